"""World Order: four powers, six rounds, area control, deck building and trade."""

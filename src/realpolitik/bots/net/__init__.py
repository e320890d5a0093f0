"""Bots that have learnt: nets that weigh every option of a question, alone and with a search that looks ahead."""

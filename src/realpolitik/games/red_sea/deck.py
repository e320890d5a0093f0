"""The cards (2.2): their numbers by name, and the facts printed on them."""

from pathlib import Path
from typing import Final

from realpolitik.games.cold_war.deck import read_deck
from realpolitik.games.cold_war.occurrence import recorder

PEACE_CORPS: Final = 1
ZBIG: Final = 2
OGADEN_WAR: Final = 3
USAID: Final = 4
ALBANO_STALINIST_ECONOMICS: Final = 5
THE_VICTORIOUS_LEADER: Final = 6
EPLF: Final = 7
CENTCOM: Final = 8
CARTER_DOCTRINE: Final = 9
KENYA_JOINS_RDF: Final = 10
VOA_IN_AMHARIC: Final = 11
EVENTS_OF_86: Final = 12
FRENCH_CONNECTIONS: Final = 13
HERO_OF_THE_CROSSING: Final = 14
ISRAELI_PERIPHERY_DOCTRINE: Final = 15
STRONG_MAN_OF_SUDAN: Final = 16
AFGHANISTAN_INVASION: Final = 17
DANIEL_ARAP_MOI: Final = 18
SOVIETS_AIRLIFT_CUBANS: Final = 19
DETENTE: Final = 20
THE_LION_FALTERS: Final = 21
DHOFAR_REBELLION: Final = 22
NASSERISM: Final = 23
T62S_AND_KALASHNIKOVS: Final = 24
GOSPLAN_ADVISERS: Final = 25
THE_DERG: Final = 26
MENGISTU_HAILE_MARIAM: Final = 27
US_PRESIDENTIAL_ELECTIONS: Final = 28
F5ES_DELIVERED: Final = 29
MARXIST_LENINIST_VANGUARD_PARTIES: Final = 30
PRESIDENTIAL_DIRECTIVE_30: Final = 31
CYRUS_VANCE: Final = 32
STAGFLATION: Final = 33
CENTO_COLLAPSES: Final = 34
ANTI_ZIONIST_COMMITTEE: Final = 35
MR_NYET: Final = 36
MIDDLE_EAST_SCORING: Final = 37
AFRICA_SCORING: Final = 38
ROMANIAN_AUTONOMY: Final = 39
FAMINE: Final = 40
OAU: Final = 41
SEPARATISTS: Final = 42
ARAB_LEAGUE: Final = 43
APOLLO_SOYUZ: Final = 44
INDIAN_OCEAN_ZONE_OF_PEACE: Final = 45
WE_ARE_THE_WORLD: Final = 46
DIEGO_GARCIA: Final = 47
MALAGASY_CONSTITUTIONAL_REFERENDUM: Final = 48
YEMENI_PRESIDENTIAL_ASSASSINATIONS: Final = 49
SEYCHELLES: Final = 50
WATER_WARS: Final = 51

_CARDS: Final = Path(__file__).parent / "data" / "cards.toml"
_LENDER: Final = Path(__file__).parents[1] / "twilight_struggle" / "data" / "cards.toml"  # 12.1

DECK: Final = read_deck(_CARDS, ROMANIAN_AUTONOMY, _LENDER)
card: Final = recorder("red_sea", DECK)  # records the event of a card

"""What the colours of a board mean is told by light alone too, in both themes, and words can be read on them."""

import re
from importlib.resources import files

import pytest

PAGE = files("realpolitik.table").joinpath("page")
THEMES = ("dark", "paper")
ADJOINING = 3.0  # WCAG 1.4.11: between what lies side by side and means different things
WORDS = 4.5  # WCAG 1.4.3


def colours(theme: str) -> dict[str, str]:
    """The variables of the style sheets in a theme: those of the paper over those of the night."""
    found: dict[str, str] = {}
    for name in ("base.css", "sides.css", "board.css"):
        text = PAGE.joinpath(name).read_text(encoding="utf-8")
        rules = re.findall(r"([^{}]+)\{([^{}]*)\}", text)
        for wanted in (r"(:root|\.board)", r'\[data-theme="paper"\]( \.board)?')[: 1 + (theme == "paper")]:
            for selector, declared in rules:
                if re.fullmatch(wanted, re.split(r"\*/|;", selector)[-1].strip()):
                    found |= dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6});", declared))
    return found


def light(colour: str) -> float:
    """Relative luminance, as WCAG defines it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    brighter, darker = sorted((light(one), light(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@pytest.fixture(params=THEMES)
def shown(request: pytest.FixtureRequest) -> dict[str, str]:
    return colours(request.param)


def test_black_on_white_has_all_the_contrast_there_is() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert colours("dark")["plate"] != colours("paper")["plate"]


@pytest.mark.parametrize(
    ("one", "other"),
    [("plate", "ussr-control"), ("ussr-control", "us-control"), ("plate", "us-control")],
)
def test_who_controls_a_country_is_told_by_light_alone(shown: dict[str, str], one: str, other: str) -> None:
    assert contrast(shown[one], shown[other]) >= ADJOINING


def test_a_battleground_is_framed_visibly(shown: dict[str, str]) -> None:
    """Its second frame across the gap, and the chip under its stability on nobody's plate."""
    assert contrast(shown["battleground"], shown["sea"]) >= ADJOINING
    assert contrast(shown["battleground"], shown["plate"]) >= ADJOINING


@pytest.mark.parametrize("ground", ["plate", "us-tint", "ussr-tint"])
def test_influence_without_control_can_be_read(shown: dict[str, str], ground: str) -> None:
    for ink in ("us-ink", "ussr-ink"):
        assert contrast(shown[ink], shown[ground]) >= WORDS


def test_words_can_be_read_on_what_is_controlled(shown: dict[str, str]) -> None:
    for side in ("us", "ussr"):
        assert contrast(shown[f"{side}-on-control"], shown[f"{side}-control"]) >= WORDS
    assert contrast(shown["on-battleground"], shown["battleground"]) >= WORDS


@pytest.mark.parametrize(
    "region",
    ["europe", "eastern-europe", "middle-east", "asia", "southeast-asia", "africa", "central-america", "south-america"],
)
def test_names_of_regions_can_be_read_on_the_sea(shown: dict[str, str], region: str) -> None:
    assert contrast(shown[region], shown["sea"]) >= WORDS


def test_what_may_be_chosen_glows_on_the_sea(shown: dict[str, str]) -> None:
    assert contrast(shown["glow"], shown["sea"]) >= ADJOINING
    assert contrast(shown["on-glow"], shown["glow-fill"]) >= WORDS

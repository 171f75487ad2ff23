"""The pages for readers: links lead somewhere; files, commands and options that they name exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bingrummy import cli
from bingrummy.rules import OPTIONS

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    path
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*.md")]
    if path.is_file()
)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^(```|~~~).*?^\1\s*$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
# Whole paths of the tree, as they stand in running text: `tests/test_speech_lint.py`.
NAMED = re.compile(r"`((?:src|docs|tests|tools|bench|examples|deploy)/[\w./@-]+\.\w+)`")


# What is typed: `bing play --seats 3`, with or without a folder before it.
TYPED = re.compile(r"\bbing (play|join|serve|check|show|solve|arena)\b([^`\n#|]*)")
MADE = re.compile(r"(?:`|^    |\n)make ([a-z-]+)")


def text_of(page: Path) -> str:
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """Return the names under which GitHub shows the headings of a page."""
    found: set[str] = set()
    for title in re.findall(r"^#{1,6} +(.*?)\s*#*$", text_of(page), re.MULTILINE):
        plain = re.sub(r"[*`]|\[([^\]]*)\]\([^)]*\)", r"\1", title).lower()
        name = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        number = 0
        while (numbered := f"{name}-{number}" if number else name) in found:
            number += 1
        found.add(numbered)
    return found


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def test_there_are_pages_with_links() -> None:
    assert len(PAGES) > 20
    assert sum(len(LINK.findall(text_of(page))) for page in PAGES) > 40


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(CODE.sub("", text_of(page))):
        if re.match("[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_relative_to(ROOT), f"{link} leads out of the tree"
        assert target.exists(), f"{link} leads nowhere"
        if anchor:
            assert anchor in anchors(target), f"{link}: no such heading"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_files_that_are_named_are_there(page: Path) -> None:
    for path in NAMED.findall(text_of(page)):
        assert (ROOT / path).exists(), f"{path} isn't there"


def test_headings_are_named_as_on_github(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Backup and restore: `SQLite`\n```\n# no heading\n```\n## A\n## A\n")
    assert anchors(page) == {"backup-and-restore-sqlite", "a", "a-1"}


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_options_that_are_shown_exist(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main([command, "--lang", "en", "--help"])
    known = set(re.findall(r"--[a-z][a-z-]*", capsys.readouterr().out))
    for page in PAGES:
        for named, rest in TYPED.findall(page.read_text(encoding="utf-8")):
            shown = set(re.findall(r"--[a-z][a-z-]*", rest)) if named == command else set()
            assert shown <= known, f"{name(page)}: bing {command} has no {shown - known}"


def test_what_is_made_can_be_made() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    made = {word for page in PAGES for word in MADE.findall(page.read_text(encoding="utf-8"))}
    assert {"play", "test", "check"} <= made <= targets


def test_the_record_names_the_options_in_their_order() -> None:
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    row = page.partition("in this order: ")[2].partition(" (")[0]
    assert re.findall(r"`(\w+)`", row) == list(OPTIONS)


def test_figures_of_the_styles_are_those_of_the_study() -> None:
    """What is told by hand goes stale where the study is made again."""
    measured = re.compile(r"-?\d+\.\d+ ± \d+\.\d+")
    told = measured.findall((ROOT / "docs" / "styles.md").read_text(encoding="utf-8"))
    found = measured.findall((ROOT / "docs" / "study" / "figures.md").read_text(encoding="utf-8"))
    assert len(told) > 50
    assert set(told) <= set(found), f"not in the study: {set(told) - set(found)}"

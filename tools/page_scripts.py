"""Minify the pages' scripts, so that a phone has less to fetch.

`python -m tools.page_scripts` writes `web/static/built/` with esbuild (npm install it in
`tools/page` first). Each file names the sources that it was made from; where they have changed
since, the server gives the sources themselves. `--check` says whether all are up to date.

What may live here: running esbuild over what the server joins.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from bingrummy.web import statics

HERE: Final = Path(__file__).parent / "page"
FOLDER: Final = Path(statics.__file__).parent / "static" / statics.BUILT


def sources() -> dict[str, str]:
    """Return the joined scripts by the name of the minified file."""
    root = FOLDER.parent
    paths = [path for path in root.rglob("*") if path.suffix in {".js", ".css"}]
    texts = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in paths}
    made = statics.joined(texts)
    return {Path(name).name: text for name, text in made.items() if name.endswith(".js")}


def out_of_date() -> list[str]:
    """Return the files that weren't made from the sources as they are."""
    found = []
    for name, text in sources().items():
        path = FOLDER / name
        head = f"/* {statics.digest_of(text.encode())} */"
        if not path.exists() or not path.read_text("utf-8").startswith(head):
            found.append(name)
    return found


def minified(text: str) -> str:
    """Return a script in fewer bytes."""
    program = [str(HERE / "node_modules/.bin/esbuild"), "--minify", "--target=es2022"]
    done = subprocess.run(program, input=text, capture_output=True, text=True, check=True)
    return done.stdout


def main() -> int:
    """Write the files, or check them."""
    if "--check" in sys.argv:
        old = out_of_date()
        if old:
            print(f"Out of date: {', '.join(old)}. Run: python -m tools.page_scripts")
        return 1 if old else 0
    FOLDER.mkdir(exist_ok=True)
    made = sources()
    for path in FOLDER.glob("*.js"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        head = f"/* {statics.digest_of(text.encode())} */"
        (FOLDER / name).write_text(f"{head}\n{minified(text)}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Scripts go out without comments and indents, and mean what they meant."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from stellwerk.web import static_files

TYPESCRIPT = Path(__file__).parents[2] / "tools" / "types" / "node_modules" / "typescript"

# The syntax tree of every script as it stands and as it is sent: kinds of nodes, names, literals.
COMPARE = """
const ts = require(process.argv[1]);
const tree = (text) => {
    const { Latest } = ts.ScriptTarget;
    const file = ts.createSourceFile("one.js", text, Latest, true, ts.ScriptKind.JS);
    const found = file.parseDiagnostics.map((one) => one.messageText);
    const walk = (node) => {
        found.push([node.kind, node.text ?? ""]);
        ts.forEachChild(node, walk);
    };
    ts.forEachChild(file, walk);
    return JSON.stringify(found);
};
let input = "";
process.stdin.on("data", (part) => { input += part; });
process.stdin.on("end", () => {
    const other = Object.entries(JSON.parse(input))
        .filter(([, [stands, sent]]) => tree(stands) !== tree(sent)).map(([name]) => name);
    console.log(JSON.stringify(other));
});
"""


def different(scripts: dict[str, list[str]]) -> list[str]:
    """The scripts whose two forms are not the same program."""
    node = Path(sys.executable).with_name("node")  # comes with the pins
    done = subprocess.run(
        [str(node), "-e", COMPARE, str(TYPESCRIPT)],
        input=json.dumps(scripts),
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    found: list[str] = json.loads(done.stdout)
    return found


def test_scripts_are_sent_smaller_and_are_the_same_programs() -> None:
    scripts = {}
    for path, file in static_files.files().items():
        source = static_files.FOLDER / path
        if source.suffix == ".js":
            stands = source.read_text(encoding="utf-8")
            scripts[path] = [stands, file.content.decode()]
            assert len(file.content) < len(stands.encode()), path
            assert b"@param" not in file.content, path
    assert len(scripts) > 20
    assert different(scripts) == []


def test_another_program_is_noticed() -> None:
    scripts = {"name": ["let a = 1;", "let b=1"], "literal": ["let a = `1 `;", "let a=`1`"]}
    scripts["same"] = ["// Why.\nlet a = 1;\n", "let a=1;"]
    assert different(scripts) == ["name", "literal"]

"""Keeps a copy of the catalog in a JSON file: a snapshot first, then the changes since."""

import json
import os
import sys
import urllib.error
import urllib.request

URL = os.environ.get("TOOLFINCH_URL", "http://localhost:4000")
KEY = os.environ.get("TOOLFINCH_KEY")


def lines(path):
    """The lines of an answer, each parsed. A refusal is an HTTPError."""
    request = urllib.request.Request(URL + path, headers={"authorization": f"Bearer {KEY}"} if KEY else {})
    with urllib.request.urlopen(request, timeout=60) as response:
        for line in response:
            yield json.loads(line)


def snapshot():
    rows = lines("/tools.ndjson")
    head = next(rows)
    tools = {record["id"]: record for record in rows}
    if len(tools) != head["tools"]:
        raise RuntimeError("The snapshot was cut off.")
    return {"sequence": head["sequence"], "tools": tools}


def apply(copy, change):
    kind, tool = change["kind"], change.get("id")
    if kind == "added":
        copy["tools"][tool] = change["record"]
    elif kind in ("changed", "event"):
        copy["tools"][tool][change["field"]] = change["new_value"]
    elif kind in ("merged", "removed"):
        copy["tools"].pop(tool, None)
    copy["sequence"] = change["sequence"]


def follow(copy):
    """Applies all changes, and returns their number. A stream without its last line was cut off."""
    count = 0
    while True:
        change = None
        for change in lines(f"/changes.ndjson?after={copy['sequence']}"):
            apply(copy, change)
            count += change["kind"] != "end"
        if change is None or change["kind"] != "end":
            raise RuntimeError("The changes were cut off.")
        if not change["more"]:
            return count


def main(file):
    if os.path.exists(file):
        with open(file, encoding="utf-8") as stored:
            copy = json.load(stored)
        print(f"{follow(copy)} changes applied: {len(copy['tools'])} tools, sequence {copy['sequence']}")
    else:
        copy = snapshot()
        print(f"Snapshot loaded: {len(copy['tools'])} tools, sequence {copy['sequence']}")
    with open(file + ".new", "w", encoding="utf-8") as stored:
        json.dump(copy, stored)
    os.replace(file + ".new", file)


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else "catalog.json")
    except urllib.error.HTTPError as error:
        sys.exit(f"{error.code}: {error.read().decode()}")

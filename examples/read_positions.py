"""What games of bots tell: read with polars what ``stellwerk selfplay`` has written.

stellwerk selfplay ink --bots greedy,random --games 200 --out games
python examples/read_positions.py games
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import polars as pl
from pyarrow import parquet


def main(folder: Path) -> None:
    files = sorted(folder.glob("positions-*.parquet"))
    about = parquet.read_schema(files[0]).metadata
    bots = json.loads(about[b"stellwerk.bots"])
    table = pl.scan_parquet([str(file) for file in files])
    ends = table.group_by("game", "seat").agg(
        pl.col("points").first(),
        pl.col("place").first(),
        pl.len().alias("decisions"),
        pl.col("legal").list.len().mean().alias("choices"),
    )
    told = (
        ends.group_by("seat")
        .agg(
            pl.len().alias("games"),
            pl.col("points").mean().round(2),
            (pl.col("place") == 1).mean().round(2).alias("first"),
            pl.col("decisions").mean().round(1),
            pl.col("choices").mean().round(1),
        )
        .sort("seat")
        .collect()
    )
    for row in told.iter_rows(named=True):
        figures = ", ".join(f"{name} {value}" for name, value in row.items() if name != "seat")
        print(f"{bots[row['seat']]}: {figures}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

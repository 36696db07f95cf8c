"""``python -m stellwerk.cli``: the command where no script is installed."""

import sys

from stellwerk.cli import main

if __name__ == "__main__":
    sys.exit(main())

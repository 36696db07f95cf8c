"""Secret links. A token opens a seat, the host's rights, a spectator's place or a seat's feed.

Only hashes are stored. Every token of a table is made from the host's, so that the host's page can
show the links of all seats without anything being stored in clear; nothing leads back.
"""

from __future__ import annotations

import base64
import hashlib
import secrets

LENGTH = 24  # characters of 6 bits each: 144 bits


def new_token() -> str:
    """A fresh secret."""
    return secrets.token_urlsafe(18)


def seat_token(host_token: str, seat: int) -> str:
    """The token of a seat."""
    return _derive(host_token, f"seat {seat}")


def watch_token(host_token: str) -> str:
    """The token of spectators."""
    return _derive(host_token, "watch")


def feed_token(seat_token: str) -> str:
    """The token of a seat's feed, which shows whose turn it is and nothing else."""
    return _derive(seat_token, "feed")


def next_token(token: str, next_table: str) -> str:
    """The token at the table where the same people play again."""
    return _derive(token, f"next {next_table}")


def digest(token: str) -> str:
    """What is stored of a token. It needs no salt: tokens are random and long."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def _derive(token: str, what: str) -> str:
    whole = hashlib.sha256(f"stellwerk {what} {token}".encode()).digest()
    return base64.urlsafe_b64encode(whole)[:LENGTH].decode()

"""Secret links. Only hashes of them are stored.

A token opens a seat (its secret), its feed, the host's rights, a spectator's place or a replay; an
invitation to a free seat or a return link to one's own opens nothing, but gives who claims by it a
secret. Secrets of seats are made for who claims and come from no other token alone. Invitations
come from the host's, so that the host's page can show those still open; nothing leads back.
"""

from __future__ import annotations

import base64
import hashlib
import secrets

LENGTH = 24  # characters of 6 bits each: 144 bits


def new_token() -> str:
    """A fresh secret."""
    return secrets.token_urlsafe(18)


def invitation_token(host_token: str, seat: int, number: int) -> str:
    """The invitation to a seat with this number: a seat that gets free again has another."""
    # The first of a seat as before there were invitations, when it was the seat's own.
    return _derive(host_token, f"seat {seat}" if number == 1 else f"seat {seat} {number}")


def claimed_token(link: str, key: str) -> str:
    """The secret of who claims by a link. The key is the claimer's own: the same post sent again
    gets the same secret, and who knows the link alone does not."""
    return _derive(link, f"claim {key}")


def watch_token(host_token: str) -> str:
    """The token of spectators."""
    return _derive(host_token, "watch")


def feed_token(seat_token: str) -> str:
    """The token of a seat's feed, which shows whose turn it is and nothing else."""
    return _derive(seat_token, "feed")


def share_token(seat_token: str) -> str:
    """The token of the replay that somebody who sat there shows to others."""
    return _derive(seat_token, "share")


def next_token(token: str, next_table: str) -> str:
    """The token at the table where the same people play again."""
    return _derive(token, f"next {next_table}")


def digest(token: str) -> str:
    """What is stored of a token. It needs no salt: tokens are random and long."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def _derive(token: str, what: str) -> str:
    whole = hashlib.sha256(f"stellwerk {what} {token}".encode(errors="surrogatepass")).digest()
    return base64.urlsafe_b64encode(whole)[:LENGTH].decode()

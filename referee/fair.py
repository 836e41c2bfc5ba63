"""Recomputes the shuffles of a game from its seed, and what players mixed into it (`fair`, record.md).

It follows the text of record.md, with the standard library and no other code of the project.
"""

import hashlib
import struct

METHOD = "crosstown-shuffle/1"
MIXED = "crosstown-shuffle/2"
BITS64 = 1 << 64


def commitment(seed):
    """What was shown of the seed before the game, as 64 hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


def mixed_seed(seed, contributions):
    """The seed of the shuffles, if seats told these secrets: pairs of seat and bytes, in rising order of seats."""
    told = b"".join(bytes([seat]) + secret for seat, secret in contributions)
    return hashlib.sha256(b"crosstown-shuffle/2 cards" + seed + told).digest()


def drawn_first(mixed, players):
    """The seat that a mixed seed lets begin, as seats were numbered before the deal."""
    drawn = hashlib.sha256(b"crosstown-shuffle/2 first" + mixed).digest()
    return int.from_bytes(drawn[:8], "little") % players


def quarter_round(state, a, b, c, d):
    for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[x] = (state[x] + state[y]) & 0xFFFFFFFF
        mixed = state[z] ^ state[x]
        state[z] = (mixed << turn | mixed >> 32 - turn) & 0xFFFFFFFF


def block(key, number):
    """The 16 words of one block of ChaCha20 under nonce 0 (RFC 8439, section 2.3)."""
    start = struct.unpack("<4I", b"expand 32-byte k") + struct.unpack("<8I", key)
    start += (number & 0xFFFFFFFF, number >> 32, 0, 0)
    state = list(start)
    for _ in range(10):
        for column in range(4):
            quarter_round(state, column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter_round(state, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
    return [(now + before) & 0xFFFFFFFF for now, before in zip(state, start)]


def key_stream(key):
    number = 0
    while True:
        yield from block(key, number)
        number += 1


class Shuffler:
    """All shuffles of one game, in the order in which they happen."""

    def __init__(self, seed):
        self.words = key_stream(seed)

    def next(self):
        """64 random bits: two words, the low half first."""
        return next(self.words) | next(self.words) << 32

    def below_two(self):
        """0 or 1."""
        return self.next() * 2 // BITS64

    def below_both(self, n):
        """A number below `n` and one below `n - 1`."""
        while True:
            first, rest = divmod(self.next() * n, BITS64)
            second, rest = divmod(rest * (n - 1), BITS64)
            if rest >= BITS64 % (n * (n - 1)):
                return first, second

    def shuffle(self, items):
        items, left = list(items), len(items)

        def swap(a, b):
            items[a], items[b] = items[b], items[a]

        while left > 2:
            first, second = self.below_both(left)
            swap(left - 1, first)
            swap(left - 2, second)
            left -= 2
        if left == 2:
            swap(1, self.below_two())
        return items

    def deck(self, cards, order):
        """Cards as a new deck in draw order; `order` has the colours as the board file lists them."""
        return self.shuffle(sorted(cards, key=order.index))[::-1]

    def tickets(self, tickets):
        """The ticket deck in draw order, out of the tickets in the order of the board file."""
        return self.shuffle(tickets)

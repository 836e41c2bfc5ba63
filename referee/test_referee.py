"""Tests of the referee: random legal games must pass, and every way of spoiling them must be refused.

The games come from a small player built on the referee's own `Game`, so they prove that it is consistent
and strict, not that it is right: that is the work of the scenarios, whose outcomes were worked out by
hand from rules.md. Standard library only: `python3 test_referee.py`.
"""

import contextlib
import copy
import functools
import io
import json
import random
import tempfile
import unittest
from collections import Counter
from pathlib import Path

import fair
import referee
from referee import GREY, WILD, Board, Game, Refused

ROOT = Path(__file__).resolve().parent.parent
BOARDS = referee.load_boards(ROOT / "boards")
CITIES = ("new-york", "london", "san-francisco", "berlin")
STYLES = ("random", "builder", "hoarder", "wild-shy")


class Watched(Game):
    """A game that counts the rare things that happen in it."""

    seen = Counter()

    def settle_row(self):
        before = list(self.row)
        super().settle_row()
        if None in self.row:
            self.seen["empty slot"] += 1
        elif self.row.count(WILD) >= 3:
            self.seen["Q3: row left standing"] += 1
        if sum(a != b for a, b in zip(before, self.row) if a) >= 1:
            self.seen["sweep"] += 1

    def do_claim(self, seat, entry):
        swept, standing = self.seen["sweep"], self.row.count(WILD) >= 3
        super().do_claim(seat, entry)
        self.seen["Q3: lifted by a claim"] += standing and self.seen["sweep"] > swept

    def do_draw(self, seat, entry):
        first = self.phase == "turn"
        super().do_draw(seat, entry)
        if first and self.phase == "turn" and (entry["from"] == "deck" or entry["card"] != WILD):
            self.seen["Q1: one card only"] += 1

    def do_tickets(self, seat, entry):
        super().do_tickets(seat, entry)
        self.seen["R4.2: one ticket left"] += len(entry["offered"]) == 1


def payments(hand, route):
    """Every way to pay for a route out of a hand."""
    for wilds in range(route.ferries, min(hand[WILD], route.cards) + 1):
        rest = route.cards - wilds
        if rest == 0:
            yield {WILD: wilds}
        for color in hand:
            if rest and color != WILD and hand[color] >= rest and route.color in (GREY, color):
                yield {color: rest, WILD: wilds} if wilds else {color: rest}


class Table:
    """Plays one game to its end, or for so many actions, and writes its record."""

    def __init__(self, board, players, seed, style="random", stop_after=None, deal=None):
        self.rng, self.board, self.style = random.Random(seed), board, style
        cards, tickets = deal or (self.mixed(board.cards), self.mixed(board.tickets))
        self.ready, self.log, self.chance = None, [], []
        self.game = Watched(board, players, cards, tickets, self.shuffle)
        self.record = {"format": referee.FORMAT, "city": board.id, "players": players,
                       "seats": [{"name": f"p{i}", "by": f"bot:{style}"} for i in range(players)],
                       "deal": {"cards": cards, "tickets": tickets}, "log": self.log}
        self.log += self.chance
        actions = 0
        while not self.game.over and actions != stop_after:
            self.act(self.choose())
            actions += 1
        if not self.game.over:
            self.log.append({"end": "abandoned", "by": self.rng.randrange(players)})
            self.game.over = "abandoned"
        self.record["result"] = self.game.result()

    def mixed(self, items):
        return self.rng.sample(sorted(items), len(items))

    def shuffle(self, discards):
        cards, self.ready = self.ready or self.mixed(discards), None
        self.chance.append({"chance": "shuffle", "cards": cards})
        return cards

    def act(self, entry):
        self.chance = []
        self.game.apply(entry)
        self.log += [entry] + self.chance

    def top(self):
        """The card that a blind draw takes; `None` if there is none. Shuffles ahead if need be."""
        if self.game.deck:
            return self.game.deck[-1]
        if self.game.discards:
            self.ready = self.mixed(self.game.discards)
            return self.ready[0]
        return None

    def draws(self):
        game, second = self.game, self.game.phase == "second"
        found = [{"from": slot, "card": card} for slot, card in enumerate(game.row)
                 if card and not (second and card == WILD)]
        if self.style == "wild-shy":
            found = [draw for draw in found if draw["card"] != WILD] or found
            if any(draw["card"] != WILD for draw in found):
                return found
        if game.deck or game.discards:
            found.append({"from": "deck", "card": None})
        return found

    def claims(self):
        game, seat, found = self.game, self.game.seat, []
        for route in self.board.routes.values():
            if game.barred(seat, route):
                continue
            places = game.tourist_choices(seat, route)
            for cards in payments(game.hands[seat], route):
                found += [{"route": route.id, "cards": cards, "tourist": place} for place in places]
                found += [] if places else [{"route": route.id, "cards": cards}]
        return found

    def choose(self):
        game, rng = self.game, self.rng
        if game.phase == "place":
            free = [place for place in self.board.places if place not in game.stacks]
            return {"seat": game.seat, "do": "place", "at": rng.choice(free)}
        if game.phase in ("setup", "offer"):
            offer = game.offers[game.seat]
            return {"seat": game.seat, "do": "keep", "tickets": rng.sample(offer, rng.randint(1, len(offer)))}
        ways = {"draw": self.draws()}
        if game.phase == "turn":
            ways["claim"] = self.claims()
            ways["tickets"] = [{"offered": game.ticket_deck[:2]}] if game.ticket_deck else []
        kinds = [kind for kind, found in ways.items() if found]
        if not kinds:
            return {"seat": game.seat, "do": "pass"}
        if self.style == "builder" and "claim" in kinds:
            kind = "claim"
        elif self.style in ("hoarder", "wild-shy"):
            kind = next(kind for kind in ("draw", "tickets", "claim") if kind in kinds)
        else:
            kind = rng.choices(kinds, [{"draw": 6, "claim": 3, "tickets": 1}[kind] for kind in kinds])[0]
        entry = {"seat": game.seat, "do": kind, **rng.choice(ways[kind])}
        if entry.get("from") == "deck":
            entry["card"] = self.top()
        return entry


@functools.cache
def played(city, players, seed, style):
    """The text of the record of one game."""
    return json.dumps(Table(BOARDS[city], players, seed, style).record)


def fault(record, boards=BOARDS):
    return referee.check_line(json.dumps(record), boards)


def tiny_board(**changes):
    """A board of three places in a line with every bonus at once, and cards that soon run out."""
    data = {
        "id": "tiny", "players": [2, 4], "last_round_at": 0, "deck": {c: 1 for c in "abcdefgh"} | {WILD: 1},
        "pieces": {"tram": {"count": 4, "points": {"2": 2, "3": 4}}},
        "places": [{"id": "x", "attraction": True, "tourists": True}, {"id": "y"}, {"id": "z", "attraction": True}],
        "districts": [{"number": 3, "color": "red", "places": ["x", "z"]}],
        "tourists": {"symbols": 2, "start": {"2": 1}, "placed": {"2": 1}, "points": [0, 1, 5]},
        "routes": [{"id": "x--y", "color": "a", "spaces": 2}, {"id": "y--z", "color": "grey", "spaces": 2}],
        "tickets": [{"id": t, "points": 4} for t in ("x--y", "y--z", "x--z", "z--x", "y--x")],
    }
    return Board(data | changes)


class LegalGames(unittest.TestCase):
    def test_random_games_pass_in_every_city(self):
        Watched.seen.clear()
        chances, reasons = Counter(), Counter()
        for city in CITIES:
            for players in (2, 3, 4):
                for style in STYLES:
                    for seed in range(10):
                        with self.subTest(city=city, players=players, style=style, seed=seed):
                            record = Table(BOARDS[city], players, seed, style).record
                            self.assertIsNone(fault(record))
                            reasons[record["result"]["reason"]] += 1
                            for before, entry in zip(record["log"], record["log"][1:]):
                                if "chance" in entry:
                                    chances[before.get("do"), before.get("from") == "deck"] += 1
        self.assertEqual(reasons["finished"], 480)
        for kind in (("draw", True), ("draw", False), ("claim", False)):
            self.assertGreater(chances[kind], 0, kind)
        for event in ("empty slot", "sweep", "Q3: row left standing", "Q3: lifted by a claim", "Q1: one card only",
                      "R4.2: one ticket left"):
            self.assertGreater(Watched.seen[event], 0, event)

    def test_a_game_abandoned_anywhere_passes(self):
        for city in CITIES:
            for stop in (0, 1, 3, 4, 5, 6, 20, 21, 22, 23, 60):
                record = Table(BOARDS[city], 3, stop, stop_after=stop).record
                self.assertIsNone(fault(record))
                record["result"]["reason"] = "finished"
                self.assertIn("result: the reason is abandoned (Q10)", fault(record))

    def test_a_stuck_game_passes(self):
        board = tiny_board()
        for seed in range(200):
            record = Table(board, 2, seed, "hoarder").record
            self.assertIsNone(fault(record, {"tiny": board}))
            if record["result"]["reason"] == "stuck":
                self.assertEqual([entry["do"] for entry in record["log"][-2:]], ["pass", "pass"])
                break
        else:
            self.fail("no game got stuck")
        record["result"]["reason"] = "finished"
        self.assertIn("the reason is stuck (Q4)", fault(record, {"tiny": board}))
        record["log"].append({"seat": record["log"][-2]["seat"], "do": "pass"})
        self.assertIn("an entry after the end (stuck)", fault(record, {"tiny": board}))
        del record["log"][-2:]
        self.assertIn("the log stops before the end", fault(record, {"tiny": board}))


class Spoiled(unittest.TestCase):
    """One record of each kind, changed in one way, is refused for that reason."""

    def records(self, city=None, players=None, style="random", seeds=30):
        for seed in range(seeds):
            for name in [city] if city else CITIES:
                for number in [players] if players else (2, 3, 4):
                    yield json.loads(played(name, number, seed, style))

    def spoil(self, expected, change, **kind):
        """`change(record)` spoils a record and gives the number of the entry to blame (or a part of the
        record), or gives `None` where this record has nothing to spoil."""
        done = 0
        for record in self.records(**kind):
            where = change(record)
            if where is None:
                continue
            found = fault(record)
            self.assertIsNotNone(found, "passes although spoiled")
            place = where if isinstance(where, str) else f"entry {where + 1}"
            self.assertTrue(found.startswith(f"{place}: "), f"{found!r} is not at {place}")
            self.assertIn(expected, found)
            done += 1
            if done == 5:
                return
        self.assertGreater(done, 0, "nothing found to spoil")

    @staticmethod
    def find(record, test, last=False):
        found = [i for i, entry in enumerate(record["log"]) if test(entry)]
        return found[-1 if last else 0] if found else None

    def change_entry(self, expected, test, change, after=0, last=False, **kind):
        """Change the first entry that passes `test`; blame the one `after` it."""
        def spoiler(record):
            i = self.find(record, test, last)
            if i is None or change(record["log"][i], record) is False:
                return None
            return i + after
        self.spoil(expected, spoiler, **kind)

    # -- header and deal

    def test_header(self):
        changes = {
            "format 'x'": {"format": "x"}, "no board 'oz'": {"city": "oz"},
            "record: 5 players": {"players": 5, "seats": [{"name": "a", "by": "human"}] * 5},
            "1 seats for": {"seats": [{"name": "a", "by": "human"}]}, "unknown key 'seed'": {"seed": 1},
            "players has the wrong type": {"players": True}, "log has the wrong type": {"log": [1]},
        }
        for expected, change in changes.items():
            self.spoil(expected, lambda record: record.update(change) or "record")
        self.spoil("result is missing", lambda record: record.pop("result") and "record")
        self.assertIn("not JSON", referee.check_line("", BOARDS))
        self.assertIn("not JSON", referee.check_line('{"format": 1, "format": 2}', BOARDS))
        self.assertIn("not an object", referee.check_line("[]", BOARDS))

    def test_deal(self):
        def recolor(record):
            cards = record["deal"]["cards"]
            cards[0] = WILD if cards[0] != WILD else "blue"
            return "deal"
        self.spoil("not the board's deck (R1.2)", recolor)
        self.spoil("not the board's deck (R1.2)", lambda r: r["deal"]["cards"].pop() and "deal")
        self.spoil("not the board's (R1.3)", lambda r: r["deal"]["tickets"].pop() and "deal")

    def test_order_of_the_deal(self):
        def swap_first_blind(record):
            cards, row = record["deal"]["cards"], 2 * record["players"] + 5
            i = self.find(record, lambda e: e.get("do") in ("draw", "claim", "tickets"))
            if record["log"][i].get("from") != "deck" or cards[row - 5:row].count(WILD) > 2:
                return None
            other = next(k for k in range(row, 44) if cards[k] != cards[row])
            cards[row], cards[other] = cards[other], cards[row]
            return i
        self.spoil("the card from deck is", swap_first_blind, seeds=60)

    # -- setup

    def test_setup_tickets(self):
        first = lambda e: e.get("do") == "keep"
        self.change_entry("keeps nothing out of", first, lambda e, r: e.update(tickets=[]))
        self.change_entry("(R1.3)", first, lambda e, r: e.update(tickets=r["deal"]["tickets"][2:3]))
        self.change_entry("(R1.3)", first, lambda e, r: e.update(tickets=e["tickets"][:1] * 2))
        self.change_entry("seat 1 acts where seat 0 is to keep (R1.3)", first,
                          lambda e, r: r["log"].insert(0, r["log"].pop(1)))
        self.change_entry("(R1.3)", lambda e: e.get("do") == "keep" and e["seat"] == 1, lambda e, r: r["log"].pop(1))

    def test_a_returned_ticket_goes_to_the_bottom(self):
        def keep_both(record):  # then the ticket that was returned is offered to nobody later
            keep = next((e for e in record["log"][:record["players"]] if len(e["tickets"]) == 1), None)
            if keep is None:
                return None
            offer = record["deal"]["tickets"][2 * keep["seat"]:2 * keep["seat"] + 2]
            keep["tickets"] = offer
            return self.find(record, lambda e: e.get("do") == "tickets" and set(e["offered"]) & set(offer))
        self.spoil("(R4.", keep_both, style="hoarder")

    def test_tourists_put_down(self):
        place = lambda e: e.get("do") == "place"
        sf = {"city": "san-francisco"}
        self.change_entry("already has a stack (R6.1)", place, lambda e, r: e.update(at="sunset"), **sf)
        self.change_entry("no place 'atlantis'", place, lambda e, r: e.update(at="atlantis"), **sf)
        self.change_entry("is to place (R6.1)", place, lambda e, r: e.update(seat=0), **sf)
        self.change_entry("is to place (R6.1)", place, lambda e, r: r["log"].remove(e), last=True, **sf)
        self.change_entry("already has a stack", place,
                          lambda e, r: e.update(at=r["log"][r["players"]]["at"]), last=True, **sf)
        for players, seats in ((2, [1, 1]), (3, [2, 1]), (4, [3, 2])):
            record = next(self.records("san-francisco", players))
            self.assertEqual([e["seat"] for e in record["log"] if e.get("do") == "place"], seats)
        self.change_entry("place where seat 0 is to draw", lambda e: e.get("do") in ("draw", "claim", "tickets"),
                          lambda e, r: r["log"].insert(r["log"].index(e), {"seat": 0, "do": "place", "at": "soho"}),
                          city="new-york")

    # -- draws

    def test_cards_drawn(self):
        draw = lambda e: e.get("do") == "draw"
        other = lambda e, r: e.update(card="blue" if e["card"] != "blue" else "green")
        self.change_entry("(R2.1)", draw, other)
        self.change_entry("(R2.1)", draw, other, last=True)
        self.change_entry("no slot 5", draw, lambda e, r: e.update({"from": 5}))
        self.change_entry("no slot -1", draw, lambda e, r: e.update({"from": -1}))
        self.change_entry("no slot '3'", draw, lambda e, r: e.update({"from": "3"}))
        self.change_entry("from has the wrong type", draw, lambda e, r: e.update({"from": True}))
        self.change_entry("seat 7 acts", draw, lambda e, r: e.update(seat=7))

    def test_second_card_is_forced_and_the_first_stands(self):
        def second_is(entry):
            def spoiler(record):
                for i, (a, b) in enumerate(zip(record["log"], record["log"][1:])):
                    if a.get("do") == b.get("do") == "draw" and a["seat"] == b["seat"]:
                        record["log"][i + 1] = {"seat": a["seat"], **entry(record)}
                        return i + 1
            return spoiler
        self.spoil("is to draw (Q5)", second_is(lambda r: {"do": "pass"}))
        self.spoil("is to draw (Q5)", second_is(lambda r: {"do": "tickets", "offered": r["deal"]["tickets"][:2]}))
        self.spoil("is to draw (Q5)", second_is(
            lambda r: {"do": "claim", "route": "alcatraz--pier-39#1", "cards": {"wild": 2}}), city="san-francisco")

        def skip_second(record):
            for i, (a, b) in enumerate(zip(record["log"], record["log"][1:])):
                if a.get("do") == b.get("do") == "draw" and a["seat"] == b["seat"] and i + 3 < len(record["log"]):
                    del record["log"][i + 1]
                    return i + 1 if "chance" not in record["log"][i + 1] else None
        self.spoil("(Q5)", skip_second)

    def test_wild_second(self):
        def take_wild(record):
            game = self.rerun(record)
            for i, state in game:
                entry = record["log"][i]
                if state.phase == "second" and WILD in state.row:
                    record["log"][i] = entry | {"from": state.row.index(WILD), "card": WILD}
                    return i
        self.spoil("a face-up wild is taken second (R2.2)", take_wild)

        def second_after_wild(record):
            i = self.find(record, lambda e: e.get("do") == "draw" and e["from"] != "deck" and e["card"] == WILD)
            if i is None or i + 1 == len(record["log"]) or "chance" in record["log"][i + 1]:
                return None
            record["log"].insert(i + 1, {"seat": record["log"][i]["seat"], "do": "draw", "from": "deck", "card": WILD})
            return i + 1
        self.spoil("acts where seat", second_after_wild)

    def rerun(self, record):
        """The game before each action of a good record, with the number of the action's entry."""
        log, at = record["log"], 0

        def shuffle(_discards):
            nonlocal at
            at += 1
            return log[at - 1]["cards"]
        game = Game(BOARDS[record["city"]], record["players"], record["deal"]["cards"],
                    record["deal"]["tickets"], shuffle)
        while at < len(log):
            yield at, game
            at += 1
            game.apply(log[at - 1])

    def test_empty_slot_and_empty_deck(self):
        def from_nothing(source):
            def spoiler(record):
                for i, game in self.rerun(record):
                    if game.phase == "second" and None in game.row:
                        slot = game.row.index(None) if source is None else source
                        record["log"][i] = {"seat": game.seat, "do": "draw", "from": slot, "card": "blue"}
                        return i
            return spoiler
        self.spoil("is empty (Q1)", from_nothing(None), style="hoarder")
        self.spoil("deck and discards are empty (Q1)", from_nothing("deck"), style="hoarder")

    # -- chance

    def spoil_chance(self, expected, change, after=0, **kind):
        """`change(log, i)` on the first shuffle that stands alone between two actions."""
        def spoiler(record):
            log = record["log"]
            for i in range(2, len(log) - 1):
                if ["chance" in entry for entry in log[i - 2:i + 2]] == [False, False, True, False]:
                    change(log, i)
                    return i + after
        self.spoil(expected, spoiler, **kind)

    def test_chance(self):
        for style in STYLES:
            self.spoil_chance("discards is missing (R2.5)", lambda log, i: log.pop(i), style=style)
            self.spoil_chance("a shuffle where none happens (Q6)",
                              lambda log, i: log.insert(i, log[i]), after=1, style=style)
        self.spoil_chance("not the discards (R2.5)", lambda log, i: log[i]["cards"].append("blue"))
        self.spoil_chance("not the discards (R2.5)", lambda log, i: log[i]["cards"].pop())
        self.spoil_chance("no such chance", lambda log, i: log[i].update(chance="dice"))
        self.spoil_chance("unknown key 'seat'", lambda log, i: log[i].update(seat=0))
        self.spoil_chance("a shuffle where none happens (Q6)",  # one action too early
                          lambda log, i: log.insert(i - 1, log.pop(i)), after=-1)
        self.spoil_chance("is missing (R2.5)", lambda log, i: log.insert(i + 1, log.pop(i)))  # too late
        self.spoil("a shuffle where none happens (Q6)",
                   lambda r: r["log"].insert(0, {"chance": "shuffle", "cards": []}) or 0)

    # -- claims

    def spoil_claim(self, expected, change, **kind):
        """`change(game, entry)` on the first claim where it does not give `False`."""
        def spoiler(record):
            for i, game in self.rerun(record):
                if record["log"][i]["do"] == "claim" and change(game, record["log"][i]) is not False:
                    return i
        self.spoil(expected, spoiler, **kind)

    def test_payment(self):
        def pay(expected, payment, **kind):
            def change(game, entry):
                cards = payment(game, game.board.routes[entry["route"]], game.hands[game.seat])
                if not cards:
                    return False
                entry["cards"] = cards
            self.spoil_claim(expected, change, **kind)

        def wrong_color(game, route, hand):
            color = next((c for c in hand if c not in (WILD, route.color) and hand[c] >= route.cards), None)
            return color and route.color != GREY and not route.ferries and {color: route.cards}

        def two_colors(game, route, hand):
            own = [c for c in hand if c != WILD and hand[c]]
            return route.cards == 2 and len(own) > 1 and {own[0]: 1, own[1]: 1}
        pay("not [", wrong_color)
        pay("cards of 2 colours are played (R3.2)", two_colors)
        pay("cards are played", lambda g, route, h: {WILD: route.cards + 1})
        pay("and holds", lambda g, route, h: h[WILD] < route.cards and {WILD: route.cards})
        pay("no colour 'teal'", lambda g, route, h: {"teal": route.cards})
        pay("not a number of cards: 0", lambda g, route, h: {"blue": route.cards, WILD: 0})
        pay("not a number of cards: True", lambda g, route, h: {WILD: True})
        pay("asks for 1 wild (R6.3)", lambda g, route, h: route.ferries and {
            route.color if route.color != GREY else "blue": route.cards}, city="san-francisco")
        pay("(R3.2)", lambda g, route, h: route.cards != route.spaces and {WILD: route.spaces}, city="berlin")

    def test_routes_not_open(self):
        def claim(expected, choose, **kind):
            def change(game, entry):
                found = [r.id for r in game.board.routes.values() if choose(game, r)]
                if not found:
                    return False
                entry["route"] = found[0]
            self.spoil_claim(expected, change, **kind)
        claim("is taken (R3.1)", lambda g, r: r.id in g.owner)
        for players in (3, 4):
            claim("owns the other lane", lambda g, r: r.id not in g.owner and g.owner.get(r.twin) == g.seat,
                  players=players)
        claim("is closed: two players", lambda g, r: r.id not in g.owner
              and g.owner.get(r.twin, g.seat) != g.seat, players=2)
        claim("too few pieces", lambda g, r: r.id not in g.owner and r.twin not in g.owner
              and g.pieces[g.seat][r.piece] < r.spaces)
        claim("too few pieces (subway)", lambda g, r: r.id not in g.owner and r.twin not in g.owner
              and r.piece == "subway" and not g.pieces[g.seat]["subway"], city="berlin", style="builder", seeds=300)
        self.spoil_claim("no route 'a--b'", lambda g, e: e.update(route="a--b"))

    def test_tourists_of_a_claim(self):
        sf = {"city": "san-francisco"}
        self.spoil_claim("a tourist must be taken", lambda g, e: e.pop("tourist", False), **sf)
        self.spoil_claim("no tourist to take at", lambda g, e: e.update(tourist="union-square")
                         if "tourist" in e else False, **sf)
        self.spoil_claim("no tourist to take at", lambda g, e: "tourist" not in e
                         and e.update(tourist=g.board.routes[e["route"]].ends[0]))
        self.spoil_claim("tourist has the wrong type", lambda g, e: e.update(tourist=None))

        def held(game, entry):  # a symbol that the player has already
            ends = game.board.routes[entry["route"]].ends
            mine = [p for p in ends if p in game.stacks and game.stacks[p][0] in game.tokens[game.seat]]
            return bool(mine) and entry.update(tourist=mine[0])
        self.spoil_claim("no tourist to take at", held, **sf)

    # -- tickets, turns, end

    def test_tickets_drawn(self):
        draw = lambda e: e.get("do") == "tickets"
        self.change_entry("(R4.1)", draw, lambda e, r: e.update(offered=e["offered"][:1])
                          if len(e["offered"]) == 2 else False)
        self.change_entry("(R4.1)", draw, lambda e, r: e["offered"].reverse() if len(e["offered"]) == 2 else False)
        self.change_entry("is to keep (R4.1)", draw, lambda e, r: r["log"].insert(
            r["log"].index(e) + 1, {"seat": e["seat"], "do": "pass"}), after=1)
        self.change_entry("is to keep (R4.1)", draw, lambda e, r: r["log"].pop(r["log"].index(e) + 1) and None,
                          after=1, seeds=60)
        self.change_entry("keeps nothing", lambda e: draw(e) and len(e["offered"]) == 1,
                          lambda e, r: r["log"][r["log"].index(e) + 1].update(tickets=[]), after=1, style="hoarder")

        def none_left(record):
            for i, game in self.rerun(record):
                if game.phase == "turn" and not game.ticket_deck:
                    record["log"][i] = {"seat": game.seat, "do": "tickets", "offered": []}
                    return i
        self.spoil("no ticket is left (R4.2)", none_left, style="hoarder")

    def test_turn_order_and_passing(self):
        def with_turn(change, when=lambda game: True):
            def spoiler(record):
                for i, game in self.rerun(record):
                    if game.phase == "turn" and when(game):
                        change(record["log"], i)
                        return i
            return spoiler
        a_pass = with_turn(lambda log, i: log.insert(i, {"seat": log[i]["seat"], "do": "pass"}))
        self.spoil("passes and can draw a card (Q4)", a_pass)
        empty = lambda g: not (g.deck or g.discards or any(g.row))
        swap = lambda log, i: log.__setitem__(i, {"seat": log[i]["seat"], "do": "pass"})
        self.spoil("passes and can draw tickets (Q4)", with_turn(swap, lambda g: empty(g) and g.ticket_deck),
                   style="hoarder")
        self.spoil("passes and can claim", with_turn(swap, lambda g: empty(g) and not g.ticket_deck), style="hoarder")
        self.spoil("acts where seat", with_turn(lambda log, i: log[i].update(seat=1 - log[i]["seat"])), players=2)
        self.spoil("keep where seat", with_turn(
            lambda log, i: log.insert(i, {"seat": log[i]["seat"], "do": "keep", "tickets": []})))
        self.spoil("no such action", with_turn(lambda log, i: log[i].update(do="dance")))
        self.spoil("no such action", with_turn(lambda log, i: log[i].update(do=["draw"])))
        self.spoil("unknown key", with_turn(lambda log, i: log[i].update(note="")))

    def test_end(self):
        self.spoil("the log stops before the end", lambda r: r["log"].pop() and len(r["log"]), style="builder")
        self.spoil("the log stops before the end", lambda r: r["log"].clear() or 0)
        self.spoil("an entry after the end (finished)",
                   lambda r: r["log"].append({"seat": 0, "do": "pass"}) or len(r["log"]) - 1)
        self.spoil("an entry after the end (finished)",
                   lambda r: r["log"].append({"chance": "shuffle", "cards": []}) or len(r["log"]) - 1)
        self.spoil("an entry after the end (finished)",
                   lambda r: r["log"].append({"end": "abandoned", "by": 0}) or len(r["log"]) - 1)
        self.spoil("an entry after the end (abandoned)",
                   lambda r: r["log"].insert(9, {"end": "abandoned", "by": 0}) or 10, style="builder", city="london")
        self.spoil("no seat 4", lambda r: r["log"].insert(0, {"end": "abandoned", "by": 4}) or 0)
        self.spoil("no such end", lambda r: r["log"].insert(0, {"end": "won", "by": 0}) or 0)

    def test_result(self):
        for key in ("routes", "tickets", "bonus", "total", "completed"):
            def change(record):
                record["result"]["scores"][-1][key] += 1
                return "result"
            self.spoil(f"{key} is", change)
        result = lambda change: lambda record: change(record["result"]) or "result"
        self.spoil("the reason is finished (R5.1)", result(lambda r: r.update(reason="stuck")))
        self.spoil("scores (record)", result(lambda r: r["scores"].append(r["scores"][0])))
        self.spoil("(R5.3)", result(lambda r: r.update(winners=[])))
        self.spoil("(R5.3)", result(lambda r: r["winners"].append(r["winners"][0])))
        self.spoil("(R5.3)", lambda r: r["result"].update(winners=[1 - r["result"]["winners"][0]]) or "result"
                   if len(r["result"]["winners"]) == 1 else None, players=2)
        self.spoil("winners has the wrong type", result(lambda r: r.update(winners=[bool(w) for w in r["winners"]])))

    # -- laws for any entry

    def test_no_entry_can_be_dropped_or_repeated(self):
        for record in self.records(style="random", seeds=1):
            for i, entry in enumerate(record["log"]):
                if "chance" in entry:  # a sweep may by luck repeat a shuffle
                    continue
                for spoiled in (record["log"][:i] + record["log"][i + 1:], record["log"][:i + 1] + record["log"][i:]):
                    self.assertIsNotNone(fault(record | {"log": spoiled}), (i, entry))

    def test_no_leaf_can_be_of_another_type(self):
        def leaves(value):
            for key, item in value.items() if isinstance(value, dict) else enumerate(value):
                yield value, key
                if isinstance(item, (dict, list)):
                    yield from leaves(item)
        for city in CITIES:
            record = Table(BOARDS[city], 2, 5, "builder").record
            for holder, key in leaves(record):
                was = holder[key]
                for other in (None, 1.5, True, [[]], {"": {}}, "nonsense", 99):
                    if other == "nonsense" and key in ("name", "by"):
                        continue
                    holder[key] = other
                    with self.assertRaises(Refused, msg=(key, was, other)):
                        referee.Replay(record, BOARDS).run()
                holder[key] = was


class Scenarios(unittest.TestCase):
    """Outcomes worked out by hand from rules.md."""

    def game(self, city="london", players=2, shuffle=None, **state):
        board = BOARDS.get(city) or city
        shuffles = iter(shuffle or ())
        game = Game(board, players, sorted(board.cards, key=lambda card: card == WILD), list(board.tickets),
                    lambda discards: next(shuffles))
        game.phase = "turn"
        for name, value in state.items():
            setattr(game, name, value)
        return game

    def do(self, game, verb, **fields):
        if "source" in fields:
            fields["from"] = fields.pop("source")
        game.apply({"seat": game.seat, "do": verb, **fields})

    def refused(self, rule, game, verb, **fields):
        with self.assertRaisesRegex(Refused, rf"\({rule}\)$"):
            self.do(game, verb, **fields)

    def test_the_deal(self):
        cards = [f"c{i}" for i in range(44)]
        game = Game(BOARDS["berlin"], 3, cards, [f"t{i}" for i in range(22)], None)
        self.assertEqual([sorted(hand) for hand in game.hands], [["c0", "c1"], ["c2", "c3"], ["c4", "c5"]])
        self.assertEqual(game.row, ["c6", "c7", "c8", "c9", "c10"])
        self.assertEqual((game.deck[-1], len(game.deck)), ("c11", 33))
        self.assertEqual(game.offers[1], ["t2", "t3"])
        self.assertEqual(game.ticket_deck[0], "t6")

    def test_three_wilds_in_the_opening_row_are_swept(self):
        cards = ["a", "b", "c", "d", WILD, WILD, "e", WILD, "f"] + [WILD] * 3 + ["g", "h"] + list("ijklm") + list("no")
        game = Game(BOARDS["berlin"], 2, cards, list(BOARDS["berlin"].tickets), None)
        self.assertEqual(game.row, list("ijklm"))  # the second row, too, had three
        self.assertEqual(game.discards, [WILD, WILD, "e", WILD, "f", WILD, WILD, WILD, "g", "h"])

    def test_sweep_after_the_first_card_shuffles_the_swept_cards_in(self):
        game = self.game(row=["blue", WILD, WILD, "pink", "pink"], deck=[WILD], discards=["pink"], shuffle=[
            ["pink", WILD, "pink", WILD, WILD, "pink"], [WILD, "pink", WILD, "pink", WILD]])
        self.do(game, "draw", source=0, card="blue")
        # Slot 0 gets the last card of the deck, a third wild. Three pink are left, so all five go; the six
        # discards become the first deck. Its row has three wilds, too: all five go, slot 0 gets the last
        # pink, and the five discards become the second deck.
        self.assertEqual((game.row, game.deck), (["pink", WILD, "pink", WILD, "pink"], [WILD]))
        self.assertEqual((game.phase, game.seat), ("second", 0))

    def test_q3_holds_the_sweep_until_a_claim_brings_plain_cards(self):
        row = [WILD, WILD, WILD, "pink", "blue"]
        fresh = ["blue", WILD, "pink", "blue", WILD, "blue", WILD]
        game = self.game(row=row, deck=[WILD], discards=[], shuffle=[fresh])
        game.settle_row()
        self.assertEqual(game.row, row)
        game.hands[0].update({"blue": 2})
        self.do(game, "claim", route="regents-park--baker-street", cards={"blue": 2})
        # pink and three blue are left now: the row is swept, and slot 0 takes the last of the deck
        self.assertEqual(game.row, [WILD, "blue", WILD, "pink", "blue"])
        self.assertEqual(game.deck, [WILD, "blue", WILD])

    def test_one_action_sweeps_750_times_at_most(self):
        def settled(wilds):
            # A plain card every five: no row ever has fewer than three wilds.
            order = ["pink", WILD, WILD, WILD, WILD] * 3
            shuffles = []
            game = self.game(row=[WILD, WILD, WILD, WILD, "pink"], deck=[], discards=["pink"] * 2 + [WILD] * 8)
            game.board = copy.copy(game.board)
            game.board.cards = [WILD] * wilds

            def shuffle(discards):
                shuffles.append(len(discards))
                # Seen from the outside this never ends; a board without the limit is let go at last.
                return order[:len(discards)] if len(shuffles) < 1000 else sorted(discards)
            game.shuffle = shuffle
            game.settle_row()
            return game, len(shuffles)
        game, shuffles = settled(16)
        # 15 cards: every third sweep takes the last of the deck, and the row before the limit is full again.
        self.assertEqual((shuffles, game.row.count(WILD)), (250, 4))
        self.assertEqual(len(game.deck) + len(game.discards), 10)
        game.settle_row()  # the next action sweeps on
        game, shuffles = settled(17)
        self.assertEqual((shuffles, game.row.count(WILD)), (1000, 2))

    def test_q2_refill_after_the_claim(self):
        game = self.game(row=[None, WILD, None, "blue", WILD], deck=[], discards=[],
                         shuffle=[["pink", "pink", WILD]])
        game.hands[0].update({"pink": 2, WILD: 1})
        self.do(game, "claim", route="kings-cross--the-charterhouse", cards={"pink": 2, WILD: 1})
        self.assertEqual((game.row, game.deck), (["pink", WILD, "pink", "blue", WILD], [WILD]))

    def test_q1_the_turn_ends_after_one_card(self):
        game = self.game(row=[WILD, WILD, None, None, None], deck=["blue"], discards=[])
        self.do(game, "draw", source="deck", card="blue")
        self.assertEqual((game.phase, game.seat), ("turn", 1))
        self.do(game, "draw", source=0, card=WILD)
        self.do(game, "draw", source=1, card=WILD)
        self.assertFalse(game.can_draw())

    def test_a_wild_drawn_blind_counts_as_an_ordinary_card(self):
        game = self.game(row=["pink"] * 5, deck=[WILD, WILD], discards=[])
        self.do(game, "draw", source="deck", card=WILD)
        self.assertEqual(game.phase, "second")
        self.do(game, "draw", source="deck", card=WILD)
        self.assertEqual(game.seat, 1)

    def test_returned_tickets_go_to_the_bottom_in_order(self):
        game = Game(BOARDS["berlin"], 2, BOARDS["berlin"].cards, list("ABCDEFG"), None)
        self.do(game, "keep", tickets=["B"])
        self.do(game, "keep", tickets=["C"])
        self.assertEqual(game.ticket_deck, list("EFGAD"))
        self.do(game, "tickets", offered=["E", "F"])
        self.refused("R4.1", game, "keep", tickets=["E", "A"])
        self.do(game, "keep", tickets=["F"])
        self.assertEqual((game.ticket_deck, game.kept, game.seat), (list("GADE"), [["B", "F"], ["C"]], 1))

    def test_stacks_put_down_have_their_own_size(self):
        game = self.game("san-francisco", phase="place", seat=1, placers=[1])
        self.assertEqual(game.stacks["sunset"], [3, 2])
        self.do(game, "place", at="presidio")
        self.do(game, "place", at="pier-39")
        self.assertEqual((game.stacks["presidio"], game.stacks["pier-39"]), ([5, 1], [6, 1]))
        self.assertEqual((game.phase, game.seat), ("turn", 0))

    def test_a_player_who_can_do_nothing_passes(self):
        game = self.game("san-francisco", row=[None] * 5, deck=[], ticket_deck=[])
        game.owner = dict.fromkeys(set(game.board.routes) - {"fort-mason--golden-gate-bridge"}, 1)
        game.hands[0] = Counter({"blue": 6})  # the ferry lacks its wild (R6.3)
        self.do(game, "pass")
        game.seat = 0
        game.hands[0] = Counter({"blue": 4, WILD: 1})
        self.refused("Q4", game, "pass")

    def test_ferries(self):
        game = self.game("san-francisco")
        game.hands[0].update({"blue": 9, WILD: 5})
        game.stacks = {}
        route = "fort-mason--golden-gate-bridge"
        self.refused("R6.3", game, "claim", route=route, cards={"blue": 5})
        self.do(game, "claim", route=route, cards={"blue": 2, WILD: 3})
        self.assertEqual(game.score(0)["routes"], 10)

    def test_tokens_at_both_ends(self):
        game = self.game("san-francisco")
        game.stacks = {"pier-39": [5, 1], "the-embarcadero": [3, 2]}
        game.hands[0].update({"red": 1})
        claim = {"route": "pier-39--the-embarcadero#1", "cards": {"red": 1}}
        self.refused("R6.2", game, "claim", **claim)
        self.do(game, "claim", **claim, tourist="pier-39")
        self.assertEqual((game.stacks["pier-39"][1], game.tokens[0]), (0, {5}))
        self.assertEqual(game.tourist_choices(1, game.board.routes["pier-39--the-embarcadero#2"]), ["the-embarcadero"])

    def test_berlin_subways(self):
        game = self.game("berlin")
        game.hands[0].update({"blue": 9})
        self.do(game, "claim", route="hansaviertel--hauptbahnhof", cards={"blue": 4})
        self.assertEqual(game.pieces[0], {"streetcar": 11, "subway": 4})
        self.assertEqual(game.score(0)["routes"], 6)  # and not 7, as for four streetcars
        game.seat, game.pieces[0]["subway"] = 0, 0
        self.refused("R3.3", game, "claim", route="kurfuerstendamm--charlottenburger-tor#1", cards={"blue": 2})

    def test_last_round(self):
        game = self.game("berlin", players=3, seat=1)
        game.pieces[1] = {"streetcar": 2, "subway": 1}
        game.hands[1].update({"blue": 2})
        self.do(game, "claim", route="reichstag--friedrichstrasse", cards={"blue": 1})
        self.assertIsNone(game.left)  # one of each kind is left: two in all
        game.seat = 1
        self.do(game, "claim", route="museumsinsel--hackescher-markt", cards={"blue": 1})
        turns = []
        while not game.over:
            turns.append(game.seat)
            for _ in range(2):
                self.do(game, "draw", source="deck", card=game.deck[-1])
        self.assertEqual((turns, game.over), ([2, 0, 1], "finished"))

    def test_london_scores(self):
        game = self.game()
        own = ["british-museum--piccadilly-circus", "covent-garden--piccadilly-circus#1",  # district 1, by a detour
               "regents-park--baker-street",
               "covent-garden--trafalgar-square#1"]  # half of district 2
        game.owner = dict.fromkeys(own, 0) | {"baker-street--british-museum": 1}
        game.kept[0] = list(game.board.tickets)[:1]
        a, b = game.kept[0][0].split("--")
        value = game.board.tickets[game.kept[0][0]]
        self.assertFalse({a, b} <= {"british-museum", "piccadilly-circus", "covent-garden", "trafalgar-square"})
        self.assertEqual(game.score(0), {"routes": 2 + 1 + 2 + 1, "tickets": -value, "bonus": 1,
                                         "total": 7 - value, "completed": 0})

    def test_all_bonuses_add_up(self):
        game = self.game(tiny_board())
        game.owner = {"x--y": 0, "y--z": 0}
        game.kept = [["x--z", "y--x"], ["x--y"]]
        game.tokens = [{0, 1}, set()]
        # attractions x and z: 2; district x, z: 3; two tokens: 5
        self.assertEqual(game.score(0), {"routes": 4, "tickets": 8, "bonus": 10, "total": 22, "completed": 2})
        self.assertEqual(game.score(1), {"routes": 0, "tickets": -4, "bonus": 0, "total": -4, "completed": 0})

    def test_winners(self):
        game = self.game("new-york", players=4)
        for totals, winners in (([(5, 1), (5, 2), (4, 9), (5, 0)], [1]), ([(5, 1), (3, 2), (5, 1), (5, 0)], [0, 2])):
            game.score = lambda seat: {"total": totals[seat][0], "completed": totals[seat][1]}
            self.assertEqual(game.result()["winners"], winners)


class FairTable(Table):
    """A game whose shuffles all come from one seed."""

    def __init__(self, board, players, key, seed=1):
        self.shuffler, self.kinds = fair.Shuffler(key), board.kinds
        deal = self.shuffler.deck(board.cards, board.kinds), self.shuffler.tickets(board.tickets)
        super().__init__(board, players, seed, deal=deal)
        self.record["fair"] = {"shuffle": fair.METHOD, "commitment": fair.commitment(key), "seed": key.hex()}

    def mixed(self, items):
        return self.shuffler.deck(items, self.kinds)


class Fair(unittest.TestCase):
    """Shuffles that are recomputed from a seed."""

    ENGINE = json.loads((ROOT / "fuzz/seeds/record/london-fair.json").read_text("utf-8"))

    def spoiled(self, change):
        record = copy.deepcopy(self.ENGINE)
        change(record)
        return fault(record)

    def test_key_stream(self):
        # RFC 8439: A.1, vectors 1, 2 and 3 (blocks 0 and 1 under the zero key, block 1 under the key 0…01)
        def hexed(words):
            return b"".join(word.to_bytes(4, "little") for word in words).hex()

        self.assertEqual(hexed(fair.block(bytes(32), 0)),
                         "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                         "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586")
        self.assertTrue(hexed(fair.block(bytes(32), 1)).startswith("9f07e7be5551387a98ba977c732d080d"))
        self.assertTrue(hexed(fair.block(bytes(31) + b"\1", 1)).startswith("3aeb5224ecf849929b9d828db1ced4dd"))

    def test_vectors_of_the_format(self):
        shuffler = fair.Shuffler(bytes(range(32)))
        self.assertEqual(shuffler.shuffle(range(10)), [5, 8, 0, 6, 3, 9, 7, 2, 1, 4])
        self.assertEqual(shuffler.shuffle(range(7)), [1, 6, 5, 3, 0, 4, 2])
        self.assertEqual([shuffler.shuffle(range(n)) for n in (0, 1)], [[], [0]])
        self.assertEqual(shuffler.shuffle(range(2)), [0, 1])
        self.assertEqual(fair.commitment(bytes(range(32))),
                         "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd")

    def test_few_numbers_are_thrown_away_and_those(self):
        # 2^64 % (4 * 3) = 4: of the numbers whose second rest is below 4, none counts. 0 and 2^62 leave 0, and
        # the inverse of 3 leaves 4.
        shuffler = fair.Shuffler(bytes(32))
        numbers = iter([0, 1 << 62, pow(3, -1, 1 << 62), 5 << 60])
        shuffler.next = lambda: next(numbers)
        self.assertEqual(shuffler.below_both(4), (0, 2))
        self.assertEqual(shuffler.below_both(4), (1, 0))

    def test_a_game_of_the_engine_passes(self):
        self.assertEqual(sum("chance" in entry for entry in self.ENGINE["log"]), 2)
        self.assertIsNone(fault(self.ENGINE))

    def test_own_games_pass(self):
        for city in CITIES:
            self.assertIsNone(fault(FairTable(BOARDS[city], 3, bytes([7] * 32)).record))

    def test_another_order_is_refused(self):
        def exchange(cards):
            other = next(i for i, card in enumerate(cards) if card != cards[0])
            cards[0], cards[other] = cards[other], cards[0]

        at = [i for i, entry in enumerate(self.ENGINE["log"]) if "chance" in entry]
        for i in at:
            found = self.spoiled(lambda record: exchange(record["log"][i]["cards"]))
            self.assertEqual(found, f"entry {i + 1}: the seed gives the cards another order (record)")
        found = self.spoiled(lambda record: exchange(record["deal"]["cards"]))
        self.assertEqual(found, "deal: the seed gives the cards another order (record)")
        found = self.spoiled(lambda record: record["deal"]["tickets"].reverse())
        self.assertEqual(found, "deal: the seed gives the tickets another order (record)")

    def test_seed_and_commitment(self):
        for change, expected in (
            ({"shuffle": "by hand"}, "no such method of shuffling: 'by hand'"),
            ({"seed": "00" * 32}, "the commitment is not that of the seed"),
            ({"seed": "00" * 31}, "seed is not 64"), ({"commitment": "AB" * 32}, "commitment is not 64"),
            ({"seed": 7}, "seed has the wrong type"), ({"salt": ""}, "unknown key 'salt'"),
        ):
            found = self.spoiled(lambda record: record["fair"].update(change))
            self.assertTrue(found.startswith("record: ") and expected in found, found)

    def test_take_overs(self):
        end = len(self.ENGINE["log"])
        for start, found in ((0, None), (end, None), (end + 1, "a seat taken over"), (-1, "a seat taken over")):
            then = [{"by": "bot:hard", "from": start, "why": "left"}]
            self.assertIn(found or "None", str(self.spoiled(lambda record: record["seats"][0].update(then=then))))
        for change, expected in (({"from": 3}, "a seat taken over from 3 on"), ({"why": "bored"}, "'bored' (Q10)"),
                                 ({"until": 9}, "unknown key 'until'")):
            found = self.spoiled(lambda record: record["seats"][1]["then"][1].update(change))
            self.assertTrue(found.startswith("record: ") and expected in found, found)


class Mixed(unittest.TestCase):
    """Shuffles from a seed into which players mixed secrets of their own."""

    ENGINE = json.loads((ROOT / "fuzz/seeds/record/london-mixed.json").read_text("utf-8"))

    def test_vectors_of_the_format(self):
        one, three = (0, bytes([1] * 32)), (2, bytes([3] * 32))
        for told, expected, first in (
            ([], "6a8ad605b74c9e153058df290dd88341103e962061d58fac544bb45bb4164afd", [1, 1, 1]),
            ([one], "6173abccab21307883919bd501dd20464e2935e52f7327a82e99099deb2a240f", [0, 2, 2]),
            ([one, three], "883fb33602dabb76a53374cf9bc11ac41bf685989b77fb212cf428c8149c5314", [1, 0, 1]),
        ):
            mixed = fair.mixed_seed(bytes(range(32)), told)
            self.assertEqual(mixed.hex(), expected)
            self.assertEqual([fair.drawn_first(mixed, players) for players in (2, 3, 4)], first)
        self.assertEqual(fair.commitment(one[1]), "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793")

    def test_a_game_of_the_engine_passes(self):
        self.assertEqual(sum("secret" in one for one in self.ENGINE["fair"]["contributions"]), 2)
        self.assertIn("first", self.ENGINE["fair"])
        self.assertIsNone(fault(self.ENGINE))

    def test_whatever_is_changed_is_noticed(self):
        other = "09" * 32
        first = self.ENGINE["fair"]["first"]
        for change, expected in (
            (lambda f: f.update(seed=other), "the commitment is not that of the seed"),
            (lambda f: f.update(commitment=other), "the commitment is not that of the seed"),
            (lambda f: f["contributions"][0].update(secret=other), "the secret of seat 0 is not what it committed to"),
            (lambda f: f["contributions"][1].update(commit=other), "the secret of seat 1 is not what it committed to"),
            (lambda f: f["contributions"][1].update(seat=0), "a contribution of seat 0 out of order"),
            (lambda f: f["contributions"][2].update(seat=3), "a contribution of seat 3 out of order"),
            (lambda f: f["contributions"].reverse(), "a contribution of seat 1 out of order"),
            (lambda f: f.update(first=(first + 1) % 3), "was drawn to begin"),
            (lambda f: f.pop("contributions"), "contributions is missing"),
            (lambda f: f["contributions"][0].pop("commit"), "commit is missing"),
            (lambda f: f["contributions"][0].update(commit="0A" * 32), "commit is not 64"),
            (lambda f: f["contributions"][0].update(more=1), "unknown key 'more'"),
            (lambda f: f.update(shuffle=fair.METHOD), "unknown key"),
        ):
            record = copy.deepcopy(self.ENGINE)
            change(record["fair"])
            self.assertIn(expected, str(fault(record)))
        # A secret more, less, or of another seat: who begins or the cards come out otherwise.
        for change in (
            lambda f: f["contributions"][2].update(secret="03" * 32),
            lambda f: f["contributions"][1].pop("secret"),
            lambda f: f["contributions"].pop(0),
        ):
            record = copy.deepcopy(self.ENGINE)
            change(record["fair"])
            self.assertRegex(str(fault(record)), "was drawn to begin|another order")
            record["fair"].pop("first")
            self.assertIn("the seed gives the cards another order", str(fault(record)))


class CommandLine(unittest.TestCase):
    def test_report_and_exit_status(self):
        good = Table(BOARDS["london"], 2, 1).record
        bad = copy.deepcopy(good)
        bad["log"][2]["seat"] = 1
        with tempfile.TemporaryDirectory() as folder:
            path, clean = Path(folder, "a.jsonl"), Path(folder, "b.jsonl")
            path.write_text("".join(json.dumps(record) + "\n" for record in (good, bad, good)))
            clean.write_text(json.dumps(good) + "\n")
            out = io.StringIO()
            with contextlib.redirect_stdout(out):
                self.assertEqual(referee.main([str(path), str(clean)]), 1)
                self.assertEqual(referee.main([str(clean)]), 0)
        lines = out.getvalue().splitlines()
        self.assertTrue(lines[0].startswith(f"{path}:2: entry 3: seat 1 acts where seat 0 is to draw"), lines[0])
        self.assertEqual(lines[1:], ["3 passed, 1 failed", "1 passed, 0 failed"])


if __name__ == "__main__":
    unittest.main()

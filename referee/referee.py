#!/usr/bin/env python3
"""An independent referee for game records (format `crosstown-record/1`).

    python3 referee.py [--boards DIR] FILE.jsonl [FILE.jsonl ...]

Replays every record of the files and checks its structure, the deal, each log entry in order, and the
result. It is a second reading of the rules (R1-R8, Q1-Q12 of rules.md) and of the record format
(record.md), which shares no code with the engine: where the two disagree, one of them is wrong.
There is no randomness here: every outcome of chance is read from the record. Where a record tells the
seed of its shuffles (`fair`), they are recomputed from it (`fair.py`) and compared.

A bad record is reported as `FILE:LINE: entry N: reason (rule)`; lines and entries count from 1, and
`record`, `deal` or `result` stands in place of `entry N` where no entry is to blame. The rule is a
section of rules.md, or `record` for record.md. The first fault of a record ends its replay.
The exit status is 1 if any record failed.
"""

import argparse
import json
import re
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import fair

FORMAT = "crosstown-record/1"
WILD = "wild"
GREY = "grey"
ROW = 5  # face-up cards
SWEEPS = 750  # most sweeps of one action, on boards with at most WILDS wilds ("other boards" in rules.md)
WILDS = 16
SWEEP = 3  # wilds in the row that sweep it (R2.4), and plain cards without which they do not (Q3)


class Refused(Exception):
    """Something the rules or the format do not allow: what is wrong, and the rule that says so."""

    def __init__(self, reason, rule):
        super().__init__(f"{reason} ({rule})")


def need(ok, reason, rule):
    if not ok:
        raise Refused(reason, rule)


class Route(NamedTuple):
    id: str
    ends: tuple
    color: str
    spaces: int  # pieces it takes
    cards: int  # cards it costs: differs from `spaces` for subways (R7.1)
    piece: str
    ferries: int  # wilds it insists on (R6.3)
    points: int
    twin: str | None  # the other lane of a double route (R3.4)


class Board:
    """The facts of one city, from its TOML file."""

    def __init__(self, data):
        self.id = data["id"]
        self.min_players, self.max_players = data["players"]
        self.last_round_at = data["last_round_at"]
        self.cards = sorted(Counter(data["deck"]).elements())
        self.kinds = [color for color in data["deck"] if color != WILD] + [WILD]  # as the file lists them
        self.pieces = {kind: piece["count"] for kind, piece in data["pieces"].items()}
        self.places = [place["id"] for place in data["places"]]
        self.tickets = {ticket["id"]: ticket["points"] for ticket in data["tickets"]}
        self.routes = {}
        for route in data["routes"]:
            stem, _, lane = route["id"].partition("#")
            cards = route.get("cards", route["spaces"])
            piece = route.get("piece") or next(iter(self.pieces))
            points = data["pieces"][piece]["points"][str(cards)]
            twin = {"": None, "1": f"{stem}#2", "2": f"{stem}#1"}[lane]
            self.routes[route["id"]] = Route(route["id"], ends(stem), route["color"], route["spaces"], cards,
                                             piece, route.get("ferries", 0), points, twin)
        self.attractions = {place["id"] for place in data["places"] if place.get("attraction")}
        self.districts = [(district["number"], district["places"]) for district in data.get("districts", ())]
        self.tourists = data.get("tourists")
        self.tourist_places = [place["id"] for place in data["places"] if place.get("tourists")]


def ends(stem):
    """The two places of a route or ticket are the two halves of its id."""
    a, b = stem.split("--")
    return a, b


def load_boards(folder):
    boards = [Board(tomllib.loads(path.read_text("utf-8"))) for path in sorted(Path(folder).glob("*.toml"))]
    return {board.id: board for board in boards}


# What may be done in each phase, and the rule to cite against anything else.
PHASES = {
    "setup": (("keep",), "R1.3"),
    "place": (("place",), "R6.1"),
    "turn": (("draw", "claim", "tickets", "pass"), "turn order"),
    "second": (("draw",), "Q5"),
    "offer": (("keep",), "R4.1"),
}


class Game:
    """The whole state of one game. Actions raise `Refused`; a game is not played on after that.

    `shuffle(discards)` supplies the new deck, in draw order, whenever the discards are reshuffled.
    """

    def __init__(self, board, players, cards, tickets, shuffle):
        self.board, self.players, self.shuffle = board, players, shuffle
        self.deck, self.discards, self.row = cards[::-1], [], [None] * ROW  # the deck's end is its top
        self.hands = [Counter() for _ in range(players)]
        self.pieces = [dict(board.pieces) for _ in range(players)]
        self.owner = {}  # route id -> seat
        self.kept = [[] for _ in range(players)]  # tickets
        self.tokens = [set() for _ in range(players)]  # tourist symbols
        self.phase, self.seat = "setup", 0
        self.passes = 0  # in a row
        self.left = None  # turns left, once the last round has begun
        self.over = None  # the reason, once the game has ended

        for hand in self.hands:  # R1.2
            hand.update([self.next_card(), self.next_card()])
        self.settle_row()
        self.offers = [tickets[2 * seat:2 * seat + 2] for seat in range(players)]  # R1.3
        self.ticket_deck = tickets[2 * players:]

        # R6.1: symbols are numbered by their places in the board file, then as they are put down.
        self.stacks = {}  # place -> [symbol, tokens left]
        self.placers = []
        if board.tourists:
            start = board.tourists["start"][str(players)]
            self.stacks = {place: [symbol, start] for symbol, place in enumerate(board.tourist_places)}
            to_place = range(board.tourists["symbols"] - len(self.stacks))
            self.placers = [1 if players == 2 else (players - 1 - i) % players for i in to_place]

    def next_card(self):
        """The top of the deck; `None` when there is no card anywhere to draw (R2.5, Q6)."""
        if not self.deck and self.discards:
            self.deck, self.discards = self.shuffle(self.discards)[::-1], []
        return self.deck.pop() if self.deck else None

    def settle_row(self):
        """Refill the row in slot order, and sweep it for as long as R2.4 asks, up to the limit."""
        sweeps = 0
        while True:
            for slot in range(ROW):
                if self.row[slot] is None:
                    self.row[slot] = self.next_card()
            if None in self.row or self.row.count(WILD) < SWEEP:  # Q2: only a full row is swept
                return
            piles = (self.deck, self.discards, self.row)
            if sum(len(pile) - pile.count(WILD) for pile in piles) < SWEEP:  # Q3
                return
            if sweeps == SWEEPS and self.board.cards.count(WILD) <= WILDS:
                return
            sweeps += 1
            self.discards += self.row
            self.row = [None] * ROW

    def can_draw(self, second=False):
        """Whether any card may be taken now (Q1, R2.2)."""
        if self.deck or self.discards:
            return True
        return any(card is not None and not (second and card == WILD) for card in self.row)

    def barred(self, seat, route):
        """Why a seat may not claim a route whatever it pays, and the rule; `None` if it may."""
        twin_owner = self.owner.get(route.twin)
        if route.id in self.owner:
            return f"{route.id} is taken", "R3.1"
        if twin_owner == seat:
            return f"seat {seat} owns the other lane of {route.id}", "R3.4"
        if twin_owner is not None and self.players == 2:
            return f"{route.id} is closed: two players, and the other lane is taken", "R3.4"
        if self.pieces[seat][route.piece] < route.spaces:  # R7.1: no other kind stands in
            return f"too few pieces ({route.piece}) for {route.id}", "R3.3"
        return None

    def can_claim(self, seat, route):
        if self.barred(seat, route):
            return False
        hand = self.hands[seat]
        usable = (n for color, n in hand.items() if color != WILD and route.color in (color, GREY))
        return hand[WILD] >= route.ferries and hand[WILD] + max(usable, default=0) >= route.cards

    def tourist_choices(self, seat, route):
        """The ends from which this claim takes a token, if it takes one (R6.2)."""
        found = ((place, self.stacks[place]) for place in route.ends if place in self.stacks)
        return [place for place, (symbol, left) in found if left and symbol not in self.tokens[seat]]

    def check_payment(self, seat, route, cards):
        hand, total, colors = self.hands[seat], sum(cards.values()), [color for color in cards if color != WILD]
        need(len(colors) <= 1, f"cards of {len(colors)} colours are played", "R3.2")
        need(total == route.cards, f"{total} cards are played, {route.id} asks for {route.cards}", "R3.2")
        need(not colors or route.color in (GREY, colors[0]), f"{route.id} is {route.color}, not {colors}", "R3.2")
        need(cards.get(WILD, 0) >= route.ferries, f"{route.id} asks for {route.ferries} wild", "R6.3")
        for color, n in cards.items():
            need(hand[color] >= n, f"seat {seat} plays {n} {color} and holds {hand[color]}", "R3.2")

    def apply(self, entry):
        """One action: a log entry with `seat` and `do`, of the right shape."""
        seat, verb = entry["seat"], entry["do"]
        verbs, rule = PHASES[self.phase]
        due = f"seat {self.seat} is to {' or '.join(verbs)}"
        need(seat == self.seat, f"seat {seat} acts where {due}", rule)
        need(verb in verbs, f"{verb} where {due}", rule)
        self.passes = self.passes + 1 if verb == "pass" else 0
        getattr(self, f"do_{verb}")(seat, entry)

    def do_keep(self, seat, entry):
        kept, offer, setup = entry["tickets"], self.offers[seat], self.phase == "setup"
        rule = "R1.3" if setup else "R4.1" if len(offer) > 1 else "R4.2"
        right = kept and len(set(kept)) == len(kept) and set(kept) <= set(offer)
        need(right, f"keeps {kept or 'nothing'} out of {offer}", rule)
        self.kept[seat] += kept
        self.ticket_deck += [ticket for ticket in offer if ticket not in kept]  # Q7
        self.offers[seat] = []
        if not setup:
            self.end_turn()
        elif seat + 1 < self.players:
            self.seat += 1
        else:
            self.begin_turns()

    def begin_turns(self):
        """Tickets are chosen: the next seat with tourists to put down, or the first turn (R6.1)."""
        self.phase, self.seat = ("place", self.placers.pop(0)) if self.placers else ("turn", 0)

    def do_place(self, _seat, entry):
        place = entry["at"]
        need(place in self.board.places, f"no place {place!r}", "record")
        need(place not in self.stacks, f"{place} already has a stack", "R6.1")
        self.stacks[place] = [len(self.stacks), self.board.tourists["placed"][str(self.players)]]
        self.begin_turns()

    def do_draw(self, seat, entry):
        source, blind, second = entry["from"], entry["from"] == "deck", self.phase == "second"
        need(blind or source in range(ROW), f"no slot {source!r}", "record")
        card = self.next_card() if blind else self.row[source]
        need(card is not None, "deck and discards are empty" if blind else f"slot {source} is empty", "Q1")
        need(blind or not second or card != WILD, "a face-up wild is taken second", "R2.2")
        need(card == entry["card"], f"the card from {source} is {card}, not {entry['card']!r}", "R2.1")
        self.hands[seat][card] += 1
        if not blind:
            self.row[source] = None
            self.settle_row()  # R2.1: at once, before the second card
        only = card == WILD and not blind  # R2.2
        if second or only or not self.can_draw(second=True):  # Q1
            self.end_turn()
        else:
            self.phase = "second"  # Q5

    def do_claim(self, seat, entry):
        route, cards, tourist = self.board.routes.get(entry["route"]), entry["cards"], entry.get("tourist")
        need(route, f"no route {entry['route']!r}", "record")
        if barred := self.barred(seat, route):
            raise Refused(*barred)
        self.check_payment(seat, route, cards)
        choices = self.tourist_choices(seat, route)
        need(tourist or not choices, f"a tourist must be taken at {' or '.join(choices)}", "R6.2")
        need(tourist is None or tourist in choices, f"no tourist to take at {tourist!r}", "R6.2")
        if tourist:
            self.stacks[tourist][1] -= 1
            self.tokens[seat].add(self.stacks[tourist][0])
        self.owner[route.id] = seat
        self.pieces[seat][route.piece] -= route.spaces
        self.hands[seat].subtract(cards)
        self.discards += Counter(cards).elements()  # R3.6
        self.settle_row()  # Q2; and the discards may have lifted Q3
        self.end_turn()

    def do_tickets(self, seat, entry):
        offer = self.ticket_deck[:2]
        need(offer, "no ticket is left", "R4.2")
        need(entry["offered"] == offer, f"the tickets on top are {', '.join(offer)}", "R4.1")
        del self.ticket_deck[:2]
        self.offers[seat] = offer
        self.phase = "offer"

    def do_pass(self, seat, _entry):
        need(not self.can_draw(), f"seat {seat} passes and can draw a card", "Q4")
        need(not self.ticket_deck, f"seat {seat} passes and can draw tickets", "Q4")
        for route in self.board.routes.values():
            need(not self.can_claim(seat, route), f"seat {seat} passes and can claim {route.id}", "Q4")
        self.end_turn()

    def end_turn(self):
        """R5.1: the turn that leaves few enough pieces is followed by one more of every player."""
        if self.left is not None:
            self.left -= 1
        elif sum(self.pieces[self.seat].values()) <= self.board.last_round_at:
            self.left = self.players
        if self.left == 0:
            self.over = "finished"
        elif self.passes == self.players:  # Q4
            self.over = "stuck"
        self.phase, self.seat = "turn", (self.seat + 1) % self.players

    def score(self, seat):
        """R5.2."""
        board, own = self.board, [self.board.routes[id] for id, owner in self.owner.items() if owner == seat]
        group = {place: {place} for place in board.places}  # what own routes connect to each place
        for route in own:
            a, b = (group[end] for end in route.ends)
            if a is not b:
                a |= b
                group.update((place, a) for place in b)
        done = [ticket for ticket in self.kept[seat] if ends(ticket)[1] in group[ends(ticket)[0]]]
        routes = sum(route.points for route in own)
        tickets = sum(board.tickets[t] if t in done else -board.tickets[t] for t in self.kept[seat])
        bonus = len(board.attractions & {end for route in own for end in route.ends})  # R8.1
        bonus += sum(number for number, places in board.districts if group[places[0]].issuperset(places))  # R8.2
        if board.tourists:  # R6.4
            bonus += board.tourists["points"][len(self.tokens[seat])]
        return {"routes": routes, "tickets": tickets, "bonus": bonus, "total": routes + tickets + bonus,
                "completed": len(done)}

    def result(self):
        """The result of the game as it stands (R5.3)."""
        scores = [self.score(seat) for seat in range(self.players)]
        ranks = [(score["total"], score["completed"]) for score in scores]
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        return {"reason": self.over, "scores": scores, "winners": winners}


# The fields of a record and of each action, and their types; `[str]` is a list of strings.
RECORD = {"format": str, "city": str, "players": int, "seats": [dict], "deal": dict, "log": [dict], "result": dict,
          "fair": dict}
FAIR = {"shuffle": str, "commitment": str, "seed": str}
MIXED = FAIR | {"contributions": [dict], "first": int}
CONTRIBUTION = {"seat": int, "commit": str, "secret": str}
SEAT = {"name": str, "by": str, "then": [dict]}
TAKE_OVER = {"by": str, "from": int, "why": str}
OPTIONAL = ("tourist", "fair", "then", "first", "secret")
ACTIONS = {
    "keep": {"seat": int, "do": str, "tickets": [str]},
    "place": {"seat": int, "do": str, "at": str},
    "draw": {"seat": int, "do": str, "from": (str, int), "card": str},
    "claim": {"seat": int, "do": str, "route": str, "cards": dict, "tourist": str},
    "tickets": {"seat": int, "do": str, "offered": [str]},
    "pass": {"seat": int, "do": str},
}


def fits(value, kind):
    if isinstance(kind, list):
        return type(value) is list and all(type(item) is kind[0] for item in value)
    return type(value) in kind if isinstance(kind, tuple) else type(value) is kind  # a boolean is no int


def check_fields(value, what, fields):
    """`value` has exactly these fields, of these types; only those named `OPTIONAL` may be absent."""
    need(fits(value, dict), f"{what}: not an object", "record")
    for key, kind in fields.items():
        if key in value or key not in OPTIONAL:
            need(key in value, f"{what}: {key} is missing", "record")
            need(fits(value[key], kind), f"{what}: {key} has the wrong type", "record")
    for key in value:
        need(key in fields, f"{what}: unknown key {key!r}", "record")


class Replay:
    """Checks one record. `where` names the part being read, for the report of what is refused."""

    def __init__(self, record, boards):
        self.record, self.boards = record, boards
        self.where = "record"
        self.read = 0  # log entries read so far
        self.shuffler = None  # makes the shuffles once more, where the record has their seed

    def run(self):
        board = self.check_header()
        self.where = "deal"
        log, deal = self.record["log"], self.record["deal"]
        check_fields(deal, "deal", {"cards": [str], "tickets": [str]})
        need(sorted(deal["cards"]) == board.cards, "the cards are not the board's deck", "R1.2")
        need(sorted(deal["tickets"]) == sorted(board.tickets), "the tickets are not the board's", "R1.3")
        if self.shuffler:
            cards = self.shuffler.deck(board.cards, board.kinds)
            need(deal["cards"] == cards, "the seed gives the cards another order", "record")
            tickets = self.shuffler.tickets(board.tickets)
            need(deal["tickets"] == tickets, "the seed gives the tickets another order", "record")
        game = Game(board, self.record["players"], deal["cards"], deal["tickets"], self.next_shuffle)
        while self.read < len(log):
            entry = log[self.read]
            self.read += 1
            self.where = f"entry {self.read}"
            need(not game.over, f"an entry after the end ({game.over})", "record")
            need("chance" not in entry, "a shuffle where none happens", "Q6")
            if "end" in entry:
                check_fields(entry, "end", {"end": str, "by": int})
                need(entry["end"] == "abandoned", f"no such end: {entry['end']!r}", "Q10")
                need(entry["by"] in range(game.players), f"no seat {entry['by']}", "record")
                game.over = "abandoned"
            else:
                self.check_action(entry, board)
                game.apply(entry)
        self.where = f"entry {self.read + 1}"
        need(game.over, f"the log stops before the end: seat {game.seat} is to go on", "R5.1")
        self.where = "result"
        self.check_result(self.record["result"], game.result())

    def check_header(self):
        record = self.record
        check_fields(record, "record", RECORD)
        board, players = self.boards.get(record["city"]), record["players"]
        need(record["format"] == FORMAT, f"format {record['format']!r}, not {FORMAT!r}", "record")
        need(board, f"no board {record['city']!r}", "record")
        need(board.min_players <= players <= board.max_players, f"{players} players", "record")
        need(len(record["seats"]) == players, f"{len(record['seats'])} seats for {players} players", "record")
        for seat in record["seats"]:
            check_fields(seat, "seat", SEAT)
            self.check_take_overs(seat.get("then", []))
        if "fair" in record:
            self.check_fair(record["fair"])
        return board

    def check_take_overs(self, take_overs):
        earliest = 0
        for take_over in take_overs:
            check_fields(take_over, "then", TAKE_OVER)
            why, start = take_over["why"], take_over["from"]
            need(why in ("left", "clock", "away", "returned"), f"no such reason: {why!r}", "Q10")
            need(earliest <= start <= len(self.record["log"]), f"a seat taken over from {start} on", "record")
            earliest = start

    def check_fair(self, told):
        method = told.get("shuffle")
        need(method in (fair.METHOD, fair.MIXED), f"no such method of shuffling: {method!r}", "record")
        check_fields(told, "fair", FAIR if method == fair.METHOD else MIXED)
        self.check_hex(told, "commitment", "seed")
        seed = bytes.fromhex(told["seed"])
        need(fair.commitment(seed) == told["commitment"], "the commitment is not that of the seed", "record")
        if method == fair.MIXED:
            seed = self.check_mixed(told, seed)
        self.shuffler = fair.Shuffler(seed)

    def check_hex(self, told, *keys):
        for key in keys:
            need(re.fullmatch("[0-9a-f]{64}", told[key]), f"fair: {key} is not 64 hexadecimal digits", "record")

    def check_mixed(self, told, seed):
        """What the seats contributed, and who was drawn to begin. Gives the mixed seed."""
        players, lowest, secrets = self.record["players"], 0, []
        for contribution in told["contributions"]:
            check_fields(contribution, "contribution", CONTRIBUTION)
            seat = contribution["seat"]
            need(lowest <= seat < players, f"a contribution of seat {seat} out of order", "record")
            lowest = seat + 1
            self.check_hex(contribution, "commit")
            if "secret" in contribution:
                self.check_hex(contribution, "secret")
                secret = bytes.fromhex(contribution["secret"])
                same = fair.commitment(secret) == contribution["commit"]
                need(same, f"the secret of seat {seat} is not what it committed to", "record")
                secrets.append((seat, secret))
        mixed = fair.mixed_seed(seed, secrets)
        if "first" in told:
            first = fair.drawn_first(mixed, players)
            need(told["first"] == first, f"seat {first} was drawn to begin, not {told['first']}", "record")
        return mixed

    def next_shuffle(self, discards):
        """The `chance` entry that must stand here: it follows the action during which it happened."""
        entry = next(iter(self.record["log"][self.read:self.read + 1]), {})
        before, self.where = self.where, f"entry {self.read + 1}"
        need("chance" in entry, f"the shuffle of {len(discards)} discards is missing", "R2.5")
        check_fields(entry, "chance", {"chance": str, "cards": [str]})
        need(entry["chance"] == "shuffle", f"no such chance: {entry['chance']!r}", "record")
        need(sorted(entry["cards"]) == sorted(discards), "the shuffled cards are not the discards", "R2.5")
        if self.shuffler:
            cards = self.shuffler.deck(discards, self.boards[self.record["city"]].kinds)
            need(entry["cards"] == cards, "the seed gives the cards another order", "record")
        self.read += 1
        self.where = before
        return entry["cards"]

    def check_action(self, entry, board):
        verb = entry.get("do")
        need(fits(verb, str) and verb in ACTIONS, f"no such action: {verb!r}", "record")
        check_fields(entry, verb, ACTIONS[verb])
        if verb == "claim":
            for color, n in entry["cards"].items():
                need(color in board.cards, f"no colour {color!r}", "record")
                need(fits(n, int) and n > 0, f"not a number of cards: {n!r}", "record")

    def check_result(self, result, right):
        check_fields(result, "result", {"reason": str, "scores": [dict], "winners": [int]})
        rule = {"finished": "R5.1", "stuck": "Q4", "abandoned": "Q10"}[right["reason"]]
        need(result["reason"] == right["reason"], f"the reason is {right['reason']}", rule)
        need(len(result["scores"]) == len(right["scores"]), f"{len(result['scores'])} scores", "record")
        for seat, (score, due) in enumerate(zip(result["scores"], right["scores"])):
            check_fields(score, f"seat {seat}", dict.fromkeys(due, int))
            for key in due:
                need(score[key] == due[key], f"seat {seat}: {key} is {due[key]}, not {score[key]}", "R5.2")
        winners = result["winners"]
        need(winners == right["winners"], f"the winners are {right['winners']}, not {winners}", "R5.3")


def unique_keys(pairs):
    """JSON leaves open what a repeated key means; here it is an error."""
    value = dict(pairs)
    if len(value) < len(pairs):
        raise ValueError("a key is repeated in an object")
    return value


def check_line(line, boards):
    """What is wrong with one line of a file, as `where: reason (rule)`; `None` if nothing is."""
    try:
        record = json.loads(line, object_pairs_hook=unique_keys)
    except (ValueError, RecursionError) as error:
        return f"record: not JSON: {error} (record)"
    replay = Replay(record, boards)
    try:
        replay.run()
    except Refused as refused:
        return f"{replay.where}: {refused}"
    return None


def main(args=None):
    parser = argparse.ArgumentParser(description="Verify game records, one JSON object per line.")
    parser.add_argument("--boards", default=Path(__file__).resolve().parent.parent / "boards", metavar="DIR",
                        help="folder of the boards' TOML files (default: the project's own)")
    parser.add_argument("files", nargs="+", metavar="FILE.jsonl")
    options = parser.parse_args(args)
    boards = load_boards(options.boards)
    passed = failed = 0
    for name in options.files:
        with open(name, "rb") as lines:
            for number, line in enumerate(lines, 1):
                if fault := check_line(line, boards):
                    failed += 1
                    print(f"{name}:{number}: {fault}")
                else:
                    passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

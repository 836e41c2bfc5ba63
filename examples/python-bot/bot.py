#!/usr/bin/env python3
"""An example bot for Crosstown, with nothing but Python's standard library.

It speaks the protocol of docs/bot-protocol.md: a JSON object a line, in and out. Try it:

    crosstown tournament --players "exec:python3 examples/python-bot/bot.py,random" --games 20

How it plays: it looks for the cheapest way to connect its tickets, claims the routes on that way as
soon as it can pay for them, and draws the cards that they need until then.
"""

import json
import sys
from heapq import heappop, heappush


class Game:
    """One game: the board, which never changes, and what the bot thinks of the current view."""

    def __init__(self, message):
        board = message["board"]
        self.seat = message["seat"]
        self.players = message["players"]
        self.routes = {route["id"]: route for route in board["routes"]}
        self.tickets = {ticket["id"]: ticket for ticket in board["tickets"]}
        # The routes of every place.
        self.at = {place["id"]: [] for place in board["places"]}
        for route in board["routes"]:
            self.at[route["a"]].append(route)
            self.at[route["b"]].append(route)

    def choose(self, view):
        """The position of the best action in view["actions"]."""
        actions = view["actions"]
        self.look(view)
        wanted = self.ways(view["tickets"])[0]
        value = {
            "keep": lambda action: self.value_of_tickets(view, action["tickets"]),
            "claim": lambda action: self.value_of_claim(action, wanted),
            "draw": lambda action: self.value_of_card(view, action, wanted),
            # More tickets only when those at hand are done and many pieces are left.
            "tickets": lambda action: 40 if not wanted and self.pieces > 10 else -1,
        }
        values = [value.get(action["do"], lambda action: 0)(action) for action in actions]
        return values.index(max(values))

    def look(self, view):
        """Notes which routes are mine and which I could still claim."""
        seats = view["seats"]
        self.mine = set(seats[self.seat]["routes"])
        self.pieces = sum(seats[self.seat]["pieces"].values())
        taken = {route for seat in seats for route in seat["routes"]}
        # Nobody may own both lanes of a double route; with two players the second lane is closed.
        closing = taken if self.players == 2 else self.mine
        self.free = {
            id
            for id, route in self.routes.items()
            if id not in taken
            and route["twin"] not in closing
            and seats[self.seat]["pieces"][route["piece"]] >= route["spaces"]
        }

    def way(self, a, b, own):
        """The cheapest way from a to b: its routes that are not mine yet, and their cards."""
        queue, seen = [(0, a, ())], set()
        while queue:
            cost, place, routes = heappop(queue)
            if place == b:
                return cost, routes
            if place in seen:
                continue
            seen.add(place)
            for route in self.at[place]:
                there = route["b"] if route["a"] == place else route["a"]
                if route["id"] in own:
                    heappush(queue, (cost, there, routes))
                elif route["id"] in self.free:
                    heappush(queue, (cost + route["cards"], there, routes + (route["id"],)))
        return None

    def ways(self, tickets):
        """The routes that connect some tickets, what they cost, and what the tickets score."""
        wanted, cost, points = set(), 0, 0
        # The dearest first: the others may lie on its way.
        for id in sorted(tickets, key=lambda id: (-self.tickets[id]["points"], id)):
            ticket = self.tickets[id]
            way = self.way(ticket["a"], ticket["b"], self.mine | wanted)
            if way and cost + way[0] <= self.pieces:
                wanted |= set(way[1])
                cost += way[0]
                points += ticket["points"]
            else:
                points -= ticket["points"]
        return wanted, cost, points

    def value_of_tickets(self, view, kept):
        """What they score, less the work that they make."""
        _, cost, points = self.ways(view["tickets"] + kept)
        return points - 0.6 * cost

    def value_of_claim(self, action, wanted):
        """Wanted routes before all, long ones first; others when there is nothing else to do."""
        points = self.routes[action["route"]]["points"]
        wilds = action["cards"].get("wild", 0)
        if action["route"] in wanted:
            return 100 + points - 0.1 * wilds
        if not wanted:
            return 10 * points - wilds
        return -10

    def value_of_card(self, view, action, wanted):
        """Cards of a colour that a wanted route lacks; the deck before cards of no use."""
        if action["from"] == "deck":
            return 1
        if action["card"] == "wild":
            # A face-up wild is the only card of a turn.
            return 2 if wanted else 0.5
        best = 0.0
        for id in wanted or self.free:
            route = self.routes[id]
            if route["color"] in (action["card"], "grey"):
                lacking = route["cards"] - view["hand"].get(action["card"], 0)
                if lacking > 0:
                    sure = 4 if route["color"] != "grey" else 3
                    best = max(best, sure - 0.1 * lacking)
        return best


def say(answer):
    """One line, sent at once: a line that waits in a buffer is an answer that comes too late."""
    print(json.dumps(answer), flush=True)


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"hello": "crosstown-bot/1", "name": "python example"})
        elif message["type"] == "game":
            game = Game(message)
        elif message["type"] == "choose":
            say({"choose": game.choose(message["view"]), "id": message["id"]})
        # "over" tells the result and asks nothing; so may messages that are not known yet.


if __name__ == "__main__":
    main()

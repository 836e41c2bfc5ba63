"""Games played by the referee's own idea of what is legal, for the engine to judge.

    python3 games.py N > games.jsonl

N games of every city, number of players and style of play. The engine must accept each of them: what
the referee allows and the engine refuses is a mistake of one of the two.
"""

import sys

from test_referee import BOARDS, played

if __name__ == "__main__":
    for city in BOARDS:
        for players in (2, 3, 4):
            for style in ("random", "hoarder", "builder", "wild-shy"):
                for seed in range(int(sys.argv[1])):
                    print(played(city, players, seed, style))

"""Makes generated requests meet something: tables of every stage, owned by the secret that all requests have.

Schemathesis loads this (SCHEMATHESIS_HOOKS). CROSSTOWN is the address of the server."""

import json
import os
import urllib.request
import zlib

import schemathesis

SERVER = os.environ["CROSSTOWN"]
AUTHORIZATION = os.environ["CROSSTOWN_AUTHORIZATION"]
CITIES = ["london", "berlin"]


def post(path, body=None):
    headers = {"authorization": AUTHORIZATION, "content-type": "application/json"}
    data = json.dumps(body if body is not None else {}).encode()
    request = urllib.request.Request(SERVER + path, data, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def table(*seats):
    return post("/api/tables", {"city": "london", "seats": list(seats), "first": 0})["id"]


def tables():
    ada, bob, still = ({"by": "device", "name": name} for name in ("Ada", "Bob", "Cem"))
    bot = {"by": "bot", "level": "easy"}
    over = table(ada, bob)
    for seat in (0, 1):
        post(f"/api/tables/{over}/seats/{seat}/end")
    return [table(ada, {"by": "open"}, {"by": "open"}), table(ada, bob), table(ada, bot, still), over]


TABLES = tables()


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Three in four requests are for what is there; which follows from what was generated."""
    if not path_parameters or "id" not in path_parameters:
        return path_parameters
    number = zlib.crc32(str(path_parameters["id"]).encode("utf-8", "surrogatepass"))
    if number % 4:
        known = CITIES if context.operation.path.startswith("/api/boards") else TABLES
        path_parameters["id"] = known[number // 4 % len(known)]
    return path_parameters

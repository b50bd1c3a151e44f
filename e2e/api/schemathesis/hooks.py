"""Makes Schemathesis behave like a client of Wattle.

It sends the garden revision that it has seen, uses a new idempotency key for each write, refers to things that
exist, and generates values for Wattle's formats. What a case gets wrong on purpose is left wrong.
"""

import os
import re
from datetime import date
from uuid import UUID, uuid5

import schemathesis
from garden import Garden, picture
from hypothesis import strategies as st
from schemathesis.core.parameters import ParameterLocation

visible = st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1)
schemathesis.openapi.format("visible-text", visible)

# A rule may refuse dates in the future.
days = st.dates(date(1900, 1, 1), date(2025, 12, 31)).map(str)
schemathesis.openapi.format("date", days)

for kind in ("jpeg", "jpg", "png", "gif", "webp"):
    schemathesis.openapi.media_type(f"image/{kind}", st.just(picture))

address = os.environ["WATTLE_ADDRESS"]
own = Garden(address, os.environ["WATTLE_TOKEN"])
neighbour = Garden(address, os.environ["WATTLE_NEIGHBOUR_TOKEN"])
kinds = {"locations": "locationId", "plants": "plantId", "tasks": "taskId", "nursery": "nurseryPlantId"}
keys = 0


@schemathesis.hook
def before_call(context, case, kwargs):
    # A read would wait for a revision that does not exist yet.
    if re.fullmatch("-1|[0-9]{1,15}", case.headers.get("x-garden-revision", "-1")):
        case.headers["x-garden-revision"] = str(own.revision)
    if re.fullmatch("[0-9a-fA-F-]{36}", case.headers.get("idempotency-key", "")):
        case.headers["idempotency-key"] = new_key()
    if not case.meta:
        return
    # Only the previous page contains a valid token for the next one.
    if not case.meta.is_negative_at(ParameterLocation.QUERY):
        case.query.pop("nextToken", None)
        # The filter for what can be planted now needs a place that exists.
        if "plantIn" in case.query:
            case.query.pop("state", None)
            case.query["postcode"] = "3000"
    if case.meta.generation.mode.is_positive and case.meta.phase.name.value != "stateful":
        name_what_is_there(case)


@schemathesis.hook
def after_call(context, case, response):
    own.see(response.headers)
    is_deleted = case.method == "DELETE" or case.operation.path.endswith("/delete")
    if response.status_code == 404 or (is_deleted and response.status_code == 200):
        own.forget()


def new_key():
    global keys
    keys += 1
    return str(uuid5(UUID(int=0), str(keys)))


def name_what_is_there(case):
    _, _, *parts = case.operation.path.split("/")
    garden = neighbour if parts[0] == "public" else own
    for name in case.path_parameters:
        kind = kinds.get(parts[0]) if name == "id" else name
        if kind and hasattr(garden, kind):
            case.path_parameters[name] = garden.there(kind)
    if isinstance(case.body, dict):
        case.body.update(naming(garden, case.body))


def naming(garden, value, field=""):
    """A copy of the value that refers to existing things."""
    if isinstance(value, dict):
        return {name: naming(garden, each, name) for name, each in value.items()}
    if isinstance(value, list):
        return [naming(garden, each, field.removesuffix("s")) for each in value]
    if isinstance(value, str) and value.startswith(("/api/images/", "data:")):
        return garden.there("imageUrl")
    if isinstance(value, str) and value and field in kinds.values():
        return garden.there(field)
    return value

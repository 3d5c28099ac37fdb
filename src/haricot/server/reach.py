"""Where others find this server: what its host has said, or its addresses in the network around it."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

from starlette.requests import HTTPConnection

from haricot.calls import shapes
from haricot.server.codes import Codes
from haricot.server.settings import Settings

ANYWHERE = ("", "0.0.0.0", "::")  # hosts that mean every address of the machine
FAR = "192.0.2.1"  # nobody's; it is only asked which way would lead there, nothing is sent


def coming(connection: HTTPConnection, settings: Settings, codes: Codes) -> shapes.Coming:
    """What an invitation must know."""
    beans = list(codes.beans)
    if settings.origins:
        return shapes.Coming(reach="world", addresses=list(settings.origins), beans=beans, length=codes.length)
    url = connection.url
    hosts = own_addresses() if settings.host in ANYWHERE else [settings.host]
    port = f":{url.port}" if url.port else ""
    found = [f"{url.scheme}://{written(host)}{port}" for host in hosts if not loopback(host)]
    return shapes.Coming(reach="net" if found else "self", addresses=found, beans=beans, length=codes.length)


def own_addresses() -> list[str]:
    """Those of this machine, the one that leads to others first."""
    found = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect((FAR, 9))
        found.append(str(asking.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return list(dict.fromkeys(found))


def loopback(host: str) -> bool:
    """Does only this machine come there?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def written(host: str) -> str:
    """A host as an address has it."""
    return f"[{host}]" if ":" in host else host

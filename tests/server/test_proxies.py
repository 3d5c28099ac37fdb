"""The reverse proxies of docs/host.md, as they stand there, by the real programs where they are installed."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from live_server import Live, live
from server.play.serving import free_port
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from haricot.server.settings import Rate

HOST = Path(__file__).resolve().parents[2] / "docs" / "host.md"
NAME = "beans.example"
OURS = Origin(f"https://{NAME}")
SOON = 60.0


def example(head: str) -> str:
    """The block that follows a word on a line of its own."""
    found = re.search(rf"(?ms)^{head}:\n\n```\n(.*?)^```", HOST.read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def nginx(folder: Path, port: int, server: Live) -> list[str]:
    """nginx with the block of the docs, on another port and with a certificate of its own."""
    key, made = folder / "key.pem", folder / "cert.pem"
    words = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-keyout", str(key)]
    subprocess.run(["openssl", "req", "-x509", *words, "-out", str(made)], check=True, capture_output=True)
    block = example("nginx").replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    block = block.replace("# ssl_certificate …", f"ssl_certificate {made}; ssl_certificate_key {key};")
    block = block.replace("127.0.0.1:8000", f"{server.host}:{server.port}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "\n".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""
    whole = f"{user}pid {folder / 'pid'};\nevents {{}}\nhttp {{\naccess_log off;\n{places}\n{block}}}\n"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    return ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "log"), "-g", "daemon off;"]


def caddy(folder: Path, port: int, server: Live) -> list[str]:
    """Caddy with the block of the docs, on another port and with an authority of its own."""
    block = example("Caddy").replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n    tls internal\n    bind 127.0.0.1")
    block = block.replace("127.0.0.1:8000", f"{server.host}:{server.port}")
    head = f"{{\n    admin off\n    auto_https disable_redirects\n    skip_install_trust\n    storage file_system {folder}\n}}\n"
    (folder / "Caddyfile").write_text(head + block, encoding="utf-8")
    return ["run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextlib.contextmanager
def proxied(program: str, folder: Path, server: Live) -> Iterator[int]:
    """Run a proxy before a server; its port."""
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    port = free_port()
    words = {"nginx": nginx, "caddy": caddy}[program](folder, port, server)
    with (folder / "out").open("w") as out:
        process = subprocess.Popen([found, *words], stdout=out, stderr=out, env=dict(os.environ, HOME=str(folder)))
        try:
            until = time.monotonic() + SOON
            while True:
                assert process.poll() is None, (folder / "out").read_text()
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                assert time.monotonic() < until
                time.sleep(0.1)
            yield port
        finally:
            process.terminate()
            process.wait(SOON)


def unverified() -> ssl.SSLContext:
    found = ssl.create_default_context()
    found.check_hostname = False
    found.verify_mode = ssl.CERT_NONE
    return found


def ask(port: int, path: str, **headers: str) -> tuple[int, dict[str, str]]:
    """One request as a browser that was told where the name is."""
    with contextlib.closing(http.client.HTTPSConnection("127.0.0.1", port, timeout=SOON)) as connection:
        plain = socket.create_connection(("127.0.0.1", port), SOON)
        connection.sock = unverified().wrap_socket(plain, server_hostname=NAME)
        connection.request("GET", path, headers={"Host": NAME, **headers})
        answer = connection.getresponse()
        answer.read()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}


@pytest.mark.parametrize("program", ["nginx", "caddy"])
async def test_the_example_of_the_docs_does_what_they_say(program: str, tmp_path: Path) -> None:
    settings: dict[str, Any] = {"origins": (str(OURS),), "proxy": "127.0.0.1", "guests": Rate(3, 0.001)}
    with live(tmp_path, **settings) as server, proxied(program, tmp_path, server) as port:
        assert (await asyncio.to_thread(ask, port, "/healthz"))[0] == 200
        assert (await asyncio.to_thread(ask, port, "/metrics"))[0] == 404
        status, headers = await asyncio.to_thread(ask, port, "/api/me")
        assert status == 200
        assert headers["set-cookie"].startswith("__Host-haricot=")
        assert "max-age" in headers["strict-transport-security"]
        cookie = headers["set-cookie"].partition(";")[0]
        place = f"wss://{NAME}:{port}/ws"
        words: dict[str, Any] = {"host": "127.0.0.1", "port": port, "proxy": None}
        async with connect(
            place, ssl=unverified(), origin=OURS, additional_headers={"cookie": cookie}, **words
        ) as talk:
            assert '"hello"' in str(await talk.recv())
            await talk.send('{"type":"ping","id":7}')
            assert '"pong"' in str(await talk.recv())
        with pytest.raises(InvalidStatus):
            await connect(place, ssl=unverified(), origin=Origin("https://other.example"), **words)
        # Nobody counts as somebody else by saying so.
        for forged in ("203.0.113.7", "203.0.113.8", "203.0.113.9"):
            status, _ = await asyncio.to_thread(ask, port, "/api/me", **{"X-Forwarded-For": forged})
        assert status == 429

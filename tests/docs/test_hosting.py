"""docs/hosting.md holds: the units are sound, nginx carries whole games, and every command there exists."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import click
import httpx
import pytest
from websockets.sync.client import connect

from pelagos.cli.main import COMMANDS
from pelagos.cli.serve import command as serve
from pelagos.gate.limits import Limits
from pelagos.server.config import Config
from tests.docs.hosting import PAGE, examples
from tests.server.site import PATIENCE, Socket, running

CADDY = shutil.which("caddy")
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
SYSTEMD = shutil.which("systemd-analyze")
UNITS = [name for name in examples() if name.endswith((".service", ".timer"))]
KNOWN = {"FROM", "RUN", "COPY", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
NAME = "sea.example.org"
OUTSIDE = f"https://{NAME}"
PROGRAM = Path(sys.executable).with_name("pelagos")


def test_the_page_has_the_examples_that_are_tested() -> None:
    assert len(UNITS) == 4
    assert {"/etc/nginx/sites-available/pelagos", "/etc/caddy/Caddyfile", "Containerfile"} <= set(examples())


@pytest.mark.skipif(SYSTEMD is None, reason="systemd-analyze is not installed (apt: systemd)")
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    """Our program lies elsewhere here; everything else is as in the page."""
    assert SYSTEMD is not None
    paths = []
    for name in UNITS:
        path = tmp_path / Path(name).name
        path.write_text(examples()[name].replace("/opt/pelagos/bin/pelagos", str(PROGRAM)), encoding="utf-8")
        paths.append(str(path).replace("@.", "@8001."))
    (tmp_path / "pelagos@8001.service").symlink_to(tmp_path / "pelagos@.service")
    said = subprocess.run([SYSTEMD, "verify", "--man=no", *paths], capture_output=True, text=True, timeout=60)
    ours = [line for line in said.stderr.splitlines() if "pelagos" in line]
    assert (ours, said.returncode) == ([], 0)


def test_every_command_and_option_of_the_page_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")
    used = re.findall(r"pelagos (\w+)((?: [^\s`'|]+)*)", text)
    known = [(name, rest.split()) for name, rest in used if name in COMMANDS]
    assert {name for name, _ in known} == {"serve", "backup", "restore", "doctor"}
    for name, words in known:
        command: click.Command = import_module(f"pelagos.cli.{name}").command
        options = {"--help", *(option for parameter in command.params for option in parameter.opts)}
        assert {word for word in words if word.startswith("--")} <= options, (name, words)


def test_the_proxy_gives_a_connection_up_before_the_server_does() -> None:
    """Else a request could meet a door that is just being closed, and nobody may send a move twice."""
    kept = re.search(r"keepalive_timeout (\d+)s;", examples()["/etc/nginx/sites-available/pelagos"])
    assert kept is not None
    assert int(kept[1]) < Limits().idle_seconds


@pytest.mark.skipif(CADDY is None, reason="Caddy is not installed (apt: caddy)")
def test_caddy_finds_nothing_wrong_with_its_file(tmp_path: Path) -> None:
    assert CADDY is not None
    path = tmp_path / "Caddyfile"
    path.write_text(examples()["/etc/caddy/Caddyfile"], encoding="utf-8")
    command = [CADDY, "validate", "--adapter", "caddyfile", "--config", str(path)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, env={"HOME": str(tmp_path)})
    assert said.returncode == 0, said.stderr


def instructions() -> list[tuple[str, str]]:
    """The lines of the Containerfile: the word, and what it is about."""
    lines = examples()["Containerfile"].splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_the_container_has_what_a_build_needs_and_starts_what_there_is() -> None:
    """Whatever is left out of the build would be missing there; what is started is a command with its options."""
    told = instructions()
    assert [word for word, _ in told][:2] == ["FROM", "RUN"]
    assert {word for word, _ in told} <= KNOWN
    given = dict(told)
    arguments = json.loads(given["CMD"])
    assert json.loads(given["ENTRYPOINT"]) == ["pelagos"]
    with serve.make_context("serve", arguments[1:]) as context:
        assert (context.params["host"], context.params["db"]) == ("0.0.0.0", f"{given['VOLUME']}/pelagos.db")
        assert f":{context.params['port'] or 8000}/readyz" in given["HEALTHCHECK"]


def test_a_build_sees_the_sources_and_nothing_else() -> None:
    """What `.dockerignore` lets in is enough for a wheel with everything that the sources have."""
    root = PAGE.parents[1]
    lines = (root / ".dockerignore").read_text(encoding="utf-8").splitlines()
    allowed = {line[1:] for line in lines if line.startswith("!")}
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {project["project"]["readme"], *project["project"]["license-files"], "pyproject.toml", "hatch_build.py"}
    packages = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert allowed == needed | {package.partition("/")[0] for package in packages}
    assert "*" in lines


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextmanager
def nginx(folder: Path, server: int) -> Iterator[int]:
    """The example of the page before a server, with a certificate of our own; the port of https."""
    assert NGINX is not None
    plain, secure = free_port(), free_port()
    certificate = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=sea.example.org"]
    subprocess.run(["openssl", *request, *certificate], check=True, capture_output=True)
    site = examples()["/etc/nginx/sites-available/pelagos"]
    for here, there in (
        ("/etc/letsencrypt/live/sea.example.org", str(folder)),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen [::]:80;", ""),
        ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
        ("listen [::]:443 ssl;", ""),
    ):
        assert here in site
        site = site.replace(here, there)
    user = "user root;" if os.getuid() == 0 else ""
    kept = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    around = f"{user} daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}"
    config = folder / "nginx.conf"
    config.write_text(f"{around} http {{ access_log off; {kept}\n{site} }}", encoding="utf-8")
    started = subprocess.Popen([NGINX, "-c", str(config), "-e", f"{folder}/error.log"])
    try:
        begun = time.monotonic()
        while not _listens(secure):
            assert started.poll() is None, (folder / "error.log").read_text(encoding="utf-8")
            assert time.monotonic() < begun + PATIENCE
        yield secure
    finally:
        started.terminate()
        started.wait(PATIENCE)


def _listens(port: int) -> bool:
    with socket.socket() as line:
        line.settimeout(1)
        return line.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed (apt: nginx-light; make faults installs it)")
def test_nginx_as_in_the_page_carries_pages_cookies_and_sockets(tmp_path: Path) -> None:
    """And whoever says to be somebody else is counted as who he is."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    unit = examples()["/etc/systemd/system/pelagos.service"]
    proxies, hosts = (tuple(re.findall(rf"--{option} (\S+)", unit)) for option in ("proxy", "allowed-hosts"))
    config = Config(db=str(tmp_path / "tables.db"), workers=1, proxies=proxies, hosts=hosts, metrics=("127.0.0.1",))
    with running(config) as site, nginx(tmp_path, int(site.url.rpartition(":")[2])) as port:
        options: dict[str, Any] = {
            "verify": trusting,
            "timeout": PATIENCE,
            "headers": {"host": NAME, "origin": OUTSIDE},
        }
        with httpx.Client(base_url=f"https://127.0.0.1:{port}", **options) as browser:
            assert browser.get("/").headers["strict-transport-security"]
            assert browser.get("/", headers={"host": "elsewhere.example.org"}).status_code == 421
            opened = browser.post("/learn/nauticus")
            assert opened.status_code == 303
            cookie = opened.headers["set-cookie"]
            assert "secure" in cookie.lower()
            assert browser.get("/metrics").status_code == 404
        with socket.create_connection(("127.0.0.1", port)) as line:
            address = f"wss://{NAME}{opened.headers['location'].replace('/t/', '/ws/')}"
            headers = {"Cookie": cookie.partition(";")[0], "Origin": OUTSIDE}
            with connect(address, sock=line, ssl=trusting, additional_headers=headers, max_size=None) as connected:
                page = Socket(connected)
                page.send(do="watch", want="page")
                assert page.wait("state")["you"] == [0]

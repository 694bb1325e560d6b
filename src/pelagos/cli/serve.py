"""`pelagos serve`: the web table on this machine."""

from __future__ import annotations

import sys
import threading
import webbrowser

import click

from pelagos.cli.main import with_language
from pelagos.cli.speech import Speech
from pelagos.core.settings import Setting
from pelagos.server.config import LEVELS

PORT = Setting("--port", 8000, "", low=0, high=65535)
FINISHED = Setting("--keep-finished", 0, "", low=0, high=36_500)
IDLE = Setting("--keep-idle", 0, "", low=0, high=36_500)
OPEN_TO_ALL = ("0.0.0.0", "::")  # noqa: S104 - only compared with


@click.command("serve")
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", default="8000", metavar="N")
@click.option("--db", default=None, metavar="URL")
@click.option("--origin", "origins", multiple=True, metavar="URL")
@click.option("--keep-finished", default="0", metavar="DAYS")
@click.option("--keep-idle", default="0", metavar="DAYS")
@click.option("--allowed-hosts", multiple=True, metavar="NAME")
@click.option("--limit", "limits", multiple=True, metavar="NAME=N")
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS")
@click.option("--metrics", multiple=True, metavar="ADDRESS|TOKEN")
@click.option("--log", default="warning", type=click.Choice(LEVELS), metavar="LEVEL")
@click.option("--no-browser", is_flag=True)
@with_language
def command(
    speech: Speech,
    host: str,
    port: str,
    db: str | None,
    origins: tuple[str, ...],
    keep_finished: str,
    keep_idle: str,
    allowed_hosts: tuple[str, ...],
    limits: tuple[str, ...],
    proxies: tuple[str, ...],
    metrics: tuple[str, ...],
    log: str,
    no_browser: bool,
) -> None:
    """Serve the web table. The server is loaded here: whoever only asks for help need not wait for it."""
    from pelagos.gate.limits import chosen
    from pelagos.server.app import serve
    from pelagos.server.config import Config
    from pelagos.server.store.database import database_url, default_url, shown_url

    url = database_url(db or default_url())
    finished, idle = int(FINISHED.parse(keep_finished)), int(IDLE.parse(keep_idle))
    hosts = tuple(name for given in allowed_hosts for name in given.split(","))
    config = Config(
        db=url,
        origins=origins,
        hosts=hosts,
        limits=chosen(limits),
        proxies=proxies,
        metrics=metrics,
        log=log,
        keep_finished=finished,
        keep_idle=idle,
    )

    def begun(real_port: int) -> None:
        address = f"http://{'localhost' if host in OPEN_TO_ALL else host}:{real_port}/"
        speech.say("serve-begun", address=address, db=shown_url(url))
        if not no_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    sys.exit(serve(config, host, int(PORT.parse(port)), begun))

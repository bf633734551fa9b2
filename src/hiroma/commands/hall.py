"""Serving, and what this installation is: `serve`, `doctor`, `version`."""

from typing import Annotated

import typer

from hiroma import __version__
from hiroma.server.settings import Settings

SET = Settings()
Database = Annotated[str, typer.Option(help="The database: sqlite:///FILE or postgresql://…", envvar="HIROMA_STORE")]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.", envvar="HIROMA_HOST")] = SET.host,
    port: Annotated[int, typer.Option(help="The port to listen on.", envvar="HIROMA_PORT")] = SET.port,
    store: Database = SET.store,
    bus: Annotated[
        str, typer.Option(help="How processes hear of each other: nothing, postgres, or nats://…", envvar="HIROMA_BUS")
    ] = SET.bus,
    key: Annotated[
        str, typer.Option(help="The file of the cookie key, made if absent.", envvar="HIROMA_KEY")
    ] = SET.key,
    origins: Annotated[
        list[str] | None, typer.Option(help="A further web origin that may connect.", envvar="HIROMA_ORIGINS")
    ] = None,
    budget: Annotated[
        int, typer.Option(help="Milliseconds of the server a second that one person may cost.", envvar="HIROMA_BUDGET")
    ] = SET.budget,
    address_budget: Annotated[
        int, typer.Option(help="The same for one address, or /64 of IPv6.", envvar="HIROMA_ADDRESS_BUDGET")
    ] = SET.address_budget,
    sockets: Annotated[
        int, typer.Option(help="Sockets that one person may have open.", envvar="HIROMA_SOCKETS")
    ] = SET.sockets,
    address_sockets: Annotated[
        int, typer.Option(help="Sockets that may be open from one address.", envvar="HIROMA_ADDRESS_SOCKETS")
    ] = SET.address_sockets,
    tables: Annotated[
        int, typer.Option(help="Tables not over that one person may have opened.", envvar="HIROMA_TABLES")
    ] = SET.tables,
    address_tables: Annotated[
        int, typer.Option(help="Tables that may be opened from one address in an hour.", envvar="HIROMA_ADDRESS_TABLES")
    ] = SET.address_tables,
    seats: Annotated[
        int, typer.Option(help="Tables not over at which one person may sit.", envvar="HIROMA_SEATS")
    ] = SET.seats,
    watches: Annotated[
        int, typer.Option(help="Tables that one person may look at.", envvar="HIROMA_WATCHES")
    ] = SET.watches,
    guests: Annotated[
        int, typer.Option(help="Guests who may come anew from one address in an hour.", envvar="HIROMA_GUESTS")
    ] = SET.guests,
    empty: Annotated[
        float, typer.Option(help="Hours for which a table is kept where nobody ever played.", envvar="HIROMA_EMPTY")
    ] = SET.empty,
    queue: Annotated[
        int, typer.Option(help="Frames kept for a slow reader before it skips ahead.", envvar="HIROMA_QUEUE")
    ] = SET.queue,
    bot_pause: Annotated[
        float, typer.Option(help="Seconds a bot waits before it moves.", envvar="HIROMA_BOT_PAUSE")
    ] = SET.bot_pause,
    grace: Annotated[
        float,
        typer.Option(help="Seconds for which somebody who was there counts as present.", envvar="HIROMA_GRACE"),
    ] = SET.grace,
    silence: Annotated[
        float,
        typer.Option(help="Seconds after which a seat that only has to answer has passed.", envvar="HIROMA_SILENCE"),
    ] = SET.silence,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", envvar="HIROMA_WORKERS")] = SET.workers,
    secure: Annotated[
        bool, typer.Option("--secure", help="People come by HTTPS only.", envvar="HIROMA_SECURE")
    ] = SET.secure,
    site: Annotated[
        str, typer.Option(help="The hall's own address, such as https://games.example.", envvar="HIROMA_SITE")
    ] = SET.site,
    signins: Annotated[
        int, typer.Option(help="Tries to sign in from one address in 15 minutes.", envvar="HIROMA_SIGNINS")
    ] = SET.signins,
    hooks: Annotated[
        str, typer.Option(help="Where people may be told of games: public, any, off.", envvar="HIROMA_HOOKS")
    ] = SET.hooks,
    smtp: Annotated[
        str, typer.Option(help="The mail server: smtp://USER:PASSWORD@HOST:587.", envvar="HIROMA_SMTP")
    ] = SET.smtp,
    mail_from: Annotated[
        str, typer.Option(help="The address from which the hall writes.", envvar="HIROMA_MAIL_FROM")
    ] = SET.mail_from,
    push: Annotated[
        str, typer.Option(help="Where browsers' push services may be: public, any, off.", envvar="HIROMA_PUSH")
    ] = SET.push,
    push_key: Annotated[
        str, typer.Option(help="The file of the key for push, made if absent.", envvar="HIROMA_PUSH_KEY")
    ] = SET.push_key,
    vacation: Annotated[
        int, typer.Option(help="Days of vacation that a person has in a year.", envvar="HIROMA_VACATION")
    ] = SET.vacation,
    drain: Annotated[
        float, typer.Option(help="Seconds people have to finish a move when the hall closes.", envvar="HIROMA_DRAIN")
    ] = SET.drain,
    logs: Annotated[str, typer.Option(help="How the log is written: text, json.", envvar="HIROMA_LOGS")] = SET.logs,
    backups: Annotated[
        str, typer.Option(help="The folder of the backups that the desk makes.", envvar="HIROMA_BACKUPS")
    ] = SET.backups,
    presets: Annotated[
        str, typer.Option(help="A JSON file of the host's own sets of options.", envvar="HIROMA_PRESETS")
    ] = SET.presets,
    oidc_issuer: Annotated[
        str, typer.Option(help="The OpenID provider by which people may sign in.", envvar="HIROMA_OIDC_ISSUER")
    ] = SET.oidc_issuer,
    oidc_client: Annotated[
        str, typer.Option(help="The hall's client id there.", envvar="HIROMA_OIDC_CLIENT")
    ] = SET.oidc_client,
    oidc_secret: Annotated[
        str, typer.Option(help="The hall's client secret there.", envvar="HIROMA_OIDC_SECRET")
    ] = SET.oidc_secret,
    oidc_name: Annotated[
        str, typer.Option(help="What people call the provider.", envvar="HIROMA_OIDC_NAME")
    ] = SET.oidc_name,
) -> None:
    """Open the hall and serve it until stopped."""
    from hiroma.server.serve import serve as run

    run(
        Settings(
            host=host,
            port=port,
            store=store,
            bus=bus,
            key=key,
            origins=tuple(origins or ()),
            budget=budget,
            address_budget=address_budget,
            sockets=sockets,
            address_sockets=address_sockets,
            tables=tables,
            address_tables=address_tables,
            seats=seats,
            watches=watches,
            guests=guests,
            empty=empty,
            queue=queue,
            bot_pause=bot_pause,
            grace=grace,
            silence=silence,
            workers=workers,
            secure=secure,
            site=site,
            signins=signins,
            hooks=hooks,
            smtp=smtp,
            mail_from=mail_from,
            push=push,
            push_key=push_key,
            vacation=vacation,
            drain=drain,
            logs=logs,
            backups=backups,
            presets=presets,
            oidc_issuer=oidc_issuer,
            oidc_client=oidc_client,
            oidc_secret=oidc_secret,
            oidc_name=oidc_name,
        )
    )


def doctor() -> None:
    """Say what this machine has for a hall and what it lacks; fails when it cannot serve."""
    from hiroma import doctor as examination

    raise typer.Exit(examination.main(typer.echo))


def version() -> None:
    """Say which version this is, and of which games."""
    from hiroma.games import RULESETS, newest

    typer.echo(f"hiroma {__version__}")
    for game in RULESETS:
        typer.echo(f"  {game} {newest(game).info.version}")

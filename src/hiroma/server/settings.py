"""Settings of a hall: each field is a flag of `hiroma serve`, an environment variable and a row of docs/hosting.md."""

from typing import Annotated, Literal

from msgspec import Meta

from hiroma.server.declared import Declaration, Setting

Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
Span = Annotated[float, Meta(ge=0)]
Share = Annotated[float, Meta(ge=0, le=1)]
Port = Annotated[int, Meta(ge=0, le=65535)]
Name = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._-]{0,40}\Z")]
Reach = Literal["public", "any", "off"]


class Settings(Declaration, frozen=True, kw_only=True):
    """The settings of a hall."""

    host: Annotated[str, Setting("The address to listen on.")] = "127.0.0.1"
    port: Annotated[Port, Setting("The port to listen on.", page="the port")] = 8000
    store: Annotated[
        str,
        Setting(
            "The database: sqlite:///FILE or postgresql://…",
            page="the database: `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`",
            login=True,
        ),
    ] = "sqlite:///hiroma.db"
    bus: Annotated[
        str,
        Setting(
            "The NATS server of a hall of several processes: nats://… or tls://…",
            page=(
                "the NATS server by which several processes of a hall work together: nothing for one process, "
                "`nats://USER:PASSWORD@HOST:4222`, or `tls://…` to insist on encryption; several servers of a cluster "
                "with commas between them"
            ),
            login=True,
        ),
    ] = ""
    bus_credentials: Annotated[
        str,
        Setting(
            "The file of the hall's credentials for NATS.",
            page="the `.creds` file of the hall's NATS user, instead of a user and password in the address",
        ),
    ] = ""
    bus_ca: Annotated[
        str,
        Setting(
            "The CA file that the certificate of NATS is checked with.",
            page=(
                "the file of the CA that signed the NATS server's certificate (PEM), when the system does not know it; "
                "with it the hall insists on encryption"
            ),
        ),
    ] = ""
    name: Annotated[
        Name,
        Setting(
            "The name of this process, by which a proxy finds it.",
            page=(
                "the name of this process in a hall of several (letters, digits, `.`, `_`, `-`; 40 at most): a proxy "
                "may [send the people of its tables to it](#the-way-to-a-table)"
            ),
        ),
    ] = ""
    key: Annotated[
        str,
        Setting(
            "The file of the cookie key, made if absent.", page="the file with the key of the cookies, made when absent"
        ),
    ] = "hiroma.key"
    origins: Annotated[
        tuple[str, ...],
        Setting(
            "A further web origin that may connect.",
            page=(
                "a further web origin whose pages may connect; repeat the flag, or separate by blanks in the variable"
            ),
        ),
    ] = ()
    budget: Annotated[
        Count,
        Setting(
            "Milliseconds of the server a second that one person may cost.",
            page=("milliseconds of CPU that one person may cost in a second; four seconds' worth may be saved"),
        ),
    ] = 50
    address_budget: Annotated[
        Count,
        Setting(
            "The same for one address, or /64 of IPv6.",
            page="the same for all who come from one address (of IPv6: one /64)",
        ),
    ] = 250
    sockets: Annotated[
        Count,
        Setting(
            "Sockets that one person may have open.", page="sockets that one person may have open: one for each page"
        ),
    ] = 24
    address_sockets: Annotated[Count, Setting("Sockets that may be open from one address.")] = 400
    tables: Annotated[
        Count,
        Setting(
            "Tables not over that one person may have opened.",
            page="tables not yet over that one person may have opened",
        ),
    ] = 40
    address_tables: Annotated[Count, Setting("Tables that may be opened from one address in an hour.")] = 200
    seats: Annotated[
        Count,
        Setting("Tables not over at which one person may sit.", page="tables not yet over at which one person may sit"),
    ] = 100
    watches: Annotated[
        Count,
        Setting("Tables that one person may look at.", page="tables that one person may look at, in all their pages"),
    ] = 64
    guests: Annotated[Count, Setting("New guests that one address may bring in an hour.")] = 240
    lobby_talk: Annotated[
        Literal["everybody", "accounts", "nobody"],
        Setting(
            "Who may talk in the lobby: everybody, accounts, nobody.",
            page="who may talk in the lobby: `everybody`, people with `accounts`, or `nobody`; everybody may read",
        ),
    ] = "accounts"
    empty: Annotated[
        Span,
        Setting(
            "Hours for which a table is kept where nobody ever played.",
            page=(
                "hours for which the hall keeps a table at which nobody has played and nobody is; one hour at most "
                "where no account sits; thirty days at a table with days for a turn where somebody sits"
            ),
        ),
    ] = 24.0
    queue: Annotated[
        Some,
        Setting(
            "Frames kept for a slow reader before it skips ahead.",
            page="frames kept for a slow reader; then it gets the newest state instead",
        ),
    ] = 64
    bot_pause: Annotated[Span, Setting("Seconds a bot waits before it moves.")] = 0.8
    grace: Annotated[
        Span,
        Setting(
            "Seconds for which somebody who was there counts as present.",
            page=(
                "seconds for which the hall counts a player as present after their last socket has closed, or after "
                "the last request of their program"
            ),
        ),
    ] = 60.0
    silence: Annotated[
        Span,
        Setting(
            "Seconds after which a seat that only has to answer has passed.",
            page=(
                "seconds after which a seat that only has to answer, such as whether to interrupt, has passed; in "
                "games with days a turn when its clock has run out"
            ),
        ),
    ] = 45.0
    workers: Annotated[Some, Setting("Processes in which bots think.")] = 1
    secure: Annotated[
        bool,
        Setting(
            "People come by HTTPS only.",
            page=(
                "people come by HTTPS only: cookies travel no other way, pages must have come by `https`, and "
                "the hall tells browsers to stay with it for a year (HSTS); set it behind TLS"
            ),
        ),
    ] = False
    site: Annotated[
        str,
        Setting(
            "The hall's own address, such as https://games.example.",
            page=(
                "the hall's own address, such as `https://games.example`, when the web server in front does not pass "
                "on `Host`"
            ),
        ),
    ] = ""
    trial: Annotated[
        bool,
        Setting(
            "The hall is for trying things out.",
            page=(
                "the hall is for trying things out: `/api/health` says so, and "
                "[hiroma loadtest](#how-much-a-hall-can-take) plays at it without further questions"
            ),
        ),
    ] = False
    signins: Annotated[
        Count,
        Setting(
            "Tries to sign in from one address in 15 minutes.",
            page="tries to register, and wrong ones to sign in, that one network has in 15 minutes",
        ),
    ] = 40
    hooks: Annotated[
        Reach,
        Setting(
            "Where hooks for finished games may be: public, any, off.",
            page=(
                "where the hooks of people may be, which hear of their finished games and turns: `public` (https, no "
                "address of a network of your own), `any`, `off`"
            ),
        ),
    ] = "public"
    smtp: Annotated[
        str,
        Setting(
            "The mail server: smtp://USER:PASSWORD@HOST:587.",
            page=(
                "the mail server by which the hall sends letters: `smtp://USER:PASSWORD@HOST:587` "
                "(encrypted where it can) or `smtps://…`; needs `--site`, too"
            ),
            secret=True,
        ),
    ] = ""
    mail_from: Annotated[str, Setting("The address from which the hall writes.")] = ""
    push: Annotated[
        Reach,
        Setting(
            "Where browsers' push services may be: public, any, off.",
            page=(
                "where the push services of browsers may be: `public` and `any` as for hooks; `off`: browsers "
                "get no notices"
            ),
        ),
    ] = "public"
    push_key: Annotated[
        str,
        Setting(
            "The file of the key for push, made if absent.",
            page=(
                "the file with the key by which push services know the hall (a P-256 key, PEM), made when absent; "
                "nothing: beside the key of the cookies, as `hiroma.push.key`"
            ),
        ),
    ] = ""
    vacation: Annotated[
        Count,
        Setting(
            "Days of vacation that a person has in a year.",
            page="days of vacation that a person has in a year: in games with days a turn their clocks stand still",
        ),
    ] = 28
    drain: Annotated[
        Span,
        Setting(
            "Seconds people have to finish a move when the hall closes.",
            page="seconds that people have for what they are at when the hall closes",
        ),
    ] = 5.0
    logs: Annotated[
        Literal["text", "json"],
        Setting(
            "How the log is written: text, json.",
            page="how the log is written, a line each on standard output: `text`, or `json` with the fields by name",
        ),
    ] = "text"
    traces: Annotated[
        str,
        Setting(
            "The OTLP address that takes traces; nothing: none are made.",
            page=(
                "the [OTLP address](#traces) that takes traces over HTTP, such as "
                "`http://127.0.0.1:4318/v1/traces`; nothing: none are made"
            ),
            login=True,
        ),
    ] = ""
    traces_share: Annotated[
        Share,
        Setting("Of all traces this share is made, from 0 to 1.", page="of all traces this share is made, from 0 to 1"),
    ] = 0.05
    backups: Annotated[str, Setting("The folder of the backups that the desk makes.")] = "backups"
    presets: Annotated[
        str,
        Setting(
            "A JSON file of the host's own sets of options.",
            page=(
                'a JSON file with the tables of your club: a list of `{"game": "cant-stop", "name": "Friday", '
                '"options": {"match": 3}}`; everybody may choose them when they open a table'
            ),
        ),
    ] = ""
    oidc_issuer: Annotated[
        str,
        Setting(
            "The OpenID provider by which people may sign in.",
            page="the OpenID provider by which people may sign in besides, such as `https://id.example`",
        ),
    ] = ""
    oidc_client: Annotated[str, Setting("The hall's client id there.")] = ""
    oidc_secret: Annotated[
        str,
        Setting(
            "The hall's client secret there.",
            page="the hall's client secret there; nothing for a public client",
            secret=True,
        ),
    ] = ""
    oidc_name: Annotated[str, Setting("What people call the provider.")] = "OpenID"

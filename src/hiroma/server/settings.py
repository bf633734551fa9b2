"""What a host can set. Every setting is a flag of `hiroma serve` and an environment variable."""

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How the hall is run.

    store: database URL. bus: '' (one process), 'postgres', or a NATS URL. key: file of the cookie key, made if absent.
    origins: further web origins allowed to connect. budget: milliseconds of the server's time that one person may cost
    in a second (burst: four times that); address_budget: the same for one address, or /64 of IPv6. sockets,
    address_sockets: how many may be open. tables: how many that are not over one person may have opened;
    address_tables: how many may be opened from one address in an hour. seats: at how many tables that are not over one
    person may sit. watches: how many they may look at. guests: how many may come anew from one address in an hour.
    empty: hours for which a table is kept at which nobody ever played and where nobody is; one at most for guests'.
    queue: frames kept for a slow reader before it gets the newest state instead.
    bot_pause: seconds a bot waits before it moves.
    grace: seconds for which somebody counts as present who was connected, or did something without a socket.
    silence: seconds after which a seat that only has to answer is taken to have passed. workers: processes for bots.
    secure: people come by HTTPS only. site: the hall's own address (https://games.example), where a request does not
    say it rightly. signins: tries to register or to sign in that an address has in a quarter of an hour. oidc_issuer,
    oidc_client, oidc_secret: where people may sign in besides, and who the hall is there; oidc_name: what to call it.
    hooks: where people may be told of finished games: 'public' (https, no address of a network of one's own), 'any',
    'off'. smtp: the mail server, 'smtp://USER:PASSWORD@HOST:587' or 'smtps://…'; mail_from: who writes.
    push: where browsers' push services may be: 'public' and 'any' as for hooks, 'off'; push_key: file of the key that
    signs what is sent there, made if absent ('': beside the cookie key).
    vacation: days a year on which somebody's clocks stand still in games with days a turn.
    drain: seconds that people have, when the hall closes, for what they are at. logs: 'text' or 'json'.
    backups: the folder of the backups that the desk makes.
    presets: a JSON file of the host's own sets of options.
    """

    store: str = "sqlite:///hiroma.db"
    bus: str = ""
    key: str = "hiroma.key"
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    budget: int = 50
    address_budget: int = 250
    sockets: int = 24
    address_sockets: int = 400
    tables: int = 40
    address_tables: int = 200
    seats: int = 100
    watches: int = 64
    guests: int = 240
    empty: float = 24.0
    queue: int = 64
    bot_pause: float = 0.8
    grace: float = 60.0
    silence: float = 45.0
    workers: int = 1
    secure: bool = False
    site: str = ""
    signins: int = 40
    hooks: str = "public"
    smtp: str = ""
    mail_from: str = ""
    push: str = "public"
    push_key: str = ""
    vacation: int = 28
    drain: float = 5.0
    logs: str = "text"
    backups: str = "backups"
    presets: str = ""
    oidc_issuer: str = ""
    oidc_client: str = ""
    oidc_secret: str = ""
    oidc_name: str = "OpenID"

#!/bin/sh
# Put the recipes for systemd in their places: sh deploy/install.sh games.example
# Settings that are there stay; the other files are written anew. DESTDIR sets another root.
set -eu
site=${1:?the name of the site, such as games.example}
from=$(dirname "$0")
to=${DESTDIR:-}
# NATS takes a word that begins with a digit for a number.
password=p$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')

put() { # MODE FROM TO
    if [ -e "$to$3" ] && [ "$3" = /etc/hiroma/hall.env ]; then
        echo "kept: $3"
        return
    fi
    mkdir -p "$to$(dirname "$3")"
    sed -e "s/games\.example/$site/g" -e "s/change-me/$password/g" "$from/$2" >"$to$3.new"
    chmod "$1" "$to$3.new"
    mv "$to$3.new" "$to$3"
    echo "put: $3"
}

put 0600 systemd/hall.env /etc/hiroma/hall.env
put 0644 nats.conf /etc/nats-server.conf
put 0644 Caddyfile /etc/caddy/Caddyfile
for unit in hiroma@.service hiroma-backup.service hiroma-backup.timer nats-server.service.d/hall.conf; do
    put 0644 "systemd/$unit" "/etc/systemd/system/$unit"
done

"""A small OpenID provider to sign in with; `answer` changes claims of its id tokens."""

import base64
import hashlib
import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

from joserfc import jwt
from joserfc.jwk import ECKey, OctKey

CLIENT, SECRET = "hall", "a secret"


class Issuer:
    """Serves on a port of its own. Everybody who comes is `subject`, has the name `name`, and agrees at once."""

    def __init__(self) -> None:
        self.subject, self.name = "s1", "Ōka"
        self.answer: dict[str, Any] = {}
        self.algorithm = "ES256"
        self.known = self.signing = ECKey.generate_key("P-256", parameters={"kid": "k1"})
        self.codes: dict[str, dict[str, str]] = {}
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._pages())
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def close(self) -> None:
        """Close the server."""
        self.server.shutdown()
        self.server.server_close()

    def turn_keys(self) -> None:
        """Sign with another key from now on."""
        self.known = self.signing = ECKey.generate_key("P-256", parameters={"kid": secrets.token_hex(4)})

    def agreed(self, asked: dict[str, str]) -> str:
        """Return the address to which the provider sends this person back."""
        code = secrets.token_hex(8)
        self.codes[code] = asked
        return f"{asked['redirect_uri']}?code={code}&state={asked['state']}"

    def token(self, asked: dict[str, str]) -> str:
        """Return the id token for this request."""
        claims = {
            "iss": self.address,
            "aud": CLIENT,
            "sub": self.subject,
            "iat": int(time.time()),
            "exp": int(time.time()) + 60,
            "nonce": asked["nonce"],
            "preferred_username": self.name,
            **self.answer,
        }
        key = OctKey.import_key(SECRET * 4) if self.algorithm == "HS256" else self.signing
        return jwt.encode({"alg": self.algorithm, "kid": self.signing.kid}, claims, key, algorithms=[self.algorithm])

    def _pages(self) -> type[BaseHTTPRequestHandler]:
        issuer = self

        class Pages(BaseHTTPRequestHandler):
            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name of the library
                pass

            def say(self, body: Any, status: int = 200) -> None:
                text = json.dumps(body).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(text)))
                self.end_headers()
                self.wfile.write(text)

            def do_GET(self) -> None:
                place = urlsplit(self.path)
                if place.path == "/authorize":
                    asked = {key: values[0] for key, values in parse_qs(place.query).items()}
                    self.send_response(303)
                    self.send_header("Location", issuer.agreed(asked))
                    self.end_headers()
                elif place.path == "/jwks":
                    self.say({"keys": [issuer.known.as_dict(private=False)]})
                else:
                    ends = {"authorization_endpoint": "authorize", "token_endpoint": "token", "jwks_uri": "jwks"}
                    self.say({"issuer": issuer.address} | {k: f"{issuer.address}/{v}" for k, v in ends.items()})

            def do_POST(self) -> None:
                said = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
                asked = issuer.codes.pop(said["code"][0], None)
                hashed = hashlib.sha256(said["code_verifier"][0].encode()).digest()
                client = base64.b64decode(self.headers["Authorization"].removeprefix("Basic ")).decode()
                good = (
                    asked is not None
                    and base64.urlsafe_b64encode(hashed).rstrip(b"=").decode() == asked["code_challenge"]
                    and said["redirect_uri"][0] == asked["redirect_uri"]
                    and client == f"{CLIENT}:{SECRET}"
                )
                if asked is None or not good:
                    self.say({"error": "invalid_grant"}, 400)
                else:
                    self.say({"id_token": issuer.token(asked), "access_token": "x", "token_type": "Bearer"})

        return Pages

"""The edge of the server: the HTTP API, the socket, and the files of the client."""

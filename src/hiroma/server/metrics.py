"""What the hall counts, for Prometheus."""

from prometheus_client import Counter, Gauge

SOCKETS = Gauge("hiroma_sockets", "Open WebSockets")
FRAMES = Counter("hiroma_frames", "Frames received from clients")
ENTRIES = Counter("hiroma_entries", "Log entries appended and shown")
ROOMS = Gauge("hiroma_rooms", "Tables open on this process")

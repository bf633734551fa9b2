"""Wire format: frames, bodies, refusals, and the connection that carries them."""

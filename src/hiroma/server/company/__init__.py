"""Company: friends, whereabouts, and talk outside tables."""

"""Turn notifications: by e-mail and by web push."""

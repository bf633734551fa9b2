"""Fair play: who is listened to, who keeps away from whom, reports, and what moderators do about them."""

"""A hall of several processes: leases, owners of tables, and what the processes send to each other."""

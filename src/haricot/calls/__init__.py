"""What can be asked of a table server, or of any other host, beside the socket: for hosts and clients alike."""

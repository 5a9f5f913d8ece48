protocol P {}

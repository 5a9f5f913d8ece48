let name = "the town"

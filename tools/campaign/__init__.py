"""A hostile test of real servers, at size: ``make campaign-server``, or ``-m tools.campaign``.

Every part starts servers of its own on 127.0.0.1 and ends them. What was counted is kept in one
file per commit, so a campaign that was stopped goes on where it stopped.
"""

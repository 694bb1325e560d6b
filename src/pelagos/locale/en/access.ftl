### For people who listen to the table.

web-spoken = What happens
web-near = In front of you

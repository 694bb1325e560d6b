### Para quienes escuchan la mesa.

web-spoken = Lo que ocurre
web-near = Ante ti

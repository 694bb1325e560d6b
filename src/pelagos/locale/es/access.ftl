### Para quienes escuchan la mesa.

web-spoken = Lo que ocurre

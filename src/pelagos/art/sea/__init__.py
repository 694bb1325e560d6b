"""What the games at sea share: the chart of the world, flags and ships."""

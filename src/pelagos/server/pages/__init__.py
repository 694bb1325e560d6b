"""What a browser loads: pages from templates, scripts, styles, letters, and whole games as one page."""

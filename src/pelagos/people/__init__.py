"""Who somebody is: names, devices, passkeys and codes. Knows no server."""

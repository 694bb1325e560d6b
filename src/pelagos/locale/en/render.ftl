### The command that draws a record.

render-done = { $path }: the table at version { $version }.
error-render-format = “{ $path }” must end in .svg or .png.
error-render-theme = There is no theme “{ $theme }”. Known themes: { $known }.
error-render-seat = There is no seat “{ $seat }” in this game. Its seats: { $known }.
error-letters-missing = The letters of the package { $package } are missing. Install them: pip install { $package }
error-letters-damaged = “{ $file }” of the package { $package } is not the file we know. Install it again: pip install --force-reinstall { $package }==0.0.1

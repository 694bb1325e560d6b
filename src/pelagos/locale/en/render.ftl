### The command that draws a record.

render-done = { $path }: the table at version { $version }.
error-render-format = “{ $path }” must end in .svg or .png.
error-render-theme = There is no theme “{ $theme }”. Known themes: { $known }.
error-render-seat = There is no seat “{ $seat }” in this game. Its seats: { $known }.

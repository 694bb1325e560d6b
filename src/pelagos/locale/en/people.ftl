### Who you are: names, devices, ways back, whom one hears.

error-name-blank = There is nothing to see in this name. Choose one with letters or figures.
error-no-device = There is no such device among yours.
error-bad-passkey = This passkey does not open anything here.
error-bad-code = This recovery code does not open anything here. Look at it once more, group by group.
error-too-many-tries = Too many tries. Wait a few minutes and try again.
error-no-line = Nobody who could be muted has said that.
error-blocked = Whoever opened this table does not wish to meet you here.
error-lent = This seat was lent to this browser. Only whoever sits there can lend it on.

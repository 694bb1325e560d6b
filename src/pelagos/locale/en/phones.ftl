### Small screens.

web-fold = Show or hide the answers

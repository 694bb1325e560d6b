### What commands say.

error-usage = The command is not understood: { $problem }
error-usage-command = There is no such command. Known commands: { $known }.
error-usage-option = There is no option { $option }.
error-usage-missing = { $name } is missing.
error-usage-value = { $name }: { $problem }

case-passed = passed  { $id }  { $title }
case-failed = FAILED  { $id }  { $title }
case-total = { $passed } passed, { $failed } failed

import { messageOf } from '../http/api-error.ts'
import { Button } from '../ui/buttons/button.tsx'
import { showError, showToast } from '../ui/feedback/toasts.ts'
import { useKeepGarden } from './writes.ts'

/** For who has thought again. */
export function KeepButton() {
  const { mutateAsync, isPending } = useKeepGarden()
  const keep = async () => {
    try {
      await mutateAsync()
      showToast('Your garden stays. Visitors see it as before.')
    } catch (error) {
      showError(messageOf(error))
    }
  }
  return (
    <Button busy={isPending} busyLabel="Keeping…" onClick={() => void keep()}>
      Keep my garden
    </Button>
  )
}

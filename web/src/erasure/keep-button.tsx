import { messageOf } from '../http/api-error.ts'
import { Button } from '../ui/buttons/button.tsx'
import { clearFailure, showFailure } from '../ui/feedback/failure.ts'
import { showToast } from '../ui/feedback/toasts.ts'
import { useKeepGarden } from './writes.ts'

const action = 'keep garden'

/** Withdraws the request for erasure. */
export function KeepButton() {
  const { mutateAsync, isPending } = useKeepGarden()
  const keep = async () => {
    clearFailure(action)
    try {
      await mutateAsync()
      showToast('Your garden won’t be erased. Visitors see it as before.')
    } catch (error) {
      showFailure(action, messageOf(error))
    }
  }
  return (
    <Button busy={isPending} busyLabel="Keeping…" onClick={() => void keep()}>
      Keep my garden
    </Button>
  )
}

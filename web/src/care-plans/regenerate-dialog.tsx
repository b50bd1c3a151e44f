import { ApiError, messageOf } from '../http/api-error.ts'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/dialog/close-dialog.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { showToast } from '../ui/feedback/toasts.ts'
import { RepeatIcon } from '../ui/icons.tsx'
import { useIfMounted } from '../ui/navigation/use-while-here.ts'
import { useSubmit } from '../ui/use-submit.ts'
import { useRegenerate } from './api.ts'
import { generationFailure, generationNotice } from './generation-words.ts'

/**
 * Asks before making new care plans, for one plant or for the whole garden. Tasks that the gardener added,
 * edited or finished are kept.
 */
export default function RegenerateDialog({
  plantId,
  plantName,
  onClose,
}: {
  plantId?: string | undefined
  plantName?: string | undefined
  onClose: () => void
}) {
  const { mutateAsync } = useRegenerate()
  const { submit, isSending, problem } = useSubmit((error) =>
    error instanceof ApiError ? 'Failed to regenerate tasks. Please try again later.' : messageOf(error),
  )
  const whileHere = useIfMounted()
  const start = async () => {
    const answer = await mutateAsync(plantId)
    const failure = generationFailure(answer)
    if (failure) throw new Error(failure)
    showToast(generationNotice(answer))
    whileHere(onClose)
  }
  return (
    <Dialog
      title="Plan the care again"
      onClose={onClose}
      footer={
        <>
          <DialogCancel disabled={isSending} />
          <Button
            variant="primary"
            icon={<RepeatIcon />}
            busy={isSending}
            busyLabel="Requesting…"
            onClick={() => void submit({}, start)}
          >
            Plan again
          </Button>
        </>
      }
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      <p>
        Suggested tasks{plantName ? ` for ${plantName}` : ''} that are still to do will be replaced. Anything
        you added, changed or finished stays as it is.
      </p>
    </Dialog>
  )
}

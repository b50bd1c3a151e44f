import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '../http/api-error.ts'
import { profileQueries } from '../profile/api.ts'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/dialog/close-dialog.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { showToast } from '../ui/feedback/toasts.ts'
import { RepeatIcon } from '../ui/icons.tsx'
import { useIfMounted } from '../ui/navigation/use-if-mounted.ts'
import { useSubmit } from '../ui/use-submit.ts'
import { announceOutcome } from './announce-care-plan.ts'
import { generationFailure, generationNotice, isOnItsWay } from './generation-words.ts'
import { useRegenerate } from './writes.ts'

/**
 * Asks before making new care plans, for one plant or for the whole garden. Tasks that the gardener added,
 * edited or finished are kept.
 */
export default function RegenerateDialog({
  plant,
  onClose,
}: {
  plant?: { id: string; name: string }
  onClose: () => void
}) {
  const client = useQueryClient()
  const { data: preferences } = useQuery(profileQueries.preferences())
  const { mutateAsync } = useRegenerate()
  const { submit, isSending, problem } = useSubmit((error) =>
    error instanceof ApiError ? 'Failed to regenerate tasks. Please try again later.' : messageOf(error),
  )
  const ifMounted = useIfMounted()
  const start = async () => {
    const answer = await mutateAsync(plant?.id)
    const failure = generationFailure(answer)
    if (failure) throw new Error(failure)
    const notice = showToast(generationNotice(answer))
    if (plant && isOnItsWay(answer)) void announceOutcome(client, plant, notice)
    ifMounted(onClose)
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
      {preferences?.taskGeneration.preferredTaskTypes.length === 0 && (
        <Banner>No task types are ticked in Settings, so no new tasks will be suggested.</Banner>
      )}
      <p>
        Suggested tasks{plant && ` for ${plant.name}`} that are still to do will be replaced. Anything you
        added, changed or finished stays as it is.
      </p>
    </Dialog>
  )
}

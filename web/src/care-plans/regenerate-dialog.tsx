import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/dialog/close-dialog.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { showToast } from '../ui/feedback/toasts.ts'
import { RepeatIcon } from '../ui/icons.tsx'
import { useWhileHere } from '../ui/navigation/use-while-here.ts'
import { useSingleFlight } from '../ui/use-single-flight.ts'
import { useRegenerate } from './api.ts'
import { generationFailure, generationNotice } from './generation-words.ts'

/** Asks for care plans to be made anew: a plant's, or everybody's. What the gardener added, edited or finished stays. */
export default function RegenerateDialog({
  plantId,
  plantName,
  onClose,
}: {
  plantId?: string | undefined
  plantName?: string | undefined
  onClose: () => void
}) {
  const generate = useRegenerate()
  const failed = generate.isError
    ? 'Failed to regenerate tasks. Please try again later.'
    : generate.data && generationFailure(generate.data)
  const once = useSingleFlight()
  const whileHere = useWhileHere()
  const start = async () => {
    const answer = await generate.mutateAsync(plantId).catch(() => null)
    if (!answer || generationFailure(answer)) return
    showToast(generationNotice(answer))
    whileHere(onClose)
  }
  return (
    <Dialog
      title="Plan the care again"
      onClose={onClose}
      footer={
        <>
          <DialogCancel disabled={generate.isPending} />
          <Button
            variant="primary"
            icon={<RepeatIcon />}
            busy={generate.isPending}
            busyLabel="Requesting…"
            onClick={() => void once(start)}
          >
            Plan again
          </Button>
        </>
      }
    >
      {failed && <Banner tone="error">{failed}</Banner>}
      <p>
        Suggested tasks{plantName ? ` for ${plantName}` : ''} that are still to do will be replaced. Anything
        you added, changed or finished stays as it is.
      </p>
    </Dialog>
  )
}

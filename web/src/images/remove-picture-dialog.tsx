import { messageOf } from '../http/api-error.ts'
import { hiddenText } from '../http/with-behind.ts'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../ui/feedback/toasts.ts'
import { useRemovePicture } from './writes.ts'

/** Asks before permanently removing a photo. */
export default function RemovePictureDialog({
  imageUrl,
  name,
  bed,
  onRemoved,
  onClose,
}: {
  imageUrl: string
  /** The name of the plant shown. */
  name: string
  bed?: string | undefined
  onRemoved?: () => void
  onClose: () => void
}) {
  const { mutateAsync } = useRemovePicture(imageUrl)
  const confirm = async () => {
    const { isBehind } = await mutateAsync()
    onRemoved?.()
    showToast(hiddenText('Photo removed for good', isBehind))
  }
  return (
    <ConfirmDialog
      title="Remove Photo"
      thing={{ name, imageUrl, bed }}
      confirmLabel="Remove Photo"
      busyLabel="Removing…"
      onConfirm={confirm}
      failure={(error) => `The photo could not be removed: ${messageOf(error)}`}
      onClose={onClose}
    >
      This removes the photo everywhere, in the history too, and nobody can open it any more. A browser that
      has already shown it may keep it for a day. This can’t be undone.
    </ConfirmDialog>
  )
}

import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { messageOf } from '../http/api-error.ts'
import { hiddenText } from '../http/with-behind.ts'
import { bedOf } from '../ui/bed-of.ts'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../ui/feedback/toasts.ts'
import { counted } from '../ui/text/words.ts'
import { useDeleteLocation } from './writes.ts'

/** Asks before deleting a location, and says how many plants and tasks go with it. */
export function DeleteLocationDialog({
  location,
  onClose,
  onDeleted,
}: {
  location: LocationView
  onClose: () => void
  onDeleted?: (() => void) | undefined
}) {
  const { id, name, icon, iconBackground, count, taskCount } = location
  const detail = count === 0 ? 'no plants' : `${counted(count, 'plant')}, ${counted(taskCount, 'task')}`
  const { mutateAsync } = useDeleteLocation(id)
  const confirm = async () => {
    const { isBehind } = await mutateAsync()
    onDeleted?.()
    showToast(hiddenText(`${name} deleted successfully`, isBehind))
  }
  return (
    <ConfirmDialog
      title="Delete Location"
      thing={{ name, emoji: icon, bed: bedOf(iconBackground), detail }}
      confirmLabel="Delete Location"
      onConfirm={confirm}
      failure={(error) => `There was a problem deleting the location: ${messageOf(error)}`}
      onClose={onClose}
    >
      This also deletes all its plants and their tasks. It cannot be undone.
    </ConfirmDialog>
  )
}

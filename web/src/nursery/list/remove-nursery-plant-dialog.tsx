import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { messageOf } from '../../http/api-error.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { clearFailure, showFailure } from '../../ui/feedback/failure.ts'
import { showToast } from '../../ui/feedback/toasts.ts'
import { useRemoveNurseryPlant } from '../writes.ts'

/** Asks before removing a nursery plant from the list. The removal is optimistic. */
export function RemoveNurseryPlantDialog({
  plant,
  onClose,
}: {
  plant: NurseryPlantView
  onClose: () => void
}) {
  const { mutateAsync } = useRemoveNurseryPlant(plant.id)
  const action = `remove nursery plant ${plant.id}`
  const remove = async () => {
    clearFailure(action)
    try {
      await mutateAsync()
      showToast('Nursery plant removed')
    } catch (error) {
      showFailure(action, `Failed to delete nursery plant: ${messageOf(error)}`, () => void remove())
    }
  }
  return (
    <ConfirmDialog
      title="Remove Plant"
      thing={{ name: plant.name, imageUrl: plant.imageUrl, detail: plant.species }}
      confirmLabel="Remove Plant"
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      Are you sure you want to remove this plant from your nursery list?
    </ConfirmDialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { carePlanQueries } from '../../care-plans/api.ts'
import { messageOf } from '../../http/api-error.ts'
import { hiddenText } from '../../http/with-behind.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toasts.ts'
import { counted } from '../../ui/text/words.ts'
import { useDeletePlant } from '../writes.ts'

/** Asks before deleting a plant, and says how many tasks go with it. */
export default function DeletePlantDialog({
  plant,
  bed,
  onClose,
  onDeleted,
}: {
  plant: PlantView
  bed: string
  onClose: () => void
  onDeleted: () => void
}) {
  const { data } = useQuery(carePlanQueries.ofPlant(plant.id))
  const taskCount = data && data.tasks.length + data.earlierCompleted
  const { mutateAsync } = useDeletePlant(plant.id)
  const confirm = async () => {
    const { answer, isBehind } = await mutateAsync()
    onDeleted()
    const tasks = answer?.tasksDeleted ?? 0
    const withTasks = tasks > 0 ? `, along with ${counted(tasks, 'associated task')}` : ''
    showToast(hiddenText(`${plant.name} was successfully deleted${withTasks}`, isBehind))
  }
  return (
    <ConfirmDialog
      title="Delete Plant"
      thing={{
        name: plant.name,
        imageUrl: plant.imageUrl,
        bed,
        detail: taskCount !== undefined ? counted(taskCount, 'task') : plant.species,
      }}
      confirmLabel="Delete Plant"
      onConfirm={confirm}
      failure={(error) => `There was a problem deleting the plant: ${messageOf(error)}`}
      onClose={onClose}
    >
      This also deletes all associated tasks. It cannot be undone.
    </ConfirmDialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { messageOf } from '../../http/api-error.ts'
import { isGone, someGoneText } from '../../http/gone.ts'
import { hiddenText } from '../../http/with-behind.ts'
import { taskQueries } from '../../tasks/api.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { showError, showToast } from '../../ui/feedback/toasts.ts'
import { listed } from '../../ui/text/in-sentences.ts'
import { counted } from '../../ui/text/words.ts'
import { useDeletePlants } from './writes.ts'

/** Counting takes one request per plant, so the tasks of a larger selection are only counted by the deletion itself. */
const mostCounted = 20

/** Asks before deleting plants, and says how many tasks go with them. */
export function DeletePlantsDialog({
  plants,
  onClose,
  onDone,
}: {
  plants: readonly PlantView[]
  onClose: () => void
  onDone: () => void
}) {
  const ids = plants.map(({ id }) => id)
  const { mutateAsync, isPending } = useDeletePlants()
  const isCounted = ids.length <= mostCounted && !isPending
  const { data: tasks } = useQuery({ ...taskQueries.count(ids), enabled: isCounted })
  const many = counted(plants.length, 'plant')
  const confirm = async () => {
    try {
      const { answer, isBehind } = await mutateAsync(ids)
      onDone()
      const gone = answer.tasksDeleted ?? 0
      const withTasks = gone > 0 ? `, along with ${counted(gone, 'associated task')}` : ''
      showToast(hiddenText(`${many} deleted${withTasks}`, isBehind))
    } catch (cause) {
      if (!isGone(cause, 'plant')) throw cause
      showError(someGoneText('plant'))
    }
  }
  return (
    <ConfirmDialog
      title={`Delete ${many}`}
      thing={{
        name: listed(plants.map(({ name }) => name)),
        detail: tasks === undefined ? many : `${many}, ${counted(tasks, 'task')}`,
      }}
      confirmLabel={`Delete ${many}`}
      cancelLabel={plants.length === 1 ? 'Keep it' : 'Keep them'}
      onConfirm={confirm}
      failure={(error) => `There was a problem deleting the plants: ${messageOf(error)}`}
      onClose={onClose}
    >
      This also deletes all associated tasks. It cannot be undone.
    </ConfirmDialog>
  )
}

import type { TaskPlant, TaskView } from '@wattle/contracts/tasks/views.ts'

type OpenTask = TaskView & { plant: Pick<TaskPlant, 'name' | 'imageUrl'> | null }

/** The dialog open over a list of tasks. */
export type OpenTaskDialog = { dialog: 'add' } | { dialog: 'details' | 'edit' | 'delete'; task: OpenTask }

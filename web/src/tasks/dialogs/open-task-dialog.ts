import type { TaskPlant, TaskView } from '@wattle/contracts/tasks/views.ts'

type OpenTask = TaskView & { plant: Pick<TaskPlant, 'name' | 'imageUrl'> | null }

/** The dialog that a page of tasks has open. */
export type OpenTaskDialog = { dialog: 'add' } | { dialog: 'details' | 'edit' | 'delete'; task: OpenTask }

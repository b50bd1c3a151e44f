import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'

/** The dialog that a page of tasks has open. */
export type OpenTaskDialog =
  | { dialog: 'add' }
  | { dialog: 'details' | 'edit' | 'delete'; task: TaskWithPlant }

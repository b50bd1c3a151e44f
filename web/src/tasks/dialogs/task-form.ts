import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'

/** The form of a task, loaded when it is first opened. */
export const TaskForm = lazySheet(() => import('../form/task-form-dialog.tsx'))

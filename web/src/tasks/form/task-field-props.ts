import type { TaskDraft } from './task-draft.ts'

/** Props of each field of a task. */
export type TaskFieldProps = {
  draft: TaskDraft
  errors: Partial<Record<string, string>>
  onChange: (part: Partial<TaskDraft>) => void
}

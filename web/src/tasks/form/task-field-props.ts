import type { TaskDraft } from './task-draft.ts'

/** What each field of a task is given. */
export type TaskFieldProps = {
  draft: TaskDraft
  errors: Partial<Record<string, string>>
  onChange: (part: Partial<TaskDraft>) => void
}

import { type CivilDate, monthOf, yearAfter } from '@wattle/contracts/civil-date.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { useState } from 'react'
import { failureText } from '../../http/failure-text.ts'
import { goneText, isGone } from '../../http/gone.ts'
import { remainingIssues } from '../../http/submit/remaining-issues.ts'
import { useOpeningDay } from '../../profile/use-today.ts'
import { useDraft, useSavedDraft } from '../../session/drafts/use-draft.ts'
import { showError } from '../../ui/feedback/toasts.ts'
import { useInitialValue } from '../../ui/fields/use-initial-value.ts'
import { useIfMounted } from '../../ui/navigation/use-if-mounted.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { useSaveTask } from '../writes.ts'
import { changesOf, draftErrors, draftOf, newDraft, newTaskOf, type TaskDraft, taskOf } from './task-draft.ts'
import { useSavedToast } from './use-saved-toast.ts'

export type TaskFormProps = {
  /** The task to edit; undefined for a new one. */
  task?: TaskView | undefined
  /** The plant preselected for a new task. */
  plantId?: string | undefined
  onClose: () => void
}

/** State of a task's form: the draft, its problems, and saving. */
export function useTaskForm({ task, plantId, onClose }: TaskFormProps) {
  const today = useOpeningDay()
  const showSaved = useSavedToast()
  const id = `task ${task?.id ?? plantId ?? 'new'}`
  const [touched, setTouched] = useState<Partial<TaskDraft>>(useSavedDraft(id) ?? {})
  const [before] = useInitialValue(task, Object.keys(touched).length > 0)
  const opened = before ? draftOf(before) : newDraft(today, plantId)
  const draft = { ...opened, ...touched }
  /** The draft at the last attempt to save it. */
  const [tried, setTried] = useState<TaskDraft | null>(null)
  /** The due date that the gardener was asked to confirm. */
  const [asked, setAsked] = useState<CivilDate | null>(null)
  const { mutateAsync } = useSaveTask(task?.id)
  const { submit, isSending, failure, problem } = useSubmit((error) =>
    failureText(error, 'Failed to save task. Please try again.'),
  )
  const ifMounted = useIfMounted()

  const change = (part: Partial<TaskDraft>) => setTouched((before) => ({ ...before, ...part }))
  // A product's name is not missing until the task was to be saved with one.
  const errors = tried
    ? draftErrors({ ...draft, needsProduct: draft.needsProduct && tried.needsProduct })
    : {}
  const button = task ? 'Save' : 'Add Task'
  const question =
    asked === draft.dueDate &&
    `That is more than a year from now. Press “${button}” again if that is what you want.`
  const whole = taskOf(draft)

  const save = async () => {
    const body = task ? changesOf(draft, opened) : newTaskOf(draft)
    try {
      await mutateAsync(body)
    } catch (cause) {
      // A toast, because the plant's page closes the form with itself.
      if (plantId && isGone(cause, 'plant')) return void showError(goneText('plant'))
      if (!isGone(cause, 'task')) throw cause
      showError(goneText('task'))
      return ifMounted(onClose)
    }
    ifMounted(onClose)
    showSaved(task ? 'Task saved' : 'Task added', monthOf(draft.dueDate))
  }
  const send = () => {
    setTried(draft)
    const isWrong = Object.keys(draftErrors(draft)).length > 0
    const isUnlikely = draft.dueDate !== opened.dueDate && draft.dueDate > yearAfter(today)
    const isUnasked = !isWrong && isUnlikely && asked !== draft.dueDate
    if (isUnasked) setAsked(draft.dueDate)
    return submit(whole, isWrong || isUnasked ? null : save)
  }

  const isDirty = JSON.stringify(draft) !== JSON.stringify(opened)
  const sentence = task ? `We kept your changes to “${task.title}”.` : 'We kept the task you were writing.'
  useDraft(id, isDirty ? { sentence, opensWith: { task, plantId }, words: touched } : null)
  return {
    draft,
    isDirty,
    isSending,
    problem,
    errors: { ...remainingIssues(failure, whole), ...(question && { dueDate: question }), ...errors },
    change,
    send,
  }
}

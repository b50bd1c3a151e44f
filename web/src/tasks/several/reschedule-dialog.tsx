import { type CivilDate, yearAfter } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { useState } from 'react'
import { moveTogether } from '../../cache/move-together.ts'
import { failureText } from '../../http/failure-text.ts'
import { remainingIssues } from '../../http/submit/remaining-issues.ts'
import { useOpeningDay, useToday } from '../../profile/use-today.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { DateField } from '../../ui/fields/text-field.tsx'
import { useIfMounted } from '../../ui/navigation/use-if-mounted.ts'
import { dayText } from '../../ui/text/dates.ts'
import { counted } from '../../ui/text/words.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { taskNames } from './task-names.ts'
import { useRescheduleTasks } from './writes.ts'

/** Gives tasks a common date; Undo restores each task's own. */
export default function RescheduleDialog({
  tasks,
  onClose,
  onDone,
}: {
  tasks: readonly (Pick<TaskWithPlant, 'id' | 'title' | 'dueDate'> & { plant: { name: string } | null })[]
  onClose: () => void
  onDone: () => void
}) {
  const today = useToday()
  const opened = useOpeningDay()
  const [dueDate, setDueDate] = useState(opened)
  const { mutateAsync } = useRescheduleTasks()
  const { submit, isSending, failure, problem } = useSubmit((error) =>
    failureText(error, 'Failed to reschedule the tasks. Please try again.'),
  )
  const ifMounted = useIfMounted()
  const many = counted(tasks.length, 'task')
  const body = { tasks: tasks.map(({ id }) => ({ taskId: id, dueDate })) }
  /** The date that the gardener was asked to confirm. */
  const [asked, setAsked] = useState<CivilDate | null>(null)
  const isAsked = asked === dueDate
  const question = questionOn(dueDate, today)
  const send = () => {
    setAsked(dueDate)
    return submit(body, dueDate && (isAsked || !question) ? save : null)
  }
  const wrongDay = dueDate ? isAsked && question : 'Please choose a due date.'

  const save = () =>
    moveTogether({
      kind: 'task',
      write: mutateAsync,
      moves: body.tasks,
      before: tasks.map((task) => ({ taskId: task.id, dueDate: task.dueDate })),
      to: dayText(dueDate),
      onClose: () => ifMounted(onClose),
      onDone: () => ifMounted(onDone),
    })
  return (
    <Dialog
      title={`Reschedule ${many}`}
      dirty={dueDate !== opened}
      onClose={onClose}
      onSubmit={send}
      footer={
        <>
          <DialogCancel disabled={isSending} />
          <Button type="submit" variant="primary" busy={isSending} busyLabel="Saving…">
            Reschedule
          </Button>
        </>
      }
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      <p>{taskNames(tasks)}</p>
      <DateField
        label="Due date"
        required
        value={dueDate}
        error={wrongDay || remainingIssues(failure, body)['tasks.0.dueDate']}
        onChange={setDueDate}
      />
    </Dialog>
  )
}

/** The question before an unlikely date, which may be a mistake. */
function questionOn(dueDate: CivilDate, today: CivilDate): string | undefined {
  const again = 'Press “Reschedule” again if that is what you want.'
  if (dueDate < today) return `That day has passed. ${again}`
  if (dueDate > yearAfter(today)) return `That is more than a year from now. ${again}`
  return undefined
}

import type { PublicTask } from '@wattle/contracts/community/views.ts'
import { frequencyText } from '@wattle/contracts/tasks/frequency-text.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { planLead, planMonths } from '../../care-plans/plan-months.ts'
import { PlanSection } from '../../care-plans/plan-section.tsx'
import { Year } from '../../care-plans/year.tsx'
import { ClockIcon } from '../../ui/garden-icons.tsx'
import { CalendarIcon, RepeatIcon } from '../../ui/icons.tsx'
import { Meta, NotebookRow } from '../../ui/notebook/notebook-row.tsx'
import { PriorityMark } from '../../ui/page/pill.tsx'
import { dayText } from '../../ui/text/dates.ts'

/**
 * A public plant's year, read-only. The gardener's state and climate are not public, so today is Sydney's date, and
 * months are named instead of seasons.
 */
export function PublicCarePlan({ tasks }: { tasks: PublicTask[] }) {
  const today = civilDateAt(new Date(), timeZoneOf(null))
  const { months } = planMonths(tasks, today)
  return (
    <PlanSection lead={<p>{planLead(months)}</p>}>
      <Year {...{ tasks, months, today }} row={(task) => <PublicTaskRow key={task.id} task={task} />} />
    </PlanSection>
  )
}

function PublicTaskRow({ task }: { task: PublicTask }) {
  const isDone = task.status === 'completed'
  return (
    <NotebookRow
      title={task.title}
      reason={task.description}
      state={isDone ? 'done' : 'pending'}
      doneNote={isDone && 'Done'}
      marks={
        <>
          <PriorityMark priority={task.priority} />
          <Meta icon={<CalendarIcon size={16} />}>{dayText(task.dueDate) || 'No date yet'}</Meta>
          {!!task.estimatedTime && <Meta icon={<ClockIcon size={16} />}>{task.estimatedTime} min</Meta>}
          {task.isRecurring && (
            <Meta icon={<RepeatIcon size={16} />}>
              {frequencyText(task.recurringFrequency, true, task.dueDate)}
            </Meta>
          )}
        </>
      }
    />
  )
}

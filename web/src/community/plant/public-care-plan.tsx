import type { PublicTask } from '@wattle/contracts/community/views.ts'
import { frequencyWords } from '@wattle/contracts/tasks/choices.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import layout from '../../care-plans/care-plan.module.css'
import { planLead } from '../../care-plans/plan-lead.ts'
import { planMonths } from '../../care-plans/plan-months.ts'
import { Year } from '../../care-plans/year.tsx'
import { CalendarIcon, ClockIcon, RepeatIcon } from '../../ui/icons.tsx'
import { Meta, TaskRow } from '../../ui/notebook/task-row.tsx'
import { PriorityMark } from '../../ui/page/pill.tsx'
import { dayText } from '../../ui/text/dates.ts'

/** A public plant's year, to be read only. Whose state it grows in is not public: today is Sydney's. */
export function PublicCarePlan({ tasks }: { tasks: PublicTask[] }) {
  const today = civilDateAt(new Date(), timeZoneOf(null))
  const { months } = planMonths(tasks, today)
  return (
    <section className={layout.plan} aria-labelledby="plan-heading">
      <div className={layout.planHead}>
        <div>
          <h2 id="plan-heading">Annual Care Plan</h2>
          <p>{planLead(months)}</p>
        </div>
      </div>
      <Year {...{ tasks, months, today }} row={(task) => <PublicTaskRow key={task.id} task={task} />} />
    </section>
  )
}

function PublicTaskRow({ task }: { task: PublicTask }) {
  const isDone = task.status === 'completed'
  return (
    <TaskRow
      title={task.title}
      reason={task.description}
      state={isDone ? 'done' : 'pending'}
      doneNote={isDone && 'Done'}
      marks={
        <>
          <PriorityMark priority={task.priority} />
          <Meta icon={<CalendarIcon size={16} />}>{dayText(task.dueDate) || 'No date yet'}</Meta>
          {task.estimatedTime !== null && (
            <Meta icon={<ClockIcon size={16} />}>{task.estimatedTime} min</Meta>
          )}
          {task.isRecurring && (
            <Meta icon={<RepeatIcon size={16} />}>{frequencyWords[task.recurringFrequency]}</Meta>
          )}
        </>
      }
    />
  )
}

import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { PublicTask } from '@wattle/contracts/community/views.ts'
import { frequencyWords } from '@wattle/contracts/tasks/choices.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { planLead } from '../../care-plans/plan-lead.ts'
import { planMonths, yearAhead } from '../../care-plans/plan-months.ts'
import layout from '../../plants/details/plant-layout.module.css'
import { CalendarIcon, ClockIcon, RepeatIcon } from '../../ui/icons.tsx'
import { MonthSection, MonthSheet } from '../../ui/notebook/notebook.tsx'
import { Meta, TaskRow } from '../../ui/notebook/task-row.tsx'
import { YearStrip } from '../../ui/notebook/year-strip.tsx'
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
      {tasks.length > 0 && <YearStrip months={yearAhead(tasks, today)} now={monthOf(today)} />}
      {months.length > 0 && (
        <MonthSheet>
          {months.map(({ month, title, detail, tasks: within }) => (
            <MonthSection
              key={month}
              id={`plan-${month || 'unscheduled'}`}
              title={title}
              detail={detail}
              current={month === monthOf(today)}
            >
              {within.map((task) => (
                <PublicTaskRow key={task.id} task={task} />
              ))}
            </MonthSection>
          ))}
        </MonthSheet>
      )}
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

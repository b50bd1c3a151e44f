import { useQuery } from '@tanstack/react-query'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { TaskPeriod } from '@wattle/contracts/profile/choices.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { taskQueries } from '../../tasks/api.ts'
import { type OpenTaskDialog, OpenTaskDialogs } from '../../tasks/dialogs/open-task-dialogs.tsx'
import { dueWords } from '../../tasks/row/due-words.ts'
import { useTicks } from '../../tasks/row/use-ticks.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { TickBox } from '../../ui/fields/tick-box.tsx'
import { CalendarIcon } from '../../ui/icons.tsx'
import { SectionHead } from '../../ui/page/page-head.tsx'
import { Photo } from '../../ui/page/photo.tsx'
import { PriorityMark } from '../../ui/page/pill.tsx'
import { lastDayOf, monthsUntil } from './horizon.ts'
import styles from './next-tasks.module.css'

const most = 3

/** The three things to do next, as photographs with a reason and a large tick. */
export function NextTasks({ today, period }: { today: CivilDate; period: TaskPeriod }) {
  const lastDay = lastDayOf(period, today)
  const next = useQuery(taskQueries.next(monthsUntil(lastDay, today), most))
  const { tick, inFlight, leaving } = useTicks()
  const [open, setOpen] = useState<OpenTaskDialog | null>(null)
  const skeleton = useSkeleton(next.isPending)

  const tasks = (next.data?.tasks ?? [])
    .filter((task) => task.dueDate <= lastDay && (task.status === 'pending' || leaving.has(task.id)))
    .slice(0, most)
  if (!next.isPending && tasks.length === 0 && !next.isError) return null
  return (
    <section
      // Its place is kept while there is nothing to see yet.
      className={next.isPending && !skeleton ? styles.soon : undefined}
      aria-labelledby="next-tasks"
      aria-busy={next.isPending}
    >
      <SectionHead id="next-tasks" title="Next in your garden" link={<Link to="/tasks">All tasks</Link>} />
      {next.isError && tasks.length === 0 ? (
        <Banner tone="error" action={<Button onClick={() => void next.refetch()}>Retry</Button>}>
          Failed to load tasks. Please try again later.
        </Banner>
      ) : (
        <ol className={styles.next}>
          {next.isPending
            ? [1, 2, 3].map((place) => <NextSkeleton key={place} />)
            : tasks.map((task) => (
                <NextCard
                  key={task.id}
                  task={task}
                  today={today}
                  inFlight={inFlight.has(task.id)}
                  leaving={leaving.has(task.id)}
                  onTick={tick}
                  onOpen={() => setOpen({ dialog: 'details', task })}
                />
              ))}
        </ol>
      )}
      <OpenTaskDialogs open={open} onChange={setOpen} today={today} inFlight={inFlight} onTick={tick} />
    </section>
  )
}

function NextCard({
  task,
  today,
  inFlight,
  leaving,
  onTick,
  onOpen,
}: {
  task: TaskWithPlant
  today: CivilDate
  inFlight: boolean
  leaving: boolean
  onTick: (task: TaskWithPlant, completed: boolean) => void
  onOpen: () => void
}) {
  const { plant } = task
  const due = dueWords(task.dueDate, today)
  return (
    <li className={leaving ? styles.leaving : styles.card}>
      <div className={styles.photo}>
        <Photo
          src={plant?.imageUrl}
          ratio="16 / 11"
          bed={bedOf(plant?.locationBackground)}
          sizes="(max-width: 1020px) 104px, 340px"
          first
        />
      </div>
      <TickBox
        large
        className={styles.tick}
        checked={task.status === 'completed'}
        disabled={inFlight}
        label={`Mark as done: ${plant ? `${task.title}, ${plant.name}` : task.title}`}
        onChange={(completed) => onTick(task, completed)}
      />
      <div className={styles.text}>
        <p className={styles.plant}>{plant ? `${plant.name} · ${plant.locationName}` : 'General'}</p>
        <h3>
          <button type="button" className={styles.title} onClick={onOpen}>
            {task.title}
          </button>
        </h3>
        {task.reason && <p className="why">{task.reason.text}</p>}
        <p className={styles.marks}>
          <span className={due.late ? styles.late : undefined}>
            <CalendarIcon size={16} />
            {due.words}
          </span>
          <PriorityMark priority={task.priority} />
        </p>
      </div>
    </li>
  )
}

function NextSkeleton() {
  return (
    <li className={styles.card} aria-hidden="true">
      <div className={styles.photo}>
        <Skeleton ratio="16 / 11" />
      </div>
      <div className={styles.text}>
        <Skeleton width="60%" />
        <Skeleton width="84%" height={20} />
        <Skeleton width="70%" />
        <Skeleton width="92%" height={20} />
      </div>
    </li>
  )
}

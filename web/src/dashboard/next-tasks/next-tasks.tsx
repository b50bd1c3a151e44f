import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OpenTaskDialog } from '../../tasks/dialogs/open-task-dialog.ts'
import { OpenTaskDialogs } from '../../tasks/dialogs/open-task-dialogs.tsx'
import { type Alike, groupAlike } from '../../tasks/row/group-alike.ts'
import { useTicks } from '../../tasks/row/use-ticks.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { NextCard, NextSkeleton } from './next-card.tsx'
import styles from './next-tasks.module.css'
import { mostNext, type Next } from './use-next-tasks.ts'

/** The next three tasks, each with a photo, a reason and a large tick box. */
export function NextTasks({ today, query: next, tasks: soon }: { today: CivilDate } & Next) {
  const { tickAll, inFlight, leaving } = useTicks()
  // A held task that is no longer among the next ones has been completed.
  const newest = (held: TaskWithPlant) =>
    soon.find(({ id }) => id === held.id) ?? { ...held, status: 'completed' as const }
  // While a card leaves, all cards stay in place.
  const [held, setHeld] = useState(soon)
  const listed = leaving.size > 0 ? held.map(newest) : soon
  const tick: typeof tickAll = (...tasks) => {
    setHeld(listed)
    tickAll(...tasks)
  }
  const navigate = useNavigate()
  const [opened, setOpened] = useState<OpenTaskDialog | null>(null)
  const skeleton = useSkeleton(next.isPending)

  const jobs = groupAlike(listed.filter((task) => task.status === 'pending' || leaving.has(task.id)))
  const shown = jobs.slice(0, mostNext)
  const open = ([task, ...others]: Alike['tasks']) =>
    others.length > 0 ? void navigate(`/tasks?month=${task.month}`) : setOpened({ dialog: 'details', task })
  if (!next.isPending && shown.length === 0 && !next.isError) return null
  return (
    <section
      // Invisible, but takes up its space until the skeleton appears.
      className={next.isPending && !skeleton ? styles.soon : undefined}
      aria-labelledby="next-tasks"
      aria-busy={next.isPending}
    >
      <SectionHead id="next-tasks" title="Next in your garden" link={<Link to="/tasks">All tasks</Link>} />
      {next.isError && shown.length === 0 ? (
        <Banner tone="error" action={<Button onClick={() => void next.refetch()}>Retry</Button>}>
          Failed to load tasks. Please try again later.
        </Banner>
      ) : (
        <ol className={styles.next}>
          {next.isPending
            ? [1, 2, 3].map((place) => <NextSkeleton key={place} />)
            : shown.map(({ key, tasks }) => (
                <NextCard
                  key={key}
                  tasks={tasks}
                  today={today}
                  inFlight={tasks.some(({ id }) => inFlight.has(id))}
                  leaving={tasks.every(({ status }) => status === 'completed')}
                  onTick={(completed) => tick(tasks, completed)}
                  onOpen={() => open(tasks)}
                />
              ))}
        </ol>
      )}
      <OpenTaskDialogs
        open={opened}
        onChange={setOpened}
        today={today}
        inFlight={inFlight}
        onTick={(task, completed) => tick([task], completed)}
      />
    </section>
  )
}

import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { dueWords } from '../../tasks/row/due-words.ts'
import { type Alike, locationText, plantsText, sharedName } from '../../tasks/row/group-alike.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TickBox } from '../../ui/fields/tick-box.tsx'
import { CalendarIcon, RightIcon } from '../../ui/icons.tsx'
import { Photo } from '../../ui/page/photo.tsx'
import { PriorityMark } from '../../ui/page/pill.tsx'
import { nextSizes } from './next-sizes.ts'
import styles from './next-tasks.module.css'

/** One task, or several alike shown as one. */
export function NextCard({
  tasks,
  today,
  inFlight,
  leaving,
  onTick,
  onOpen,
}: {
  tasks: Alike['tasks']
  today: CivilDate
  inFlight: boolean
  leaving: boolean
  onTick: (completed: boolean) => void
  onOpen: () => void
}) {
  const [task] = tasks
  const { plant } = task
  const plants = plantsText(tasks)
  const countText = tasks.length > 1 && `× ${tasks.length}`
  const place = locationText(tasks)
  const due = dueWords(task.dueDate, today)
  return (
    <li data-item={task.id} className={leaving ? styles.leaving : styles.card}>
      <div className={styles.photo}>
        <Photo
          src={plant?.imageUrl}
          kind={plant?.kind}
          ratio="16 / 11"
          bed={bedOf(plant?.locationBackground)}
          sizes={nextSizes}
          first
        />
      </div>
      <TickBox
        large
        className={styles.tick}
        checked={tasks.every(({ status }) => status === 'completed')}
        disabled={inFlight}
        label={`Mark as done: ${plant ? `${task.title}, ${plants}` : task.title}`}
        onChange={onTick}
      />
      <div className={styles.text}>
        <p className={styles.plant}>
          <span className="clamp">{plant ? dotted(sharedName(tasks), !countText && place) : 'General'}</span>{' '}
          {countText && <span className="clamp">{dotted(countText, place)}</span>}
        </p>
        <h3>
          <button type="button" className={styles.title} onClick={onOpen}>
            <span className="clamp">
              {task.title}
              <RightIcon size={16} />
            </span>
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

const dotted = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ')

export function NextSkeleton() {
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

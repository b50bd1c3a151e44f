import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { plantAddress } from '@wattle/contracts/plants/addresses.ts'
import type { PlantCard as PlantCardView } from '@wattle/contracts/plants/views.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LockIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { Photo } from '../../ui/page/photo.tsx'
import { CountBadge, PriorityMark } from '../../ui/page/pill.tsx'
import { SelectBox } from '../../ui/selection/select-box.tsx'
import { useIsSelected } from '../../ui/selection/use-selection.ts'
import { shortDateText } from '../../ui/text/dates.ts'
import styles from './plant-card.module.css'
import { upcomingTasks } from './upcoming-tasks.ts'

/** A plant on its location's page, with its tasks this month. The whole card is a link. */
export function PlantCard({
  plant,
  today,
  isPrivate,
  bed,
  first,
}: {
  plant: PlantCardView
  today: CivilDate
  isPrivate: boolean
  /** The bed of the plant's location. */
  bed: string
  first: boolean
}) {
  const tasks = upcomingTasks(plant.upcomingTasks, today)
  const isSelecting = useIsSelected(plant.id) !== null
  return (
    <li className={styles.card} data-item={plant.id}>
      <div className={styles.photo}>
        <Photo src={plant.imageUrl} kind={plant.kind} sizes="132px" bed={bed} first={first} />
        {isPrivate && !isSelecting && (
          <span className={styles.lock} title="Private">
            <LockIcon size={15} />
            <span className="sr">Private</span>
          </span>
        )}
      </div>
      <div className={styles.text}>
        <h2>{isSelecting ? plant.name : <Link to={plantAddress(plant.id)}>{plant.name}</Link>}</h2>
        {plant.species !== plant.name && <p className="latin">{plant.species}</p>}
        {tasks.length === 0 ? (
          <p className={`why ${styles.tasks}`}>Nothing more this month</p>
        ) : (
          <div className={styles.tasks}>
            <h3>
              Upcoming Tasks <CountBadge count={tasks.length} unit="this month" />
            </h3>
            <ul>
              {tasks.map((task) => (
                <li key={task.id} className={styles.task}>
                  <span>{task.title}</span>
                  <span className={styles.marks}>
                    <PriorityMark priority={task.priority} />
                    <span>{shortDateText(task.dueDate)}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {isSelecting && <SelectBox corner id={plant.id} name={plant.name} />}
    </li>
  )
}

export function PlantCardSkeleton() {
  return (
    <li className={styles.card} aria-hidden="true">
      <Skeleton ratio="4 / 5" radius={10} />
      <div className={styles.text}>
        <Skeleton width="70%" height={18} />
        <Skeleton className={styles.below} width="48%" />
      </div>
    </li>
  )
}

import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { Children, type ReactNode, type Ref } from 'react'
import { classNames } from '../class-names.ts'
import { LockIcon, TasksIcon } from '../icons.tsx'
import { Link } from '../navigation/link.tsx'
import { Photo } from './photo.tsx'
import styles from './tile.module.css'

/** A list of tiles, as a grid. Set the `bed` of the location here or on an ancestor. */
export function Tiles({
  ref,
  bed,
  className,
  children,
}: {
  ref?: Ref<HTMLUListElement>
  bed?: string | undefined
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <ul ref={ref} className={classNames(styles.tiles, className)} data-bed={bed}>
      {Children.map(children, (tile) => tile && <li>{tile}</li>)}
    </ul>
  )
}

/** A plant in a grid: photo, name on at most two lines, species if it differs. The whole tile is one link. */
export function Tile({
  to,
  name,
  species,
  imageUrl,
  kind,
  note,
  tasks = 0,
  isPrivate,
  first,
}: {
  to: string
  name: string
  species?: string | undefined
  /** A line below the species. */
  note?: ReactNode
  imageUrl: string | null | undefined
  /** The plant's kind, drawn if there is no photo. */
  kind?: string | null | undefined
  /** Number of tasks this month; 0 shows no badge. */
  tasks?: number | undefined
  /** Marks a private plant among public ones with a lock. */
  isPrivate?: boolean | undefined
  first?: boolean | undefined
}) {
  return (
    <Link to={to} className={styles.tile}>
      <Photo src={imageUrl} kind={kind} first={first} />
      {isPrivate && (
        <span className={styles.lock} title="Private">
          <LockIcon size={15} />
          <span className="sr">Private</span>
        </span>
      )}
      <span className={styles.name}>{name}</span>
      {species && species !== name && <span className={styles.species}>{species}</span>}
      {note && <span className={styles.note}>{note}</span>}
      {/* After the name, so that screen readers read it last. */}
      {tasks > 0 && (
        <span className={styles.badge}>
          <TasksIcon size={15} />
          {tasks}
          <span className="sr">{tasks === 1 ? ' task' : ' tasks'} this month</span>
        </span>
      )}
    </Link>
  )
}

/** The last tile of a location whose plants are only partly shown, with three of them fanned out. A press shows all. */
export function MoreTile({
  label,
  detail,
  plants,
  onShow,
}: {
  label: string
  detail?: string | undefined
  plants: readonly Pick<PlantView, 'id' | 'imageUrl' | 'kind'>[]
  onShow: () => void
}) {
  return (
    <button type="button" data-more className={classNames(styles.tile, styles.more)} onClick={onShow}>
      <span className={styles.fan}>
        {plants.slice(-3).map(({ id, imageUrl, kind }) => (
          <Photo key={id} className={styles.fanned} src={imageUrl} kind={kind} sizes="120px" />
        ))}
        <span className={styles.pill}>{label}</span>
      </span>
      {detail && <span className={classNames(styles.name, 'muted')}>{detail}</span>}
    </button>
  )
}

import type { HistoryLink } from '@wattle/contracts/history/views.ts'
import { plantAddress } from '@wattle/contracts/plants/addresses.ts'
import { classNames } from '../ui/class-names.ts'
import { WandIcon } from '../ui/garden-icons.tsx'
import { Link } from '../ui/navigation/link.tsx'
import { dateText } from '../ui/text/dates.ts'
import { EntryMark } from './entry-mark.tsx'
import { UserIcon } from './history-icons.tsx'
import { Jumps } from './jumps.tsx'
import type { Dated } from './months.ts'
import styles from './timeline.module.css'
import { anchorOf } from './use-jump.ts'
import { actorWords, timeText } from './words.ts'

/** One event: what, why and who, with the recorded data folded away. */
export function Entry({
  entry,
  together,
  isLast,
  timeZone,
  linksPlants,
  onJump,
}: {
  entry: Dated
  /** The other entries of the same command, passed only to its newest. */
  together: readonly HistoryLink[]
  /** Whether this was the last event up to the selected day. */
  isLast: boolean
  timeZone: string
  linksPlants: boolean
  onJump: (revision: number) => void
}) {
  const { revision, kind, type, version, sentence, actor, because, causes, occurredAt, day } = entry
  const [plantId] = entry.plantIds.length === 1 ? entry.plantIds : []
  return (
    <li id={anchorOf(revision)} tabIndex={-1} className={classNames(styles.entry, isLast && styles.last)}>
      <EntryMark kind={kind} type={type} />
      <div className={styles.body}>
        <p className={styles.when}>
          <time dateTime={occurredAt}>{dateText(day)}</time>
          {isLast && <span className="sr">, the last thing before the date you are looking at</span>}
        </p>
        <h3>{sentence}</h3>
        {because && <Jumps lead="Because" links={[because]} onJump={onJump} />}
        {causes.length > 0 && <Jumps lead="This led to" links={causes} onJump={onJump} />}
        {together.length > 0 && <Jumps lead="Together with" links={together} onJump={onJump} />}
        <p className={styles.who}>
          <span>
            {actor === 'care-plan' ? <WandIcon size={16} /> : <UserIcon size={16} />}
            {actor ? actorWords[actor] : 'Unknown'}, {timeText(occurredAt, timeZone)}
          </span>
          {linksPlants && plantId && (
            <Link to={`${plantAddress(plantId)}/history`}>This plant’s history</Link>
          )}
        </p>
        <details className={styles.exact}>
          <summary>
            Exactly what was recorded<span className="sr">: {sentence}</span>
          </summary>
          <dl>
            <dt>Event</dt>
            <dd>
              {type}, version {version}, number {revision} of this garden
            </dd>
            <dt>Recorded</dt>
            <dd>{occurredAt}</dd>
            <dt>Command</dt>
            <dd>{entry.commandId}</dd>
          </dl>
          <pre>{JSON.stringify(entry.data, null, 2)}</pre>
        </details>
      </div>
    </li>
  )
}

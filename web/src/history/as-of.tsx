import { useQuery } from '@tanstack/react-query'
import { addDays, type CivilDate } from '@wattle/contracts/civil-date.ts'
import { useDeferredValue, useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { useSkeleton } from '../ui/feedback/use-skeleton.ts'
import { dateText } from '../ui/text/dates.ts'
import { historyQueries } from './api.ts'
import styles from './as-of.module.css'
import { DayField } from './day-field.tsx'
import { daysBetween } from './days-between.ts'
import { PlantThen } from './plant-then.tsx'

/** The plant and its plan as of a day, with a date field and a slider. */
export function AsOf({
  plantId,
  since,
  today,
  isDeleted,
  at,
  onChange,
}: {
  plantId: string
  /** The day the plant was added. */
  since: CivilDate
  today: CivilDate
  isDeleted: boolean
  /** Null means today. */
  at: CivilDate | null
  onChange: (at: CivilDate | null) => void
}) {
  /**
   * The slider's position while it moves. The address is updated on release, because browsers allow only
   * about ten changes a second.
   */
  const [moved, setMoved] = useState<CivilDate | null>(null)
  const told = at ?? today
  const day = moved ?? told
  const tell = (chosen: CivilDate) => onChange(chosen === today ? null : chosen)
  const letGo = () => {
    if (day !== told) tell(day)
  }
  const choose = (chosen: CivilDate) => {
    setMoved(null)
    tell(chosen)
  }
  const whole = daysBetween(since, today)
  return (
    <aside className={styles.panel} data-bed="sky" aria-labelledby="as-of-heading">
      <h2 id="as-of-heading">As it was on this date</h2>
      <DayField
        label="Date"
        value={day}
        min={since}
        max={today}
        onChange={(chosen) => chosen && choose(chosen)}
      />
      {whole > 0 && (
        <div>
          <input
            className={styles.slider}
            type="range"
            min={0}
            max={whole}
            value={Math.min(Math.max(daysBetween(since, day), 0), whole)}
            aria-label="Move through time"
            aria-valuetext={dateText(day)}
            onChange={({ target }) => setMoved(addDays(since, Number(target.value)))}
            onPointerUp={letGo}
            onKeyUp={letGo}
            onBlur={() => {
              letGo()
              setMoved(null)
            }}
          />
          <p className={styles.ends}>
            <span>{dateText(since)}</span>
            <span>Today</span>
          </p>
        </div>
      )}
      <Then
        plantId={plantId}
        day={useDeferredValue(day)}
        isGone={isDeleted && day === today}
        onBack={day === today ? null : () => choose(today)}
      />
    </aside>
  )
}

function Then({
  plantId,
  day,
  isGone,
  onBack,
}: {
  plantId: string
  day: CivilDate
  /** The plant is known not to be there, so nothing has to load. */
  isGone: boolean
  onBack: (() => void) | null
}) {
  const query = useQuery({ ...historyQueries.asOf(plantId, day), enabled: !isGone })
  const { data, isPending, isError, isFetching, refetch } = query
  const skeleton = useSkeleton(isPending)
  if (isGone) {
    return (
      <div className={styles.card}>
        <p className="muted">It’s no longer in your garden. Choose an earlier date to see it as it was.</p>
      </div>
    )
  }
  return (
    <div className={classNames(styles.card, styles.loads)} aria-busy={isFetching}>
      {data?.asOf ? (
        <PlantThen asOf={data.asOf} />
      ) : isError ? (
        <p role="alert">
          That day could not be loaded.{' '}
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : (
        skeleton && <Skeleton height={240} />
      )}
      {onBack && (
        <>
          <p className="small muted">
            You’re looking at the past. Nothing here can be changed
            {data?.asOf?.plant?.imageUrl ? ', but you can remove the photo for good.' : '.'}
          </p>
          <Button wide onClick={onBack}>
            Back to today
          </Button>
        </>
      )}
    </div>
  )
}

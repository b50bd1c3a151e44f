import { useQuery } from '@tanstack/react-query'
import { addDays, type CivilDate } from '@wattle/contracts/civil-date.ts'
import type { PlantAsOf } from '@wattle/contracts/history/views.ts'
import { useDeferredValue, useState } from 'react'
import { Planting } from '../plants/details/plant-facts.tsx'
import { bedOf } from '../ui/bed-of.ts'
import { Button } from '../ui/buttons/button.tsx'
import { lazySheet } from '../ui/dialog/lazy-sheet.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { useSkeleton } from '../ui/feedback/use-skeleton.ts'
import { DateField } from '../ui/fields/text-field.tsx'
import { Facts } from '../ui/page/facts.tsx'
import { Photo } from '../ui/page/photo.tsx'
import { PriorityShape } from '../ui/page/pill.tsx'
import { VisibilityMark } from '../ui/page/visibility-mark.tsx'
import { dateText } from '../ui/text/dates.ts'
import { historyQueries } from './api.ts'
import styles from './as-of.module.css'
import { daysBetween } from './days-between.ts'

const RemovePictureDialog = lazySheet(() => import('../images/remove-picture-dialog.tsx'))

/** The plant and its plan as they were on a day, and the ways through time. */
export function AsOf({
  plantId,
  since,
  today,
  at,
  onChange,
}: {
  plantId: string
  /** The day it was added. */
  since: CivilDate
  today: CivilDate
  /** Null is today. */
  at: CivilDate | null
  onChange: (at: CivilDate | null) => void
}) {
  const day = at ?? today
  const choose = (chosen: CivilDate) => onChange(chosen === today ? null : chosen)
  const whole = daysBetween(since, today)
  return (
    <aside className={styles.panel} data-bed="sky" aria-labelledby="as-of-heading">
      <h2 id="as-of-heading">As it was on this date</h2>
      <DateField
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
            onChange={({ target }) => choose(addDays(since, Number(target.value)))}
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
        onBack={at === null ? null : () => onChange(null)}
      />
    </aside>
  )
}

function Then({ plantId, day, onBack }: { plantId: string; day: CivilDate; onBack: (() => void) | null }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(historyQueries.asOf(plantId, day))
  const skeleton = useSkeleton(isPending)
  return (
    <div className={styles.card} aria-busy={isFetching}>
      {data?.asOf ? (
        <Plant asOf={data.asOf} />
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

function Plant({ asOf: { at, plant, location, tasks } }: { asOf: PlantAsOf }) {
  if (!plant) return <p>It was not in your garden at the end of {dateText(at)}.</p>
  const done = tasks.filter(({ status }) => status === 'completed').length
  return (
    <>
      <div className={styles.head}>
        <Photo
          className={styles.photo}
          src={plant.imageUrl}
          kind={plant.kind}
          bed={bedOf(location?.iconBackground)}
          sizes="84px"
        />
        <div>
          <h3>{plant.name}</h3>
          <p className="latin">{plant.species}</p>
        </div>
      </div>
      {plant.imageUrl && (
        <RemovePhoto imageUrl={plant.imageUrl} name={plant.name} bed={bedOf(location?.iconBackground)} />
      )}
      <Facts
        facts={[
          {
            name: 'Location',
            value: (
              <>
                <span aria-hidden="true">{location?.icon}</span> {location?.name ?? 'Not known'}
              </>
            ),
          },
          {
            name: 'Planting',
            value: (
              <span className={styles.planting}>
                <Planting method={plant.plantingMethod} />
              </span>
            ),
          },
          { name: 'Visibility', value: <VisibilityMark visibility={plant.visibility} /> },
          { name: 'To do then', value: <ToDo tasks={tasks} /> },
          ...(done > 0 ? [{ name: 'Done by then', value: `${done} of ${tasks.length}` }] : []),
        ]}
      />
    </>
  )
}

/** A photo of the past is in nobody's way, but there may be a reason to have it gone. */
function RemovePhoto({ imageUrl, name, bed }: { imageUrl: string; name: string; bed: string | undefined }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Remove this photo
      </Button>
      {asked && (
        <RemovePictureDialog imageUrl={imageUrl} name={name} bed={bed} onClose={() => setAsked(false)} />
      )}
    </>
  )
}

function ToDo({ tasks }: { tasks: PlantAsOf['tasks'] }) {
  const pending = tasks.filter(({ status }) => status === 'pending')
  if (pending.length === 0) return 'Nothing'
  return (
    <ul className={styles.tasks}>
      {pending.map((task) => (
        <li key={task.id}>
          <PriorityShape priority={task.priority} /> {task.title}
          <span className="small muted"> {dateText(task.dueDate)}</span>
        </li>
      ))}
    </ul>
  )
}

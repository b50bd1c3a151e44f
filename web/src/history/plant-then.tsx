import type { PlantAsOf } from '@wattle/contracts/history/views.ts'
import { useState } from 'react'
import { Planting } from '../plants/details/plant-facts.tsx'
import { bedOf } from '../ui/bed-of.ts'
import { Button } from '../ui/buttons/button.tsx'
import { lazySheet } from '../ui/dialog/lazy-sheet.tsx'
import { Facts } from '../ui/page/facts.tsx'
import { Photo } from '../ui/page/photo.tsx'
import { PriorityMark } from '../ui/page/pill.tsx'
import { VisibilityMark } from '../ui/page/visibility-mark.tsx'
import { dateText } from '../ui/text/dates.ts'
import styles from './plant-then.module.css'

const RemovePictureDialog = lazySheet(() => import('../images/remove-picture-dialog.tsx'))

/** The plant at the end of a day, with its tasks at that time. */
export function PlantThen({ asOf }: { asOf: PlantAsOf }) {
  const { at, plant, location, tasks, earlierCompleted } = asOf
  if (!plant) return <p>It was not in your garden at the end of {dateText(at)}.</p>
  const done = tasks.filter(({ status }) => status === 'completed').length + earlierCompleted
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
          {plant.species !== plant.name && <p className="latin">{plant.species}</p>}
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
          ...(done > 0
            ? [{ name: 'Done by then', value: `${done} of ${tasks.length + earlierCompleted}` }]
            : []),
        ]}
      />
    </>
  )
}

/** Past photos stay in the history, but a gardener may need to remove one. */
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
          {task.title}
          <span className={styles.marks}>
            <PriorityMark priority={task.priority} />
            {dateText(task.dueDate)}
          </span>
        </li>
      ))}
    </ul>
  )
}

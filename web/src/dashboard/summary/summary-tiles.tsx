import { useQuery } from '@tanstack/react-query'
import { addMonths, type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { SummaryView } from '@wattle/contracts/dashboard/views.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { effortLabels } from '@wattle/contracts/profile/choices.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { Link } from 'react-router'
import { locationQueries } from '../../locations/api.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Wreath } from '../../ui/notebook/wreath.tsx'
import { Facts } from '../../ui/page/facts.tsx'
import { Photo } from '../../ui/page/photo.tsx'
import { CountBadge, Pill, PriorityMark } from '../../ui/page/pill.tsx'
import { monthText } from '../../ui/text/dates.ts'
import styles from './summary-tiles.module.css'

const mostFaces = 4

/** The numbers of Home: this month, last month, the plants, and what the settings say. */
export function SummaryTiles({
  summary,
  isKnown,
  preferences,
  today,
}: {
  summary: SummaryView
  /** False while the counts are zeros because nobody could read them. */
  isKnown: boolean
  preferences: PreferencesView | undefined
  today: CivilDate
}) {
  return (
    <div className={styles.grid}>
      <ThisMonth summary={summary} today={today} />
      <LastMonth summary={summary} isKnown={isKnown} today={today} />
      <MyPlants summary={summary} />
      <YourSettings preferences={preferences} />
    </div>
  )
}

function ThisMonth({ summary, today }: { summary: SummaryView; today: CivilDate }) {
  const total = summary.tasksThisMonth
  return (
    <Link to="/tasks" className={`${styles.card} ${styles.month}`}>
      <div className={styles.monthHead}>
        <h2>Tasks this month</h2>
        <p className="muted">{monthText(monthOf(today))}</p>
      </div>
      <Wreath className={styles.wreath} done={total - summary.incompleteTasksThisMonth} total={total} />
      <div>
        <p className="small muted">Still to do</p>
        <StillToDo counts={summary.tasksThisMonthByPriority} />
      </div>
    </Link>
  )
}

function LastMonth({
  summary,
  isKnown,
  today,
}: {
  summary: SummaryView
  isKnown: boolean
  today: CivilDate
}) {
  const month = addMonths(monthOf(today), -1)
  const total = summary.tasksLastMonth
  const left = summary.incompleteTasksLastMonth
  const share = total > 0 ? (total - left) / total : 0
  return (
    <Link to={`/tasks?month=${month}`} className={`${styles.card} ${styles.last}`}>
      <h2>Tasks last month</h2>
      <p className="muted">{monthText(month)}</p>
      <p className={styles.percent}>
        <b>{Math.round(share * 100)}%</b>
        <span className="muted">
          {total - left} of {total} done
        </span>
      </p>
      <ProgressBar value={share} />
      {left > 0 ? (
        <>
          <p className="small muted">Left over, and still worth doing</p>
          <StillToDo counts={summary.tasksLastMonthByPriority} />
        </>
      ) : (
        isKnown && <p className="small muted">{total > 0 ? 'Nothing left over.' : 'Nothing was planned.'}</p>
      )}
    </Link>
  )
}

function StillToDo({ counts }: { counts: SummaryView['tasksThisMonthByPriority'] }) {
  const rows = [
    { priority: 1, count: counts.high },
    { priority: 2, count: counts.medium },
    { priority: 3, count: counts.low },
  ] as const
  return (
    <ul className={styles.stillToDo}>
      {rows.map(({ priority, count }) => (
        <li key={priority}>
          <PriorityMark priority={priority} />
          <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}

function MyPlants({ summary }: { summary: SummaryView }) {
  const { data: locations = [] } = useQuery(locationQueries.withPlants())
  return (
    <section className={`${styles.card} ${styles.mine}`} aria-labelledby="my-plants">
      <div className={styles.top}>
        <h2 id="my-plants">My plants</h2>
        <p className={styles.number}>{summary.totalPlants}</p>
      </div>
      <ul className={styles.places}>
        {summary.plantsByLocation.map(({ id, name, count }) => {
          const location = locations.find((each) => each.id === id)
          return (
            <li key={id}>
              <Link
                className={styles.place}
                data-bed={bedOf(location?.iconBackground)}
                to={`/my-plants/${encodeURIComponent(id)}`}
              >
                <span className={styles.emoji} aria-hidden="true">
                  {location?.icon ?? '🏡'}
                </span>
                <span className={styles.name}>{name}</span>
                <Faces plants={location?.plants ?? []} />
                <CountBadge count={count} unit={count === 1 ? 'plant' : 'plants'} />
              </Link>
            </li>
          )
        })}
      </ul>
      {summary.plantsByLocation.length === 0 && (
        <ButtonLink to="/my-plants" variant="quiet">
          Go to My Plants
        </ButtonLink>
      )}
    </section>
  )
}

/** The first few plants of a place, as small as a thumb. */
function Faces({ plants }: { plants: PlantView[] }) {
  const pictured = plants.filter(({ imageUrl }) => imageUrl).slice(0, mostFaces)
  if (pictured.length === 0) return null
  return (
    <span className={styles.faces}>
      {pictured.map(({ id, imageUrl }) => (
        <Photo key={id} src={imageUrl} ratio="1" sizes="40px" />
      ))}
    </span>
  )
}

function YourSettings({ preferences }: { preferences: PreferencesView | undefined }) {
  const types = preferences?.taskGeneration.preferredTaskTypes ?? []
  const facts = [
    { name: 'State', value: preferences?.state ?? 'Not told yet' },
    { name: 'Postcode', value: preferences?.postcode ?? 'Not told yet' },
    { name: 'Effort', value: preferences ? effortLabels[preferences.taskGeneration.effort] : 'Not told yet' },
    {
      name: 'Preferred tasks',
      value:
        types.length > 0 ? (
          <span className={styles.pills}>
            {types.map((type) => (
              <Pill key={type}>{type}</Pill>
            ))}
          </span>
        ) : (
          'None ticked'
        ),
    },
  ]
  return (
    <section className={`${styles.card} ${styles.settings}`} aria-labelledby="your-settings">
      <div className={styles.top}>
        <h2 id="your-settings">Your settings</h2>
        <ButtonLink to="/settings" variant="quiet" aria-label="Change your settings">
          Change
        </ButtonLink>
      </div>
      <Facts facts={facts} />
    </section>
  )
}

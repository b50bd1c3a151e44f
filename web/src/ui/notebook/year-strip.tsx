import type { CivilMonth } from '@wattle/contracts/civil-date.ts'
import { type Season, seasonName, type TropicalSeason } from '@wattle/contracts/season.ts'
import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import { classNames } from '../class-names.ts'
import { PriorityShape } from '../page/pill.tsx'
import styles from './year-strip.module.css'

export type YearMonth = {
  month: CivilMonth
  tasks: number
  /** The distinct priorities of the month's tasks. */
  priorities: readonly Priority[]
}

const colours: Record<Season | TropicalSeason, string | undefined> = {
  spring: styles.spring,
  summer: styles.summer,
  autumn: styles.autumn,
  winter: styles.winter,
  'build-up': styles.autumn,
  'wet season': styles.winter,
  'dry season': styles.summer,
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Twelve months in the colours of their seasons, with the priorities of each month's tasks, to show the busy ones. */
export function YearStrip({
  months,
  now,
  tropical,
}: {
  months: readonly YearMonth[]
  now: CivilMonth
  /** Whether the seasons are a wet and a dry one. Undefined if unknown: then the seasons are not named. */
  tropical?: boolean | undefined
}) {
  return (
    <div>
      <ol className={styles.year} aria-label="The year ahead">
        {months.map(({ month, tasks, priorities }) => (
          <li
            key={month}
            className={classNames(
              styles.month,
              colours[seasonName(numberOf(month), tropical ?? false)],
              month === now && styles.now,
            )}
            aria-current={month === now ? 'date' : undefined}
          >
            {names[numberOf(month) - 1]}
            <span className={styles.marks} aria-hidden="true">
              {[...priorities].sort().map((priority) => (
                <PriorityShape key={priority} priority={priority} />
              ))}
              {priorities.length === 0 && '·'}
            </span>
            <span className="sr">{tasks === 1 ? '1 task' : `${tasks} tasks`}</span>
          </li>
        ))}
      </ol>
      {tropical !== undefined && (
        <ul className={styles.seasons} aria-hidden="true">
          {seasonsOf(months, tropical).map(({ season, from, count }) => (
            <li key={from} style={{ gridColumn: `${from + 1} / span ${count}` }}>
              {count > 1 && season}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function numberOf(month: CivilMonth) {
  return Number(month.slice(5, 7))
}

function seasonsOf(months: readonly YearMonth[], tropical: boolean) {
  const runs: { season: Season | TropicalSeason; from: number; count: number }[] = []
  for (const [index, { month }] of months.entries()) {
    const season = seasonName(numberOf(month), tropical)
    const last = runs.at(-1)
    if (last?.season === season) last.count++
    else runs.push({ season, from: index, count: 1 })
  }
  return runs
}

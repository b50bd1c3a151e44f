import { addMonths, type CivilDate, type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'
import type { SummaryView } from '@wattle/contracts/dashboard/views.ts'
import type { ReactNode } from 'react'
import { RightIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { monthName, monthText } from '../../ui/text/dates.ts'
import { counted } from '../../ui/text/words.ts'
import styles from './month-page.module.css'

/** From so many pending tasks before last month on, planning the care again is less work than going through them. */
const many = 10

/** The earlier months with pending tasks, latest first, and how many each has. */
export type LeftOverMonths = SummaryView['leftOver']

/**
 * The number of pending tasks of the latest earlier month, and of all months before it, each with a link. The page it
 * leads to says the same of the months before that one. What is older than last month may be out of season.
 */
export function LeftOver({ months, today }: { months: LeftOverMonths; today: CivilDate }) {
  const [latest, ...others] = months
  const [next] = others
  const earlier = others.reduce((sum, { count }) => sum + count, 0)
  if (!latest) return null
  const lastMonth = addMonths(monthOf(today), -1)
  const old = latest.month < lastMonth ? latest.count + earlier : earlier
  const name = latest.month > addMonths(monthOf(today), -12) ? monthName : monthText
  return (
    <p className={styles.leftOver}>
      <Jobs {...latest} still={latest.month < lastMonth ? 'to do' : 'worth doing'}>
        {counted(latest.count, 'job')} from {name(latest.month)}
      </Jobs>
      {next && (
        <Jobs month={next.month} count={earlier} still="to do">
          {counted(earlier, 'earlier job')}
        </Jobs>
      )}
      {old >= many && (
        <Link to="/tasks" state={{ planAgain: true }}>
          Plan the care again
          <RightIcon size={16} />
        </Link>
      )}
    </p>
  )
}

function Jobs({
  month,
  count,
  still,
  children,
}: {
  month: CivilMonth
  count: number
  still: 'to do' | 'worth doing'
  children: ReactNode
}) {
  return (
    <Link to={`/tasks?month=${month}`}>
      {children} {count === 1 ? 'is' : 'are'} still {still}
      <RightIcon size={16} />
    </Link>
  )
}

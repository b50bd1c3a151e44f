import { addMonths, type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import { RightIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { monthName } from '../../ui/text/dates.ts'
import { counted } from '../../ui/text/words.ts'
import styles from './month-page.module.css'

/** The number of last month's pending tasks, with a link to them. */
export function LeftOver({ count, today }: { count: number; today: CivilDate }) {
  if (count === 0) return null
  const month = addMonths(monthOf(today), -1)
  return (
    <p className={styles.leftOver}>
      <Link to={`/tasks?month=${month}`}>
        {counted(count, 'job')} from {monthName(month)} {count === 1 ? 'is' : 'are'} still worth doing
        <RightIcon size={16} />
      </Link>
    </p>
  )
}

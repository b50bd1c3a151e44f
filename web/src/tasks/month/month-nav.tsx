import { addMonths, type CivilMonth, firstDay, lastDay, monthOf } from '@wattle/contracts/civil-date.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LeftIcon, RightIcon } from '../../ui/icons.tsx'
import { monthText } from '../../ui/text/dates.ts'
import { shortMonthText } from '../../ui/text/season-text.ts'
import styles from './month-nav.module.css'

/** Turns to the previous or next month, across years. */
export function MonthNav({
  month,
  titleShown,
  onTurn,
}: {
  month: CivilMonth
  /** Shows the month between the buttons if no heading does. */
  titleShown?: boolean | undefined
  onTurn: (month: CivilMonth) => void
}) {
  const before = addMonths(month, -1)
  const after = addMonths(month, 1)
  return (
    <nav className={styles.nav} aria-label={`Month, ${monthText(month)}`}>
      <Button
        variant="quiet"
        icon={<LeftIcon />}
        aria-label={`Previous month, ${shortMonthText(before)}`}
        aria-disabled={before < monthOf(firstDay)}
        onClick={() => onTurn(before)}
      >
        {shortMonthText(before)}
      </Button>
      {titleShown && <strong>{monthText(month)}</strong>}
      <Button
        variant="quiet"
        aria-label={`Next month, ${shortMonthText(after)}`}
        aria-disabled={after > monthOf(lastDay)}
        onClick={() => onTurn(after)}
      >
        {shortMonthText(after)}
        <RightIcon />
      </Button>
    </nav>
  )
}

import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './month-page.module.css'

/** The button at the end of a page that shows only the first of its rows, and how many tasks these are. */
export function MoreTasks({
  rows,
  hasMore,
  isOnItsWay,
  wasAsked,
  text,
  showMore,
}: {
  rows: number
  hasMore: boolean
  isOnItsWay: boolean
  wasAsked: boolean
  text: string
  showMore: () => void
}) {
  // Said when more has come, not with every tick.
  const [said, setSaid] = useState({ rows, text })
  if (said.rows !== rows) setSaid({ rows, text })
  return (
    <>
      <p className="sr" role="status">
        {wasAsked && said.text}
      </p>
      {hasMore && (
        <div className={styles.more}>
          <p className="muted">{text}</p>
          <Button data-more busy={isOnItsWay} onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

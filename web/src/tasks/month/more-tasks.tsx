import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './month-page.module.css'

/** The “Show more” button below the first rows, with the number of tasks shown. */
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
  // Announced when more rows appear, not on every tick.
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

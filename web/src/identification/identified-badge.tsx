import { useEffect, useState } from 'react'
import { CheckIcon } from '../ui/icons.tsx'
import styles from './identified-badge.module.css'

const shownFor = 3000

/** Shows for three seconds that the plant was identified. */
export function IdentifiedBadge() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    // Screen readers announce text only in a live region that existed before it.
    const appear = setTimeout(() => setShown(true))
    const leave = setTimeout(() => setShown(false), shownFor)
    return () => {
      clearTimeout(appear)
      clearTimeout(leave)
    }
  }, [])
  return (
    <div role="status">
      {shown && (
        <p className={styles.badge}>
          <CheckIcon size={18} />
          Plant identified
        </p>
      )}
    </div>
  )
}

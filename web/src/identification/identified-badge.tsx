import { useEffect, useState } from 'react'
import { CheckIcon } from '../ui/icons.tsx'
import styles from './identified-badge.module.css'

const shownFor = 3000

/** Says for three seconds that the plant was identified. */
export function IdentifiedBadge() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    // The region is there before its words, or they would not be read out.
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

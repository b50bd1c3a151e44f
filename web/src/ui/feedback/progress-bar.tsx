import { inPercent } from '../text/percent.ts'
import styles from './progress-bar.module.css'

/** Progress from 0 to 1. Without a label the bar is decorative, beside words that say the same. */
export function ProgressBar({ value, label }: { value: number; label?: string | undefined }) {
  const percent = inPercent(Math.max(0, value))
  const fill = <span style={{ width: `${percent}%` }} />
  if (!label) {
    return (
      <div className={styles.bar} aria-hidden="true">
        {fill}
      </div>
    )
  }
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      {fill}
    </div>
  )
}

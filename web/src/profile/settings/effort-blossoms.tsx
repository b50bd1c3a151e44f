import { Pom } from '../../art/notebook-drawings.tsx'
import styles from './settings.module.css'

/** One to three blossoms that stand for the effort. */
export function EffortBlossoms({ count }: { count: number }) {
  return (
    <svg className={styles.blossoms} viewBox="0 0 72 24" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all blossoms are alike
        <Pom key={index} x={12 + index * 24} y={12} size={22} />
      ))}
    </svg>
  )
}

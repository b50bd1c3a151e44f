import { useRebuild } from '../cache/rebuild.ts'
import { Banner } from '../ui/feedback/banner.tsx'
import styles from './app-shell.module.css'

/** Says that the garden is being rebuilt, with the progress. */
export function RebuildNotice() {
  const percent = useRebuild()
  if (percent === null) return null
  return (
    <div className={styles.late}>
      <Banner>Your garden is being rebuilt… {percent} %</Banner>
    </div>
  )
}

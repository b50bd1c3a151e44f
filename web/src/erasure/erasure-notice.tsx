import { Banner } from '../ui/feedback/banner.tsx'
import styles from './erasure.module.css'
import { KeepButton } from './keep-button.tsx'
import { useLastDay } from './use-last-day.ts'

/** Announces the coming erasure while it can still be undone. */
export default function ErasureNotice({ eraseAfter }: { eraseAfter: string }) {
  const lastDay = useLastDay()
  return (
    <div className={styles.notice}>
      <Banner action={<KeepButton />}>
        Your garden will be erased on {lastDay(eraseAfter)}. Until then nothing is lost, and you can change
        your mind. Visitors can’t see it.
      </Banner>
    </div>
  )
}

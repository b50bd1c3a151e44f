import { Mark } from '../art/mark.tsx'
import styles from './loading.module.css'

/** What the app shows while it finds out who is here, or fetches a page. */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <Mark />
      Loading...
    </div>
  )
}

/** The same while there is nothing around it yet. */
export function LoadingApp() {
  return (
    <main>
      <h1 className="sr">Wattle</h1>
      <Loading />
    </main>
  )
}

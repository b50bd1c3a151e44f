import type { ReactNode } from 'react'
import { CoverSpray } from '../art/large-drawings.tsx'
import { Mark } from '../art/mark.tsx'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { Link } from '../ui/navigation/link.tsx'
import { SkipLink } from '../ui/page/skip-link.tsx'
import styles from './cover-page.module.css'

/** The notebook's cover, opened: cloth with a pressed spray and a pasted label, paper beside it. */
export function CoverPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.door}>
      <SkipLink />
      <header className={styles.cloth}>
        <div className={styles.cover}>
          <CoverSpray className={styles.spray} />
          <div className={styles.label}>
            <Mark size={56} />
            <p className={styles.name}>Wattle</p>
            <p className="why">a garden notebook</p>
          </div>
        </div>
      </header>
      <main id="main" className={styles.inside} tabIndex={-1}>
        <div className={styles.paper}>
          {children}
          <p className={styles.foot}>
            <Link to="/public">Community Gardens</Link>
            <Link to="/privacy-terms">Privacy & Terms</Link>
            <span>© 2025 Wattle</span>
          </p>
        </div>
      </main>
      <Toaster />
    </div>
  )
}

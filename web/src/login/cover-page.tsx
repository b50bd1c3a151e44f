import type { ReactNode } from 'react'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { Link } from '../ui/navigation/link.tsx'
import { Cover } from '../ui/page/cover.tsx'
import { SkipLink } from '../ui/page/skip-link.tsx'
import styles from './cover-page.module.css'

/** A page beside the opened cover. */
export function CoverPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Cover>
        <main id="main" className="cover-inside" tabIndex={-1}>
          <div className={styles.paper}>
            {children}
            <p className={styles.foot}>
              <Link to="/public">Community Gardens</Link>
              <Link to="/guide">Plant Guide</Link>
              <Link to="/privacy-terms">Privacy & Terms</Link>
              <span>© 2025 Wattle</span>
            </p>
          </div>
        </main>
      </Cover>
      <Toaster />
    </>
  )
}

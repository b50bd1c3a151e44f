import type { ReactNode } from 'react'
import { Sprig } from '../art/large-drawings.tsx'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { Link } from '../ui/navigation/link.tsx'
import { SkipLink } from '../ui/page/skip-link.tsx'
import { BrandLink } from './brand-link.tsx'
import styles from './public-shell.module.css'
import { RebuildNotice } from './rebuild-notice.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

/** The frame of every public page: the name, a link to the visitor's own garden, and the legal links. */
export default function PublicShell({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  useScrollToTop()
  return (
    <div className={styles.public}>
      <SkipLink />
      <header className={classNames('bleed', styles.head)}>
        <div className={styles.width}>
          <BrandLink to={signedIn ? '/' : '/public'} />
          <ButtonLink to={signedIn ? '/my-plants' : '/login'}>{signedIn ? 'My Garden' : 'Log in'}</ButtonLink>
        </div>
      </header>
      <main id="main" className={classNames('bleed', styles.main)} tabIndex={-1}>
        <div className={styles.page}>
          <RebuildNotice />
          {children}
        </div>
      </main>
      <footer className={classNames('bleed', styles.foot)}>
        <div className={styles.width}>
          <span className={styles.sprig}>
            <Sprig />
          </span>
          <p>Wattle is a garden notebook for home gardeners in Australia.</p>
          <p className={styles.legal}>
            <Link to="/guide">Plant Guide</Link>
            <Link to="/privacy-terms">Privacy & Terms</Link>
            <span>© 2025 Wattle</span>
          </p>
        </div>
      </footer>
      <Toaster place="head" />
    </div>
  )
}

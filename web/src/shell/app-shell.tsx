import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useIsLate } from '../cache/catch-up.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Banner } from '../ui/feedback/banner.tsx'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { MenuIcon } from '../ui/navigation-icons.tsx'
import { SkipLink } from '../ui/page/skip-link.tsx'
import { useIsOnline } from '../ui/use-is-online.ts'
import styles from './app-shell.module.css'
import { BrandLink } from './brand-link.tsx'
import { RebuildNotice } from './rebuild-notice.tsx'
import { Sidebar } from './sidebar.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'
import { useSidebar } from './use-sidebar.ts'

const closeDuration = 300
const titleGoesAt = 30

export type AppShellProps = {
  /** The profile's name, otherwise the e-mail address. */
  signedInName: string
  onSignOut: () => void
  /** The URL for feedback; without it there is no link. */
  feedbackUrl?: string | undefined
  /** Shown above every page. */
  notice?: ReactNode
  /** The page; by default the route's outlet. */
  children?: ReactNode
}

/** The frame of every signed-in page: the cloth cover on the left, paper on the right. */
export function AppShell({ signedInName, onSignOut, feedbackUrl, notice, children }: AppShellProps) {
  const { isNarrow, expanded, setExpanded } = useSidebar()
  const drawerOpen = isNarrow && expanded
  // Space for messages in the sidebar, above the account and sign-out.
  const hasRoom = !isNarrow && expanded
  const follow = useFollow(drawerOpen, () => setExpanded(false))
  const menuButton = useRef<HTMLButtonElement>(null)
  const isLate = useIsLate()
  const connection = useIsOnline() ? isLate && 'Saved. Your changes will show soon.' : 'You’re offline.'
  useScrollToTop()

  useEffect(() => {
    if (!drawerOpen) return
    const foldOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setExpanded(false)
      menuButton.current?.focus()
    }
    addEventListener('keydown', foldOnEscape)
    return () => removeEventListener('keydown', foldOnEscape)
  })

  return (
    <div className={classNames(styles.app, !isNarrow && !expanded && styles.rail)}>
      <SkipLink />
      {isNarrow && (
        <TopBar onFollow={follow}>
          <IconButton
            ref={menuButton}
            label={expanded ? 'Close menu' : 'Open menu'}
            icon={expanded ? <CloseIcon /> : <MenuIcon />}
            aria-expanded={expanded}
            aria-controls="sidebar"
            onClick={() => setExpanded(!expanded)}
          />
        </TopBar>
      )}
      <Sidebar
        {...{ expanded, isNarrow, signedInName, onSignOut, feedbackUrl }}
        onToggle={() => setExpanded(!expanded)}
        onFollow={follow}
      >
        {hasRoom && <Toaster place="sidebar" />}
      </Sidebar>
      {drawerOpen && <div className={styles.veil} aria-hidden="true" onClick={() => setExpanded(false)} />}
      <main id="main" className={classNames('bleed', styles.main)} tabIndex={-1} inert={drawerOpen}>
        <div className={styles.width}>
          <RebuildNotice />
          {notice}
          {connection && (
            <div className={styles.late}>
              <Banner>{connection}</Banner>
            </div>
          )}
          {children ?? <Outlet />}
        </div>
      </main>
      {!hasRoom && <Toaster />}
    </div>
  )
}

/** On narrow screens, a link first closes the drawer and then navigates. */
function useFollow(drawerOpen: boolean, fold: () => void) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (event: MouseEvent, to: string) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!drawerOpen || elsewhere) return
    event.preventDefault()
    fold()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => navigate(to), closeDuration)
  }
}

function TopBar({
  onFollow,
  children,
}: {
  onFollow: (event: MouseEvent, to: string) => void
  children: ReactNode
}) {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(scrollY > titleGoesAt)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return (
    <header className={classNames('bleed', styles.topbar)}>
      <BrandLink nameShown={!scrolled} onClick={(event) => onFollow(event, '/')} />
      {children}
    </header>
  )
}

import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Emboss } from '../art/notebook-drawings.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/navigation/link.tsx'
import { CollapseIcon } from '../ui/navigation-icons.tsx'
import { BrandLink } from './brand-link.tsx'
import { type NavigationEntry, navigation } from './navigation.tsx'
import styles from './sidebar.module.css'
import { SidebarAccount } from './sidebar-account.tsx'

/** The cloth cover with navigation, account and sign-out. Collapsed it is a rail of icons. */
export function Sidebar({
  expanded,
  isNarrow,
  signedInName,
  onSignOut,
  feedbackUrl,
  onToggle,
  onFollow,
  children,
}: {
  expanded: boolean
  isNarrow: boolean
  signedInName: string
  onSignOut: () => void
  feedbackUrl: string | undefined
  onToggle: () => void
  onFollow: (event: MouseEvent, to: string) => void
  /** Messages, shown above the account. */
  children?: ReactNode
}) {
  const { pathname } = useLocation()
  const isRail = !expanded && !isNarrow
  return (
    <aside
      id="sidebar"
      aria-label="Wattle"
      className={classNames(styles.sidebar, isRail && styles.rail, isNarrow && expanded && styles.open)}
    >
      {!isNarrow && (
        <div className={styles.top}>
          <BrandLink nameShown={!isRail} />
          <IconButton
            label={expanded ? 'Collapse sidebar' : 'Expand sidebar'}
            icon={<CollapseIcon />}
            aria-expanded={expanded}
            aria-controls="sidebar"
            onClick={onToggle}
          />
        </div>
      )}
      <nav className={styles.nav} aria-label="Main">
        {navigation.map((entry) => (
          <Link
            key={entry.to}
            to={entry.to}
            title={isRail ? entry.label : undefined}
            aria-current={isHere(entry, pathname) ? 'page' : undefined}
            onClick={(event) => onFollow(event, entry.to)}
          >
            {entry.icon}
            <span className={isRail ? 'sr' : undefined}>{entry.label}</span>
          </Link>
        ))}
      </nav>
      {!isRail && (
        <div className={styles.emboss}>
          <Emboss />
        </div>
      )}
      {children}
      <SidebarAccount {...{ isRail, signedInName, onSignOut, feedbackUrl, onFollow }} />
    </aside>
  )
}

function isHere({ to, also }: NavigationEntry, pathname: string) {
  return (
    pathname === to ||
    (to !== '/' && pathname.startsWith(`${to}/`)) ||
    also?.some((path) => pathname.startsWith(path))
  )
}

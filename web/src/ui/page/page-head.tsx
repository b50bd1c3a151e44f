import type { ReactNode } from 'react'
import { BackIcon } from '../icons.tsx'
import { Link } from '../navigation/link.tsx'
import { usePageTitle } from '../navigation/use-page-title.ts'
import styles from './page-head.module.css'

/** The head of a page: the back link, its name, a sentence, and its actions. Also sets the window's title. */
export function PageHead({
  title,
  lead,
  back,
  actions,
}: {
  title: string
  lead?: ReactNode
  back?: { to: string; label: string } | undefined
  actions?: ReactNode
}) {
  usePageTitle(title)
  return (
    <>
      {back && <BackLink {...back} />}
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </>
  )
}

/** The link to this page's parent. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={styles.back} to={to}>
      <BackIcon size={18} />
      <span>{label}</span>
    </Link>
  )
}

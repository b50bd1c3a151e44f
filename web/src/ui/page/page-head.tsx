import type { ReactNode } from 'react'
import { BackIcon } from '../icons.tsx'
import { Link } from '../navigation/link.tsx'
import { usePageTitle } from '../navigation/use-page-title.ts'
import styles from './page-head.module.css'

/** The head of a page: the way back, its name, a sentence, and what can be done on it. Also names the window. */
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

/** The way back to where this page belongs. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={styles.back} to={to}>
      <BackIcon size={18} />
      <span>{label}</span>
    </Link>
  )
}

/** A section's heading with a drawn stem after it, and at most one link. */
export function SectionHead({
  title,
  id,
  link,
}: {
  title: string
  id?: string | undefined
  link?: ReactNode
}) {
  return (
    <div className={styles.section}>
      <h2 id={id}>{title}</h2>
      <svg viewBox="0 0 200 14" aria-hidden="true" focusable="false">
        <path d="M1 8C40 5 80 10 118 7S150 7 158 6M40 7C44 2 51 1 56 2C53 6 46 8 40 7ZM84 8.5C88 13 95 14 100 12.5C97 9 90 7 84 8.5ZM122 7C126 2 133 1 138 2.5C135 6 128 8 122 7Z" />
        <circle cx="162" cy="6" r="2.6" />
        <circle cx="169" cy="9" r="2" />
        <circle cx="170" cy="3" r="1.6" />
      </svg>
      {link}
    </div>
  )
}

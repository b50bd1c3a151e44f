import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { InfoIcon, WarnIcon } from '../icons.tsx'
import styles from './banner.module.css'

/** A sentence above the content that it is about, with at most one button. Errors are announced. */
export function Banner({
  tone = 'info',
  action,
  children,
}: {
  tone?: 'info' | 'error' | undefined
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      className={classNames(styles.banner, tone === 'error' && styles.error)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      {tone === 'error' ? <WarnIcon /> : <InfoIcon />}
      <p>{children}</p>
      {action}
    </div>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../navigation/link.tsx'
import styles from './icon-button.module.css'

type Look = {
  /** Its name, for the ears and as a tooltip. */
  label: string
  icon: ReactNode
  onBed?: boolean | undefined
}

/** An icon alone, for edit, delete, close, more, previous and next. Always named. */
export function IconButton({
  label,
  icon,
  onBed,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, onBed && styles.onBed, className)}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  )
}

/** The same as a link to a page of ours. */
export function IconLink({ label, icon, onBed, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return (
    <Link
      {...rest}
      className={classNames(styles.button, onBed && styles.onBed, className)}
      aria-label={label}
      title={label}
    >
      {icon}
    </Link>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './icon-button.module.css'

export type IconLook = {
  /** Its accessible name and tooltip. */
  label: string
  icon: ReactNode
  onBed?: boolean | undefined
}

/** A button with only an icon, for edit, delete, close, more, previous and next. Its label is mandatory. */
export function IconButton({
  label,
  icon,
  onBed,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'type'> & IconLook) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.button, onBed && styles.onBed, className)}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  )
}

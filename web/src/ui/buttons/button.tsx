import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../navigation/link.tsx'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

type Look = {
  variant?: ButtonVariant | undefined
  icon?: ReactNode
  wide?: boolean | undefined
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look & {
    /** While true the button keeps the focus but does nothing, so that a form is sent only once. */
    busy?: boolean | undefined
    /** The label while busy, such as “Saving…”. */
    busyLabel?: string | undefined
  }

/** A button. Each view has one primary button, then secondary, then quiet; danger deletes. */
export function Button({
  variant,
  icon,
  wide,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  'aria-disabled': off,
  children,
  ...rest
}: ButtonProps) {
  const isOff = busy || off === true
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, wide })}
      aria-disabled={isOff || undefined}
      onClick={press}
    >
      {busy ? <span className={styles.spin} aria-hidden="true" /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

/** A link within the app that looks like a button. */
export function ButtonLink({
  variant,
  icon,
  wide,
  children,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & Look) {
  return (
    <Link {...rest} className={look({ variant, wide })}>
      {icon}
      {children}
    </Link>
  )
}

function look({ variant = 'secondary', wide }: Look) {
  return classNames(styles.button, styles[variant], wide && styles.wide)
}

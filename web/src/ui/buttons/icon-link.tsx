import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../navigation/link.tsx'
import styles from './icon-button.module.css'
import type { IconLook } from './icon-button.tsx'

/** An icon button that links to a page within the app. */
export function IconLink({
  label,
  icon,
  onBed,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & IconLook) {
  return (
    <Link
      {...rest}
      className={classNames(styles.button, onBed && styles.onBed)}
      aria-label={label}
      title={label}
    >
      {icon}
    </Link>
  )
}

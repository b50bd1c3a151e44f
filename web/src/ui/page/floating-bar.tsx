import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './floating-bar.module.css'

/** Status and actions of something in progress. It floats above the page and comes to rest at the page's end. */
export function FloatingBar({
  idle,
  ...rest
}: Omit<ComponentProps<'div'>, 'className'> & {
  /** With nothing to say the bar does not float on a phone. */
  idle?: boolean | undefined
}) {
  return <div {...rest} className={classNames(styles.bar, idle && styles.idle)} />
}

import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './floating-bar.module.css'

/** What a page has to say and offer as long as something is under way: at its end, and in sight on the way there. */
export function FloatingBar({
  idle,
  ...rest
}: Omit<ComponentProps<'div'>, 'className'> & {
  /** With nothing to say it does not float on a phone. */
  idle?: boolean | undefined
}) {
  return <div {...rest} className={classNames(styles.bar, idle && styles.idle)} />
}

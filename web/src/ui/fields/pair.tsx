import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './pair.module.css'

/** Fields in two columns, or stacked if there is no room. */
export function Pair({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.pair, className)}>{children}</div>
}

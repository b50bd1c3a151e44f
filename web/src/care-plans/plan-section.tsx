import type { ReactNode } from 'react'
import styles from './care-plan.module.css'

/** The part of a page that is about a plant's year: its heading, what it comes to in a line, and whatever stands below. */
export function PlanSection({
  lead,
  action,
  busy,
  children,
}: {
  lead?: ReactNode
  action?: ReactNode
  busy?: boolean | undefined
  children: ReactNode
}) {
  return (
    <section className={styles.plan} aria-labelledby="plan-heading" aria-busy={busy}>
      <div className={styles.planHead}>
        <div>
          <h2 id="plan-heading">Annual Care Plan</h2>
          {lead}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

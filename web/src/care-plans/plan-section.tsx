import type { ReactNode } from 'react'
import styles from './care-plan.module.css'

/** The section about a plant's year: its heading, a one-line summary, and its content. */
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

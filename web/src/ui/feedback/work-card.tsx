import type { ReactNode } from 'react'
import { SeedlingDrawing } from '../../art/seedling-drawing.tsx'
import { ClockIcon } from '../garden-icons.tsx'
import { CheckIcon } from '../icons.tsx'
import { counted } from '../text/words.ts'
import styles from './work-card.module.css'

/** A long task that blocks nothing: its steps, the elapsed seconds, and what can be done meanwhile. */
export function WorkCard({
  title,
  steps,
  step,
  seconds,
  actions,
}: {
  title: ReactNode
  steps: readonly string[]
  /** Index of the current step. */
  step: number
  seconds?: number | undefined
  /** Quiet buttons such as Cancel, Hide or “Check again”. */
  actions?: ReactNode
}) {
  return (
    <section className={styles.work}>
      <SeedlingDrawing />
      <div>
        <p role="status">
          <strong>{title}</strong>
        </p>
        <ol className={styles.steps}>
          {steps.map((name, index) => (
            <li key={name} aria-current={index === step ? 'step' : undefined}>
              {index < step && <CheckIcon size={16} />}
              {index === step && <ClockIcon size={16} />}
              {name}
              {index < step && <span className="sr"> (done)</span>}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.foot}>
        {seconds !== undefined && <span className="small">{counted(seconds, 'second')} so far</span>}
        {actions}
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { SeedlingDrawing } from '../../art/seedling-drawing.tsx'
import { ClockIcon } from '../garden-icons.tsx'
import { CheckIcon } from '../icons.tsx'
import { counted } from '../text/words.ts'
import styles from './work-card.module.css'

/** A long task that blocks nothing: its steps and the elapsed seconds. */
export function WorkCard({
  title,
  steps,
  step,
  seconds,
}: {
  title: ReactNode
  steps: readonly string[]
  /** Index of the current step. */
  step: number
  seconds: number
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
      <p className={styles.foot}>{counted(seconds, 'second')} so far</p>
    </section>
  )
}

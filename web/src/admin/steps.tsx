import type { MigrationState } from '@wattle/contracts/admin/migration.ts'
import { classNames } from '../ui/class-names.ts'
import { CheckIcon } from '../ui/icons.tsx'
import styles from './steps.module.css'

const steps = [
  { state: 'created', name: 'Created', text: 'A new version is set up' },
  { state: 'catching-up', name: 'Catching up', text: 'Reading the log' },
  { state: 'verifying', name: 'Verify', text: 'Comparing sample gardens with the log' },
  { state: 'ready', name: 'Switch', text: 'Pages show it' },
] as const

/** A migration's progress through its steps. */
export function Steps({ state }: { state: MigrationState }) {
  const now = steps.findIndex((step) => step.state === state)
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text }, index) => (
        <li
          key={name}
          className={classNames(styles.step, index < now && styles.done, index === now && styles.now)}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {index < now ? <CheckIcon size={18} /> : index + 1}
          </span>
          <div>
            <b>{name}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}

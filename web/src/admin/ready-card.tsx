import type { MigrationChange } from '@wattle/contracts/admin/migration.ts'
import type { ModelMigrationView } from '@wattle/contracts/admin/views.ts'
import type { ReactNode } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import styles from './migrate.module.css'
import { readModelName } from './migration-words.ts'
import { StateMark } from './state-mark.tsx'
import { useChange } from './use-change.ts'
import { changeMigration } from './writes.ts'

/** A verified version that waits for an administrator to switch. */
export function ReadyCard({ migration }: { migration: ModelMigrationView }) {
  const { readModel, to, verified, parked } = migration
  const change = useChange(`change ${readModel}`, (asked: MigrationChange) =>
    changeMigration(readModel, asked),
  )
  const id = `ready-${readModel}`
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>
          {readModelName(readModel)}, version {to}, is ready
        </h2>
        <StateMark state="ready" />
      </div>
      <ul className={styles.checks}>
        <Check>
          {verified} of {verified} sampled gardens match the log
        </Check>
        <Check>Caught up to the live log</Check>
        <Check>{parked === 1 ? '1 parked garden' : `${parked} parked gardens`}</Check>
      </ul>
      <div className={styles.buttons}>
        <Button variant="primary" busy={change.isPending} onClick={() => change.mutate('switch')}>
          Switch to version {to}
        </Button>
        <Button variant="quiet" onClick={() => change.mutate('cancel')}>
          Cancel
        </Button>
      </div>
    </section>
  )
}

function Check({ children }: { children: ReactNode }) {
  return (
    <li>
      <CheckIcon size={18} />
      <span>{children}</span>
    </li>
  )
}

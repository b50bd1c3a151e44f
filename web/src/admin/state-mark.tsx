import type { MigrationState } from '@wattle/contracts/admin/migration.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './migrate.module.css'
import { stateWords } from './migration-words.ts'

/** A migration's state by word, colour and shape. */
export function StateMark({ state }: { state: MigrationState }) {
  return (
    <span
      className={classNames(
        styles.state,
        state === 'failed' && styles.failed,
        state === 'ready' && styles.ready,
      )}
    >
      <i aria-hidden="true" />
      {stateWords[state]}
    </span>
  )
}

import type { MigrationChange } from '@wattle/contracts/admin/migration.ts'
import type { ModelMigrationView } from '@wattle/contracts/admin/views.ts'
import { useId } from 'react'
import { ApiError } from '../http/api-error.ts'
import { Button } from '../ui/buttons/button.tsx'
import { RepeatIcon } from '../ui/icons.tsx'
import styles from './migrate.module.css'
import { readModelName } from './migration-words.ts'
import { StateMark } from './state-mark.tsx'
import { useChange } from './use-change.ts'
import { changeMigrations } from './writes.ts'

const unexpected = 'An unexpected error occurred'

/** Why a migration did not start. */
export function NotStarted({ error }: { error: Error }) {
  return (
    <section className={styles.card} role="alert" aria-labelledby="not-started">
      <h2 id="not-started">Migration Failed</h2>
      <p>{error instanceof ApiError ? error.message : unexpected}</p>
    </section>
  )
}

/** The failed migrations, one card per error message. */
export function FailedCards({ migrations }: { migrations: readonly ModelMigrationView[] }) {
  const byError = Map.groupBy(migrations, ({ error }) => error ?? unexpected)
  return [...byError].map(([error, failed]) => <FailedCard key={error} error={error} failed={failed} />)
}

function FailedCard({ error, failed }: { error: string; failed: readonly ModelMigrationView[] }) {
  const change = useChange('change failed', (asked: MigrationChange) => changeMigrations(failed, asked))
  const id = useId()
  const isLive = failed.every(({ from }) => from !== null)
  return (
    <section className={styles.card} role="alert" aria-labelledby={id}>
      <div className={styles.top}>
        <div>
          <h2 id={id}>Migration Failed</h2>
          <p className="muted">
            {failed
              .map(
                ({ readModel, to, events }) =>
                  `${readModelName(readModel)}, version ${to}, at event ${events.toLocaleString('en-AU')}`,
              )
              .join('; ')}
          </p>
        </div>
        <StateMark state="failed" />
      </div>
      <p>{error}</p>
      {isLive && <p>The previous version is still live, so nothing is lost.</p>}
      <div className={styles.buttons}>
        <Button icon={<RepeatIcon />} busy={change.isPending} onClick={() => change.mutate('resume')}>
          Resume
        </Button>
        <Button variant="quiet" onClick={() => change.mutate('cancel')}>
          Cancel
        </Button>
      </div>
    </section>
  )
}

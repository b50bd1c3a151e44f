import { isBeingBuilt, type MigrationChange } from '@wattle/contracts/admin/migration.ts'
import type { ReadModelView } from '@wattle/contracts/admin/views.ts'
import { Button } from '../ui/buttons/button.tsx'
import { SectionHead } from '../ui/page/section-head.tsx'
import styles from './migrate.module.css'
import { readModelName } from './migration-words.ts'
import { StateMark } from './state-mark.tsx'
import { useChange } from './use-change.ts'
import { changeMigration } from './writes.ts'

type Props = { readModels: readonly ReadModelView[]; isMigrating: boolean; onRebuild: (name: string) => void }

/** Every read model with its live version and the available actions. */
export function ReadModels({ readModels, isMigrating, onRebuild }: Props) {
  const change = useChange('change read model', ({ name, asked }: { name: string; asked: MigrationChange }) =>
    changeMigration(name, asked),
  )
  return (
    <section aria-labelledby="read-models">
      <SectionHead id="read-models" title="Read models" />
      <div className={styles.tableCard}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Read model</th>
              <th scope="col">State</th>
              <th scope="col">
                <span className="sr">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {readModels.map((each) => (
              <Row
                key={each.readModel}
                readModel={each}
                isMigrating={isMigrating || change.isPending}
                onRebuild={() => onRebuild(each.readModel)}
                onChange={(asked) => change.mutate({ name: each.readModel, asked })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type RowProps = {
  readModel: ReadModelView
  isMigrating: boolean
  onRebuild: () => void
  onChange: (asked: MigrationChange) => void
}

function Row({ readModel: { readModel, version, migration }, isMigrating, onRebuild, onChange }: RowProps) {
  const named = <span className="sr"> {readModelName(readModel)}</span>
  const isBuilding = migration !== null && isBeingBuilt(migration.state)
  return (
    <tr>
      <th scope="row">
        {readModelName(readModel)}
        <span className="muted small">{version === null ? 'no version yet' : `version ${version}`}</span>
      </th>
      <td>
        <StateMark state={migration?.state ?? 'active'} />
      </td>
      <td className={styles.actions}>
        {isBuilding ? (
          <span className="muted small">Rebuilding</span>
        ) : (
          <>
            {migration?.canRollBack && (
              <Button variant="quiet" aria-disabled={isMigrating} onClick={() => onChange('rollback')}>
                Roll back{migration.from === migration.to ? '' : ` to ${migration.from}`}
                {named}
              </Button>
            )}
            {migration?.state === 'rolled-back' && (
              <Button variant="quiet" aria-disabled={isMigrating} onClick={() => onChange('switch')}>
                Switch{migration.from === migration.to ? ' again' : ` to ${migration.to}`}
                {named}
              </Button>
            )}
            <Button variant="quiet" aria-disabled={isMigrating} onClick={onRebuild}>
              Rebuild{named}
            </Button>
          </>
        )}
      </td>
    </tr>
  )
}

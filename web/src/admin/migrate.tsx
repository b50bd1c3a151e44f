import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../http/api-error.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { ErrorState } from '../ui/feedback/state.tsx'
import { useSkeleton } from '../ui/feedback/use-skeleton.ts'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { RepeatIcon } from '../ui/icons.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { adminQueries } from './api.ts'
import { DeadLetters } from './dead-letters.tsx'
import { FailedCards, NotStarted } from './failed-cards.tsx'
import styles from './migrate.module.css'
import { beingBuilt, inState } from './migration-words.ts'
import { ProgressCard } from './progress-card.tsx'
import { ReadModels } from './read-models.tsx'
import { ReadyCard } from './ready-card.tsx'
import { useChange } from './use-change.ts'
import { useOutcome } from './use-outcome.ts'
import { startMigration } from './writes.ts'

/** Rebuilds read models beside the live ones. */
export default function Migrate() {
  const client = useQueryClient()
  const migration = useQuery(adminQueries.migration())
  const skeleton = useSkeleton(migration.isPending)
  const [hold, setHold] = useState(false)
  const { outcome, expectOne, expectNone } = useOutcome(migration.data)
  const start = useChange('start', async (readModels: readonly string[] | undefined) => {
    expectOne()
    await startMigration(hold, readModels).catch((error: unknown) => {
      expectNone()
      throw error
    })
    return undefined
  })
  const isRefused = migration.error instanceof ApiError && migration.error.status === 403
  const readModels = migration.data?.readModels ?? []
  const built = beingBuilt(readModels)
  const isMigrating = outcome === 'migrating' || start.isPending

  return (
    <>
      <PageHead
        title="Database Migration Tool"
        lead="Rebuilds a read model from the event log beside the live one. Gardeners notice nothing until you switch."
        actions={
          <Button
            variant="primary"
            busy={isMigrating}
            busyLabel="Migrating…"
            disabled={!migration.data}
            onClick={() => start.mutate(undefined)}
          >
            Start Migration
          </Button>
        }
      />
      {migration.data ? (
        <div className={styles.page}>
          {!isMigrating && (
            <Checkbox label="Wait for me before switching" checked={hold} onChange={setHold} />
          )}
          {outcome === 'success' && (
            <Banner
              action={
                <Button icon={<RepeatIcon />} onClick={() => void client.invalidateQueries()}>
                  Refresh
                </Button>
              }
            >
              Refresh to see pages as they have been rebuilt.
            </Banner>
          )}
          {start.error && <NotStarted error={start.error} />}
          {built.length > 0 && <ProgressCard migrations={built} />}
          <div className={styles.cards}>
            {inState(readModels, 'ready').map((each) => (
              <ReadyCard key={each.readModel} migration={each} />
            ))}
            <FailedCards migrations={inState(readModels, 'failed')} />
          </div>
          <ReadModels
            readModels={readModels}
            isMigrating={isMigrating}
            onRebuild={(readModel) => start.mutate([readModel])}
          />
          <DeadLetters />
        </div>
      ) : migration.isError ? (
        <ErrorState
          message={isRefused ? messageOf(migration.error) : 'We could not load the migrations.'}
          busy={migration.isFetching}
          onRetry={isRefused ? undefined : () => void migration.refetch()}
        />
      ) : (
        skeleton && <Skeleton height={320} radius={16} />
      )}
    </>
  )
}

import type { MigrationResponse } from '@wattle/contracts/admin/views.ts'
import { useEffect, useState } from 'react'
import { showToast } from '../ui/feedback/toasts.ts'
import { inState } from './migration-words.ts'

export type Outcome = 'idle' | 'migrating' | 'success'

/**
 * Whether a migration started or seen on this page is running, and whether it succeeded. A migration may finish between
 * two polls: a newer start time then reveals it.
 */
export function useOutcome(answer: MigrationResponse | undefined) {
  /** Start time of the latest migration before the awaited one; undefined while none is awaited. */
  const [before, setBefore] = useState<string | null | undefined>(undefined)
  const [hasSucceeded, setHasSucceeded] = useState(false)
  const isUnderWay = answer?.isUnderWay ?? false
  const start = answer?.startedAt ?? null
  const isOver = before !== undefined && !isUnderWay && start !== before
  const isSuccess =
    isOver && inState(answer?.readModels ?? [], 'active').some(({ startedAt }) => startedAt === start)

  useEffect(() => {
    if (isUnderWay) {
      setBefore((known) => (known === undefined ? '' : known))
      setHasSucceeded(false)
    }
  }, [isUnderWay])

  useEffect(() => {
    if (!isOver) return
    setBefore(undefined)
    setHasSucceeded(isSuccess)
    if (isSuccess) showToast('Data migration completed successfully')
  }, [isOver, isSuccess])

  const outcome: Outcome =
    isUnderWay || before !== undefined ? 'migrating' : hasSucceeded ? 'success' : 'idle'
  return {
    outcome,
    /** Call just before starting a migration. */
    expectOne: () => setBefore(start),
    /** Call if starting the migration failed. */
    expectNone: () => setBefore(undefined),
  }
}

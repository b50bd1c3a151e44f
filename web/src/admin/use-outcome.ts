import type { MigrationResponse } from '@wattle/contracts/admin/views.ts'
import { useEffect, useState } from 'react'
import { dismissToast, showToast } from '../ui/feedback/toasts.ts'
import { inState } from './migration-words.ts'

export type Outcome = 'idle' | 'migrating' | 'success'

/**
 * Whether a migration started or seen on this page is running, and whether it succeeded and was not rolled back since. A
 * migration may finish between two polls: a newer start time then reveals it.
 */
export function useOutcome(answer: MigrationResponse | undefined) {
  /** Start time of the latest migration before the awaited one; undefined while none is awaited. */
  const [before, setBefore] = useState<string | null | undefined>(undefined)
  /** The start time and the message of the latest success. */
  const [success, setSuccess] = useState<{ start: string | null; toast: number } | null>(null)
  const isUnderWay = answer?.isUnderWay ?? false
  const start = answer?.startedAt ?? null
  const isOver = before !== undefined && !isUnderWay && start !== before
  const readModels = answer?.readModels ?? []
  const isSuccess = isOver && inState(readModels, 'active').some(({ startedAt }) => startedAt === start)
  const isTakenBack =
    success !== null &&
    (isUnderWay || inState(readModels, 'rolled-back').some(({ startedAt }) => startedAt === success.start))

  useEffect(() => {
    if (isUnderWay) setBefore((known) => (known === undefined ? '' : known))
  }, [isUnderWay])

  useEffect(() => {
    if (!isTakenBack) return
    dismissToast(success.toast)
    setSuccess(null)
  }, [isTakenBack, success])

  useEffect(() => {
    if (!isOver) return
    setBefore(undefined)
    if (isSuccess) setSuccess({ start, toast: showToast('Data migration completed successfully') })
  }, [isOver, isSuccess, start])

  const outcome: Outcome =
    isUnderWay || before !== undefined ? 'migrating' : success && !isTakenBack ? 'success' : 'idle'
  return {
    outcome,
    /** Call just before starting a migration. */
    expectOne: () => setBefore(start),
    /** Call if starting the migration failed. */
    expectNone: () => setBefore(undefined),
  }
}

import type { MigrationAnswer } from '@wattle/contracts/admin/views.ts'
import { useEffect, useState } from 'react'
import { showToast } from '../ui/feedback/toasts.ts'
import { inState, lastStart } from './migration-words.ts'

export type Outcome = 'idle' | 'migrating' | 'success'

/**
 * Whether a migration that was started or seen here is under way, and whether it ended well. One may be over before it is
 * seen: then it is known by having begun since.
 */
export function useOutcome(answer: MigrationAnswer | undefined) {
  /** When the last migration before it began; undefined while none is waited for. */
  const [before, setBefore] = useState<string | null | undefined>(undefined)
  const [hasSucceeded, setHasSucceeded] = useState(false)
  const isUnderWay = answer?.isUnderWay ?? false
  const start = answer ? lastStart(answer.readModels) : null
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
    /** To be told just before one is asked for. */
    expectOne: () => setBefore(start),
    /** Nothing was started after all. */
    expectNone: () => setBefore(undefined),
  }
}

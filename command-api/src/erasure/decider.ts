import type { ErasureCommand } from '@wattle/contracts/erasure/commands.ts'
import { endOfGrace } from '@wattle/contracts/erasure/grace-period.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { Decider } from '../state/decider.ts'
import type { Erasure } from '../state/entities.ts'

export const decideErasure = {
  RequestErasure: ({ now }, { erasure }) => {
    return erasure ? [] : [{ type: 'ErasureRequested', eraseAfter: endOfGrace(now) }]
  },
  WithdrawErasure: (_command, { erasure }) => (erasure ? [{ type: 'ErasureWithdrawn' }] : []),
  BeginErasure: ({ now, askedBy }, { erasure }) => {
    if (erasure?.hasBegun) return []
    if (askedBy === 'gardener' && !isDue(erasure, now)) throw new Refused('erasure-not-due')
    return [{ type: 'ErasureBegun' }]
  },
} satisfies Decider<ErasureCommand>

/** Whether the gardener requested the erasure and the grace period is over. */
export const isDue = (erasure: Erasure | undefined, now: string): boolean =>
  erasure?.eraseAfter != null && Date.parse(erasure.eraseAfter) <= Date.parse(now)

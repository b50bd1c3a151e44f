import type { ErasureEvent } from '@wattle/contracts/erasure/events.ts'
import type { Fold } from './fold.ts'

/** The erasure that was requested for a garden. */
export type Erasure = {
  /** The instant until which the gardener can withdraw; null if an administrator erases without a request. */
  readonly eraseAfter: string | null
  /** Whether the garden refuses all further commands. */
  readonly hasBegun: boolean
}

export const foldErasure = {
  ErasureRequested: (garden, { eraseAfter }) => ({ ...garden, erasure: { eraseAfter, hasBegun: false } }),
  ErasureWithdrawn: ({ erasure: _withdrawn, ...garden }) => garden,
  ErasureBegun: (garden) => {
    return { ...garden, erasure: { eraseAfter: garden.erasure?.eraseAfter ?? null, hasBegun: true } }
  },
} satisfies Fold<ErasureEvent>

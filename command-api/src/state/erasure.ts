import type { ErasureEvent } from '@wattle/contracts/erasure/events.ts'
import type { Fold } from './fold.ts'

/** A garden on its way out. */
export type Erasure = {
  /** The instant until which the gardener may think again; null where an administrator did not wait for it. */
  readonly eraseAfter: string | null
  /** Nothing more may happen in the garden. */
  readonly hasBegun: boolean
}

export const foldErasure = {
  ErasureRequested: (garden, { eraseAfter }) => ({ ...garden, erasure: { eraseAfter, hasBegun: false } }),
  ErasureWithdrawn: ({ erasure: _withdrawn, ...garden }) => garden,
  ErasureBegun: (garden) => {
    return { ...garden, erasure: { eraseAfter: garden.erasure?.eraseAfter ?? null, hasBegun: true } }
  },
} satisfies Fold<ErasureEvent>

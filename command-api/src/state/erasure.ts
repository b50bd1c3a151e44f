import type { ErasureEvent } from '@wattle/contracts/erasure/events.ts'
import type { Fold } from './fold.ts'

export const foldErasure = {
  ErasureRequested: (garden, { eraseAfter }) => ({ ...garden, erasure: { eraseAfter, hasBegun: false } }),
  ErasureWithdrawn: ({ erasure: _withdrawn, ...garden }) => garden,
  ErasureBegun: (garden) => {
    return { ...garden, erasure: { eraseAfter: garden.erasure?.eraseAfter ?? null, hasBegun: true } }
  },
} satisfies Fold<ErasureEvent>

import type { ErasureEvent } from '@wattle/contracts/erasure/events.ts'
import type { Tellings } from '../telling.ts'

export const erasureSentences: Tellings<ErasureEvent> = {
  ErasureRequested: {
    kind: 'profile',
    tell: (_event, { who }) => `${who} asked for the garden to be erased`,
  },
  ErasureWithdrawn: { kind: 'profile', tell: (_event, { who }) => `${who} decided to keep the garden` },
  ErasureBegun: { kind: 'profile', tell: () => 'Wattle began to erase the garden' },
}

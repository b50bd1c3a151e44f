import { z } from 'zod'
import { GardenId } from '../ids.ts'

/**
 * The register of erasures: which garden was erased and when, but none of its content. A garden's id also
 * remains in `identity-<gardenId>`, in the stream of its display name, in the AI spend streams and in the
 * dead letter stream.
 */
export const erasuresStream = 'erasures'

const entry = { gardenId: GardenId }

export const RegisterEvent = z.discriminatedUnion('type', [
  /** A gardener requested erasure, or is about to: the garden's own stream says whether, and from when. */
  z.object({ type: z.literal('ErasureScheduled'), ...entry }),
  /** The request was withdrawn, or never reached the garden. */
  z.object({ type: z.literal('ErasureCancelled'), ...entry }),
  /** Every reader of the log skips the garden from now on. This cannot be undone. */
  z.object({ type: z.literal('ErasureStarted'), ...entry }),
  /** Everything is deleted, and a second search found nothing left. */
  z.object({ type: z.literal('ErasureFinished'), ...entry }),
])
export type RegisterEvent = z.infer<typeof RegisterEvent>

/** The state of an erasure; `since` is the instant at which it reached that state. */
export type RegisteredErasure = {
  readonly gardenId: GardenId
  readonly state: 'scheduled' | 'started' | 'finished'
  readonly since: string
}

/**
 * The erasure after an event of the register; null if there is none. An erasure that has started cannot be
 * cancelled.
 */
export function evolveErasure(
  erasure: RegisteredErasure | null,
  { type, gardenId }: RegisterEvent,
  since: string,
): RegisteredErasure | null {
  const isUnderWay = erasure !== null && erasure.state !== 'scheduled'
  switch (type) {
    case 'ErasureScheduled':
      return isUnderWay ? erasure : { gardenId, state: 'scheduled', since }
    case 'ErasureCancelled':
      return isUnderWay ? erasure : null
    case 'ErasureStarted':
      return isUnderWay ? erasure : { gardenId, state: 'started', since }
    case 'ErasureFinished':
      return { gardenId, state: 'finished', since }
    default:
      return type satisfies never
  }
}

import { z } from 'zod'
import { GardenId } from '../ids.ts'

/**
 * The register of erasures: that something was erased, and when, never what. Besides it, ids of a garden are left in
 * `identity-<gardenId>`, under its display name, in what was paid for the AI, and in what was decided about its dead letters.
 */
export const erasuresStream = 'erasures'

const entry = { gardenId: GardenId }

export const RegisterEvent = z.discriminatedUnion('type', [
  /** A gardener has asked, or is about to: the garden itself says whether, and from when on. */
  z.object({ type: z.literal('ErasureScheduled'), ...entry }),
  /** It was not asked for after all, or withdrawn. */
  z.object({ type: z.literal('ErasureCancelled'), ...entry }),
  /** Whoever reads the log passes over the garden from here on. There is no way back. */
  z.object({ type: z.literal('ErasureStarted'), ...entry }),
  /** Everything is deleted, and was looked for once more. */
  z.object({ type: z.literal('ErasureFinished'), ...entry }),
])
export type RegisterEvent = z.infer<typeof RegisterEvent>

/** Whether this release knows such an entry. */
export const isRegisterEvent = (type: string): boolean =>
  RegisterEvent.options.some(({ shape }) => shape.type.value === type)

/** How far an erasure is; `since` is the instant at which it got there. */
export type RegisteredErasure = {
  readonly gardenId: GardenId
  readonly state: 'scheduled' | 'started' | 'finished'
  readonly since: string
}

/** The erasure after an event of the register; null where there is none. One that has started is never cancelled. */
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

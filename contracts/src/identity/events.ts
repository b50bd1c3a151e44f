import { z } from 'zod'
import type { RecordedEvent } from '../envelope.ts'
import { orNullIfUnreadable, unsealWith } from '../event.ts'
import { GardenId } from '../ids.ts'

/**
 * Which garden an account opens, if it is not the one derived from its issuer and subject. The account is
 * identified by the id of that derived garden, so that events contain neither issuer nor subject.
 */
export const identityStream = (accountId: GardenId): string => `${identityPrefix}${accountId}`
const identityPrefix = 'identity-'

/** The account of a stream, or null for any other stream. */
export function accountOfStream(stream: string): GardenId | null {
  return stream.startsWith(identityPrefix) ? stream.slice(identityPrefix.length) : null
}

/** The account opens this garden from now on, in place of any other. */
export const IdentityLinked = z.object({ type: z.literal('IdentityLinked'), gardenId: GardenId })
export type IdentityLinked = z.infer<typeof IdentityLinked>

/** The link was a mistake: the account opens its derived garden again. */
export const IdentityUnlinked = z.object({ type: z.literal('IdentityUnlinked') })
export type IdentityUnlinked = z.infer<typeof IdentityUnlinked>

/**
 * The garden with this id was erased: accounts that opened it open a new, empty garden from now on. The last
 * event of its stream; it does not identify the gardener.
 */
export const GardenErased = z.object({ type: z.literal('GardenErased'), nextGardenId: GardenId })
export type GardenErased = z.infer<typeof GardenErased>

export const IdentityEvent = z.discriminatedUnion('type', [IdentityLinked, IdentityUnlinked, GardenErased])
export type IdentityEvent = z.infer<typeof IdentityEvent>

type Sealed = Pick<RecordedEvent<unknown>, 'type' | 'version' | 'data'>

/** Throws for an event that is damaged or of a newer release: nobody must guess which garden to open. */
export const unsealIdentity = (sealed: Sealed): IdentityEvent => unsealWith(IdentityEvent, sealed)

/** Like `unsealIdentity`, but reports an event that it cannot read and returns null. */
export function unsealKnownIdentity(sealed: Sealed, report?: (error: unknown) => void): IdentityEvent | null {
  return orNullIfUnreadable(() => unsealIdentity(sealed), report)
}

/** The garden to open in place of the derived one after an event of its stream; null if there is none. */
export function linkAfter(event: IdentityEvent): GardenId | null {
  switch (event.type) {
    case 'IdentityLinked':
      return event.gardenId
    case 'IdentityUnlinked':
      return null
    case 'GardenErased':
      return event.nextGardenId
    default:
      return event satisfies never
  }
}

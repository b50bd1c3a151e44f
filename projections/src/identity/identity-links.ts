import type { CollectionShape } from '@wattle/adapters/read-models/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

/** The garden to open instead of another, because the account is linked or the other garden was erased. */
export type IdentityLink = { gardenId: GardenId }

/**
 * One document per account, under the account's id. This is not one of the garden read models: its events are in other
 * streams, and each event alone determines the document. The documents belong to no garden, because deleting a garden's
 * documents must not delete the link to its replacement.
 */
export const identityLinks: CollectionShape = { name: 'identity-links', version: 1, indexes: [] }

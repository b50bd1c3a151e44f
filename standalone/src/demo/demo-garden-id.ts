import { embeddedIssuer, subjectOf } from '@wattle/adapters/identity/development-identity.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

/** The garden of the account with this e-mail at the embedded provider. */
export const gardenOfEmail = (email: string): GardenId =>
  gardenOf({ issuer: embeddedIssuer, subject: subjectOf(email) })

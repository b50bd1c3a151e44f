import { join } from 'node:path'
import {
  embeddedIssuer,
  signIdentityToken,
  subjectOf,
} from '@wattle/adapters/identity/development-identity.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { openProviderKeys } from '@wattle/adapters/identity/provider-keys.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

const emailOf = (number: number) => `gardener-${number}@example.com`

/** The garden ids of the first gardeners. */
export function gardenIdsOf(gardeners: number): GardenId[] {
  return Array.from({ length: gardeners }, (_, number) =>
    gardenOf({ issuer: embeddedIssuer, subject: subjectOf(emailOf(number)) }),
  )
}

/** Identity tokens of the first gardeners, or of those listed, for the server with this data folder. */
export async function tokensAt(
  origin: string,
  data: string,
  gardeners: number | readonly number[],
): Promise<string[]> {
  const keys = await openProviderKeys(join(data, 'identity'))
  const numbers =
    typeof gardeners === 'number' ? Array.from({ length: gardeners }, (_, number) => number) : gardeners
  return Promise.all(numbers.map((number) => signIdentityToken(origin, keys, { email: emailOf(number) })))
}

/** The id of the first plant in a gardener's list. */
export async function firstPlantOf(origin: string, token: string): Promise<string> {
  const answer = await fetch(`${origin}/api/plants`, { headers: { authorization: `Bearer ${token}` } })
  const { plants } = (await answer.json()) as { plants: { id: string }[] }
  return plants[0]?.id ?? ''
}

import { hash } from 'node:crypto'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { timeZones } from '@wattle/contracts/time-zone.ts'
import { gardenTag } from '@wattle/server/http/garden-headers.ts'
import { codeVersion } from './code-version.ts'
import { dayAt } from './day-at.ts'
import type { SeenBy } from './query-deps.ts'

/** What a response depends on, besides the code that makes it. */
export type Ingredients = {
  /** The id of the read model store; another store may hold other documents at the same revision. */
  store: string
  gardenId: GardenId
  /** The route's read models in order, each with its build and the garden revision it has applied. */
  reads: readonly SeenBy[]
  now: Date
}

/**
 * The entity tag of a response: while the tag is the same, so is the response. It is known before any document is read.
 * Weak, because a response may be compressed. Responses may depend on the gardener's day, so the tag changes whenever a
 * day starts anywhere in Australia.
 */
export function entityTag({ store, gardenId, reads, now }: Ingredients): string {
  const seen = reads.map(({ build, revision }) => `${build.version}.${build.build}.${revision}`)
  return `W/"${sharedTagPart(store, now)}-${gardenTag(gardenId)}-${seen.join('-')}"`
}

/** The entity tag of a response that depends only on our code and the address. */
export const entityTagOfCode = (address: string): string => `W/"${digest([version, address])}"`

/** The entity tag of a response that is the same for everybody who may see it. */
export const entityTagOfContent = (content: string): string => `W/"${hash('sha256', content, 'base64url')}"`

/** Whether the client already has the version with this tag. */
export const isNotModified = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim() === tag) ?? false

const version = codeVersion()

const digest = (made: readonly string[]) => hash('sha256', made.join(' '), 'base64url')

let known = { minute: Number.NaN, store: '', alike: '' }

/** The part that all tags share until a day ends: code, store, and the day per time zone; computed once a minute. */
function sharedTagPart(store: string, now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute === known.minute && store === known.store) return known.alike
  const days = timeZones.map((zone) => dayAt(now, zone))
  known = { minute, store, alike: digest([version, store, ...days]) }
  return known.alike
}

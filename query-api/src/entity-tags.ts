import { hash } from 'node:crypto'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { timeZones } from '@wattle/contracts/time-zone.ts'
import { gardenTag } from '@wattle/server/http/garden-headers.ts'
import { answersVersion } from './answers-version.ts'
import { dayAt } from './day-at.ts'
import type { SeenBy } from './query-deps.ts'

/** What an answer is made of, beside the code that makes it. */
export type Ingredients = {
  /** The store of the read models. Another one may have other things at the same revision. */
  store: string
  gardenId: GardenId
  /** The read models in the order of the route, each in its build and with the garden revision that it has seen. */
  reads: readonly SeenBy[]
  now: Date
}

/**
 * The entity tag of an answer: as long as it is the same, so is the answer. It is known before any document is read. Weak,
 * because an answer may be compressed. What depends on the gardener's day changes with any day in Australia.
 */
export function entityTag({ store, gardenId, reads, now }: Ingredients): string {
  const seen = reads.map(({ build, revision }) => `${build.version}.${build.build}.${revision}`)
  return `W/"${alikeAt(store, now)}-${gardenTag(gardenId)}-${seen.join('-')}"`
}

/** The entity tag of an answer that is made of code alone, by its address. */
export const entityTagOfCode = (address: string): string => `W/"${digest([version, address])}"`

/** Whether a request already has what this tag stands for. */
export const hasAlready = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim() === tag) ?? false

const version = answersVersion()

const digest = (made: readonly string[]) => hash('sha256', made.join(' '), 'base64url')

let known = { minute: Number.NaN, store: '', alike: '' }

/** What is the same in all tags while no day ends: code, store, and the day in each time zone, worked out once a minute. */
function alikeAt(store: string, now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute === known.minute && store === known.store) return known.alike
  const days = timeZones.map((zone) => dayAt(now, zone))
  known = { minute, store, alike: digest([version, store, ...days]) }
  return known.alike
}

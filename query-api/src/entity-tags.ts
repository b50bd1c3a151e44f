import { hash } from 'node:crypto'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { civilDateAt, timeZones } from '@wattle/contracts/time-zone.ts'
import { answersVersion } from './answers-version.ts'
import type { SeenBy } from './query-deps.ts'

/** What an answer is made of, beside the code that makes it. */
export type Ingredients = {
  /** The store of the read models. Another one may have other things at the same revision. */
  store: string
  gardenId: string
  /** The read models, each in its build and with the garden revision that it has seen. */
  reads: readonly SeenBy[]
  now: Date
}

/**
 * The entity tag of an answer: as long as it is the same, so is the answer. It is known before any document is read. Weak,
 * because an answer may be compressed. What depends on the gardener's day changes with any day in Australia.
 */
export function entityTag({ store, gardenId, reads, now }: Ingredients): string {
  const made = [version, store, gardenId, ...daysAt(now)]
  for (const { name, build, revision } of reads)
    made.push(name, `${build.version}.${build.build}`, `${revision}`)
  return tagOf(made)
}

/** The entity tag of an answer that is made of code alone, by its address. */
export const entityTagOfCode = (address: string): string => tagOf([version, address])

/** Whether a request already has what this tag stands for. */
export const hasAlready = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim() === tag) ?? false

const version = answersVersion()

const tagOf = (made: readonly string[]) => `W/"${hash('sha256', made.join(' '), 'base64url')}"`

let days: { minute: number; dates: readonly CivilDate[] } = { minute: Number.NaN, dates: [] }

/** The day in each time zone, worked out once a minute. */
function daysAt(now: Date): readonly CivilDate[] {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== days.minute) days = { minute, dates: timeZones.map((zone) => civilDateAt(now, zone)) }
  return days.dates
}

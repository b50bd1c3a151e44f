import type { HistoryKind } from '@wattle/contracts/history/kinds.ts'
import type { HistoryEntry } from '@wattle/contracts/history/views.ts'

/** Labels of the kinds in the filter. */
export const kindWords = {
  plants: 'Plants',
  tasks: 'Tasks',
  'care-plans': 'Care plans',
  visibility: 'Who can see it',
  locations: 'Locations',
  nursery: 'Nursery',
  profile: 'Settings and profile',
} as const satisfies Record<HistoryKind, string>

export const actorWords = {
  gardener: 'You',
  'care-plan': 'Wattle',
  erasure: 'Wattle',
  seed: 'Demonstration garden',
  import: 'An import',
} as const satisfies Record<NonNullable<HistoryEntry['actor']>, string>

const clock = new Map<string, Intl.DateTimeFormat>()

/** `9:04 am` in the gardener's time zone. */
export function timeText(instant: string, timeZone: string): string {
  let format = clock.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
    clock.set(timeZone, format)
  }
  // Engines differ in the space before am and pm and in their case.
  return format.format(new Date(instant)).replace(/\s/g, '\u00a0').toLowerCase()
}

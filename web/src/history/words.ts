import type { HistoryKind } from '@wattle/contracts/history/kinds.ts'
import type { HistoryEntry } from '@wattle/contracts/history/views.ts'

/** What the filter calls each kind. */
export const kindWords = {
  plants: 'Plants',
  tasks: 'Tasks',
  'care-plans': 'Care plans',
  visibility: 'Who can see it',
  locations: 'Locations',
  nursery: 'Nursery',
  profile: 'Settings and profile',
} as const satisfies Record<HistoryKind, string>

/** Who did it. */
export const actorWords = {
  gardener: 'You',
  'care-plan': 'Wattle',
  erasure: 'Wattle',
  seed: 'Demonstration garden',
  import: 'An import',
} as const satisfies Record<NonNullable<HistoryEntry['actor']>, string>

const clock = new Map<string, Intl.DateTimeFormat>()

/** `9:04 am` by the gardener's clock. */
export function timeText(instant: string, timeZone: string): string {
  let format = clock.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
    clock.set(timeZone, format)
  }
  // Some engines put a narrow space before am and pm, some write them large.
  return format.format(new Date(instant)).replace(/\s/g, '\u00a0').toLowerCase()
}

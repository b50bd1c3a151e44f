import { type CivilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { type TropicalSeason, tropicalSeasonOf } from '@wattle/contracts/season.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { nearDayText } from '../ui/text/season-text.ts'

/** What a gardener notices in each month, from January. */
const temperate = [
  'Tomatoes are ripening faster than you can eat them. Water early.',
  'Long warm evenings, and the last of the summer to enjoy.',
  'The heat is easing. A good time to plant trees and natives.',
  'Soft light, damp soil, and bulbs to plant.',
  'The leaves are falling. Rake them into the compost.',
  'Short days and bare branches. Time to sharpen the secateurs.',
  'The quiet middle of the year. Wattles are not far off.',
  'The first wattles are in flower.',
  'Buds are opening everywhere, and the bees are back.',
  'Everything is growing at once. A good time to feed.',
  'A good time to plant beans, basil and sunflowers.',
  'Long days and full watering cans. Mulch keeps the roots cool.',
]
const tropical: Record<TropicalSeason, string> = {
  'wet season': 'The wet is here. Let the rain do the watering.',
  'dry season': 'The dry brings the best planting weather of the year.',
  'build-up': 'The wet is not far off. Mulch now, and water early.',
}

/** The sentence below the season. */
export function monthSentence(today: CivilDate, isTropical: boolean): string {
  const { month } = partsOf(today)
  return isTropical ? tropical[tropicalSeasonOf(month)] : (temperate[month - 1] ?? '')
}

/**
 * This month's needs of the garden, naming the next plants with due tasks, or else the next task after them; null if
 * there is nothing to say about plants.
 */
export function gardenSentence(
  toDo: readonly Pick<TaskWithPlant, 'title' | 'month' | 'dueDate' | 'plant'>[],
  plants: number,
  today: CivilDate,
): string | null {
  const due = toDo.filter(({ month }) => month <= monthOf(today))
  const [first, second] = [...new Set(due.flatMap(({ plant }) => plant?.name ?? []))]
  if (first) return `${second ? `${first} and ${second}` : first} would like a hand.`
  if (due.length > 0 || plants === 0) return null
  const [next] = toDo
  const then = next
    ? `${next.plant?.name ?? next.title} is next, on ${nearDayText(next.dueDate, today)}.`
    : 'Enjoy it.'
  return `Nothing needs doing just now. ${then}`
}

/** A state's name within a sentence. */
export function inState(state: AustralianState | null | undefined): string {
  if (!state) return 'Australia'
  return state.endsWith('Territory') ? `the ${state}` : state
}

/** A greeting for the time of day in the gardener's time zone. */
export function greeting(now: Date, timeZone: string, name: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const hour = Number(parts.find(({ type }) => type === 'hour')?.value)
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const first = name.includes('@') ? '' : name.trim().split(/\s+/)[0]
  return first ? `Good ${part}, ${first}` : `Good ${part}`
}

import { addMonths, type CivilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import type { Zone } from '@wattle/contracts/guide/choices.ts'
import { climateNames } from '../climate/climate.ts'
import { inYear } from '../jobs/months.ts'
import { standsForYears } from './plantings.ts'
import { monthNames } from './wording.ts'

type Planted = { plant: { plantedDate: CivilDate }; today: CivilDate }

/** Whether the planting date lies after the plan's twelve months. */
export const isPlantedLater = ({ plant, today }: Planted): boolean =>
  plant.plantedDate >= `${addMonths(monthOf(today), 12)}${today.slice(7)}`

/** The note for a plant that the guide knows only by its kind. */
export function generalNote(kind: string): string {
  return `Our guide has no page for this plant, so this is care for its kind: ${kind.toLowerCase()}`
}

/** The note for a crop or bulb planted far from its season. */
export function seasonNote(zone: Zone, months: readonly number[]): string {
  return `In ${climateNames[zone]} it is usually planted ${spans(months)}`
}

/** Formats months for a sentence, consecutive ones as a span: "in March, or from August to October". */
function spans(months: readonly number[]): string {
  const all = new Set(months)
  const firsts = [...all].filter((month) => !all.has(inYear(month - 1))).sort((a, b) => a - b)
  if (firsts.length === 0) return 'all year'
  return firsts.map((first) => spanFrom(first, all)).join(', or ')
}

function spanFrom(first: number, all: ReadonlySet<number>): string {
  let last = first
  while (all.has(inYear(last + 1))) last = inYear(last + 1)
  const [from, to] = [monthNames[first - 1], monthNames[last - 1]]
  if (first === last) return `in ${from}`
  return inYear(first + 1) === last ? `in ${from} and ${to}` : `from ${from} to ${to}`
}

/** The note for a crop whose own season is over. `sown`: when the next crop is sown; `after`: the one that follows it. */
export function sownAgainNote(
  { sown, after }: { sown: CivilDate; after: CivilDate | undefined },
  today: CivilDate,
  cropMonths: number | null,
): string {
  const lasts = `This lasts ${lifeOf(cropMonths)}, so the plan`
  const again = after ? `once more ${monthAfter(after, sown)}` : ''
  if (sown < today)
    return `${lasts} assumes that you planted it again in ${monthName(sown)}${again && ` and will ${again}`}`
  const when = sown === today ? 'as if you planted it today' : `when you plant it in ${monthName(sown)}`
  return `${lasts} starts again ${when}${again && `, and ${again}`}`
}

const monthAfter = (date: CivilDate, sown: CivilDate) =>
  monthName(date) === monthName(sown) ? `next ${monthName(date)}` : `in ${monthName(date)}`

const monthName = (date: CivilDate) => monthNames[partsOf(date).month - 1]

/** The note for a crop that is over, where no month is right for sowing it again. */
export const overNote = (cropMonths: number | null): string =>
  `This lasts ${lifeOf(cropMonths)}, so it is over by now. If you plant it again, enter the new planted date`

const lifeOf = (cropMonths: number | null) =>
  standsForYears(cropMonths) ? 'a few years' : cropMonths === 12 ? 'about a year' : 'one season'

/** The note of a plan with fewer jobs than its effort asks for. */
export function shortNote(count: number, planted: Planted): string {
  if (isPlantedLater(planted))
    return 'It will be planted more than a year from now, so there is nothing to plan yet'
  if (count === 0) return 'We found no jobs of the types you chose for this plant here'
  return count === 1 ? 'Only 1 job suits this plant here' : `Only ${count} jobs suit this plant here`
}

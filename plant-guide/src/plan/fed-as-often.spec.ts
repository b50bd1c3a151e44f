import type { CarePlanInput, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { plantingMethods } from '@wattle/contracts/plants/choices.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { unusualAt } from '../catalogue/usual-places.ts'
import { climateOf } from '../climate/climate.ts'
import { type CatalogueEntry, type Zone, zones } from '../entry.ts'
import { entryOf, planFor } from './testing/plan-for.ts'

/** Plans must feed a plant as often as the care in its own entry says. */

const places: Record<Zone, CarePlanInput['place']> = {
  tropical: { postcode: '0820', state: 'Northern Territory' },
  subtropical: { postcode: '4000', state: 'Queensland' },
  temperate: { postcode: '2044', state: 'New South Wales' },
  cool: { postcode: '2600', state: 'Australian Capital Territory' },
  arid: { postcode: '0870', state: 'Northern Territory' },
}

const [today, settled] = ['2026-11-26', '2023-05-10']

/**
 * The feeds of a plant's plans, wherever it is usually grown, planted long ago or today, in a pot and in the ground.
 */
function feedsOf(entry: CatalogueEntry): ProposedTask[] {
  return zones
    .flatMap((zone) =>
      plantingMethods
        .filter((method) => !unusualAt(entry, climateOf(places[zone].postcode, places[zone].state), method))
        .flatMap((plantingMethod) =>
          [settled, today].flatMap(
            (plantedDate) =>
              planFor(entry, { on: plantedDate, in: places[zone], method: plantingMethod, today }).tasks,
          ),
        ),
    )
    .filter(({ taskType }) => taskType === 'Fertilising')
}

const isRound = ({ recurringFrequency }: ProposedTask) => recurringFrequency.startsWith('monthly')

const byTheMonth = /\b(monthly|(each|every|a) month)\b/i
const byTheFortnight = /\b(fortnightly|(each|every|a) fortnight|(every|each) (second|two) weeks?|ten days)\b/i
const oftener = /\b(two weeks later|fortnight(ly)?|twice in the month)\b/i

const fed = catalogue
  .filter(({ care }) => byTheMonth.test(care.fertilizing) || byTheFortnight.test(care.fertilizing))
  .map((entry) => ({ entry, feeds: feedsOf(entry) }))

describe('a plant is fed', () => {
  it('month by month where its care says so', () => {
    expect(fed.length).toBeGreaterThan(100)
    expect(
      fed
        .filter(({ feeds }) => !feeds.some(isRound))
        .map(({ entry }) => `${entry.name}: ${entry.care.fertilizing}`),
    ).toEqual([])
  })

  it('once a month and no more where its care says so', () => {
    const monthly = fed.filter(({ entry }) => !byTheFortnight.test(entry.care.fertilizing))
    const faults = monthly.flatMap(({ entry, feeds }) =>
      feeds
        .filter((feed) => isRound(feed) && oftener.test(feed.description))
        .map(({ title }) => `${entry.name}: ${title}`),
    )
    expect([...new Set(faults)]).toEqual([])
  })

  it('every fortnight where its care says so', () => {
    const often = fed.filter(({ entry }) => byTheFortnight.test(entry.care.fertilizing))
    expect(
      often
        .filter(({ feeds }) => !feeds.some((feed) => isRound(feed) && oftener.test(feed.description)))
        .map(({ entry }) => `${entry.name}: ${entry.care.fertilizing}`),
    ).toEqual([])
  })

  it.each([
    ['Adelaide', { postcode: '5000', state: 'South Australia' }],
    ['Perth', { postcode: '6000', state: 'Western Australia' }],
    ['Brisbane', places.subtropical],
  ] as const)('three times, if it is a rose in %s', (_, place) => {
    const { tasks } = planFor(entryOf('Hybrid tea rose'), { on: '2022-05-10', in: place, today })
    expect(tasks.filter(({ taskType }) => taskType === 'Fertilising')).toHaveLength(3)
  })

  it('by rounds alone where it is fed again and again', () => {
    const forever = /\b(again|go on|do so) (once a|each|every) (month|fortnight)\b/i
    const single = catalogue.filter(
      ({ jobs }) => !jobs.some(({ type, repeat }) => type === 'Fertilising' && repeat !== 'once'),
    )
    const faults = single.flatMap(({ name, jobs }) =>
      jobs
        .filter(({ type }) => type === 'Fertilising')
        .filter(({ description }) => forever.test(description))
        .map(({ title }) => `${name}: ${title}`),
    )
    expect(faults).toEqual([])
  })
})

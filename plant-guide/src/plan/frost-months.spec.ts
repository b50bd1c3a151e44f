import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { climateOf } from '../climate/climate.ts'
import { findCare } from '../names/find-care.ts'
import { monthsHere } from './frost-months.ts'
import { entryOf, type Planted, planFor } from './testing/plan-for.ts'

const places = [
  ['Kingaroy', '4605', 'Queensland', 8],
  ['Albury', '2640', 'New South Wales', 9],
  ['Dubbo', '2830', 'New South Wales', 9],
  ['Canberra', '2600', 'Australian Capital Territory', 9],
  ['Alice Springs', '0870', 'Northern Territory', 8],
  ['Peterborough', '5422', 'South Australia', 9],
] as const

describe.each(places)('where frosts are hard, in %s,', (_town, postcode, state, lastFrost) => {
  const climate = climateOf(postcode, state)
  const prunings = catalogue.flatMap(({ name, species }) => {
    const { jobs, frostTender } = findCare(name, species)
    return jobs
      .filter(({ type, months }) => frostTender && type === 'Pruning' && months[climate.zone]?.length)
      .map((job) => ({ name, rule: job.rule, months: monthsHere(job, climate, frostTender) }))
  })

  it('nothing that frost damages is cut before the last of them', () => {
    const early = prunings.filter(({ months }) => months.some((month) => month >= 5 && month <= lastFrost))
    expect(early).toEqual([])
  })

  it('no crop that frost kills is planted in the last month of frost', () => {
    const early = catalogue.flatMap(({ name, species }) => {
      const { jobs, frostTender, cropMonths } = findCare(name, species)
      return jobs
        .filter(({ type }) => frostTender && cropMonths && type === 'Planting')
        .filter((job) => monthsHere(job, climate, frostTender).includes(lastFrost))
        .map(() => name)
    })
    expect(early).toEqual([])
  })

  it('what is planted in the last month of frost elsewhere is planted in the month after it', () => {
    const lost = catalogue.flatMap(({ name, species }) => {
      const { jobs, frostTender, cropMonths } = findCare(name, species)
      return jobs
        .filter(({ type, months }) => cropMonths && type === 'Planting' && months[climate.zone]?.length)
        .filter((job) => monthsHere(job, climate, frostTender).length === 0)
        .map(() => name)
    })
    expect(lost).toEqual([])
  })

  it('what is cut elsewhere in winter is cut once they are over', () => {
    expect(prunings.filter(({ months }) => months.length === 0)).toEqual([])
    expect(
      prunings.filter(({ name }) => ['Lemon', 'Passionfruit', 'Salvia'].includes(name)).length,
    ).toBeGreaterThan(2)
  })
})

it('what is covered because the frosts are harder than it survives is fed once they are over', () => {
  const fedIn = (name: string, place: Planted['in']) =>
    planFor(entryOf(name), { on: '2023-08-30', in: place, today: '2026-08-01' })
      .tasks.filter(({ reason }) => reason.rule === 'feed-spring')
      .map(({ dueDate }) => dueDate.slice(0, 7))
  expect(fedIn('Marguerite daisy', { postcode: '2350', state: 'New South Wales' })).toEqual(['2026-10'])
  expect(fedIn('Acalypha', { postcode: '2880', state: 'New South Wales' })).toEqual(['2026-09'])
})

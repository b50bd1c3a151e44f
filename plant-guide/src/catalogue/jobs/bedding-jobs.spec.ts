import { describe, expect, it } from 'vitest'
import { zones } from '../../entry.ts'
import { kindGuides } from '../../kinds/kinds.ts'
import { catalogue } from '../catalogue.ts'

const flowers = catalogue.filter(({ kind }) => kind === 'annual-flower')
const usualMonths = kindGuides['annual-flower'].cropMonths ?? 0

describe('flowers of a season', () => {
  it('are cut or picked before they are over, whenever they went in in season', () => {
    const left = flowers.flatMap(({ name, jobs, cropMonths = usualMonths }) =>
      zones.flatMap((zone) => {
        const cuts = jobs.filter(({ type, months }) => type === 'Pruning' && months[zone]?.length)
        const planted = jobs.flatMap(({ type, months }) => (type === 'Planting' ? (months[zone] ?? []) : []))
        return planted
          .filter(
            (month) =>
              cuts.length > 0 &&
              !cuts.some(({ months, fromMonths = 0 }) =>
                months[zone]?.some((each) => {
                  const age = (each - month + 12) % 12
                  // A plant that flowers in its second summer is cut then.
                  return [age, age + 12].some((old) => old >= fromMonths && old <= cropMonths)
                }),
              ),
          )
          .map((month) => `${name}, ${zone}: ${month}`)
      }),
    )
    expect(left).toEqual([])
  })

  it('are fed as often as their care says', () => {
    const often = flowers.flatMap(({ name, care, jobs }) =>
      jobs
        .filter(
          ({ type, description }) => type === 'Fertilising' && /two weeks later|fortnight/.test(description),
        )
        .filter(() => /month/.test(care.fertilizing) && !/fortnight/.test(care.fertilizing))
        .map(({ title }) => `${name}: ${title}`),
    )
    expect(often).toEqual([])
  })
})

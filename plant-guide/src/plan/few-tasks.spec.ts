import { describe, expect, it } from 'vitest'
import { yearOf } from './testing/plan-for.ts'

const bunbury = { postcode: '6230', state: 'Western Australia' } as const
const adelaide = { postcode: '5034', state: 'South Australia' } as const
const alice = { postcode: '0870', state: 'Northern Territory' } as const

describe('a plan with room for four tasks', () => {
  it('has two rounds of water before the only feed, and no third', () => {
    const work = yearOf('Aeonium', {
      on: '2023-11-01',
      in: bunbury,
      method: 'pot',
      today: '2026-11-13',
      effort: 'Low',
    })
    expect(work.filter((each) => /water/.test(each))).toHaveLength(2)
    expect(work).toContain('2027-04 feed-autumn')
  })

  it.each([
    ['Weeping fig', alice, '2026-03-01', '2026-09 tip-prune-young'],
    ['Currants and gooseberries', adelaide, '2026-01-02', '2026-07 cut-young-low'],
  ] as const)('makes the frame of a young plant: %s', (name, place, on, cut) => {
    expect(yearOf(name, { on, in: place, effort: 'Low' })).toContain(cut)
  })
})

it('mulches before it weeds, as mulch keeps weeds down', () => {
  const mildura = { postcode: '3500', state: 'Victoria' } as const
  const bottlebrush = yearOf('Bottlebrush', { on: '2026-07-07', in: mildura, effort: 'Medium' })
  expect(bottlebrush.filter((each) => /mulch|weed/.test(each))).toEqual(['2026-09 mulch-before-summer'])
})

describe('a plant that gardeners of the zone don’t grow', () => {
  it('is cut as where they do', () => {
    const lismore = { postcode: '2480', state: 'New South Wales' } as const
    const hellebore = yearOf('Hellebore', { on: '2024-03-03', in: lismore, today: '2026-03-03' })
    expect(hellebore).toContain('2026-06 prune-winter')
  })

  it('is fed in a pot in the tropics too', () => {
    const broome = { postcode: '6725', state: 'Western Australia' } as const
    const at = { on: '2024-03-01', in: broome, today: '2026-03-01' } as const
    expect(yearOf('Deciduous magnolia', { ...at, method: 'pot' })).toContain('2026-10 feed-spring')
    expect(yearOf('Deciduous magnolia', at).filter((work) => /feed/.test(work))).toEqual([])
  })

  it('is cut a month later in a cool garden', () => {
    const launceston = { postcode: '7250', state: 'Tasmania' } as const
    const rondeletia = yearOf('Rondeletia', { on: '2024-06-01', in: launceston, today: '2026-06-01' })
    expect(rondeletia).toContain('2026-11 prune-after-flowering')
  })
})

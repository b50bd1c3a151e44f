import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { defaultTaskTypes, taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { findEntry } from '../names/find-care.ts'
import { planCare } from './plan-care.ts'
import { entryOf, planFor } from './testing/plan-for.ts'

const launceston = { postcode: '7250', state: 'Tasmania' } as const
const sheltersOf = (
  name: string,
  plantedDate: string,
  place: { postcode: string; state: AustralianState } = launceston,
  plantingMethod: 'ground' | 'pot' = 'ground',
) => {
  const entry = findEntry(name, '')
  if (!entry) throw new Error(name)
  return planCare({
    plant: { name, species: entry.species, plantedDate, plantingMethod, careInstructions: entry.care },
    place,
    effort: 'Medium',
    complexity: 'Simple',
    preferredTaskTypes: defaultTaskTypes,
    today: '2026-11-23',
  }).tasks.filter(({ reason }) => reason.rule === 'cover-frost')
}
const coversOf = (...where: Parameters<typeof sheltersOf>) => sheltersOf(...where).map(({ title }) => title)

it('covers a grown vine where frost is harder than it lives through', () => {
  expect(coversOf('Passionfruit', '2020-03-01')).toEqual(['Water and cover the passionfruit before a frost'])
})

it('covers what likes it dry without watering it, and a tall shrub as high as one reaches', () => {
  const [pelargonium] = sheltersOf('Ivy geranium', '2024-03-01')
  expect(pelargonium?.title).toBe('Cover the ivy geranium before a frost')
  expect(pelargonium?.description).not.toMatch(/water|damp/)
  const [grown] = sheltersOf('Tibouchina', '2020-03-01')
  expect(grown?.description).toContain('as much of it as you reach')
  expect(grown?.description).not.toMatch(/pot/)
  const [young] = sheltersOf('Tibouchina', '2026-03-01')
  expect(young?.description).toContain('over stakes')
})

it('hangs its cloth over the support of a climber that likes it dry, at any age', () => {
  const aliceSprings = { postcode: '0870', state: 'Northern Territory' } as const
  const [vine] = sheltersOf('Bower vine', '2020-03-01', aliceSprings)
  expect(vine?.title).toBe('Cover the bower vine before a frost')
  expect(vine?.description).not.toMatch(/young|damp/)
})

it('brings a pot in at once that is bought in a winter too cold for it', () => {
  const orange = { postcode: '2800', state: 'New South Wales' } as const
  const planted = { on: '2026-08-05', in: orange, method: 'pot' } as const
  const [first] = planFor(entryOf('Coral vine'), planted).tasks.filter(({ title }) => title.includes('in'))
  expect(first).toMatchObject({ dueDate: expect.stringMatching(/^2026-08-0[5-9]$/) })
})

it('keeps a tree of the tropics in a pot where no winter lets it live, and stands it outside for the summer', () => {
  const { tasks } = planFor(entryOf('Sapodilla'), { on: '2026-08-03', in: launceston })
  const titles = tasks.map(({ title }) => title)
  expect(titles).toEqual(
    expect.arrayContaining([
      'Keep the potted sapodilla inside until the frosts are over',
      'Stand the sapodilla outside in its pot',
      'Lift the sapodilla into a pot for the winter',
    ]),
  )
})

it('covers a palm until its trunk rises, and leaves a plant alone that lives through any frost', () => {
  const mildura = { postcode: '3500', state: 'Victoria' } as const
  const covers = (name: string, on: string) => sheltersOf(name, on, mildura).length
  expect(covers('Majesty palm', '2022-07-01')).toBeGreaterThan(0)
  expect(covers('Majesty palm', '2018-07-01')).toBe(0)
  expect(covers('Cast iron plant', '2023-07-01')).toBe(0)
})

it('covers it only while it is young where it lives through the frost', () => {
  const wagga = { postcode: '2650', state: 'New South Wales' } as const
  expect(coversOf('Passionfruit', '2026-03-01', wagga)).toEqual([
    'Water and cover the young passionfruit before a frost',
  ])
  expect(coversOf('Passionfruit', '2020-03-01', wagga)).toEqual([])
})

it('covers what says nothing of shelter', () => {
  expect(coversOf('Tweedia', '2020-03-01')).toEqual(['Water and cover the tweedia before a frost'])
})

it('asks nobody to cover a tall tree', () => {
  expect(coversOf('Jacaranda', '2025-09-01')).toEqual(['Water and cover the young jacaranda before a frost'])
  expect(coversOf('Jacaranda', '2015-09-01')).toEqual([])
})

it('covers a fruit tree of the tropics for its first years, and what stays low for good', () => {
  const toowoomba = { postcode: '4350', state: 'Queensland' } as const
  expect(coversOf('Avocado', '2024-09-01', toowoomba)).toEqual(['Water and cover the avocado before a frost'])
  expect(
    ['Mango', 'Avocado', 'White sapote'].flatMap((name) => coversOf(name, '2012-09-01', toowoomba)),
  ).toEqual([])
  const low = ['Banana', 'Papaya', 'Pineapple', 'Tamarillo', 'Coffee']
  expect(low.filter((name) => coversOf(name, '2012-09-01', toowoomba).length === 0)).toEqual([])
})

it('takes a houseplant in from the ground before frosts, light ones too', () => {
  const canberra = { postcode: '2600', state: 'Australian Capital Territory' } as const
  expect(coversOf('Goldfish plant', '2024-03-01', canberra)).toEqual([
    'Water the goldfish plant and lift it before the frosts',
  ])
  const penrith = { postcode: '2750', state: 'New South Wales' } as const
  expect(coversOf('Goldfish plant', '2024-03-01', penrith)).toEqual([
    'Water the goldfish plant and lift it before the frosts',
  ])
})

it('lifts what is small and tender before hard frosts, and covers it in light ones', () => {
  const armidale = { postcode: '2350', state: 'New South Wales' } as const
  const lifted = catalogue
    .filter(({ kind }) => ['perennial', 'herb', 'fern', 'orchid', 'succulent'].includes(kind))
    .filter(({ hardyTo }) => hardyTo === 'none' || hardyTo === 'light')
    .filter(({ cropMonths }) => cropMonths === undefined)
  const covered = lifted
    .flatMap(({ name }) => coversOf(name, '2024-03-01', armidale))
    .filter((title) => !/\blift\b/i.test(title))
  expect(covered).toEqual([])
  expect(coversOf('Ixora', '2024-03-01', armidale)).toEqual(['Lift the ixora into a pot for the winter'])
  expect(coversOf('Jade plant', '2024-03-01', armidale)).toEqual([
    'Lift the jade plant before the frosts and keep it dry',
  ])
  const penrith = { postcode: '2750', state: 'New South Wales' } as const
  expect(coversOf('Heliotrope', '2024-03-01', penrith)).toEqual([
    'Water and cover the heliotrope before a frost',
  ])
})

it('keeps a pot of what likes it dry out of the wet of the tropics', () => {
  const entry = entryOf('Feather flower')
  const plan = planCare({
    plant: {
      name: entry.name,
      species: entry.species,
      plantedDate: '2026-11-23',
      plantingMethod: 'pot',
      careInstructions: entry.care,
    },
    place: { postcode: '4870', state: 'Queensland' },
    effort: 'Low',
    complexity: 'Simple',
    preferredTaskTypes: defaultTaskTypes,
    today: '2026-11-23',
  })
  expect(plan.tasks.some(({ title }) => title === 'Keep the pot out of the rain through the wet')).toBe(true)
})

it('lifts a tuber as it goes to rest', () => {
  const canberra = { postcode: '2600', state: 'Australian Capital Territory' } as const
  expect(coversOf('Caladium', '2024-03-01', canberra)).toEqual(['Lift the caladium as its leaves die'])
})

it('shelters a pot of what frost kills, and leaves one that stands indoors alone', () => {
  expect(coversOf('Firewheel tree', '2025-04-02', launceston, 'pot')).toEqual([
    'Bring the firewheel tree in before the frosts',
  ])
  expect(coversOf('Goldfish plant', '2025-04-02', launceston, 'pot')).toEqual([])
})

it('keeps what grows in marshes wet where it is taken to', () => {
  const entry = findEntry('Brahmi', '')
  if (!entry) throw new Error('Brahmi')
  const plan = planCare({
    plant: {
      name: 'Brahmi',
      species: entry.species,
      plantedDate: '2025-04-02',
      plantingMethod: 'pot',
      careInstructions: entry.care,
    },
    place: { postcode: '2830', state: 'New South Wales' },
    effort: 'Medium',
    complexity: 'Simple',
    preferredTaskTypes: defaultTaskTypes,
    today: '2026-11-23',
  })
  const taken = plan.tasks.find(({ title }) => title === 'Bring the brahmi in before the frosts')
  expect(taken?.description).toMatch(/never let it dry out\.$/)
})

it('tells of a pot that is brought in no frost cloth, and of what rests dry no water', () => {
  const melbourne = { postcode: '3056', state: 'Victoria' } as const
  const brought = ['Zygocactus', 'Queen of the night', 'Mistletoe cactus', 'Cattleya'].flatMap((name) =>
    sheltersOf(name, '2024-03-01', melbourne, 'pot'),
  )
  expect(brought).toHaveLength(4)
  expect(brought.filter(({ title }) => !/^Bring the /.test(title))).toEqual([])
  expect(brought.filter(({ description }) => /cloth|water the mix/i.test(description))).toEqual([])
  expect(sheltersOf('Jade plant', '2024-03-01', launceston, 'pot')[0]?.description).toContain(
    'hardly water it',
  )
  expect(sheltersOf('Silver Lady', '2024-03-01', launceston, 'pot')[0]?.description).toContain(
    'less than in summer',
  )
})

it('brings what comes from the tropics into a warm room, and what stands a cool night onto a porch', () => {
  const dubbo = { postcode: '2830', state: 'New South Wales' } as const
  const roomsOf = (name: string) =>
    sheltersOf(name, '2025-03-01', dubbo, 'pot').map(({ description }) => description.split(' until')[0])
  expect(roomsOf('Coconut palm')).toEqual(['Stand the pot in a bright room that stays above 15 °C'])
  expect(roomsOf('Evergreen ash')).toEqual(['Stand the pot in a bright room or a frost-free porch'])
})

it('brings in before the cold, not the frost, what cold nights harm', () => {
  const melbourne = { postcode: '3056', state: 'Victoria' } as const
  const [tiPlant] = sheltersOf('Ti plant', '2024-10-01', melbourne, 'pot')
  expect(tiPlant).toMatchObject({
    title: 'Bring the ti plant in before the cold',
    dueDate: expect.stringMatching(/^2027-04-1/),
    description: expect.stringContaining('stays above 12 °C'),
  })
  const lismore = { postcode: '2480', state: 'New South Wales' } as const
  expect(sheltersOf('Ti plant', '2024-10-01', lismore, 'pot')[0]?.dueDate).toMatch(/^2027-05/)
  const inMay = { on: '2024-10-01', in: melbourne, method: 'pot', today: '2026-05-08' } as const
  const cattleya = planFor(entryOf('Cattleya'), inMay).tasks.find(
    ({ reason }) => reason.rule === 'cover-frost',
  )
  expect(cattleya?.dueDate).toMatch(/^2026-05/)
  const [croton] = sheltersOf('Croton', '2024-10-01', melbourne, 'pot')
  expect(croton?.dueDate).toMatch(/^2027-06/)
})

it('keeps a pot dry through a cold winter, with or without frost, of what rots in it', () => {
  const perth = { postcode: '6000', state: 'Western Australia' } as const
  const melbourne = { postcode: '3056', state: 'Victoria' } as const
  for (const name of ['Papaya', 'Pineapple']) {
    expect(sheltersOf(name, '2024-10-01', melbourne, 'pot')[0]?.description).toContain('out of the rain')
    expect(
      planFor(entryOf(name), { on: '2024-10-01', in: perth, method: 'pot', today: '2026-11-27' }).tasks.some(
        ({ reason }) => reason.rule === 'water-less-winter',
      ),
    ).toBe(true)
  }
})

it('cuts, sprays and feeds a rose a month later where frosts are hard', () => {
  const monthsOf = (postcode: string) => {
    const entry = entryOf('Iceberg rose')
    return planCare({
      plant: {
        name: entry.name,
        species: entry.species,
        plantedDate: '2020-07-01',
        plantingMethod: 'ground',
        careInstructions: entry.care,
      },
      place: { postcode, state: 'New South Wales' },
      effort: 'High',
      complexity: 'Simple',
      preferredTaskTypes: [...taskTypes],
      today: '2026-11-27',
    })
      .tasks.filter(({ reason }) => ['prune-winter', 'feed-early-spring'].includes(reason.rule))
      .map(({ dueDate }) => dueDate.slice(5, 7))
  }
  expect(monthsOf('2044')).toEqual(['07', '08'])
  expect(monthsOf('2830')).toEqual(['08', '09'])
})

it('wraps a young rambutan against the cool nights, at the lowest effort too', () => {
  const wollongong = { postcode: '2500', state: 'New South Wales' } as const
  const { tasks } = planFor(entryOf('Rambutan'), {
    on: '2025-08-07',
    in: wollongong,
    effort: 'Low',
    today: '2026-01-01',
  })
  const wrap = tasks.filter(({ reason }) => reason.rule === 'cover-frost')
  expect(wrap.map(({ title, dueDate }) => [title, dueDate.slice(0, 7)])).toEqual([
    ['Wrap the young rambutan against the cool nights', '2026-04'],
  ])
})

it('covers plants against heavy frosts from the middle of April', () => {
  const bendigo = { postcode: '3550', state: 'Victoria' } as const
  const { tasks } = planFor(entryOf('Tulipwood'), { on: '2024-09-01', in: bendigo, today: '2026-03-03' })
  const cover = tasks.find(({ reason }) => reason.rule === 'cover-frost')
  expect(cover?.dueDate.slice(0, 7)).toBe('2026-04')
  expect(cover?.dueDate.slice(8) ?? '').toMatch(/^(1[5-9]|2\d)$/)
})

it('keeps potted freesias out of hard frosts, and waters them from May', () => {
  const { tasks } = planFor(entryOf('Freesia'), {
    on: '2026-05-23',
    in: launceston,
    method: 'pot',
    today: '2026-10-17',
  })
  const due = (rule: string) =>
    tasks.filter(({ reason }) => reason.rule === rule).map(({ dueDate }) => dueDate.slice(0, 7))
  expect(due('cover-frost')).toEqual(['2027-04'])
  expect(due('water-pot-in-leaf')).toContain('2027-05')
})

it('covers a tree that stands among the shrubs only while it is young', () => {
  const bendigo = { postcode: '3550', state: 'Victoria' } as const
  expect(sheltersOf('Evergreen ash', '2025-11-25', bendigo)).toHaveLength(1)
  expect(sheltersOf('Evergreen ash', '2018-11-25', bendigo)).toEqual([])
})

it('puts a palm into a pot for good where every winter kills it', () => {
  const canberra = { postcode: '2602', state: 'Australian Capital Territory' } as const
  expect(sheltersOf('Ruffled fan palm', '2022-03-25', canberra).map(({ title }) => title)).toEqual([
    'Lift the ruffled fan palm into a pot for the winter',
  ])
})

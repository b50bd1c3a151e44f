import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { describe, expect, it } from 'vitest'
import { entryOf, planFor, yearOf } from './testing/plan-for.ts'

const wagga = { postcode: '2650', state: 'New South Wales' } as const
const canberra = { postcode: '2602', state: 'Australian Capital Territory' } as const

describe('what is lifted before the frosts', () => {
  it('is not watered, fed or weeded as if it stood in the ground', () => {
    const dracaena = yearOf('Dracaena', { on: '2024-12-14', in: wagga, today: '2026-06-15' })
    expect(dracaena).toEqual(
      expect.arrayContaining(['2026-06 cover-frost', '2026-11 feed-spring', '2026-11 water-check']),
    )
    const crown = yearOf('Crown of thorns', { on: '2024-12-21', in: canberra, today: '2026-06-22' })
    expect(crown.filter((work) => /water|weed|feed/.test(work))).toEqual([
      '2026-11 feed-spring',
      '2026-12 water-summer',
    ])
  })

  it('has all-year water in words for the bed and for the pot', () => {
    const aliceSprings = { postcode: '0870', state: 'Northern Territory' } as const
    const planted = { on: '2024-12-14', in: aliceSprings, today: '2026-01-15' } as const
    const drinkOf = (name: string) =>
      planFor(entryOf(name), planted).tasks.find(({ reason }) => /water-(summer|check)/.test(reason.rule))
    expect(drinkOf('Croton')?.description).toMatch(/it only when the mix is dry on top\.$/)
    expect(drinkOf('Snake plant')?.description).toMatch(/it only when the mix has dried right down\.$/)
  })

  it('has no rounds of water in its bed, and no snails on it, while it is inside', () => {
    const work = yearOf('Aeonium', { on: '2023-11-16', in: wagga, today: '2026-11-16' })
    expect(work).not.toContain('2027-03 water-dry-weeks')
    const agave = yearOf('Agave', { on: '2023-11-16', in: canberra, today: '2026-11-16' })
    expect(agave.filter((each) => each.includes('snails'))).toEqual([])
  })

  it('stays in its pot until spring if it is bought in winter, and is lifted in the next', () => {
    const work = yearOf('Bromeliad', { on: '2026-06-25', in: wagga })
    expect(work.filter((each) => /cover-frost|settle-in|pot|set-out/.test(each))).toEqual([
      '2026-06 keep-in-its-pot',
      '2026-11 set-out',
      '2027-04 cover-frost',
    ])
    const { tasks } = planFor(entryOf('Bromeliad'), { on: '2026-06-25', in: wagga })
    expect(tasks.map(({ title }) => title)).toContain('Plant the bromeliad out')
  })

  it('is watered by its needs until then: a marsh plant stands in water, a desert rose stays dry', () => {
    const drinkOf = (name: string) => {
      const { tasks } = planFor(entryOf(name), { on: '2026-06-25', in: wagga })
      return tasks.find(({ reason }) => reason.rule === 'keep-in-its-pot')?.description
    }
    expect(drinkOf('Brahmi')).toContain('stand it in a saucer of water')
    expect(drinkOf('Desert rose')).toContain('only when the soil has dried right down')
    expect(drinkOf('Nerve plant')).toContain('only when the soil is dry on top')
  })

  it('is watered in as usual if it is set out in spring', () => {
    const work = yearOf('Bromeliad', { on: '2026-11-25', in: wagga })
    expect(work.filter((each) => /cover-frost|settle-in|pot/.test(each))).toEqual([
      '2026-11 settle-in',
      '2027-04 cover-frost',
    ])
  })
})

describe('the way back to the ground', () => {
  const yearFor = (name: string, at: Parameters<typeof yearOf>[1]) =>
    yearOf(name, at).filter((work) => /cover-frost|rest|set-out/.test(work))

  it('follows the lift in spring, at low effort too', () => {
    const curryLeaf = { on: '2024-11-01', in: wagga, today: '2026-02-10', effort: 'Low' } as const
    expect(yearFor('Curry leaf', curryLeaf)).toEqual(['2026-04 cover-frost', '2026-11 set-out'])
  })

  it('is followed by food rather than by a cut, if the effort has room for one of them', () => {
    const cardamom = { on: '2024-11-01', in: wagga, today: '2026-02-10', effort: 'Low' } as const
    const work = yearOf('Cardamom', cardamom)
    expect(work).toContain('2026-11 feed-spring')
    expect(work.filter((each) => /prune/.test(each))).toEqual([])
  })

  it('follows a tuber’s dry rest where it never freezes', () => {
    const brisbane = { postcode: '4101', state: 'Queensland' } as const
    const caladium = { on: '2024-11-01', in: brisbane, today: '2026-02-10', effort: 'Low' } as const
    expect(yearFor('Caladium', caladium)).toEqual(['2026-04 rest-winter', '2026-09 set-out'])
  })

  it('does not come for a tuber that rests in summer', () => {
    const work = yearFor('Cyclamen', { on: '2023-01-15', in: wagga, today: '2026-01-15' })
    expect(work.filter((each) => /set-out/.test(each))).toEqual([])
  })

  it('does not come for a plant in a pot', () => {
    const potted = { on: '2024-11-01', in: wagga, today: '2026-02-10', method: 'pot' } as const
    expect(yearFor('Curry leaf', potted).filter((each) => each.includes('set-out'))).toEqual([])
  })
})

it('lets the mix dry right down for what rots in damp mix', () => {
  const { tasks } = planFor(entryOf('Snake plant'), { on: '2024-11-01', in: wagga, today: '2026-02-10' })
  const lift = tasks.find(({ reason }) => reason.rule === 'cover-frost')
  expect(lift?.description).toContain('water it only when its mix has dried right down')
})

describe('a tender crop that is set out in a winter with frosts', () => {
  const armidale = { postcode: '2350', state: 'New South Wales' } as const
  const basil = (on: `${number}-${number}-${number}`) =>
    yearOf('Basil', { on, in: armidale }).filter((work) => /water|pot|pests/.test(work))

  it('stays in its pot until spring, and is watered in and guarded once it is out', () => {
    expect(basil('2026-06-16')).toEqual([
      '2026-06 keep-in-its-pot',
      '2026-11 water-seedlings',
      '2026-11 check-pests-standing',
      '2026-12 water-standing',
    ])
  })

  it('stays in it in early spring too, where spring is its season only when the nights are mild', () => {
    const capsicum = yearOf('Capsicum', { on: '2026-09-15', in: canberra, today: '2026-10-05' })
    expect(capsicum.slice(0, 6)).toEqual([
      '2026-10 keep-in-its-pot',
      '2026-11 set-out',
      '2026-11 water-seedlings',
      '2026-11 check-pests-young',
      '2026-11 cover-late-frost',
      '2026-11 stake-and-train',
    ])
  })

  it('stays in it where nobody grows it, too', () => {
    const spinach = yearOf('Malabar spinach', { on: '2026-08-25', in: canberra })
    expect(spinach.slice(0, 3)).toEqual([
      '2026-08 keep-in-its-pot',
      '2026-11 set-out',
      '2026-11 water-seedlings',
    ])
  })

  it('is watered in as usual in its season', () => {
    expect(basil('2026-11-16')).toContain('2026-11 water-seedlings')
  })

  it('comes inside with its pot', () => {
    const melbourne = { postcode: '3070', state: 'Victoria' } as const
    const [first] = planFor(entryOf('Tomato'), { on: '2026-06-20', in: melbourne, method: 'pot' }).tasks
    expect(first?.title).toBe('Keep the potted tomato inside until the frosts are over')
  })
})

it('speaks of the frost that is there when what stores water is lifted late', () => {
  const { tasks } = planFor(entryOf('Crown of thorns'), {
    on: '2024-12-21',
    in: canberra,
    today: '2026-06-22',
  })
  expect(tasks.map(({ title }) => title)).toContain(
    'Lift the crown of thorns out of the frost and keep it dry',
  )
})

describe('shelter that begins late in a winter', () => {
  const sheltersIn = (
    effort: 'Low' | 'High',
    today: CivilDate = '2026-07-04',
    on: CivilDate = '2023-06-04',
  ) =>
    planFor(entryOf('Parlour palm'), { on, today, in: wagga, effort })
      .tasks.filter(({ reason }) => reason.rule === 'cover-frost')
      .map(({ dueDate, title, isRecurring }) => ({ month: dueDate.slice(0, 7), title, isRecurring }))
  const now = { month: '2026-07', title: 'Water the parlour palm and lift it out of the frost' }

  it('comes again before the frosts of the next, and each year from then on', () => {
    expect(sheltersIn('High')).toEqual([
      { ...now, isRecurring: false },
      { month: '2027-04', title: expect.stringContaining('lift it'), isRecurring: true },
    ])
  })

  it('is followed by the next at low effort too, so that it does not come late each year', () => {
    expect(sheltersIn('Low')).toEqual(sheltersIn('High'))
  })

  it('repeats by itself at low effort if it is hardly late', () => {
    const inMay = [{ month: '2026-05', title: now.title, isRecurring: true }]
    expect(sheltersIn('Low', '2026-05-04')).toEqual(inMay)
  })

  it('leaves the last frosts out at low effort, if the plant has come through the others', () => {
    const inTime = { month: '2027-04', title: expect.stringContaining('lift it'), isRecurring: true }
    expect(sheltersIn('Low', '2026-08-10')).toEqual([inTime])
    expect(sheltersIn('High', '2026-08-10')).toHaveLength(2)
  })
})

it('a tender crop bought far too early has no work outdoors before it is planted out, whenever the plan is made', () => {
  const canberra = { postcode: '2602', state: 'Australian Capital Territory' } as const
  const { tasks } = planFor(entryOf('Tomato'), { on: '2026-06-10', today: '2026-07-20', in: canberra })
  expect(tasks[0]?.title).toBe('Keep the tomato in a pot until the frosts are over')
  expect(tasks[1]).toMatchObject({ title: 'Plant the tomato out', isRecurring: false })
  expect(tasks[1]?.dueDate).toMatch(/^2026-11-/)
})

it('a crop that lives in a pot is not told how to water it in its pot', () => {
  const { tasks } = planFor(entryOf('Watermelon'), { on: '2026-05-20', in: canberra, method: 'pot' })
  expect(tasks.filter(({ description }) => description.includes('While it is in its pot'))).toEqual([])
})

describe('a pot that comes inside for the winter', () => {
  const potted = { on: '2023-02-10', in: canberra, today: '2026-02-10', method: 'pot' } as const
  const wordsOf = (name: string, rule: string) =>
    planFor(entryOf(name), potted).tasks.find(({ reason }) => reason.rule === rule)?.description

  it('has all-year water in words for that time, which agree with those of bringing it in', () => {
    expect(wordsOf('Frangipani', 'cover-frost')).toMatch(/hardly water it\.$/)
    expect(wordsOf('Frangipani', 'water-summer')).toMatch(/While it is inside, hardly water it\.$/)
    expect(wordsOf('Natal plum', 'water-dry-pot')).toMatch(
      /While it is inside, water it less than in summer\.$/,
    )
  })

  it('says nothing of that for a marsh plant, which stays as wet as outside', () => {
    expect(wordsOf('Brahmi', 'water-summer')).not.toContain('While it is inside')
  })

  it('is kept as warm as its own words say, wherever it is', () => {
    expect(wordsOf('Moth orchid', 'keep-warm')).toContain('above 15 °C')
    const sydney = { ...potted, in: { postcode: '2042', state: 'New South Wales' } } as const
    const inSydney = planFor(entryOf('Moth orchid'), sydney).tasks
    expect(inSydney.find(({ reason }) => reason.rule === 'keep-warm')?.description).toContain('above 15 °C')
  })
})

it('a moth orchid is not brought in, as it never went out', () => {
  const hobart = { postcode: '7004', state: 'Tasmania' } as const
  const year = yearOf('Moth orchid', { on: '2024-03-10', in: hobart, method: 'pot', today: '2026-03-10' })
  expect(year).toContain('2026-04 keep-warm')
  expect(year.filter((work) => work.includes('cover-frost'))).toEqual([])
})

describe('a tree of the tropics that lives in its pot for good where every winter kills it', () => {
  const tasksOf = (on: CivilDate, today: CivilDate) =>
    planFor(entryOf('Breadfruit'), { on, in: canberra, today }).tasks
  const descriptionOf = (rule: string, on: CivilDate, today: CivilDate) =>
    tasksOf(on, today).find(({ reason }) => reason.rule === rule)?.description

  it('is not stood out in its pot before it has been lifted', () => {
    const moves = tasksOf('2026-11-10', '2026-11-10').filter(({ reason }) =>
      ['cover-frost', 'set-out'].includes(reason.rule),
    )
    expect(moves.map(({ dueDate }) => dueDate.slice(0, 7))).toEqual(['2027-03', '2027-11'])
  })

  it('has work in words for the ground until it is lifted, and for its pot from then on', () => {
    expect(descriptionOf('mulch-before-summer', '2026-11-10', '2026-11-10')).toContain('soil')
    expect(descriptionOf('mulch-before-summer', '2023-06-10', '2026-06-10')).toContain('2 cm of fine mulch')
    expect(descriptionOf('water-dry-months', '2023-06-10', '2026-06-10')).toContain('out the bottom')
  })

  it('has work in words for its pot at once if it is bought in winter', () => {
    const words = tasksOf('2026-06-10', '2026-06-10').map(({ description }) => description)
    expect(words.length).toBeGreaterThan(2)
    expect(words.filter((each) => /soil|bucket/.test(each))).toEqual([])
  })
})

import type { CarePlan, CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import { describe, expect, it } from 'vitest'
import { plantingMonths } from '../browse/planting-months.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { phaseOf } from '../jobs/timetable.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { entryOf, type Planted, planFor } from './testing/plan-for.ts'

const darwin = { postcode: '0820', state: 'Northern Territory' } as const
const sydney = { postcode: '2000', state: 'New South Wales' } as const
const brisbane = { postcode: '4000', state: 'Queensland' } as const
const kingaroy = { postcode: '4605', state: 'Queensland' } as const
const alice = { postcode: '0870', state: 'Northern Territory' } as const

const setOut = (entry: CatalogueEntry, planted: CivilDate, how: Partial<Planted> = {}): CarePlan =>
  planFor(entry, { on: planted, in: sydney, ...how })

const isCrop = (entry: CatalogueEntry) =>
  (entry.cropMonths ?? kindGuides[entry.kind].cropMonths) !== undefined
const jobOf = (entry: CatalogueEntry, rule: string) => effectiveJobs(entry).find((job) => job.rule === rule)
const isFirstDrink = (entry: CatalogueEntry, rule: string) => {
  const job = jobOf(entry, rule)
  return job?.type === 'Watering' && phaseOf(job) === 'establish' && job.where === undefined
}

const drinksFirstIn = (entry: CatalogueEntry, month: number) =>
  effectiveJobs(entry).some(
    ({ rule, months }) => isFirstDrink(entry, rule) && months.temperate?.includes(month),
  )

describe('what is planted today', () => {
  it('is watered again within six weeks, on whichever day of a summer month it went in', () => {
    const mildura = { postcode: '3500', state: 'Victoria' } as const
    const isWateredAgain = (entry: CatalogueEntry, planted: CivilDate) =>
      setOut(entry, planted, { in: mildura }).tasks.some(
        ({ reason, dueDate, isRecurring }) =>
          ['water-young', 'water-summer'].includes(reason.rule) &&
          (dueDate > planted || isRecurring) &&
          dueDate <= addDays(planted, 42),
      )
    const thirsty = catalogue.filter((entry) => !isCrop(entry) && isWateredAgain(entry, '2026-11-10'))
    const left = thirsty.flatMap((entry) =>
      ['2026-11-18', '2026-11-23']
        .filter((planted) => !isWateredAgain(entry, planted))
        .map((planted) => `${entry.name} ${planted}`),
    )
    expect(thirsty.length).toBeGreaterThan(100)
    expect(left).toEqual([])
  })

  it.each(['Low', 'Medium', 'High'] as const)('is watered in today, at %s effort', (effort) => {
    const late = catalogue
      .filter((entry) => effectiveJobs(entry).some(({ rule }) => isFirstDrink(entry, rule)))
      .flatMap((entry) =>
        plantingMonths(entry, { zone: 'temperate', frost: 'none' })
          .slice(0, 1)
          .filter((month) => drinksFirstIn(entry, month))
          .map((month) => ({ entry, month })),
      )
      .filter(({ entry, month }) => {
        const today = `2027-${String(month).padStart(2, '0')}-17`
        const { tasks } = setOut(entry, today, { effort })
        return !tasks.some(({ reason, dueDate }) => isFirstDrink(entry, reason.rule) && dueDate === today)
      })
    expect(late.map(({ entry }) => entry.name)).toEqual([])
  })

  it('is not also watered as what has settled', () => {
    const twice = catalogue
      .filter((entry) => !isCrop(entry) && effectiveJobs(entry).some(({ rule }) => rule === 'settle-in'))
      .filter((entry) => {
        const today = '2027-12-08'
        const soon = setOut(entry, today).tasks.filter(
          ({ reason, dueDate }) =>
            /^(settle-in|water-(summer|young|dry-\w+))$/.test(reason.rule) && dueDate < addDays(today, 25),
        )
        return soon.length > 1
      })
    expect(twice.map(({ name }) => name)).toEqual([])
  })

  it('is neither thinned, weeded nor fed as a seedling before it is up', () => {
    const early = catalogue.filter(isCrop).flatMap((entry) =>
      plantingMonths(entry, { zone: 'temperate', frost: 'none' }).flatMap((month) => {
        const today = `2027-${String(month).padStart(2, '0')}-08`
        // Radishes and other crops of a few weeks are up within ten days.
        const up = addDays(today, (entry.cropMonths ?? 12) <= 2 ? 10 : 21)
        return setOut(entry, today)
          .tasks.filter(({ reason }) => jobOf(entry, reason.rule)?.phase === 'establish')
          .filter(({ taskType }) => ['Pruning', 'Weeding', 'Fertilising'].includes(taskType))
          .filter(({ dueDate }) => dueDate >= today && dueDate < up)
          .map(({ title }) => `${entry.name}: ${title}`)
      }),
    )
    expect(early).toEqual([])
  })

  it('is staked in its own season when it goes in late', () => {
    const { tasks } = setOut(entryOf('Tomato'), '2027-11-25', { method: 'pot' })
    const staked = tasks.find(({ reason }) => reason.rule === 'stake-and-train')?.dueDate ?? ''
    expect(staked.slice(0, 7)).toBe('2027-12')
  })

  it('does not wait for next spring with its round of water', () => {
    const { tasks } = setOut(entryOf('Dragon fruit'), '2027-10-19', { in: brisbane })
    const drinks = tasks.filter(({ taskType, dueDate }) => taskType === 'Watering' && dueDate < '2028-01-01')
    expect(drinks.map(({ reason }) => reason.rule)).toEqual(['settle-in', 'water-dry-months'])
  })

  it('is cut back, fed in full or searched for galls only once it has grown', () => {
    const lemon = setOut(entryOf('Lemon'), '2027-08-12').tasks.filter(({ dueDate }) => dueDate < '2027-10-01')
    const rules = lemon.map(({ reason }) => reason.rule)
    expect(rules).toContain('feed-first')
    expect(rules).not.toContain('feed-early-spring')
    expect(rules).not.toContain('cut-galls')
    const herbs = catalogue.filter(({ kind, cropMonths }) => kind === 'herb' && cropMonths === undefined)
    const cut = herbs.filter((entry) =>
      setOut(entry, '2027-08-05').tasks.some(
        ({ reason, dueDate }) => reason.rule === 'cut-old-stems' && dueDate < '2027-12-01',
      ),
    )
    expect(cut.map(({ name }) => name)).toEqual([])
  })
})

describe('a crop that goes in far from its season', () => {
  it('is told so, and one in its season is not', () => {
    expect(setOut(entryOf('Tomato'), '2027-11-15', { in: darwin }).note).toContain(
      'In the tropics it is usually planted in May and June',
    )
    expect(setOut(entryOf('Tomato'), '2027-10-15').note ?? '').not.toContain('usually planted')
    expect(
      setOut(entryOf('Tomato'), '2021-11-15', { in: darwin, today: '2027-11-15' }).note ?? '',
    ).not.toContain('usually planted')
  })

  it('is watered in and watered while it grows, in the wet only until it stands', () => {
    const broccoli = setOut(entryOf('Broccoli'), '2027-10-20').tasks
    const drinks = broccoli.filter(
      ({ taskType, dueDate }) => taskType === 'Watering' && dueDate < '2028-01-01',
    )
    expect(drinks.map(({ reason }) => reason.rule)).toEqual(['water-seedlings', 'water-heads'])
    const wet = setOut(entryOf('Tomato'), '2027-12-15', { in: darwin }).tasks
    const wetDrinks = wet.filter(({ taskType, dueDate }) => taskType === 'Watering' && dueDate < '2028-04-01')
    expect(wetDrinks.map(({ reason, dueDate }) => `${dueDate} ${reason.rule}`)).toEqual([
      '2027-12-15 water-seedlings',
    ])
    expect(wetDrinks[0]?.description).toMatch(/The rain does it for you on wet days\.$/)
  })
})

describe('a crop that was sown', () => {
  const taskOf = (name: string, sown: CivilDate, rule: string, place: CarePlanInput['place'] = sydney) =>
    setOut(entryOf(name), sown, { in: place }).tasks.find(({ reason }) => reason.rule === rule)?.dueDate ?? ''

  it('is picked when it is ripe, even out of its season', () => {
    expect(taskOf('Snake bean', '2027-02-23', 'harvest', alice).slice(0, 7)).toBe('2027-04')
    expect(taskOf('Celery', '2027-09-13', 'harvest', alice) < '2028-04').toBe(true)
    expect(taskOf('Cucumber', '2027-06-07', 'harvest') < '2027-11').toBe(false)
  })

  it('is watered in as a seedling for six weeks and no longer', () => {
    const bundaberg = { postcode: '4670', state: 'Queensland' } as const
    const salad = setOut(entryOf('Corn salad'), '2026-02-10', { in: bundaberg, today: '2026-04-03' })
    expect(salad.tasks.some(({ reason }) => reason.rule === 'harvest')).toBe(true)
    const drinks = salad.tasks.filter(({ reason }) => reason.rule === 'water-seedlings')
    expect(drinks.filter(({ dueDate }) => dueDate < '2026-12')).toEqual([])
  })

  it('flowers and is cleared in its own months', () => {
    const darwinBeans = ['feed-potash', 'water-flowering', 'dig-in-roots'].map((rule) =>
      taskOf('French bean', '2027-04-02', rule, darwin).slice(0, 7),
    )
    expect(darwinBeans).toEqual(['2027-05', '2027-05', '2027-08'])
    expect(taskOf('Cucumber', '2027-10-10', 'clear-spent-plants').slice(0, 7)).toBe('2028-02')
  })

  it('stands its months where it went in late', () => {
    const cleared = (name: string, rule: string) => taskOf(name, '2026-11-26', rule, brisbane).slice(0, 7)
    expect(cleared('Capsicum', 'clear-spent-plants')).toBe('2027-06')
    expect(cleared('Hyacinth bean', 'save-seed') <= cleared('Hyacinth bean', 'dig-in-roots')).toBe(true)
  })

  it('is not fed for its head once that is cut', () => {
    const canberra = { postcode: '2600', state: 'Australian Capital Territory' } as const
    const places = [canberra, sydney, brisbane, alice]
    const late = ['Cabbage', 'Cauliflower', 'Brussels sprouts'].filter((name) =>
      places.some((place) => {
        const [fed, cut] = ['feed-heads', 'harvest'].map((rule) => taskOf(name, '2026-11-26', rule, place))
        // A feed from May on is for the next crop.
        return (fed ?? '') > (cut ?? '') && (fed ?? '') < '2027-05'
      }),
    )
    expect(late).toEqual([])
  })
})

describe('where frosts are hard', () => {
  it('what went in far from its season is lost in June, and sown again in season', () => {
    const wagga = { postcode: '2650', state: 'New South Wales' } as const
    const { tasks } = setOut(entryOf('Bitter melon'), '2028-04-10', { in: wagga, today: '2028-06-21' })
    const early = tasks.filter(({ dueDate }) => dueDate < '2028-10')
    expect(early.filter(({ taskType }) => taskType !== 'Soil improvement')).toEqual([])
    expect(tasks.some(({ taskType }) => taskType === 'Planting')).toBe(true)
  })

  it('every crop of the warm season is covered, and none goes in before October', () => {
    const crops = catalogue.filter((entry) => isCrop(entry) && (entry.frostTender ?? frostTenderKind(entry)))
    const sown = crops.flatMap((entry) =>
      setOut(entry, '2026-12-15', { in: alice, today: '2027-06-01' })
        .tasks.filter(({ taskType }) => taskType === 'Planting')
        .filter(({ dueDate }) => [8, 9].includes(partsOf(dueDate).month))
        .map(() => entry.name),
    )
    expect(sown).toEqual([])
    const asked = { in: kingaroy, today: '2027-06-15', types: ['Planting', 'Fertilising'] } as const
    const { tasks } = setOut(entryOf('Okra'), '2026-11-15', asked)
    expect(tasks.find(({ reason }) => reason.rule === 'feed-at-planting')?.dueDate.slice(0, 7)).toBe(
      '2027-10',
    )
    const beans = ['French bean', 'Sweet corn', 'Basil', 'Sweet potato', 'Tomato'].filter(
      (name) => !effectiveJobs(entryOf(name)).some(({ rule }) => rule === 'cover-late-frost'),
    )
    expect(beans).toEqual([])
  })
})

function frostTenderKind({ kind }: CatalogueEntry): boolean {
  const guide: { frostTender?: boolean } = kindGuides[kind]
  return guide.frostTender ?? false
}

it('hills up the peanuts that stand, and not those of next year', () => {
  const { tasks } = setOut(entryOf('Peanut'), '2026-11-26', { effort: 'Medium' })
  const hilled = tasks
    .filter(({ reason }) => reason.rule === 'hill-up')
    .map(({ dueDate }) => dueDate.slice(0, 7))
  expect(hilled).toEqual(['2027-01'])
})

it('mows a new lawn once it has rooted, and looks for armyworm in its first wet season', () => {
  const rules = setOut(entryOf('Buffalo lawn'), '2026-11-27', { in: darwin, effort: 'Medium' }).tasks.map(
    ({ reason }) => reason.rule,
  )
  expect(rules).toContain('first-mow')
  expect(rules).toContain('check-pests-summer')
})

it('tip-prunes a hedge in its first year', () => {
  const lismore = { postcode: '2480', state: 'New South Wales' } as const
  const { tasks } = setOut(entryOf('Box hedge'), '2026-11-27', { in: lismore, effort: 'Medium' })
  expect(tasks.find(({ taskType }) => taskType === 'Pruning')?.title).toBe('Tip-prune the young hedge')
})

it('sprays a flowering peach against leaf curl rather than cut it, at low effort', () => {
  const canberra = { postcode: '2600', state: 'Australian Capital Territory' } as const
  const { tasks } = setOut(entryOf('Flowering peach'), '2026-03-27', { in: canberra, effort: 'Low' })
  const rules = tasks.map(({ reason }) => reason.rule)
  expect(rules).toContain('copper-bud-swell')
  expect(rules).not.toContain('prune-after-flowering')
})

it.each(['2026-06-15', '2026-07-20', '2026-08-20'])(
  'feeds a rose planted on %s in its first spring',
  (planted) => {
    const { tasks } = setOut(entryOf('David Austin rose'), planted, { in: brisbane, effort: 'Low' })
    expect(tasks.find(({ taskType }) => taskType === 'Fertilising')?.dueDate).toMatch(/^2026-0[89]/)
  },
)

describe('a bulb that is planted while it rests', () => {
  const firstOf = (name: string, on: CivilDate, how: Partial<Planted> = {}) =>
    setOut(entryOf(name), on, how).tasks.find(({ dueDate }) => dueDate === on)

  it.each(['Sparaxis', 'Freesia', 'Daffodil'])('is kept dry until autumn: %s', (name) => {
    expect(firstOf(name, '2026-11-24', { method: 'pot' })?.title).toBe('Keep the new bulbs dry until autumn')
  })

  it.each([
    ['Sparaxis', '2026-04-10'],
    ['Lilium', '2026-11-24'],
  ] as const)('is not, if it grows: %s on %s', (name, on) => {
    expect(firstOf(name, on, { method: 'pot' })?.reason.rule).not.toBe('keep-dry-at-rest')
  })
})

it.each([
  ['Canna', 'pot', 'Water the new plant sparingly until it shoots'],
  ['Devil’s ivy', 'ground', 'Water the new plant through its first weeks'],
] as const)('waters a %s in the %s from the first day', (name, method, title) => {
  const [first] = setOut(entryOf(name), '2026-10-21', { in: brisbane, method }).tasks
  expect(first).toMatchObject({ dueDate: '2026-10-21', title })
})

it('feeds a perennial vegetable that is planted in winter before its first summer', () => {
  const orange = { postcode: '2800', state: 'New South Wales' } as const
  const feeds = setOut(entryOf('Globe artichoke'), '2026-07-25', { in: orange }).tasks.filter(
    ({ taskType }) => taskType === 'Fertilising',
  )
  expect(feeds.map(({ dueDate }) => dueDate.slice(0, 7))).toContain('2026-10')
})

it('waters a potted crop from the first day in the wet, too', () => {
  const [first] = setOut(entryOf('Basil'), '2026-03-25', { in: darwin, method: 'pot' }).tasks
  expect(first).toMatchObject({ taskType: 'Watering', dueDate: '2026-03-25' })
})

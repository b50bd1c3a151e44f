import { addDays, addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems, dependingOnLook } from '../src/axe.ts'
import type { WindowOptions } from '../src/browser.ts'
import { addTask, plantGarden } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { planOf } from '../src/plan.ts'
import { signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

const email = 'screens@example.com'
const longEmail = 'a.very.long.address.of.a.gardener@example.com'
const today = civilDateAt(new Date(), 'Australia/Sydney')
const nextMonth = addMonths(monthOf(today), 1)

const garden = journey.extend('things', { scope: 'file' }, async ({ wattle }) => {
  const nell = await gardenerAt(wattle, email)
  const things = await plantGarden(nell, 'Everything')
  await planOf(nell, things.plant)
  return things
})

/** Words that no line can be broken between. */
const unbroken = (word: string) => word.padEnd(60, word)

const wordy = garden.extend('longest', { scope: 'file' }, async ({ wattle }) => {
  const ada = await gardenerAt(wattle, longEmail)
  const things = await plantGarden(ada, unbroken('Displayname'))
  await ada.write('PUT', '/preferences', { about: unbroken('About') })
  await ada.write('PUT', `/locations/${things.location}`, {
    name: unbroken('Location'),
    description: unbroken('Description'),
  })
  await ada.write('PUT', `/plants/${things.plant}`, {
    name: unbroken('Plant'),
    species: unbroken('Species'),
    careInstructions: { watering: unbroken('Watering') },
  })
  await ada.write('PUT', `/nursery/plants/${things.nurseryPlant}`, {
    name: unbroken('Find'),
    species: unbroken('Species'),
    nurseryName: unbroken('Nursery'),
    price: unbroken('Price'),
    potSize: unbroken('Pot'),
    notes: unbroken('Notes'),
    careInstructions: { sunlight: unbroken('Sunlight') },
  })
  for (const dueDate of [addDays(today, -40), today, addDays(today, 1)]) {
    await addTask(ada, {
      plantId: things.plant,
      title: unbroken('Task'),
      description: unbroken('Notes'),
      dueDate,
      product: { productName: unbroken('Product') },
    })
  }
  return things
})

type Things = Awaited<ReturnType<typeof plantGarden>>

const mine = ({ location, plant }: Things) => [
  '/',
  '/?look=welcome',
  '/my-plants',
  '/my-plants?search=r&sort=next',
  '/my-plants/add-location',
  `/my-plants/edit-location/${location}`,
  `/my-plants/${location}`,
  `/my-plants/${location}/add-plant`,
  `/my-plants/${location}/edit-plant/${plant}`,
  `/my-plants/${plant}`,
  `/plants/${plant}`,
  `/plants/${location}`,
  `/plants/${plant}/history`,
  `/plants/${plant}/history?at=2026-01-01&kind=tasks`,
  `/plants/${location}/history`,
  '/history',
  '/history?at=2001-01-01',
  '/tasks',
  '/tasks?completed=true&month=2026-03',
  '/tasks?month=2001-01',
  `/tasks?month=${nextMonth}`,
  '/tasks?plant=Rosemary%20of%20Everything',
  '/garden-shed',
  '/nursery',
  '/guide?now=true',
  '/guide/lemon',
  '/settings',
  '/admin/migrate',
]

const everybodys = ({ plant }: Things) => [
  '/login',
  '/public',
  '/public?search=nothing',
  '/public/everything',
  `/public/Everything/plants/${plant}`,
  '/public/Nobody',
  '/public/Nobody/plants/1',
  '/guide',
  '/guide?search=nothing',
  '/guide/lemon',
  '/guide/unobtainium',
  '/privacy-terms',
]

/** How far the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

/** The words that reach out of the box they stand in, over what is beside it. */
const spilling = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('body *')]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && /\\w/.test(node.data)))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.sr, svg, textarea, select'))
    .filter((each) => getComputedStyle(each).overflowX === 'visible' && each.clientWidth > 0)
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.textContent.slice(0, 30))`)

/** The short words that are broken in two. */
const broken = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const found = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const stands = text.parentElement
      if (!stands.checkVisibility({ visibilityProperty: true }) || stands.closest('.sr, svg, select')) continue
      for (const { 0: word, index } of text.data.matchAll(/(?<![\\w@.])\\w{2,12}(?![\\w@.])/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size > 1) found.push(word)
      }
    }
    return found
  })()`)

/** Opens the screen and waits until nothing loads any more. */
async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
}

/** What does not fit on the screen that is open. */
async function misfitsOf(page: Page, path: string): Promise<string[]> {
  const wider = await overflow(page)
  return [
    ...(wider > 0 ? [`${path} is ${wider} px wider than the window`] : []),
    ...(await broken(page)).map((word) => `${path}: “${word}” is broken in two`),
    ...(await spilling(page)).map((words) => `${path}: “${words}” reaches out of its box`),
  ]
}

/** What is wrong with each of these screens, as they stand when nothing loads any more. */
async function problemsOf(page: Page, paths: string[], rules?: string[]): Promise<string[]> {
  const problems: string[] = []
  for (const path of paths) {
    await arriveAt(page, path)
    problems.push(...(await misfitsOf(page, path)))
    for (const problem of await accessibilityProblems(page, rules)) problems.push(`${path} ${problem}`)
  }
  return problems
}

const looks: (WindowOptions & { rules?: string[] })[] = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark', rules: dependingOnLook },
  { width: 1280, colorScheme: 'light', rules: dependingOnLook },
  { width: 1280, colorScheme: 'dark', rules: dependingOnLook },
]

garden.for(looks)(
  'every screen is accessible and fits at $width px in $colorScheme',
  { timeout: 300_000 },
  async ({ rules, ...look }, { open, things }) => {
    const owner = await open(look)
    const visitor = await open(look)
    for (const { provokes } of [owner, visitor]) provokes(/404|400/)
    await signIn(owner.page, { name: 'Nell', email })
    expect(await problemsOf(owner.page, mine(things), rules)).toEqual([])
    expect(await problemsOf(visitor.page, everybodys(things), rules)).toEqual([])
  },
)

wordy.for([320, 390, 1280])(
  'the longest words break rather than widen a screen of $0 px',
  { timeout: 300_000 },
  async (width, { open, longest }) => {
    const { page, provokes } = await open({ width })
    provokes(/404|400/)
    await signIn(page, { name: unbroken('Gardener'), email: longEmail })
    const name = unbroken('Displayname')
    const plant = encodeURIComponent(unbroken('Plant'))
    const paths = [
      ...mine(longest).filter((path) => !path.includes('Rosemary')),
      `/tasks?plant=${plant}`,
      `/tasks?plant=${plant}&priority=high&month=${monthOf(today)}`,
      '/public',
      `/public/${name}`,
      `/public/${name}/plants/${longest.plant}`,
    ]
    const misfits: string[] = []
    for (const path of paths) {
      await arriveAt(page, path)
      misfits.push(...(await misfitsOf(page, path)))
    }
    expect(misfits).toEqual([])
  },
)

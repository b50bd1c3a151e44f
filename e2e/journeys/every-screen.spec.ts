import { addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems, dependingOnLook } from '../src/axe.ts'
import type { WindowOptions } from '../src/browser.ts'
import { plantGarden } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { planOf } from '../src/plan.ts'
import { signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

const email = 'screens@example.com'
const nextMonth = addMonths(monthOf(civilDateAt(new Date(), 'Australia/Sydney')), 1)

const garden = journey.extend('things', { scope: 'file' }, async ({ wattle }) => {
  const nell = await gardenerAt(wattle, email)
  const things = await plantGarden(nell, 'Everything')
  await planOf(nell, things.plant)
  return things
})

type Things = Awaited<ReturnType<typeof plantGarden>>

const mine = ({ location, plant }: Things) => [
  '/',
  '/?look=welcome',
  '/my-plants',
  '/my-plants/add-location',
  `/my-plants/edit-location/${location}`,
  `/my-plants/${location}`,
  `/my-plants/${location}/add-plant`,
  `/my-plants/${location}/edit-plant/${plant}`,
  `/my-plants/${plant}`,
  `/plants/${plant}`,
  `/plants/${location}`,
  '/tasks',
  '/tasks?completed=true&month=2026-03',
  '/tasks?month=2001-01',
  `/tasks?month=${nextMonth}`,
  '/tasks?plant=Rosemary%20of%20Everything',
  '/settings',
]

const everybodys = ({ plant }: Things) => [
  '/login',
  '/public',
  '/public/everything',
  `/public/Everything/plants/${plant}`,
  '/public/Nobody',
  '/public/Nobody/plants/1',
  '/privacy-terms',
]

/** How far the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

/** What is wrong with each of these screens, as they stand when nothing loads any more. */
async function problemsOf(page: Page, paths: string[], rules?: string[]): Promise<string[]> {
  const problems: string[] = []
  for (const path of paths) {
    await page.goto('about:blank')
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    const wider = await overflow(page)
    if (wider > 0) problems.push(`${path} is ${wider} px wider than the window`)
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

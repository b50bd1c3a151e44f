import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems, dependingOnLook } from '../src/axe.ts'
import { arriveAt, misfitsOf } from '../src/fits.ts'
import { plantGarden } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { planOf } from '../src/plan.ts'
import { everybodys, mine } from '../src/screens.ts'
import { signIn } from '../src/steps.ts'
import { journey } from '../src/test.ts'

const email = 'screens@example.com'

const garden = journey.extend('things', { scope: 'file' }, async ({ wattle }) => {
  const nell = await gardenerAt(wattle, email)
  const things = await plantGarden(nell, 'Everything')
  await planOf(nell, things.plant)
  return things
})

/**
 * Axe checks each screen fully in one look, and in the other looks only the rules that depend on colours and
 * width.
 */
const looks = [
  { width: 390, light: undefined, dark: dependingOnLook },
  { width: 1280, light: dependingOnLook, dark: dependingOnLook },
]

/** The problems of these screens in both colour schemes, once everything has loaded. */
async function problemsOf(page: Page, paths: string[], rules: (typeof looks)[number]): Promise<string[]> {
  const problems: string[] = []
  for (const path of paths) {
    await arriveAt(page, path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const found = [...(await misfitsOf(page)), ...(await accessibilityProblems(page, rules[colorScheme]))]
      problems.push(...found.map((problem) => `${path}, ${colorScheme}: ${problem}`))
    }
  }
  return problems
}

garden.for(looks)(
  'every screen for gardeners is accessible and fits at $width px, light and dark',
  { timeout: 300_000 },
  async (look, { open, things }) => {
    const { page, provokes } = await open(look)
    provokes(/404|400/)
    await signIn(page, { name: 'Nell', email })
    expect(await problemsOf(page, mine(things), look)).toEqual([])
  },
)

garden.for(looks)(
  'every screen for visitors is accessible and fits at $width px, light and dark',
  { timeout: 300_000 },
  async (look, { open, things }) => {
    const { page, provokes } = await open(look)
    provokes(/404|400/)
    expect(await problemsOf(page, everybodys(things), look)).toEqual([])
  },
)

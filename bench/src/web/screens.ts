import { demoGardens } from '@wattle/standalone/demo/gardens.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import type { Profile } from './slow-phone.ts'

export type Screen = {
  name: string
  path: string
  isSignedIn: boolean
  /** A typical interaction on the screen. */
  press: (page: Page) => Promise<void>
}

const [demo] = demoGardens
if (!demo?.profile) throw new Error('The first demo garden is not public.')
const { name, profile } = demo
export const demoEmail = demo.email

/** Taps by position, like a finger: Playwright's click looks up its target in the page, which would be measured too. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be tapped cannot be seen.')
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const pressButton = (label: string | RegExp) => (page: Page) =>
  tap(page.getByRole('button', { name: label }).first())
export const tick = (page: Page) => tap(page.getByRole('checkbox', { name: /^Mark as done/ }).first())

/** The screens that are measured. The plant is the first one reached from My Plants. */
export const screensWith = (plantPath: string): Screen[] => [
  {
    name: 'login',
    path: '/login',
    isSignedIn: false,
    press: (page) => tap(page.getByRole('link', { name: 'Visit Community Gardens' })),
  },
  {
    name: 'community',
    path: '/public',
    isSignedIn: false,
    press: (page) => tap(page.locator('main a[href^="#/public/"]').first()),
  },
  {
    name: 'public garden',
    path: `/public/${encodeURIComponent(profile.displayName)}`,
    isSignedIn: false,
    press: pressButton('Next image'),
  },
  { name: 'Home', path: '/', isSignedIn: true, press: tick },
  { name: 'My Plants', path: '/my-plants', isSignedIn: true, press: pressButton(/^Delete /) },
  { name: 'tasks', path: '/tasks', isSignedIn: true, press: tick },
  { name: 'plant', path: plantPath, isSignedIn: true, press: pressButton('Change visibility') },
]

/** Signs a gardener in through the page, by default the demo's, and finds one of their plants. */
export async function signIn(
  browser: Browser,
  origin: string,
  as = { name, email: demoEmail },
): Promise<{ gardener: Profile; plantPath: string }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin)
  await page.getByRole('button', { name: 'Get Started' }).click()
  await page.getByLabel('Name').fill(as.name)
  await page.getByLabel('E-mail').fill(as.email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'My Plants' }).click()
  await page.locator('main a[href^="#/my-plants/"]').first().click()
  const plant = page.locator('main a[href^="#/plants/"]').first()
  const plantPath = ((await plant.getAttribute('href')) ?? '').slice(1)
  const gardener = await context.storageState()
  await context.close()
  return { gardener, plantPath }
}

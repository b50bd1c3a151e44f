import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

/** The vitals of a visit: two times in milliseconds, and the worst burst of layout shift as a share of the screen. */
type Vitals = { lcp: number; inp: number; cls: number }

export type Profile = Awaited<ReturnType<BrowserContext['storageState']>>

/** Lighthouse's slow 4G as applied to real requests, and its CPU slowdown for a mid-range phone. */
const bytesPerKilobit = 1024 / 8
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * bytesPerKilobit,
  uploadThroughput: 675 * bytesPerKilobit,
}
const slowdown = 4

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-AU',
  timezoneId: 'Australia/Sydney',
}
const observer = fileURLToPath(new URL('observe-vitals.js', import.meta.url))

/** The system's Chromium. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
}

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions)

/** Opens an address on a phone with an empty cache, and presses something once the network is idle. */
export async function visit(
  browser: Browser,
  profile: Profile | undefined,
  address: string,
  press: (page: Page) => Promise<void>,
): Promise<Vitals> {
  const page = await openPhone(browser, profile, { isOnSlowLine: true })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const { lcp, cls } = await page.evaluate<Vitals>('vitals')
  await press(page)
  const { inp } = await answeredVitals(page)
  await page.context().close()
  return { lcp, inp, cls }
}

/** Opens a page on a phone with an empty cache; its vitals are recorded. */
export async function openPhone(
  browser: Browser,
  profile: Profile | undefined,
  { isOnSlowLine }: { isOnSlowLine: boolean },
): Promise<Page> {
  const context = await browser.newContext({ ...phone, ...(profile && { storageState: profile }) })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.addInitScript({ path: observer })
  const devtools = await context.newCDPSession(page)
  if (isOnSlowLine) await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** The vitals after a press has been handled. */
export async function answeredVitals(page: Page): Promise<Vitals> {
  await page.evaluate('answered')
  return await page.evaluate<Vitals>('vitals')
}

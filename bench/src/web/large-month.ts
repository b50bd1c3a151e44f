import type { Browser, Page } from 'playwright-core'
import { percentiles } from '../lib/percentiles.ts'
import { tick } from './screens.ts'
import { answeredVitals, openPhone, type Profile } from './slow-phone.ts'

/**
 * Milliseconds from the arrival of the month's last tasks to the first rows on the screen, from a tick to its effect,
 * and the 95th percentile of frame times while scrolling.
 */
type LargeMonth = { shown: number; ticked: number; frame: number }

/** Opens the tasks of a very large garden on a slow phone, ticks one and scrolls. The network is not slowed down. */
export async function visitLargeMonth(
  browser: Browser,
  gardener: Profile,
  origin: string,
): Promise<LargeMonth> {
  const page = await openPhone(browser, gardener, { isOnSlowLine: false })
  await page.goto(`${origin}/#/tasks`)
  await page
    .getByRole('checkbox', { name: /^Mark as done/ })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const shown = await page.evaluate<number>('shownAt - lastAnswerOf("/api/tasks-with-plants")')
  await tick(page)
  const { inp: ticked } = await answeredVitals(page)
  const frame = percentiles(await framesWhileScrolling(page)).p95
  await page.context().close()
  return { shown, ticked, frame }
}

async function framesWhileScrolling(page: Page): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate('stopWatching = watchFrames()')
  await devtools.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -3000, speed: 1000 })
  return await page.evaluate<number[]>('stopWatching()')
}

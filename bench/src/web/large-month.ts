import type { Browser } from 'playwright-core'
import { tick } from './screens.ts'
import { answeredVitals, openPhone, type Profile } from './slow-phone.ts'

/** Milliseconds from the last of the month's tasks to the first rows on the screen, and from a tick to what it changes. */
export type LargeMonth = { shown: number; ticked: number }

/** Opens the tasks of a garden with very many on a slow phone, and ticks one. The line is not slowed. */
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
  await page.context().close()
  return { shown, ticked }
}

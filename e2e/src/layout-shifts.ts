import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Shift = { value: number; startTime: number; moved: string[] }

const observer = fileURLToPath(new URL('layout-shifts.browser.js', import.meta.url))

/** Makes every page that is loaded from now on record its layout shifts. */
export const watchLayoutShifts = (page: Page): Promise<unknown> => page.addInitScript({ path: observer })

/** The worst burst of layout shifts since the page was loaded (the sum of their scores), and what moved. */
export async function worstBurst(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = await page.evaluate<Shift[]>('layoutShifts')
  let worst = { sum: 0, moved: [] as string[] }
  let burst = { ...worst, began: 0, last: Number.NEGATIVE_INFINITY }
  for (const { value, startTime, moved } of shifts) {
    const goesOn = startTime - burst.last < 1000 && startTime - burst.began < 5000
    burst = goesOn
      ? { ...burst, sum: burst.sum + value, moved: [...burst.moved, ...moved], last: startTime }
      : { sum: value, moved, began: startTime, last: startTime }
    if (burst.sum > worst.sum) worst = burst
  }
  return { sum: worst.sum, moved: worst.moved }
}

/**
 * Waits until two readings of the page are equal, further apart than the shortest time that a skeleton is
 * shown.
 */
export async function comesToRest(page: Page): Promise<void> {
  let before = ''
  const isSame = async () => {
    const now = await page.locator('main').innerHTML()
    const same = now === before
    before = now
    return same
  }
  await expect.poll(isSame, { interval: 400 }).toBe(true)
}

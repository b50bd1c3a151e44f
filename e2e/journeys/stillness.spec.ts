import { addDays, addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { addLocation, addPlant, addTask, publishProfile, settle, uploadPicture } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { comesToRest, watchLayoutShifts, worstBurst } from '../src/layout-shifts.ts'
import { signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'
import { today } from '../src/today.ts'

const answers = '**/api/**'

/**
 * Opens a page while one response is held back until everything else is rendered; checks that layout shifts
 * stay imperceptible.
 */
async function isStillWithout(late: string, page: Page) {
  const drawn = Promise.withResolvers<void>()
  const held: string[] = []
  await page.route(answers, async (route) => {
    if (new URL(route.request().url()).pathname === late) {
      held.push(late)
      await drawn.promise
    }
    await route.fallback()
  })
  await page.reload()
  await comesToRest(page)
  expect(held).toContain(late)
  drawn.resolve()
  await comesToRest(page)
  await page.unroute(answers)
  const { sum, moved } = await worstBurst(page)
  expect(sum, `${page.url()}, ${late} last: ${moved.join()}`).toBeLessThanOrEqual(0.02)
}

journey('whichever response comes last, visible content does not move', async ({ open, wattle }) => {
  const email = 'still@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  await publishProfile(nell, 'Still Waters', await uploadPicture(nell))
  const bed = await addLocation(nell, 'Back bed')
  const lavender = { name: 'Old English lavender', species: 'Lavandula angustifolia' }
  const plantId = await addPlant(nell, bed, lavender)
  for (const title of ['Trim the runners', 'Water the bed before it gets hot', 'Turn the pot'])
    await addTask(nell, { plantId, title, dueDate: today() })
  await addTask(nell, { plantId, title: 'Feed the bed', dueDate: `${addMonths(monthOf(today()), -1)}-20` })
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email })
  await watchLayoutShifts(page)
  for (const [path, lates] of Object.entries({
    '/': ['preferences', 'summary', 'tasks-with-plants', 'guide/plants'],
    '/my-plants': ['locations-with-plants', 'tasks-with-plants'],
    [`/plants/${plantId}/history`]: [`plants/${plantId}/history`],
    '/tasks': ['summary'],
    '/guide': ['preferences', 'guide/plants'],
    '/public': ['public/users'],
  })) {
    await visit(page, path)
    for (const late of lates) await isStillWithout(`/api/${late}`, page)
  }
})

journey('Home without tasks loads without layout shifts too', async ({ open, wattle }) => {
  const email = 'idle@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  await addTask(nell, { title: 'Order bulbs', dueDate: addDays(today(), 100) })
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email })
  await watchLayoutShifts(page)
  for (const late of ['summary', 'tasks-with-plants']) await isStillWithout(`/api/${late}`, page)
})

/** The API calls of a page when a visit starts there. */
async function askedBy(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname + search)
  }
  // Cancels the remaining requests of the previous visit.
  await page.goto('about:blank')
  page.on('request', note)
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return asked
}

journey('data requested before its page has loaded is not requested again', async ({ open, wattle }) => {
  const email = 'ahead@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  const bed = await addLocation(nell, 'Back bed')
  const plantId = await addPlant(nell, bed, { name: 'Lavender', species: 'Lavandula angustifolia' })
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email })
  for (const path of ['/', '/my-plants', `/my-plants/${bed}`, `/plants/${plantId}`, '/tasks']) {
    const asked = await askedBy(page, path)
    expect(asked).toContain('/api/preferences')
    expect(asked).toEqual([...new Set(asked)])
  }
})

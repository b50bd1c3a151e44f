import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { plantGarden } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, heading, isAccessible, isGone, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

/** Answers these calls so from now on. */
const answering = (page: Page, calls: string, status: number, body: unknown) =>
  page.route(calls, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  )

const failed = {
  isUnderWay: false,
  readModels: [
    {
      readModel: 'plants',
      version: 1,
      newest: 2,
      migration: {
        ...{ readModel: 'plants', state: 'failed', from: 1, to: 2, events: 412, total: 1000 },
        ...{ eventsPerSecond: 0, secondsLeft: null, parked: 0, verified: 0, canRollBack: false },
        ...{ error: null, startedAt: '2026-03-21T01:00:00.000Z' },
      },
    },
  ],
}

describe.each([390, 1280])('at %i px', (width) => {
  journey('read models are migrated, held, switched, rolled back and forward', async ({ open, wattle }) => {
    const email = `admin${width}@example.com`
    await plantGarden(await gardenerAt(wattle, email), `Admin ${width}`)
    const { page } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    await visit(page, '/admin/migrate')
    await shows(heading(page, 'Database Migration Tool'))
    await shows(page.getByText('No garden is parked.'))
    await isAccessible(page)

    await button(page, 'Start Migration').click()
    await shows(page.getByText('Data migration completed successfully').first())
    await shows(button(page, 'Refresh').first())
    await isAccessible(page)
    await button(page, 'Refresh').first().click()

    await button(page, 'Roll back Plants').click()
    await button(page, 'Switch again Plants').click()
    await shows(button(page, 'Roll back Plants'))

    await page.getByLabel('Wait for me before switching').check()
    await button(page, 'Rebuild Tasks').click()
    await shows(heading(page, 'Tasks, version 1, is ready'))
    await isAccessible(page)
    await button(page, 'Switch to version 1').click()
    await isGone(heading(page, 'Tasks, version 1, is ready'))
    await shows(button(page, 'Start Migration'))
  })

  journey('a migration that cannot begin says why', async ({ open }) => {
    const { page, provokes } = await open({ width })
    await signIn(page, { name: 'Nell', email: `begin${width}@example.com` })
    await visit(page, '/admin/migrate')
    provokes(/503/)
    await page.route('**/api/admin/migrate', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The log is away.' } })
        : route.continue(),
    )
    await button(page, 'Start Migration').click()
    await shows(heading(page, 'Migration Failed'))
    await shows(page.getByRole('main').getByText('The log is away.'))
    await isAccessible(page)
  })

  journey('what failed says why, and who may not is told so', async ({ open }) => {
    const { page, provokes } = await open({ width })
    await signIn(page, { name: 'Nell', email: `failed${width}@example.com` })
    await answering(page, '**/api/admin/migrate', 200, failed)
    await visit(page, '/admin/migrate')
    await shows(heading(page, 'Migration Failed'))
    await shows(page.getByText('An unexpected error occurred'))
    await shows(button(page, 'Resume'))
    await isAccessible(page)

    provokes(/403/)
    const message = 'Only administrators can do that.'
    await answering(page, '**/api/admin/migrate', 403, { code: 'not-administrator', message })
    await page.reload()
    await shows(page.getByText(message))
    await isAccessible(page)
  })

  journey('a page that waits for a rebuild says so, and comes by itself', async ({ open, wattle }) => {
    const email = `rebuild${width}@example.com`
    await plantGarden(await gardenerAt(wattle, email), `Rebuild ${width}`)
    const { page, provokes } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    provokes(/503/)
    const body = { code: 'rebuilding', message: 'Your garden is being rebuilt.', percent: 42 }
    await answering(page, '**/api/locations-with-plants*', 503, body)
    await visit(page, '/my-plants')
    const notice = page.getByText('Your garden is being rebuilt… 42 %')
    await shows(notice)
    await page.unroute('**/api/locations-with-plants*')
    await isGone(notice)
    await shows(page.getByText(`Bed of Rebuild ${width}`).first())
  })
})

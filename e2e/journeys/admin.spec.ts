import { tasks } from '@wattle/projections/tasks/tasks.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { plantGarden } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, dialog, heading, isAccessible, isGone, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

/** Mocks the responses to these calls from now on. */
const answering = (page: Page, calls: string, status: number, body: unknown) =>
  page.route(calls, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  )

const plantsIn = (state: 'failed' | 'catching-up') => ({
  isUnderWay: state === 'catching-up',
  readModels: [
    {
      readModel: 'plants',
      version: 1,
      newest: 2,
      migration: {
        readModel: 'plants',
        state,
        from: 1,
        to: 2,
        events: 412,
        total: 1000,
        eventsPerSecond: 0,
        secondsLeft: null,
        parked: 0,
        verified: 0,
        canRollBack: false,
        error: null,
        startedAt: '2026-03-21T01:00:00.000Z',
      },
    },
  ],
})

const letter = {
  id: 'tasks~1~0~6f1ed002-ab55-5e1b-8b0a-1c0f1d1f3c11~3',
  readModel: 'tasks',
  version: 1,
  gardenId: '6f1ed002-ab55-5e1b-8b0a-1c0f1d1f3c11',
  revision: 3,
  error: 'There is no such task.',
}

/** Mocks the success of every decision; the returned function lists the calls so far. */
async function decisions(page: Page): Promise<() => string[]> {
  const asked: string[] = []
  for (const calls of ['**/api/admin/migrate/*/*', '**/api/admin/dead-letters/*/*']) {
    await page.route(calls, (route) => {
      asked.push(new URL(route.request().url()).pathname.replace('/api/admin/', ''))
      return route.fulfill({ status: 202, json: { message: 'It is done.' } })
    })
  }
  return () => asked
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
    await shows(page.getByText('Pages show the previous version again.'))
    await isGone(button(page, 'Refresh'))
    await isGone(page.getByText('Data migration completed successfully'))
    await button(page, 'Switch again Plants').click()
    await shows(button(page, 'Roll back Plants'))

    await page.getByLabel('Wait for me before switching').check()
    await button(page, 'Rebuild Tasks').click()
    const isReady = heading(page, `Tasks, version ${tasks.version}, is ready`)
    await shows(isReady)
    await isAccessible(page)
    await button(page, 'Cancel').click()
    await isGone(isReady)
    await shows(button(page, 'Start Migration'))
    await button(page, 'Rebuild Tasks').click()
    await shows(isReady)
    await button(page, `Switch to version ${tasks.version}`).click()
    await isGone(isReady)
    await shows(button(page, 'Start Migration'))

    await button(page, 'Rebuild Tasks').click()
    await shows(isReady)
    await button(page, 'Cancel').click()
    await shows(page.getByText('The migration is cancelled.'))
  })

  journey('a migration that cannot start shows the reason', async ({ open }) => {
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

  journey(
    'failures show their reason and wait for a decision, and only administrators may decide',
    async ({ open }) => {
      const { page, provokes } = await open({ width })
      await signIn(page, { name: 'Nell', email: `failed${width}@example.com` })
      const asked = await decisions(page)
      await answering(page, '**/api/admin/dead-letters', 200, { deadLetters: [letter] })
      await answering(page, '**/api/admin/migrate', 200, plantsIn('failed'))
      await visit(page, '/admin/migrate')
      await shows(heading(page, 'Migration Failed'))
      await shows(page.getByText('An unexpected error occurred'))
      await shows(heading(page, 'Tasks, version 1, stopped at event 3'))
      await isAccessible(page)

      await button(page, 'Resume').click()
      await expect.poll(asked).toEqual(['migrate/plants/resume'])
      await button(page, 'Cancel').click()
      await expect.poll(asked).toHaveLength(2)
      await answering(page, '**/api/admin/migrate', 200, plantsIn('catching-up'))
      await shows(heading(page, 'Rebuilding plants'))
      await button(page, 'Cancel rebuild').click()
      await expect.poll(asked).toHaveLength(3)
      await button(page, 'Try again').click()
      await expect.poll(asked).toHaveLength(4)
      const skip = dialog(page, 'Skip event 3')
      await button(page, 'Skip this event').click()
      await shows(skip)
      await isAccessible(page)
      await button(skip, 'Leave it parked').click()
      await isGone(skip)
      await button(page, 'Skip this event').click()
      await button(skip, 'Skip this event').click()
      await isGone(skip)
      await expect
        .poll(asked)
        .toEqual([
          'migrate/plants/resume',
          'migrate/plants/cancel',
          'migrate/plants/cancel',
          `dead-letters/${letter.id}/retry`,
          `dead-letters/${letter.id}/skip`,
        ])

      provokes(/403/)
      const message = 'Only administrators can do that.'
      await answering(page, '**/api/admin/migrate', 403, { code: 'not-administrator', message })
      await page.reload()
      await shows(page.getByText(message))
      await isAccessible(page)
    },
  )

  journey('a page waits visibly for a rebuild, and then loads by itself', async ({ open, wattle }) => {
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

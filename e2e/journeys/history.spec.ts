import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { addLocation, addPlant, addTask, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { planOf } from '../src/plan.ts'
import { button, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'
import { today } from '../src/today.ts'

/** Typed key by key; the same text whether the browser expects the day or the month first. */
const longAgo = { day: '2025-11-11', typed: '11112025' }

describe.each([390, 1280])('at %i px', (width) => {
  journey(
    'a plant’s history shows causes and effects, even after the plant is deleted',
    async ({ open, wattle }) => {
      const email = `history${width}@example.com`
      const nell = await gardenerAt(wattle, email)
      await settle(nell)
      const balcony = await addLocation(nell, 'Balcony')
      const yard = await addLocation(nell, 'Back yard')
      const lemon = await addPlant(nell, balcony, { name: 'Lemon', species: 'Citrus × limon' })
      const { tasks } = await planOf(nell, lemon)
      await nell.write('PUT', `/plants/${lemon}`, { locationId: yard })
      await nell.write('PUT', `/plants/${lemon}`, { name: 'Eureka Lemon' })
      const { page } = await open({ width })
      await signIn(page, { name: 'Nell', email })
      await visit(page, `/plants/${lemon}`)
      await button(page, 'More for Eureka Lemon').click()
      await page.getByRole('menuitem', { name: 'See its history' }).click()
      await shows(heading(page, 'The life of Eureka Lemon'))
      const told = page.getByRole('main').getByRole('heading', { level: 3 })
      const arrived = `The care plan for Lemon arrived with ${tasks.length} tasks`
      await shows(heading(page, arrived))
      expect((await told.allTextContents()).filter((each) => each !== 'Eureka Lemon')).toEqual([
        'You renamed Lemon to Eureka Lemon',
        'You moved Lemon from Balcony to Back yard',
        arrived,
        'You added Lemon to Balcony',
      ])
      await isAccessible(page)

      await button(page, 'You added Lemon to Balcony').click()
      const first = page.getByRole('listitem').filter({ has: heading(page, 'You added Lemon to Balcony') })
      await shows(page.locator('li:focus').filter({ hasText: 'This led to' }))
      await first.getByText('Exactly what was recorded').click()
      await shows(first.getByText('PlantCreated, version 1'))
      await shows(first.getByText('"species": "Citrus × limon"'))
      await isAccessible(page)

      await page.getByLabel('Show').focus()
      await page.getByLabel('Show').selectOption('Care plans')
      await isGone(heading(page, 'You renamed Lemon to Eureka Lemon'))
      await shows(page.locator('select:focus'))
      await button(page, 'You added Lemon to Balcony').click()
      await shows(page.locator('li:focus').filter({ has: heading(page, 'You added Lemon to Balcony') }))

      const card = page.getByRole('complementary', { name: 'As it was on this date' })
      await shows(card.getByText('Back yard'))
      await shows(card.getByText(tasks[0]?.title ?? '').first())
      await card.getByLabel('Date').pressSequentially(longAgo.typed)
      expect(await card.getByLabel('Date').inputValue()).toBe(longAgo.day)
      await shows(card.getByText('It was not in your garden at the end of', { exact: false }))
      await isAccessible(page)
      await button(card, 'Back to today').click()
      await shows(card.getByText('Back yard'))

      await button(page, 'Download the history').click()
      const saving = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: 'Download CSV' }).click()
      const file = await saving
      expect(file.suggestedFilename()).toBe('history-of-eureka-lemon.csv')
      expect(await readFile(await file.path(), 'utf8')).toContain(
        ',You moved Lemon from Balcony to Back yard,',
      )

      await nell.write('DELETE', `/plants/${lemon}`)
      await page.reload()
      await shows(heading(page, `You deleted Eureka Lemon with ${tasks.length} tasks`))
      await shows(page.getByText('It is no longer in your garden.', { exact: false }))
      await isAccessible(page)
    },
  )

  journey('the garden’s history can be read by page, by day and by kind', async ({ open, wattle }) => {
    const email = `garden-history${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    for (let number = 1; number <= 33; number += 1)
      await addTask(nell, { title: `Task ${number}`, dueDate: today() })
    const { page } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    await visit(page, '/my-plants')
    await link(page, 'History').click()
    await shows(heading(page, 'The life of your garden'))
    await shows(heading(page, /^You added the task “Task 33”/))
    expect(await heading(page, /“Task 3”/).count()).toBe(0)
    await button(page, 'Load more entries').press('Enter')
    await shows(heading(page, /“Task 3”/))
    await isGone(button(page, 'Load more entries'))
    await expect.poll(() => page.locator(':focus').textContent()).toContain('“Task 3”')
    await isAccessible(page)

    await page.getByLabel('Show').selectOption('Settings and profile')
    await shows(heading(page, 'You changed where the garden is: state Victoria and postcode 3068'))
    await isGone(heading(page, /“Task 3”/))
    await page.getByLabel('Up to the end of').pressSequentially(longAgo.typed)
    expect(await page.getByLabel('Up to the end of').inputValue()).toBe(longAgo.day)
    await shows(heading(page, 'Nothing like that happened'))
    await button(page, 'Show everything').click()
    await shows(heading(page, /^You added the task “Task 33”/))
  })
})

journey(
  'if one kind of history cannot be loaded, the page stays, and it is requested once',
  async ({ open, wattle }) => {
    const email = 'history-of-a-kind@example.com'
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    const lemon = await addPlant(nell, await addLocation(nell, 'Balcony'), {
      name: 'Lemon',
      species: 'Citrus',
    })
    const { page, provokes } = await open({ width: 390 })
    provokes(/500/)
    await signIn(page, { name: 'Nell', email })
    await visit(page, `/plants/${lemon}/history`)
    await shows(heading(page, 'You added Lemon to Balcony'))
    let asked = 0
    const ofAKind = /\/history\?(.*&)?kind=/
    await page.route(ofAKind, (route) => {
      asked += 1
      return route.fulfill({ status: 500, json: {} })
    })
    await page.getByLabel('Show').focus()
    await page.getByLabel('Show').selectOption('Care plans')
    await shows(page.getByText('The history could not be loaded.'))
    await shows(heading(page, 'The life of Lemon'))
    await shows(page.locator('select:focus'))
    expect(asked).toBe(1)
    await page.unroute(ofAKind)
    await button(page, 'Retry').click()
    await shows(heading(page, /^The care plan for Lemon arrived/))
  },
)

journey('the URL contains the day at which the slider is released', async ({ open, wattle }) => {
  const email = 'history-slider@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  const bed = await addLocation(nell, 'Balcony')
  const lemon = await addPlant(nell, bed, { name: 'Lemon', species: 'Citrus' })
  const { page } = await open()
  await signIn(page, { name: 'Nell', email })
  await page.route(/\/history(\?|$)/, async (route) => {
    const response = await route.fetch()
    const told = (await response.json()) as { subject: object }
    const subject = { ...told.subject, since: '2025-01-01T00:00:00Z' }
    await route.fulfill({ response, json: { ...told, subject } })
  })
  await visit(page, `/plants/${lemon}/history`)
  const slider = page.getByRole('slider', { name: 'Move through time' })
  const day = page.getByRole('complementary', { name: 'As it was on this date' }).getByLabel('Date')
  await shows(slider)
  await slider.scrollIntoViewIfNeeded()
  await page.evaluate(`window.changes = 0
    const replace = history.replaceState
    history.replaceState = function (...to) {
      window.changes += 1
      replace.apply(history, to)
    }`)
  const box = await slider.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x + 200, y)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 40 })
  await shows(button(page, 'Back to today'))
  expect(await page.evaluate('window.changes')).toBe(0)
  const shown = await day.inputValue()
  await page.mouse.up()
  await page.waitForURL(new RegExp(`at=${shown}$`))
  expect(await day.inputValue()).toBe(shown)

  // As a screen reader moves the slider: without a key or a pointer.
  await slider.evaluate((element) => {
    const input = element as unknown as { stepUp(): void; dispatchEvent(event: Event): void }
    input.stepUp()
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect.poll(() => day.inputValue()).not.toBe(shown)
  await button(page, 'Back to today').click()
  await page.waitForURL(/history\??$/)
  await expect.poll(() => day.inputValue()).toBe(today())
  await isGone(button(page, 'Back to today'))
})

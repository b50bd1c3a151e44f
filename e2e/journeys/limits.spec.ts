import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { addLocation, addPlant, addTask, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

journey('very long names leave room for the content beside them', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'names@example.com')
  await settle(nell)
  const name = 'The bed beside the driveway, under the old jacaranda, near the letterbox '.repeat(2).trim()
  const bed = await addLocation(nell, name)
  const plant = await addPlant(nell, bed, { name: `${name} lemon`, species: 'Citrus limon' })
  await addTask(nell, { title: 'Feed the lemon', plantId: plant, dueDate: '2026-11-20' })
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'names@example.com' })
  const height = async (text: Locator) => {
    await shows(text)
    return (await text.boundingBox())?.height
  }
  expect(await height(page.getByText(/lemon · The bed/).first())).toBeLessThan(56)
  await visit(page, `/plants/${plant}`)
  expect(await height(page.getByText(/^In The bed/))).toBeLessThan(60)
  expect(
    await height(
      link(page, new RegExp(`${name}$`))
        .last()
        .getByText(name),
    ),
  ).toBeLessThan(60)

  // Text of twice the size does not widen the page, and the skip link stays out of sight.
  const enlarge = () => page.evaluate("document.documentElement.style.fontSize = '200%'")
  for (const path of ['/', '/tasks', '/my-plants']) {
    await visit(page, path)
    await shows(page.getByRole('heading', { level: 1 }))
    await enlarge()
    expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(390)
  }
  const skip = await page.getByRole('link', { name: /^Skip to/ }).boundingBox()
  expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThanOrEqual(0)
})

journey(
  'a long list is searchable, and after loading more plants the first of these has the focus',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'many@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'Herb row')
    for (const number of Array.from({ length: 12 }, (_, index) => index + 1))
      await addPlant(nell, bed, { name: `Herb ${number}`, species: 'Herba' })
    const { page } = await open()
    await signIn(page, { name: 'Nell', email: 'many@example.com' })
    await visit(page, `/my-plants/${bed}`)
    await button(page, 'Load more plants').press('Enter')
    await isGone(button(page, 'Load more plants'))
    await shows(heading(page, 'Herb 12'))
    const eleventh = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .nth(10)
    await expect
      .poll(() => eleventh.getByRole('link').evaluate((element) => element.matches(':focus')))
      .toBe(true)

    const search = page.getByLabel('Search by name or species')
    await search.fill('  HÉRB   9 ')
    await shows(page.getByText('1 plant matches “HÉRB 9”.'))
    await isGone(heading(page, 'Herb 12'))

    await visit(page, '/my-plants')
    await search.fill('herb 1')
    await shows(page.getByText('4 plants match “herb 1”.'))
    await page.getByLabel('Sort by').selectOption('Next job')
    await page.waitForURL(/\/my-plants\?search=herb\+1&sort=next$/)
    const found = page.getByRole('region', { name: 'Plants found' }).getByRole('link')
    await shows(found.filter({ hasText: 'Herb 12' }).getByText(/^In Herb row/))
    await isAccessible(page)
    await found.filter({ hasText: 'Herb 12' }).click()
    await shows(heading(page, 'Herb 12'))
    await page.goBack()
    await shows(page.getByText('4 plants match “herb 1”.'))
    expect(await search.inputValue()).toBe('herb 1')

    await search.press('End')
    await search.pressSequentially('234')
    await shows(heading(page, 'No plants match “herb 1234”.'))
    await isAccessible(page)
    await button(page, 'Clear search').last().click()
    await shows(page.getByText('12 plants, sorted by next job.'))
    await expect.poll(() => search.evaluate((element) => element.matches(':focus'))).toBe(true)

    const select = button(page, 'Select plants')
    await select.click()
    const bar = page.getByRole('group', { name: 'Selected plants' })
    await button(bar, 'Select all').click()
    await shows(bar.getByText('12 plants selected'))
    await search.fill('herb 1')
    await shows(bar.getByText('4 plants selected'))
    await button(bar, 'Cancel').click()
    await expect.poll(() => select.evaluate((element) => element.matches(':focus'))).toBe(true)
    await button(page, 'Clear search').click()
    await shows(page.getByText('12 plants, sorted by next job.'))
    await page.getByLabel('Sort by').selectOption('Location')
    await shows(heading(page, 'Herb row'))
  },
)

journey(
  'a month of many tasks shows sixty rows, and more on request; a tick does not refetch it',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'month@example.com')
    await settle(nell)
    for (const number of Array.from({ length: 70 }, (_, index) => index + 101))
      await addTask(nell, { title: `Job ${number}`, dueDate: '2027-03-08' })
    const { page } = await open()
    await signIn(page, { name: 'Nell', email: 'month@example.com' })
    await visit(page, '/tasks?month=2027-03')
    const ticks = page.getByRole('checkbox', { name: /^Mark as done/ })
    await expect.poll(() => ticks.count()).toBe(60)
    const general = page.getByRole('region', { name: 'General, March 2027' })
    await shows(heading(general, /70 to do/))
    await shows(page.getByText('60 of 70 tasks shown').last())

    await button(page, 'Select tasks').click()
    const bar = page.getByRole('group', { name: 'Selected tasks' })
    await button(bar, 'Select all shown').click()
    await shows(bar.getByText('60 tasks selected'))
    await button(bar, 'Cancel').click()

    await button(page, 'Show more').press('Enter')
    await expect.poll(() => ticks.count()).toBe(70)
    await expect.poll(() => ticks.nth(60).evaluate((element) => element.matches(':focus'))).toBe(true)
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toEqual(expect.arrayContaining(['70 of 70 tasks shown']))
    await isGone(button(page, 'Show more'))
    await isAccessible(page)
    await button(page, 'Select tasks').click()
    await button(bar, 'Select all').click()
    await shows(bar.getByText('70 tasks selected'))
    await visit(page, '/tasks?month=2027-04')
    await isGone(bar)
    await visit(page, '/tasks?month=2027-03')
    await shows(heading(general, /70 to do/))

    const reads: string[] = []
    page.on('request', (request) => reads.push(request.url()))
    const first = (await ticks.first().getAttribute('aria-label')) ?? ''
    await ticks.first().click()
    await isGone(page.getByRole('checkbox', { name: first, exact: true }))
    await shows(heading(general, /69 to do/))
    await visit(page, '/')
    await shows(heading(page, 'Tasks this month'))
    expect(reads.filter((address) => address.includes('/complete'))).toHaveLength(1)
    expect(reads.filter((address) => address.includes('month=2027-03'))).toEqual([])
  },
)

journey('an unreasonable date or month gets an error beside it', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'beyond@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  const plant = await addPlant(nell, bed, { name: 'Eureka Lemon', species: 'Citrus limon' })
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'beyond@example.com' })
  await visit(page, `/my-plants/${bed}/edit-plant/${plant}`)
  const form = dialog(page, 'Edit Plant')
  await form.getByLabel('Planted date').fill('2099-05-05')
  await button(form, 'Save').click()
  await shows(form.getByText('That is more than a year from now. Please check the date.'))
  expect(await form.getByLabel('Planted date').getAttribute('aria-invalid')).toBe('true')
  await button(form, 'Cancel').click()
  await button(page, 'Discard changes').click()

  for (const title of ['Order bulbs', 'Sow the peas']) await addTask(nell, { title, dueDate: '2027-03-08' })
  await visit(page, '/tasks?month=2027-03')
  await button(page, 'Select tasks').click()
  await page.getByRole('checkbox', { name: 'Select Order bulbs' }).check()
  await button(page, 'Reschedule').click()
  const reschedule = dialog(page, 'Reschedule 1 task')
  await reschedule.getByLabel('Due date').fill('2020-01-01')
  await button(reschedule, 'Reschedule').click()
  await shows(reschedule.getByText('That day has passed. Press “Reschedule” again', { exact: false }))
  await reschedule.getByLabel('Due date').fill('2099-05-05')
  await button(reschedule, 'Reschedule').click()
  await shows(reschedule.getByText('That is more than a year from now.', { exact: false }))
  await isAccessible(page)
  await button(reschedule, 'Reschedule').click()
  await shows(page.getByText('1 task moved to Tue 5 May 2099'))

  await button(page, 'Sow the peas').click()
  await button(dialog(page, 'Sow the peas'), 'Reschedule').click()
  await reschedule.getByLabel('Due date').fill('2027-04-08')
  await isAccessible(page)
  await button(reschedule, 'Reschedule').click()
  await shows(page.getByText('1 task moved to Thu 8 Apr 2027'))
  await isGone(page.getByRole('dialog'))

  await visit(page, '/tasks?month=2027-04')
  await button(page, 'Sow the peas').click()
  await button(dialog(page, 'Sow the peas'), 'Edit').click()
  const edit = dialog(page, 'Edit Task')
  await edit.getByLabel('Due date').fill('')
  expect(await edit.getByText('more than a year', { exact: false }).count()).toBe(0)
  await edit.getByLabel('Due date').fill('2099-05-05')
  await button(edit, 'Save').click()
  await shows(edit.getByText('That is more than a year from now. Press “Save” again', { exact: false }))
  await isAccessible(page)
  await button(edit, 'Save').click()
  await isGone(page.getByRole('dialog'))

  await visit(page, '/tasks?month=9999-12')
  await shows(heading(page, 'Plant Maintenance Tasks'))
  expect(await page.getByText('9999').count()).toBe(0)
  await visit(page, '/tasks?month=2199-12')
  expect(await button(page, /^Next month/).getAttribute('aria-disabled')).toBe('true')
})

journey('a full browser storage does not stop the app', async ({ open }) => {
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'full-storage@example.com' })
  const welcome = dialog(page, 'Where is your garden?')
  await shows(welcome)
  await page.evaluate(`Storage.prototype.setItem = () => {
    throw new DOMException('It is full.', 'QuotaExceededError')
  }`)
  await button(welcome, 'Not now').click()
  await isGone(welcome)
  await button(page, 'Collapse sidebar').click()
  await shows(button(page, 'Expand sidebar'))
  await visit(page, '/settings')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe('dark')
})

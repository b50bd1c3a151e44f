import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import { addLocation, addTask, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

journey('a visitor browses the guide for their own postcode', async ({ open }) => {
  const { page, provokes } = await open({ width: 390 })
  provokes(/500/)
  const plants = /\/api\/guide\/plants($|\?)/
  const fail = (route: Route) => route.fulfill({ status: 500, json: {} })
  await page.route(plants, fail, { times: 1 })
  await visit(page, '/guide')
  await shows(heading(page, 'The plant guide could not be loaded.'))
  const search = page.getByLabel('Search the guide')
  const typed = Promise.withResolvers<void>()
  await page.route(plants, (route) => typed.promise.then(() => route.fallback()), { times: 1 })
  await button(page, 'Retry').click()
  await search.pressSequentially('aga')
  await page.waitForURL(/search=aga$/)
  typed.resolve()
  await shows(link(page, /^Agapanthus/))
  expect(await search.inputValue()).toBe('aga')
  await button(page, 'Clear search').click()
  await shows(button(page, 'Show more plants'))
  await isAccessible(page)

  await page.route(plants, fail, { times: 1 })
  await search.fill('solanum')
  await shows(heading(page, 'The plant guide could not be loaded.'))
  await shows(button(page, 'Filters'))
  await page.keyboard.type(' lyc')
  await isGone(link(page, /^Agapanthus/))
  await link(page, /^Tomato/).click()
  await shows(heading(page, 'Tomato'))
  await shows(heading(page, 'Keep it away from'))
  await page.getByLabel('Your postcode').fill('9')
  await button(page, 'Show my months').click()
  await shows(page.getByText('Please enter a valid 4-digit Australian postcode'))
  await page.getByLabel('Your postcode').fill('0800')
  await button(page, 'Show my months').click()
  await shows(page.getByText('Months for 0800, Northern Territory: tropical'))
  expect(page.url()).not.toContain('0800')
  await shows(page.getByRole('list', { name: 'The year ahead' }))
  await isAccessible(page)

  await page.goBack()
  await page.getByLabel('Search the guide').fill('qqqqqq')
  await shows(heading(page, 'Nothing in the guide matches'))
  await page.getByLabel('Search the guide').fill('cat safe plants')
  await shows(heading(page, 'The guide keeps no list of safe plants'))
  await button(page, 'Show every plant').click()
  await shows(link(page, /^Alyssum/))
  await button(page, 'Filters').click()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Rose')
  await isGone(link(page, /^Alyssum/))
  expect(page.url()).toContain('kind=rose')
  await button(page, 'Filters').click()
  await isGone(page.getByRole('combobox', { name: 'Kind' }))
  await shows(button(page, 'Filters: 1 on'))

  await page.goto('/guide/lemon')
  await shows(heading(page, 'Lemon'))
  await shows(page.getByText('Months for 0800, Northern Territory: tropical'))
  await shows(link(page, 'Start a notebook to grow it'))
  expect(new URL(page.url()).hash).toBe('#/guide/lemon')
})

journey(
  'a gardener adds a plant from the guide to the garden and to the nursery list',
  async ({ open, wattle }) => {
    const email = 'leafing@example.com'
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    const bed = await addLocation(nell, 'Back bed')
    const { page } = await open()
    await signIn(page, { name: 'Nell', email })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plant Guide' }).click()
    await shows(heading(page, 'Plant Guide'))
    await shows(page.getByText(/^Months for \d{4}/))
    const now = page.getByRole('checkbox', { name: 'Plant this month' })
    await now.click()
    await shows(page.getByText(/^\d+ plants to plant in /))
    await now.click()
    await isGone(page.getByText(/^\d+ plants to plant in /))
    await button(page, 'Change postcode').click()
    await shows(page.getByText('Your garden stays at 3068, as in Settings.', { exact: false }))
    await page.getByLabel('Your postcode').fill('0800')
    await button(page, 'Show my months').click()
    await shows(page.getByText('Months for 0800', { exact: false }))
    await button(page, 'Use my garden’s postcode (3068)').click()
    await shows(page.getByText('Months for 3068', { exact: false }))
    await button(page, 'Change postcode').click()
    await page.getByLabel('Your postcode').fill('0800')
    await button(page, 'Show my months').click()
    await nell.write('PUT', '/preferences', { state: 'Victoria', postcode: '3350' })
    await page.reload()
    await shows(page.getByText('Months for 3350', { exact: false }))
    await page.getByLabel('Search the guide').fill('brunf')
    await link(page, /^Brunfelsia/).click()
    await shows(page.getByText(/^Very poisonous to dogs/))

    await button(page, 'Add to my garden').click()
    await link(dialog(page, 'Where will Brunfelsia grow?'), 'Back bed').click()
    const form = dialog(page, 'Add Plant')
    await shows(form.getByText(/^Very poisonous to dogs/))
    expect(await form.getByLabel('Species').inputValue()).toBe('Brunfelsia latifolia')
    await isAccessible(page)
    await button(form, 'Add to Back bed').click()
    await isGone(form)
    const { plants } = await nell.read<{ plants: { id: string; careAuthors: object }[] }>('/plants')
    expect(plants[0]?.careAuthors).toMatchObject({ watering: 'guide' })
    await visit(page, `/plants/${plants[0]?.id}`)
    await shows(page.getByText(/^Very poisonous to dogs/))
    expect(bed).not.toBe('')

    await addTask(nell, {
      title: 'Spray the bare peach',
      dueDate: civilDateAt(new Date(), 'Australia/Melbourne'),
      product: { productName: 'Lime sulphur' },
    })
    await visit(page, '/garden-shed')
    await shows(page.getByText(/It burns eyes and skin/))
    await visit(page, '/tasks')
    await button(page, 'Spray the bare peach').click()
    await shows(dialog(page, 'Spray the bare peach').getByText(/wait as many days before harvest/))
    await page.keyboard.press('Escape')
    await visit(page, '/')
    await shows(page.getByRole('heading', { name: /^Plant in / }))
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    expect((await headings.allTextContents()).slice(-2)).toEqual([
      expect.stringMatching(/^Plant in /),
      'Good to know',
    ])

    await visit(page, '/guide/lemon')
    await link(page, 'Add to nursery list').click()
    const wish = dialog(page, 'Add Nursery Plant')
    expect(await wish.getByLabel('Name').first().inputValue()).toBe('Lemon')
    await button(wish, 'Add to Nursery').click()
    await shows(page.getByRole('heading', { name: 'Lemon' }))
    await isGone(wish)
  },
)

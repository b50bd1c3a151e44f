import { addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import { expect } from 'vitest'
import { addLocation, addPlant, addTask, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, dialog, drawn, heading, isGone, link, shows, signIn, tickOf, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'
import { today } from '../src/today.ts'

const thisMonth = () => monthOf(today())
const offline = 'You’re offline.'
const failure = 'Failed to load tasks. Please try again later.'

journey('Home refetches failed requests when the connection is back', async ({ open, wattle }) => {
  const email = 'back@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  const step = await addLocation(nell, 'Back step')
  await addPlant(nell, step, { name: 'Mint', species: 'Mentha' })
  const { page, context, provokes } = await open()
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, { name: 'Nell', email })
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await shows(page.getByText(failure))
  await shows(page.getByText('We couldn’t load your totals, so they show as zero.'))
  await isGone(page.getByText('Nothing was planned.'))

  await context.setOffline(true)
  await page.unroute('**/api/**')
  await context.setOffline(false)
  await shows(link(page, /^Back step/))
  await isGone(page.getByText(failure))
  await isGone(page.getByText('couldn’t load your totals', { exact: false }))
})

journey('the other months stay reachable if one cannot be loaded', async ({ open, wattle }) => {
  const email = 'months@example.com'
  await settle(await gardenerAt(wattle, email))
  const { page, context, provokes } = await open({ width: 390 })
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, { name: 'Nell', email })
  await visit(page, '/tasks')
  await shows(page.getByText('No more future tasks'))

  await context.setOffline(true)
  await button(page, /^Next month/).click()
  await shows(page.getByText(failure))
  await button(page, /^Previous month/).click()
  await shows(page.getByText('No more future tasks'))
  await button(page, /^Next month/).click()
  await shows(page.getByText(failure))
  await page.waitForURL(new RegExp(addMonths(thisMonth(), 1)))

  await context.setOffline(false)
  await isGone(page.getByText(failure))
  await shows(page.getByText('No more future tasks'))
})

journey('plants in the cache stay usable while they cannot be refetched', async ({ open, wattle }) => {
  const email = 'known@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  const step = await addLocation(nell, 'Back step')
  await addPlant(nell, step, { name: 'Mint', species: 'Mentha' })
  await addTask(nell, { title: 'Sweep the path', dueDate: today() })
  const { page, context, provokes } = await open({ width: 390 })
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, { name: 'Nell', email })
  const known = page.waitForResponse('**/api/plants')
  await visit(page, '/tasks')
  await known
  const tick = tickOf(page, 'Sweep the path')
  await shows(tick)

  await context.setOffline(true)
  const readAgain = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/plants'))
  await tick.click()
  await shows(
    page.getByText('You’re offline. Failed to update task status. Please try again.', {
      exact: true,
    }),
  )
  await readAgain
  await drawn(page)
  expect(await page.getByText('Failed to load plants', { exact: false }).count()).toBe(0)

  await shows(page.getByText(offline, { exact: true }))
  await context.setOffline(false)
  await isGone(page.getByText(offline, { exact: true }))
})

journey('the dialog for the garden’s place waits for the saved settings', async ({ open, wattle }) => {
  const email = 'asked@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  await nell.write('PUT', '/preferences', { taskGeneration: { effort: 'High' } })
  const { page } = await open()
  await signIn(page, { name: 'Nell', email })
  const welcome = dialog(page, 'Where is your garden?')
  const opened = Promise.withResolvers<void>()
  await page.route('**/api/preferences', async (route) => {
    await opened.promise
    await route.continue()
  })
  await page.goto('about:blank')
  await visit(page, '/?test=welcome')
  await shows(heading(page, 'Getting Started'))
  expect(await welcome.count()).toBe(0)
  opened.resolve()
  await shows(welcome)
  expect(await welcome.getByLabel('Postcode').inputValue()).toBe('3068')
  expect(await welcome.getByLabel('State').inputValue()).toBe('Victoria')
  expect(await welcome.getByRole('radio', { name: /^High/ }).isChecked()).toBe(true)
})

journey('that question begins with the state of the time zone and no postcode', async ({ open }) => {
  const { page } = await open({ timeZone: 'Australia/Perth' })
  await signIn(page, { name: 'Nell', email: 'perth@example.com' })
  const welcome = dialog(page, 'Where is your garden?')
  expect(await welcome.getByLabel('State').inputValue()).toBe('Western Australia')
  expect(await welcome.getByLabel('Postcode').inputValue()).toBe('')
  await button(welcome, 'Start my notebook').click()
  await shows(welcome.getByText('Please enter a valid 4-digit Australian postcode'))
  await welcome.getByLabel('Postcode').fill('0870')
  expect(await welcome.getByLabel('State').inputValue()).toBe('Northern Territory')
})

journey(
  'text typed into that dialog is kept while the settings are being refetched',
  async ({ open, wattle }) => {
    const email = 'unasked@example.com'
    await settle(await gardenerAt(wattle, email))
    const { page, provokes } = await open()
    provokes(/500/)
    await signIn(page, { name: 'Nell', email })
    await shows(page.getByText('in Victoria', { exact: false }).first())
    await page.route('**/api/preferences', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('about:blank')
    await visit(page, '/')
    const welcome = dialog(page, 'Where is your garden?')
    const postcode = welcome.getByLabel('Postcode')
    // As last seen on this device.
    expect(await postcode.inputValue()).toBe('3068')
    expect(await welcome.getByLabel('State').inputValue()).toBe('Victoria')
    await postcode.fill('3070')
    const again = page.waitForResponse('**/api/preferences')
    await page.evaluate("dispatchEvent(new Event('visibilitychange'))")
    await again
    expect(await postcode.inputValue()).toBe('3070')
  },
)

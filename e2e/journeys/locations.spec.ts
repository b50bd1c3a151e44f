import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addLocation, addPlant, publishProfile, settle, uploadPicture } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

type Call = { method: string; path: RegExp }

/** Makes calls fail: the returned function adds a call that fails, and returns a function that ends this. */
async function failures(page: Page, message: string) {
  const failing = new Set<Call>()
  await page.route('**/api/**', (route) => {
    const [method, { pathname }] = [route.request().method(), new URL(route.request().url())]
    const fails = [...failing].some((call) => call.method === method && call.path.test(pathname))
    if (!fails) return route.fallback()
    return route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify({ message }) })
  })
  return (method: string, path: RegExp) => {
    const call = { method, path }
    failing.add(call)
    return () => void failing.delete(call)
  }
}

journey('failures around a location show specific errors', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'locations@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Herb row')
  for (const number of Array.from({ length: 16 }, (_, index) => index + 1))
    await addPlant(nell, bed, { name: `Herb ${number}`, species: 'Herba' })
  const nowhere = '00000000-0000-4000-8000-000000000000'
  const { page, provokes } = await open()
  provokes(/500|404/)
  await signIn(page, { name: 'Nell', email: 'locations@example.com' })
  const fails = await failures(page, 'The gate is shut')
  const says = (text: string) => shows(page.getByText(text, { exact: true }))

  let mend = fails('GET', /locations\/[^/]+\/plants$/)
  await visit(page, '/my-plants')
  let asked = Promise.withResolvers<void>()
  await page.route(/locations\/[^/]+\/plants\?/, async (route) => {
    await asked.promise
    await route.fallback()
  })
  const skeletons = page.locator('main [aria-busy=true] span[aria-hidden=true]:not([aria-hidden] *)')
  await button(page, /^Show All Plants/).click()
  await expect.poll(() => skeletons.count()).toBe(3)
  asked.resolve()
  await says('Failed to load plants.')
  await isAccessible(page)
  mend()
  asked = Promise.withResolvers()
  await button(page, 'Retry').click()
  await expect.poll(() => skeletons.count()).toBe(3)
  await isGone(page.getByText('Failed to load plants.'))
  asked.resolve()
  await shows(link(page, /^Herb 16/))

  mend = fails('PUT', /plants\/visibility$/)
  await button(page, 'Change visibility of Herb row, now private').click()
  const visibility = dialog(page, 'Change Visibility')
  await shows(visibility.getByText('This will update the visibility for all plants in this location.'))
  await expect.poll(() => visibility.getByRole('radio').count()).toBe(2)
  await visibility.getByRole('radio', { name: /^Public/ }).check()
  await button(visibility, 'Save').click()
  await button(dialog(page, 'Set Up Community Garden Profile'), 'Not now').click()
  await publishProfile(nell, 'Herb Corner', await uploadPicture(nell))
  await page.reload()
  await button(page, 'Change visibility of Herb row, now private').click()
  await visibility.getByRole('radio', { name: /^Public/ }).check()
  await button(visibility, 'Save').click()
  await says('Failed to update visibility: The gate is shut')
  mend()
  await button(page, 'Try again').click()
  await says('Plant visibility updated for Herb row')
  await shows(button(page, 'Change visibility of Herb row, now public'))

  mend = fails('POST', /\/locations$/)
  await link(page, 'Add Location').click()
  const form = dialog(page, 'Add Location')
  await form.getByLabel('Name').fill('Back step')
  await button(form, 'Add Location').click()
  await shows(form.getByText('There was a problem saving the location: The gate is shut'))
  // The error is scrolled into view within its dialog, and the dialog itself does not scroll.
  expect(await form.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await button(form, 'Cancel').click()
  await button(page, 'Discard changes').click()
  await says('There was a problem adding the location: The gate is shut')
  mend()

  mend = fails('POST', /\/plants$/)
  await visit(page, `/my-plants/${bed}/add-plant`)
  await button(page, 'Add Plant Manually').click()
  const plant = dialog(page, 'Add Plant')
  await plant.getByLabel('Name').fill('Sage')
  await plant.getByLabel('Species').fill('Salvia officinalis')
  await button(plant, 'Add to Herb row').click()
  await shows(plant.getByText('There was a problem saving the plant: The gate is shut'))
  await page.keyboard.press('Escape')
  await button(page, 'Discard changes').click()
  await says('There was a problem adding the plant: The gate is shut')
  mend()
  await visit(page, '/')
  await isGone(page.getByText('There was a problem adding the plant', { exact: false }))

  mend = fails('GET', /locations\/[^/]+\/plants$/)
  await page.goto('about:blank')
  await visit(page, `/my-plants/${bed}`)
  await says('Error loading plants for this location')
  await shows(link(page, 'Back to My Plants'))
  await isAccessible(page)
  mend()
  await button(page, 'Retry').click()
  await shows(heading(page, 'Herb 10'))
  mend = fails('GET', /locations\/[^/]+\/plants$/)
  await button(page, 'Load more plants').click()
  await says('Failed to load more plants.')
  expect(await page.evaluate('document.activeElement?.textContent')).toBe('Retry')
  await isAccessible(page)
  mend()
  await button(page, 'Retry').click()
  await shows(heading(page, 'Herb 16'))

  mend = fails('GET', /locations\/[^/]+$/)
  await page.goto('about:blank')
  await visit(page, `/my-plants/edit-location/${bed}`)
  await says('Could not load location details')
  await page.goto('about:blank')
  await visit(page, `/my-plants/${bed}/add-plant`)
  await says('Could not load required data')
  await button(dialog(page, 'Add Plant'), 'Close').last().click()
  await shows(heading(page, 'Error loading location details'))
  await link(page, 'Back to My Plants').click()
  await shows(heading(page, 'My Plants'))
  mend()
  await visit(page, `/my-plants/${nowhere}`)
  await shows(heading(page, 'Could not find location'))
  await visit(page, `/my-plants/edit-location/${nowhere}`)
  await says('Location not found')
})

journey('locations that are not stored show a warning, and others do not', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'samples@example.com')
  await settle(nell)
  await addLocation(nell, 'Back step')
  await addLocation(nell, 'Front step')
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'samples@example.com' })
  let samples = 2
  await page.route('**/api/locations-with-plants*', async (route) => {
    const { 'if-none-match': _none, ...headers } = route.request().headers()
    const response = await route.fetch({ headers })
    const { locations } = (await response.json()) as { locations: object[] }
    const marked = locations.map((each, index) => ({ ...each, isMockData: index < samples }))
    await route.fulfill({ response, json: { locations: marked } })
  })
  const warning = page.getByText('The database is unavailable', { exact: false })
  await page.reload()
  await visit(page, '/my-plants')
  await shows(warning)
  await shows(page.getByText('Changes will not be saved.', { exact: false }))
  await isAccessible(page)
  samples = 1
  await button(page, 'Retry').click()
  await isGone(warning)
  await shows(heading(page, 'Back step'))
  await shows(page.getByText('Two locations, no plants yet'))
})

journey(
  'a plant’s page never says that its location is not known while it loads',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'slow-bed@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'Slow bed')
    const plant = await addPlant(nell, bed, { name: 'Rosemary', species: 'Salvia rosmarinus' })
    const { page } = await open()
    await signIn(page, { name: 'Nell', email: 'slow-bed@example.com' })
    const held = Promise.withResolvers<void>()
    await page.route('**/api/locations/*', async (route) => {
      await held.promise
      await route.continue()
    })
    await visit(page, `/plants/${plant}`)
    await shows(page.getByText('Location', { exact: true }))
    expect(await page.getByText('Not known').count()).toBe(0)
    held.resolve()
    await shows(link(page, 'Slow bed').last())
  },
)

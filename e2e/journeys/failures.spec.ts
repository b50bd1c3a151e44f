import { describe, expect } from 'vitest'
import { addLocation, addPlant, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

const failing = [
  {
    path: '/my-plants',
    api: '**/api/locations-with-plants*',
    says: 'Connection Error',
    recovered: 'Back step',
  },
  {
    path: '/tasks',
    api: '**/api/tasks-with-plants*',
    says: 'Failed to load tasks. Please try again later.',
    recovered: 'Plant Maintenance Tasks',
  },
  {
    path: '/settings',
    api: '**/api/preferences',
    says: 'Your settings could not be loaded.',
    recovered: 'Settings',
  },
]

describe.each(['answers 500', 'cannot be reached'])('while the server %s', (how) => {
  journey.for(failing)(
    '$path says so, and Retry recovers',
    async ({ path, api, says, recovered }, { open, wattle }) => {
      const email = `failing${path.slice(1)}${how.length}@example.com`
      const nell = await gardenerAt(wattle, email)
      await settle(nell)
      await addLocation(nell, 'Back step')
      const { page, provokes } = await open({ width: 390 })
      provokes(/500|ERR_INTERNET_DISCONNECTED/)
      await signIn(page, { name: 'Nell', email })
      await page.route(api, (route) =>
        how === 'answers 500'
          ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Sorry"}' })
          : route.abort('internetdisconnected'),
      )
      await page.reload()
      await visit(page, path)
      await shows(page.getByText(says))
      await isAccessible(page)
      await page.unroute(api)
      await button(page, 'Retry').click()
      await isGone(page.getByText(says))
      await shows(heading(page, recovered))
    },
  )
})

journey(
  'what was seen stays readable offline, and comes alive again without a reload',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'offline@example.com')
    await settle(nell)
    await addLocation(nell, 'Back step')
    const { page, context, provokes } = await open()
    provokes(/ERR_INTERNET_DISCONNECTED/)
    await signIn(page, { name: 'Nell', email: 'offline@example.com' })
    await link(page, 'Tasks').first().click()
    await shows(heading(page, 'Plant Maintenance Tasks'))
    await link(page, 'My Plants').first().click()
    await shows(heading(page, 'Back step'))
    await context.setOffline(true)
    await link(page, 'Tasks').first().click()
    await shows(heading(page, 'Plant Maintenance Tasks'))
    await link(page, 'My Plants').first().click()
    await shows(heading(page, 'Back step'))
    await context.setOffline(false)
    await link(page, 'Add Location').click()
    const form = dialog(page, 'Add Location')
    await form.getByLabel('Name').fill('Front step')
    await button(form, 'Add Location').click()
    await shows(heading(page, 'Front step'))
  },
)

journey('a slow list shows that it is loading, then its things', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'slow@example.com')
  await settle(nell)
  await addLocation(nell, 'Back step')
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'slow@example.com' })
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/locations-with-plants*', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await visit(page, '/my-plants')
  await shows(page.getByText('Loading your locations'))
  letThrough()
  await shows(heading(page, 'Back step'))
  await isAccessible(page)
})

journey('a form sent twice makes one plant', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'twice@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  await addPlant(nell, bed, { name: 'Mint', species: 'Mentha' })
  const { page, provokes } = await open()
  provokes(/ERR_CONNECTION_RESET/)
  await signIn(page, { name: 'Nell', email: 'twice@example.com' })
  await visit(page, `/my-plants/${bed}/add-plant`)
  await button(page, 'Add Plant Manually').click()
  const form = dialog(page, 'Add Plant')
  await form.getByLabel('Name').fill('Sage')
  await form.getByLabel('Species').fill('Salvia officinalis')
  const save = button(form, 'Add to Back step')

  // The first answer is lost on its way: the server has the plant, the gardener does not know.
  let isFirst = true
  await page.route('**/api/plants', async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    await route.abort('connectionreset')
  })
  await save.dblclick()
  await shows(form.getByText(/There was a problem saving the plant/))
  await save.click()
  await isGone(form)
  const { plants } = await nell.read<{ plants: { name: string }[] }>('/plants')
  expect(plants.map(({ name }) => name).toSorted()).toEqual(['Mint', 'Sage'])
})

journey('a deletion tried again after its answer was lost is done', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'lost@example.com')
  await settle(nell)
  await addLocation(nell, 'Back step')
  const { page, provokes } = await open()
  provokes(/ERR_CONNECTION_RESET/)
  await signIn(page, { name: 'Nell', email: 'lost@example.com' })
  await visit(page, '/my-plants')
  await button(page, 'Delete Back step').click()
  const confirm = dialog(page, 'Delete Location')
  let isFirst = true
  await page.route('**/api/locations/*', async (route) => {
    if (route.request().method() !== 'DELETE' || !isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    await route.abort('connectionreset')
  })
  await button(confirm, 'Delete Location').click()
  await shows(confirm.getByText(/There was a problem deleting the location/))
  await button(confirm, 'Delete Location').click()
  await shows(page.getByText('Back step deleted successfully'))
  await isGone(confirm)
})

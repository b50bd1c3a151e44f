import { describe, expect } from 'vitest'
import { addLocation, addPlant, addTask, publishProfile, settle, uploadPicture } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { planOf } from '../src/plan.ts'
import {
  button,
  dialog,
  drawn,
  heading,
  isAccessible,
  isGone,
  link,
  shows,
  signIn,
  tickOf,
  visit,
} from '../src/steps.ts'
import { journey } from '../src/test.ts'
import { today } from '../src/today.ts'

const failing = [
  {
    path: '/my-plants',
    api: '**/api/locations-with-plants*',
    title: 'Connection Error',
    says: 'Failed to load your locations. Please check your connection and try again.',
    recovered: 'Back step',
  },
  {
    path: '/tasks',
    api: '**/api/tasks-with-plants*',
    title: 'Failed to load tasks. Please try again later.',
    says: 'Failed to load tasks. Please try again later.',
    recovered: 'Plant Maintenance Tasks',
  },
  {
    path: '/settings',
    api: '**/api/preferences',
    title: 'Your settings could not be loaded.',
    says: 'Your settings could not be loaded.',
    recovered: 'Settings',
  },
]

describe.each(['answers 500', 'cannot be reached'])('while the server %s', (how) => {
  journey.for(failing)(
    '$path says so, and Retry recovers',
    async ({ path, api, title, says, recovered }, { open, wattle }) => {
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
      await shows(heading(page, title))
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
  'cached pages stay readable offline, and work again online without a reload',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'offline@example.com')
    await settle(nell)
    await addLocation(nell, 'Back step')
    const { page, context, provokes } = await open()
    provokes(/ERR_INTERNET_DISCONNECTED/)
    await signIn(page, { name: 'Nell', email: 'offline@example.com' })
    await link(page, 'Tasks').first().click()
    await shows(heading(page, 'No more future tasks'))
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

journey('a slow list shows that it is loading, then its items', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'slow@example.com')
  await settle(nell)
  await addLocation(nell, 'Back step')
  await publishProfile(nell, 'Slow Corner', await uploadPicture(nell))
  await nell.write('PUT', '/preferences', { shareGarden: true })
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'slow@example.com' })
  const held = Promise.withResolvers<void>()
  const slow = /\/api\/(locations-with-plants|tasks-with-plants|products|nursery\/plants|public\/users)(\?|$)/
  await page.route(slow, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload()
  await visit(page, '/public')
  await shows(page.getByText('Loading gardens'))
  await expect.poll(() => page.locator('main [aria-busy=true] li[aria-hidden=true]').count()).toBe(6)
  await visit(page, '/my-plants')
  await shows(page.getByText('Loading your locations'))
  expect(await page.locator('main [aria-busy=true] > [aria-hidden=true]').count()).toBe(2)
  for (const [path, says] of [
    ['/tasks', 'Loading tasks'],
    ['/garden-shed', 'Loading your garden shed'],
    ['/nursery', 'Loading your nursery plants'],
  ] as const) {
    await visit(page, path)
    await shows(page.getByText(says))
  }
  await visit(page, '/my-plants')
  held.resolve()
  await shows(heading(page, 'Back step'))
  await isAccessible(page)
  await visit(page, '/public')
  await shows(link(page, /Slow Corner/))
})

journey('submitting a form twice adds one plant', async ({ open, wattle }) => {
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

  // The first response is lost: the server has added the plant, but the gardener does not know.
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

journey(
  'a form sent again is the same request, even if the guide has responded meanwhile',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'guide-late@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'Back step')
    const { page, provokes } = await open()
    provokes(/ERR_CONNECTION_RESET/)
    await signIn(page, { name: 'Nell', email: 'guide-late@example.com' })
    // A monstera grows in a pot, but the guide's response arrives only after the form was sent.
    const answers = Promise.withResolvers<void>()
    await page.route('**/api/guide**', async (route) => {
      await answers.promise
      await route.continue()
    })
    await visit(page, `/my-plants/${bed}/add-plant`)
    await button(page, 'Add Plant Manually').click()
    const form = dialog(page, 'Add Plant')
    const asked = page.waitForRequest('**/api/guide**')
    await form.getByLabel('Name').fill('Monstera')
    await form.getByLabel('Species').fill('Monstera deliciosa')
    await asked
    let isFirst = true
    await page.route('**/api/plants', async (route) => {
      if (route.request().method() !== 'POST' || !isFirst) return route.continue()
      isFirst = false
      await route.fetch()
      await route.abort('connectionreset')
    })
    const save = button(form, 'Add to Back step')
    await save.click()
    await shows(form.getByText(/There was a problem saving the plant/))
    // The guide is asked once more, now for a plant that it knows by name.
    const answered = page.waitForResponse('**/api/guide/plants/monstera*')
    answers.resolve()
    await (await answered).finished()
    await drawn(page)
    await save.click()
    await isGone(form)
    const { plants } = await nell.read<{ plants: { name: string }[] }>('/plants')
    expect(plants.map(({ name }) => name)).toEqual(['Monstera'])
  },
)

journey('the selection is kept when the plants cannot be refetched', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'selected@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  for (const name of ['Fern', 'Fig']) await addPlant(nell, bed, { name, species: `${name}us australis` })
  const { page, context, provokes } = await open()
  provokes(/500/)
  await signIn(page, { name: 'Nell', email: 'selected@example.com' })
  await visit(page, `/my-plants/${bed}`)
  for (const name of ['Fern', 'Fig']) await shows(link(page, name))
  await button(page, 'Select plants').click()
  const bar = page.getByRole('group', { name: 'Selected plants' })
  await button(bar, 'Select all').click()
  await shows(bar.getByText('2 plants selected'))
  await page.route('**/api/plants', (route) => route.fulfill({ status: 500, json: {} }))
  const failed = page.waitForResponse(
    (response) => response.url().endsWith('/api/plants') && response.status() === 500,
  )
  // Another tab changes the garden, so this tab refetches.
  const other = await context.newPage()
  await visit(other, '/my-plants/add-location')
  await dialog(other, 'Add Location').getByLabel('Name').fill('Yard')
  await button(dialog(other, 'Add Location'), 'Add Location').click()
  await failed
  await drawn(page)
  await shows(bar.getByText('2 plants selected'))
})

journey('retrying a deletion whose response was lost succeeds', async ({ open, wattle }) => {
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

journey('pressing Delete again does nothing while the deletion is in flight', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'double@example.com')
  await settle(nell)
  await addTask(nell, { title: 'Water the seedlings', dueDate: '2026-01-10' })
  await addTask(nell, { title: 'Feed the lemon', dueDate: '2026-01-11' })
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'double@example.com' })
  await visit(page, '/tasks?month=2026-01')
  const deletions: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()))
  await button(page, 'Delete Water the seedlings').click()
  await button(dialog(page, 'Delete Task'), 'Delete Task').dblclick()
  await shows(page.getByText('Task deleted'))
  await isGone(dialog(page, 'Delete Task'))
  expect(deletions).toHaveLength(1)
  // The row and its buttons are removed, so the focus moves to the next row.
  await expect
    .poll(() => page.locator(':focus').getAttribute('aria-label'))
    .toBe('Mark as done: Feed the lemon')
})

journey('if a sheet cannot be loaded, its page stays, and a retry opens it', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'sheets@example.com')
  await settle(nell)
  const { page, context, provokes } = await open({ width: 390 })
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, { name: 'Nell', email: 'sheets@example.com' })
  for (const [path, opener, loaded] of [
    ['/tasks', button(page, 'Add Task'), heading(page, 'No more future tasks')],
    ['/my-plants', link(page, 'Add Location'), heading(page, 'My Plants')],
  ] as const) {
    await visit(page, path)
    await page.reload()
    await shows(opener)
    // Everything the page itself loads must be there before the connection is lost.
    await shows(loaded)
    await context.setOffline(true)
    await opener.click()
    await shows(page.getByText('That could not be opened. Please check your connection and try again.'))
    await shows(opener)
    await page.waitForURL((url) => url.hash === `#${path}`)
    await context.setOffline(false)
    await opener.click()
    await shows(page.getByRole('dialog', { name: /^Add (Task|Location)$/ }))
    await page.keyboard.press('Escape')
  }
})

journey(
  'if the notebook cannot be loaded, the page says so, and Reload opens it later',
  async ({ open, wattle }) => {
    await settle(await gardenerAt(wattle, 'frames@example.com'))
    const { page, provokes } = await open({ width: 390 })
    provokes(/ERR_FAILED|^console: .*Failed to fetch dynamically imported module/s)
    await signIn(page, { name: 'Nell', email: 'frames@example.com' })
    await page.goto('about:blank')
    const notebook = '**/assets/notebook-*.js'
    const refused = Promise.withResolvers<void>()
    await page.route(notebook, async (route) => {
      await route.abort()
      refused.resolve()
    })
    // Delay the libraries that show errors, so that the notebook fails before they are loaded.
    await page.route('**/assets/vendor-*.js', async (route) => {
      await refused.promise
      await route.continue()
    })
    await page.goto('/#/tasks')
    await shows(page.getByRole('main').getByText('This page could not be opened.'))
    await isAccessible(page)
    await page.unroute(notebook)
    await button(page, 'Reload').click()
    await shows(heading(page, 'Plant Maintenance Tasks'))
  },
)

journey('a page that loads slowly shows that in place of the last page', async ({ open, wattle }) => {
  await settle(await gardenerAt(wattle, 'slow-page@example.com'))
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'slow-page@example.com' })
  const arrives = Promise.withResolvers<void>()
  await page.route('**/assets/nursery-*.js', async (route) => {
    await arrives.promise
    await route.continue()
  })
  await link(page.getByRole('navigation', { name: 'Main' }), 'Nursery').click()
  await shows(page.getByRole('main').getByText('Loading...'))
  await isGone(page.getByRole('main').getByRole('heading', { level: 1 }))
  arrives.resolve()
  await shows(heading(page, 'Nursery Plants'))
})

journey('a page that cannot load offline opens by itself when online', async ({ open, wattle }) => {
  await settle(await gardenerAt(wattle, 'page-later@example.com'))
  const { page, context, provokes } = await open({ width: 390 })
  provokes(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module/)
  await signIn(page, { name: 'Nell', email: 'page-later@example.com' })
  await visit(page, '/tasks')
  await button(page, 'Open menu').click()
  // Going back changes the page behind the menu, so the menu closes.
  await page.goBack()
  await shows(button(page, 'Open menu'))
  await context.setOffline(true)
  await page.evaluate("location.hash = '#/garden-shed'")
  await shows(page.getByText('You seem to be offline. This page will open once you’re back online.'))
  expect(await button(page, 'Reload').count()).toBe(0)
  // Errors keep their drawing, whose file must have come before.
  await expect.poll(() => page.locator('main use').boundingBox()).not.toBeNull()
  await context.setOffline(false)
  await shows(heading(page, 'Garden Shed'))
})

journey('fields that the server refused are corrected one by one', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'refused@example.com')
  await settle(nell)
  const { page, provokes } = await open()
  provokes(/400 \(Bad Request\)/)
  await signIn(page, { name: 'Nell', email: 'refused@example.com' })
  await visit(page, '/tasks')
  await button(page, 'Add Task').click()
  const form = dialog(page, 'Add Task')
  const title = form.getByLabel('Title')
  const date = form.getByLabel('Due date')
  const isWrong = (field: typeof date) => field.getAttribute('aria-invalid')
  await title.fill('Prune')
  await date.fill('1850-05-05')
  await button(form, 'Add Task').click()
  await shows(form.getByText('Check the marked fields.'))
  await expect.poll(() => date.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true)
  expect(await isWrong(date)).toBe('true')
  await date.fill('2026-12-05')
  expect(await isWrong(date)).toBeNull()
  await title.fill('')
  await button(form, 'Add Task').click()
  await expect.poll(() => title.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true)
  expect([await isWrong(title), await isWrong(date)]).toEqual(['true', null])
  await isGone(form.getByText('Check the marked fields.'))
})

journey('things deleted elsewhere are reported as gone', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'gone@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  const plant = await addPlant(nell, bed, { name: 'Mint', species: 'Mentha' })
  const other = await addPlant(nell, bed, { name: 'Sage', species: 'Salvia' })
  const third = await addPlant(nell, bed, { name: 'Dill', species: 'Anethum' })
  await addTask(nell, { title: 'Pinch it out', dueDate: '2027-01-10', plantId: plant })
  const { page, provokes } = await open()
  provokes(/40[04] \((Bad Request|Not Found)\)/)
  await signIn(page, { name: 'Nell', email: 'gone@example.com' })
  await visit(page, '/my-plants/nope')
  await shows(heading(page, 'Could not find location'))
  await visit(page, '/my-plants/nope/add-plant')
  await shows(dialog(page, 'Add Plant').getByText('Location not found'))
  await page.keyboard.press('Escape')
  await visit(page, `/plants/${plant}`)
  await shows(tickOf(page, 'Pinch it out'))
  await nell.write('DELETE', `/plants/${plant}`)
  await tickOf(page, 'Pinch it out').click()
  await shows(page.getByText('This task is already gone. It was deleted somewhere else.'))
  expect(await button(page, 'Try again').count()).toBe(0)
  await shows(heading(page, 'Plant Not Found'))

  await visit(page, `/plants/${third}`)
  await button(page, 'Add Task').click()
  const form = dialog(page, 'Add Task')
  await form.getByLabel('Title').fill('Water it')
  await nell.write('DELETE', `/plants/${third}`)
  await button(form, 'Add Task').click()
  await shows(page.getByText('This plant is already gone. It was deleted somewhere else.'))
  await shows(heading(page, 'Plant Not Found'))

  await visit(page, `/plants/${other}`)
  await button(page, 'More for Sage').click()
  await page.getByRole('menuitem', { name: 'Delete plant' }).click()
  await nell.write('DELETE', `/plants/${other}`)
  await button(dialog(page, 'Delete Plant'), 'Delete Plant').click()
  await shows(page.getByText('Sage was successfully deleted', { exact: true }))
  await page.waitForURL(new RegExp(`my-plants/${bed}$`))
})

journey(
  'failed deletions and saves show the reason, and succeed when they are retried',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'sorry@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'Back step')
    const plant = await addPlant(nell, bed, { name: 'Mint', species: 'Mentha' })
    await planOf(nell, plant)
    await addTask(nell, { title: 'Pinch it out', dueDate: today(), plantId: plant })
    const { page, provokes } = await open()
    // Requests that were in flight when the plant was deleted may get a 404.
    provokes(/500|404/)
    await signIn(page, { name: 'Nell', email: 'sorry@example.com' })
    const sorry = (method: string) =>
      page.route('**/api/{tasks,plants}{,/**}', (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Sorry"}' })
          : route.continue(),
      )

    await page.route('**/api/{plants,locations}', (route) => route.fulfill({ status: 500, body: '{}' }))
    await visit(page, '/tasks')
    await shows(page.getByText('Failed to load plants. Some features may be limited.'))
    await shows(tickOf(page, 'Pinch it out'))
    await page.locator('summary', { hasText: 'Filters' }).click()
    for (const [picker, all] of [
      ['Location', 'All locations'],
      ['Plant', 'All plants'],
    ] as const)
      expect(await page.getByLabel(picker, { exact: true }).locator('option').allTextContents()).toEqual([
        all,
      ])
    await sorry('POST')
    await button(page, 'Add Task').click()
    const form = dialog(page, 'Add Task')
    await form.getByLabel('Title').fill('Water it')
    await button(form, 'Add Task').click()
    await shows(form.getByText('Failed to save task. Please try again.'))
    await page.unrouteAll()
    await button(form, 'Add Task').click()
    await isGone(form)

    await sorry('DELETE')
    const confirm = dialog(page, 'Delete Task')
    await button(page, 'Delete Water it').click()
    await button(confirm, 'Delete Task').click()
    await shows(confirm.getByText('Failed to delete task. Please try again.'))
    await visit(page, `/plants/${plant}`)
    await button(page, 'Delete Pinch it out').click()
    await button(confirm, 'Delete Task').click()
    await shows(confirm.getByText('Failed to delete task: Sorry'))
    await page.unrouteAll()
    await button(confirm, 'Delete Task').click()
    await shows(page.getByText('Task deleted'))

    await sorry('DELETE')
    await button(page, 'More for Mint').click()
    await page.getByRole('menuitem', { name: 'Delete plant' }).click()
    const whole = dialog(page, 'Delete Plant')
    await shows(whole.getByText('This also deletes all associated tasks. It cannot be undone.'))
    await button(whole, 'Delete Plant').click()
    await shows(whole.getByText('There was a problem deleting the plant: Sorry'))
    await page.unrouteAll()
    await button(whole, 'Delete Plant').click()
    await shows(page.getByText(/^Mint was successfully deleted, along with \d+ associated tasks$/))
  },
)

journey('a write with an unknown outcome is followed by a refetch', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'unknown@example.com')
  await settle(nell)
  await addLocation(nell, 'Back step')
  const { page, provokes } = await open()
  provokes(/ERR_CONNECTION_RESET/)
  await signIn(page, { name: 'Nell', email: 'unknown@example.com' })
  await visit(page, '/my-plants')
  await shows(heading(page, 'Back step'))
  await link(page, 'Add Location').click()
  await page.route('**/api/locations', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const form = dialog(page, 'Add Location')
  await form.getByLabel('Name').fill('Front step')
  await button(form, 'Add Location').click()
  await shows(form.getByText('There was a problem saving the location', { exact: false }))
  await button(form, 'Cancel').click()
  await button(page, 'Discard changes').click()
  await shows(heading(page, 'Front step'))
})

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { addLocation, addTask, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, dialog, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'
import { today } from '../src/today.ts'

const question = (page: Page) => dialog(page, 'Leave without saving?')

/** Drags a sheet down by its header, far enough to close it. */
async function swipeDown(page: Page, sheet: Locator): Promise<void> {
  const head = await sheet.getByRole('heading').first().boundingBox()
  const [x, y] = [(head?.x ?? 0) + 10, (head?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 120, { steps: 4 })
  await page.mouse.up()
}

journey('Back closes a sheet and stays on its page; unsaved text asks first', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'back@example.com')
  await settle(nell)
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'back@example.com' })
  await visit(page, '/tasks')
  await button(page, 'Add Task').click()
  const form = dialog(page, 'Add Task')
  await shows(form)
  await page.goBack()
  await isGone(form)
  expect(page.url()).toMatch(/#\/tasks$/)

  await button(page, 'Add Task').click()
  await form.getByLabel('Title').fill('Half a thought')
  await page.goBack()
  await shows(question(page))
  await isAccessible(page)
  await page.goBack()
  await isGone(question(page))
  expect(await form.getByLabel('Title').inputValue()).toBe('Half a thought')
  await swipeDown(page, form)
  await button(question(page), 'Discard changes').click()
  await isGone(form)
  expect(page.url()).toMatch(/#\/tasks$/)
  await button(page, 'Add Task').click()
  await swipeDown(page, form)
  await isGone(form)
  await page.goBack()
  await page.waitForURL(/#\/$/)
})

journey('a sheet with its own URL asks before Back discards its text', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'routed@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'routed@example.com' })
  await link(page, 'My Plants').first().click()
  await link(page, 'Add Location').click()
  const form = dialog(page, 'Add Location')
  await shows(form)
  await page.goBack()
  await isGone(form)
  await page.waitForURL(/#\/my-plants$/)

  await link(page, 'Add Location').click()
  await form.getByLabel('Name').fill('Front step')
  await page.goBack()
  await button(question(page), 'Keep editing').click()
  expect(page.url()).toMatch(/add-location$/)
  await page.goBack()
  await button(question(page), 'Discard changes').click()
  await page.waitForURL(/#\/my-plants$/)
  await isGone(form)

  await visit(page, `/my-plants/${bed}/add-plant`)
  const photo = dialog(page, 'Show us your plant')
  await photo.getByLabel('A hint').fill('Smells of lemon')
  await page.goto(`/#/my-plants/edit-location/${bed}`)
  await button(question(page), 'Keep editing').click()
  expect(page.url()).toMatch(/add-plant$/)
  await page.goto(`/#/my-plants/edit-location/${bed}`)
  await button(question(page), 'Discard changes').click()
  await shows(dialog(page, 'Edit Location'))
  expect(page.url()).toMatch(/edit-location/)
})

journey('entering the URL of another form replaces the open one', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'addresses@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'addresses@example.com' })
  await visit(page, `/my-plants/${bed}/add-plant`)
  await shows(dialog(page, 'Show us your plant'))
  await page.goto(`/#/my-plants/edit-location/${bed}`)
  await shows(dialog(page, 'Edit Location'))
  await isGone(dialog(page, 'Show us your plant'))
  expect(page.url()).toMatch(/edit-location/)
})

journey('a new gardener leaves the settings without a question about changes', async ({ open }) => {
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'fresh@example.com' })
  await button(dialog(page, 'Where is your garden?'), 'Not now').click()
  await visit(page, '/settings')
  await shows(page.getByText('Is this where your garden is?'))
  expect(await page.getByText('not saved yet').count()).toBe(0)
  await page.goBack()
  await page.waitForURL(/#\/$/)
  expect(await question(page).count()).toBe(0)

  await visit(page, '/settings')
  await page.getByRole('radio', { name: /^High/ }).check({ force: true })
  await button(page, 'Save').click()
  // Saving something else does not confirm a place that was only suggested.
  await isGone(page.getByText('not saved yet'))
  await shows(page.getByText('Is this where your garden is?'))
  await button(page, 'Save').click()
  await shows(page.getByText('All saved'))
  expect(await button(page, 'Save').getAttribute('aria-disabled')).toBe('true')
  await page.getByLabel('State').selectOption('Western Australia')
  await shows(page.getByText('2000 is not a postcode of Western Australia.', { exact: false }))
  await isAccessible(page)
  await button(page, 'Choose New South Wales').click()
  await isGone(page.getByText('is not a postcode of', { exact: false }))
  await page.getByLabel('Postcode').fill('0000')
  await shows(page.getByText('No place in Australia has the postcode 0000. Please check it.'))
  expect(await page.getByLabel('State').inputValue()).toBe('New South Wales')
  await page.getByLabel('Postcode').fill('2010')
  const bar = button(page, 'Save').locator('..')
  await shows(bar.getByText('One change'))
  expect((await bar.boundingBox())?.height).toBeLessThan(72)
})

journey('a link or Back asks before it discards changed settings', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'links@example.com')
  await settle(nell)
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'links@example.com' })
  await link(page, 'Settings').first().click()
  const postcode = page.getByLabel('Postcode')
  await postcode.fill('3000')
  await link(page, 'Home').first().click()
  await button(question(page), 'Keep editing').click()
  await button(page, 'Sign out').click()
  await button(question(page), 'Keep editing').click()
  await page.goBack()
  await button(question(page), 'Keep editing').click()
  expect(await postcode.inputValue()).toBe('3000')
  expect(page.url()).toMatch(/settings$/)

  await button(page, 'Save').click()
  await shows(page.getByText('Settings saved'))
  await link(page, 'Home').first().click()
  await page.waitForURL(/#\/$/)
  await page.goBack()
  await postcode.fill('3001')
  await link(page, 'Home').first().click()
  await button(question(page), 'Discard changes').click()
  await page.waitForURL(/#\/$/)
  await shows(page.getByRole('heading', { level: 1 }))
})

journey('an unchanged rescheduling form closes unasked after midnight', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'midnight@example.com')
  await settle(nell)
  await addTask(nell, { title: 'Sweep the step', dueDate: today() })
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'midnight@example.com' })
  await visit(page, '/tasks')
  await button(page, 'Select tasks').click()
  await page.getByRole('checkbox', { name: 'Select Sweep the step' }).check()
  await button(page, 'Reschedule').click()
  const form = dialog(page, 'Reschedule 1 task')
  await shows(form)
  const day = await form.getByLabel('Due date').inputValue()
  await page.clock.setFixedTime(Date.now() + 24 * 3600 * 1000)
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
  expect(await form.getByLabel('Due date').inputValue()).toBe(day)
  await page.keyboard.press('Escape')
  // Neither the form nor a question about it is open. Poll briefly: the session's end would soon close both
  // anyway.
  await expect.poll(() => page.locator('dialog').count(), { timeout: 3000 }).toBe(0)
})

journey('a write that ends after its page was left does not navigate', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'away@example.com')
  await settle(nell)
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'away@example.com' })
  await visit(page, '/my-plants/add-location')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/locations', async (route) => {
    await held.promise
    await route.continue()
  })
  const form = dialog(page, 'Add Location')
  await form.getByLabel('Name').fill('Front step')
  await button(form, 'Add Location').click()
  await page.goto('/#/tasks')
  const leave = dialog(page, 'Leave while it is being saved?')
  await shows(leave.getByText('Your changes may be saved all the same.'))
  await button(leave, 'Leave').click()
  await shows(page.getByRole('heading', { name: 'Plant Maintenance Tasks' }))
  held.resolve()
  await shows(page.getByText('Front step added successfully!'))
  expect(page.url()).toMatch(/#\/tasks$/)
})

journey('a save that fails after its form was left shows an error', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'unsaved@example.com')
  await settle(nell)
  const { page, provokes } = await open()
  provokes(/500/)
  await signIn(page, { name: 'Nell', email: 'unsaved@example.com' })
  let fail = () => {}
  await page.route(/\/api\/(locations|tasks|preferences)$/, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await new Promise<void>((resolve) => {
      fail = resolve
    })
    await route.fulfill({ status: 500, json: { message: 'The gate is shut' } })
  })
  const leaveAndFail = async (sentence: string) => {
    await page.goto('/#/nursery')
    await button(dialog(page, 'Leave while it is being saved?'), 'Leave').click()
    await shows(page.getByRole('heading', { name: 'Nursery Plants', exact: true }))
    fail()
    await shows(page.getByText(sentence, { exact: true }))
  }
  await visit(page, '/my-plants/add-location')
  const location = dialog(page, 'Add Location')
  await location.getByLabel('Name').fill('Front step')
  await button(location, 'Add Location').click()
  await leaveAndFail('There was a problem saving the location: The gate is shut')

  await visit(page, '/tasks')
  await button(page, 'Add Task').click()
  const task = dialog(page, 'Add Task')
  await task.getByLabel('Title').fill('Sweep the step')
  await button(task, 'Add Task').click()
  await leaveAndFail('Failed to save task. Please try again.')

  await visit(page, '/settings')
  await page.getByLabel('Postcode').fill('3070')
  await button(page, 'Save').click()
  await leaveAndFail('Failed to save preferences. Please try again.')
})

journey(
  'a deletion that fails after its dialog closed shows an error, and closes nothing else',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'shut@example.com')
    await settle(nell)
    await addLocation(nell, 'Front step')
    const { page, provokes } = await open()
    provokes(/500/)
    await signIn(page, { name: 'Nell', email: 'shut@example.com' })
    let fail = () => {}
    const held = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(/\/api\/locations\/[^/]+\?cascade/, async (route) => {
      await held
      await route.fulfill({ status: 500, json: { message: 'The gate is shut' } })
    })
    await visit(page, '/my-plants')
    await button(page, 'Delete Front step').click()
    const deletion = dialog(page, 'Delete Location')
    await button(deletion, 'Delete Location').click()
    await page.keyboard.press('Escape')
    await isGone(deletion)
    await visit(page, '/my-plants/add-location')
    const form = dialog(page, 'Add Location')
    await form.getByLabel('Name').fill('Side path')
    fail()
    await shows(page.getByText('There was a problem deleting the location: The gate is shut'))
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Side path')
  },
)

journey('settings saved in a hidden tab are not offered again', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'turned@example.com')
  await settle(nell)
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'turned@example.com' })
  await visit(page, '/settings')
  const turn = (away: boolean) =>
    page.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, value: ${away} })
      document.dispatchEvent(new Event('visibilitychange'))`)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/preferences', async (route) => {
    if (route.request().method() === 'PUT') await held.promise
    await route.continue()
  })
  await page.getByLabel('Postcode').fill('3070')
  await button(page, 'Save').click()
  await turn(true)
  held.resolve()
  await shows(page.getByText('Settings saved'))
  await turn(false)
  await link(page, 'Home').first().click()
  await shows(page.getByRole('heading', { level: 1 }))
  expect(await page.evaluate("sessionStorage.getItem('wattle-kept-words')")).toBe(null)
  expect(await page.getByText('We kept your changes to the settings.').count()).toBe(0)
})

journey(
  'changes made while settings are being saved are all that the next save sends',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'meanwhile@example.com')
    await settle(nell)
    const { page } = await open()
    await signIn(page, { name: 'Nell', email: 'meanwhile@example.com' })
    await visit(page, '/settings')
    const held = Promise.withResolvers<void>()
    const sent: unknown[] = []
    await page.route('**/api/preferences', async (route) => {
      if (route.request().method() === 'PUT') {
        sent.push(route.request().postDataJSON())
        await held.promise
      }
      await route.continue()
    })
    await page.getByLabel('Postcode').fill('3070')
    await button(page, 'Save').click()
    await page.getByRole('radio', { name: /^Low/ }).check()
    held.resolve()
    await shows(page.getByText('Settings saved', { exact: false }))
    await shows(page.getByText('One change'))
    await button(page, 'Save').click()
    await shows(page.getByText('All saved'))
    expect(sent).toEqual([{ postcode: '3070' }, { taskGeneration: { effort: expect.any(String) } }])
  },
)

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addLocation, addPlant, addTask, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { dialog, heading, isGone, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'
import { today } from '../src/today.ts'

const mostTabs = 120

/** Presses Tab until the element with this name has the focus, and checks that the element is visible. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < mostTabs; presses++) {
    const focused = page.locator(':focus')
    if ((await focused.count()) > 0 && name.test(await nameOf(page))) {
      expect(await focused.evaluate((element) => element.getBoundingClientRect().width > 0)).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard did not get to ${name}, the last was “${await nameOf(page)}”`)
}

/** The role and accessible name of the focused element. */
async function nameOf(page: Page): Promise<string> {
  const snapshot = await page
    .locator(':focus')
    .ariaSnapshot()
    .catch(() => '')
  return snapshot.split('\n')[0] ?? ''
}

journey('signing in, adding a location and ticking a task need only a keyboard', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'keys@example.com')
  await settle(nell)
  await addTask(nell, { title: 'Water the seedlings', dueDate: '2026-01-10' })
  const { page } = await open()
  await page.goto('/')
  await shows(page.getByRole('button', { name: 'Get Started' }))
  await tabTo(page, /button "Get Started"/)
  await page.keyboard.press('Enter')
  await shows(heading(page, 'This notebook belongs to'))
  await tabTo(page, /textbox "Name"/)
  await page.keyboard.type('Nell')
  await tabTo(page, /textbox "E-mail"/)
  await page.keyboard.type('keys@example.com')
  await page.keyboard.press('Enter')
  await shows(heading(page, /Nell|Welcome/).first())

  await tabTo(page, /link "My Plants"/)
  await page.keyboard.press('Enter')
  await shows(heading(page, 'My Plants'))
  await tabTo(page, /link "Add Location"/)
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Add Location')
  await shows(form)
  expect(await nameOf(page)).toMatch(/textbox "Name/)
  await page.keyboard.type('Kitchen sill')
  await tabTo(page, /radio "Home Garden"/)
  await page.keyboard.press('ArrowRight')
  await tabTo(page, /button "Add Location"/)
  await page.keyboard.press('Enter')
  await isGone(form)
  await shows(heading(page, 'Kitchen sill'))

  await page.keyboard.press('Shift+Tab')
  await tabTo(page, /link "Tasks"/)
  await page.keyboard.press('Enter')
  await shows(heading(page, 'Plant Maintenance Tasks'))
  await page.goto('/#/tasks?month=2026-01')
  await shows(page.getByText('Water the seedlings').first())
  await tabTo(page, /checkbox "Mark as done: Water the seedlings"/)
  await page.keyboard.press('Space')
  await shows(page.getByText('Done: Water the seedlings'))
})

journey('taking back a tick keeps the focus on its box', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'untick@example.com')
  await settle(nell)
  const balcony = await addLocation(nell, 'Balcony')
  const plantId = await addPlant(nell, balcony, { name: 'Fern', species: 'Asplenium' })
  const task = await addTask(nell, { title: 'Mist the fronds', dueDate: today(), plantId })
  await nell.write('PUT', `/tasks/${task}/complete`, { completed: true })
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'untick@example.com' })
  await visit(page, `/plants/${plantId}`)
  await tabTo(page, /checkbox "Mark as done: Mist the fronds"/)
  const isSaved = page.waitForResponse('**/complete')
  await page.keyboard.press('Space')
  await isSaved
  await shows(
    page.getByRole('checkbox', { name: 'Mark as done: Mist the fronds', checked: false, disabled: false }),
  )
  expect(await nameOf(page)).toMatch(/checkbox "Mark as done: Mist the fronds"/)
})

journey(
  'Escape closes a dialog and restores the focus; a dirty form asks before it closes',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'escape@example.com')
    await settle(nell)
    const { page } = await open()
    await page.goto('/')
    await page.getByRole('button', { name: 'Get Started' }).click()
    await page.getByLabel('Name').fill('Nell')
    await page.getByLabel('E-mail').fill('escape@example.com')
    await page.keyboard.press('Enter')
    await shows(heading(page, 'Getting Started'))
    await page.goto('/#/tasks')
    await tabTo(page, /button "Add Task"/)
    await page.keyboard.press('Enter')
    const form = dialog(page, 'Add Task')
    await shows(form)
    await page.keyboard.press('Escape')
    await isGone(form)
    expect(await nameOf(page)).toMatch(/button "Add Task"/)

    await page.keyboard.press('Enter')
    await shows(form)
    await page.keyboard.type('Half a thought')
    await page.keyboard.press('Escape')
    const guard = dialog(page, 'Leave without saving?')
    await shows(guard)
    await page.getByRole('button', { name: 'Keep editing' }).press('Enter')
    await isGone(guard)
    expect(await form.getByLabel('Title').inputValue()).toBe('Half a thought')
    await page.mouse.click(10, 10)
    await page.getByRole('button', { name: 'Discard changes' }).press('Enter')
    await isGone(form)

    await page.goto('/#/my-plants')
    await page.reload()
    for (const closing of ['Escape', 'Cancel']) {
      await tabTo(page, /link "Add Location"/)
      await page.keyboard.press('Enter')
      const form = dialog(page, 'Add Location')
      await shows(form)
      if (closing === 'Cancel') await form.getByRole('button', { name: 'Cancel' }).press('Enter')
      else await page.keyboard.press('Escape')
      await isGone(form)
      await expect.poll(() => nameOf(page)).toMatch(/link "Add Location"/)
    }
  },
)

journey('going backwards, the focus is never under the header of a phone', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'backwards@example.com')
  await settle(nell)
  for (let count = 1; count <= 8; count++) await addTask(nell, { title: `Job ${count}`, dueDate: today() })
  const { page } = await open({ width: 390, height: 500 })
  await signIn(page, { name: 'Nell', email: 'backwards@example.com' })
  await visit(page, '/tasks')
  const header = page.getByRole('banner')
  const { height = 0 } = (await header.boundingBox()) ?? {}
  await page
    .getByRole('button', { name: /^More for Job/ })
    .last()
    .focus()
  let stops = 0
  for (; (await header.locator(':focus').count()) === 0; stops++) {
    const focused = await page.locator(':focus').boundingBox()
    expect(focused?.y, await nameOf(page)).toBeGreaterThanOrEqual(height)
    await page.keyboard.press('Shift+Tab')
  }
  expect(stops).toBeGreaterThan(20)
})

journey('the focus moves on when the focused element is removed', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'focus@example.com')
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'focus@example.com' })
  await dialog(page, 'Where is your garden?').getByRole('button', { name: 'Not now' }).press('Enter')
  await expect.poll(() => nameOf(page)).toMatch(/heading "Welcome to Wattle"/)

  await settle(nell)
  await addLocation(nell, 'Alpha bed')
  await addLocation(nell, 'Beta bed')
  await addTask(nell, { title: 'Water the seedlings', dueDate: '2026-01-10' })
  await addTask(nell, { title: 'Feed the lemon', dueDate: '2026-01-11' })
  await addTask(nell, { title: 'Turn the compost', dueDate: '2026-01-12' })
  await page.goto('/#/my-plants')
  await page.reload()
  await page.getByRole('button', { name: 'Delete Alpha bed' }).press('Enter')
  await page.getByRole('button', { name: 'Delete Location' }).press('Enter')
  await isGone(heading(page, 'Alpha bed'))
  await expect.poll(() => nameOf(page)).toMatch(/link "Beta bed"/)

  await page.goto('/#/tasks?month=2026-01')
  await page.getByRole('checkbox', { name: /Water the seedlings/ }).press('Space')
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect.poll(() => nameOf(page)).toMatch(/button "Water the seedlings"/)
  await shows(page.getByText('To do again: Water the seedlings'))

  const select = page.getByRole('button', { name: 'Select tasks' })
  await select.press('Enter')
  await tabTo(page, /checkbox "Select Water the seedlings"/)
  await page.keyboard.press('Space')
  const bar = page.getByRole('group', { name: 'Selected tasks' })
  await shows(bar.getByText('1 task selected'))
  await page.keyboard.press('Escape')
  await isGone(bar)
  await expect.poll(() => nameOf(page)).toMatch(/button "Select tasks"/)
  await page.keyboard.press('Enter')
  await tabTo(page, /checkbox "Select Water the seedlings"/)
  await page.keyboard.press('Space')
  await tabTo(page, /checkbox "Select Turn the compost"/)
  await page.keyboard.press('Shift+Space')
  await shows(bar.getByText('3 tasks selected'))
  await tabTo(page, /button "Mark as done"/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo all' }).press('Enter')
  await expect.poll(() => page.getByRole('checkbox', { name: /^Mark as done/ }).count()).toBe(3)
  expect(await page.getByRole('checkbox', { name: /^Mark as done/, checked: true }).count()).toBe(0)

  await page.getByRole('button', { name: 'Add Task' }).press('Enter')
  const form = dialog(page, 'Add Task')
  await form.getByLabel('Title').fill('Order bulbs')
  await form.getByLabel('Due date').fill('2026-02-05')
  await page.keyboard.press('Enter')
  await shows(page.getByText('Task added, due in February 2026'))
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
  await shows(page.getByText('Order bulbs'))
  await expect.poll(() => nameOf(page)).toMatch(/button "Add Task"/)

  await tabTo(page, /button "Next month, Mar"/)
  for (const next of ['Apr', 'May']) {
    await page.keyboard.press('Enter')
    await expect.poll(() => nameOf(page)).toContain(`button "Next month, ${next}"`)
  }
  await page.getByText('Filters').press('Enter')
  await page.getByLabel('Location').press('ArrowDown')
  await page.waitForURL(/location=/)
  await expect.poll(() => nameOf(page)).toMatch(/combobox "Location"/)

  await page.goto('/#/settings')
  await page.getByLabel('Display name').fill('Nell/Garden')
  await page.keyboard.press('Enter')
  await expect.poll(() => nameOf(page)).toMatch(/textbox "Display name"/)
  expect(await page.locator(':focus').getAttribute('aria-invalid')).toBe('true')
})

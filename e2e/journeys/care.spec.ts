import { addDays, addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import { effortLimits } from '@wattle/contracts/profile/choices.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import { describe, expect } from 'vitest'
import { addLocation, addPlant, addTask, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { planOf } from '../src/plan.ts'
import {
  button,
  dialog,
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

describe.each([390, 1280])('at %i px', (width) => {
  journey('a care plan appears on its plant’s page without a reload', async ({ open, wattle }) => {
    const email = `plan${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell, 'High')
    await addLocation(nell, 'Orchard')
    const { page } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    await visit(page, '/my-plants')
    await link(page, /^Add Plant/)
      .first()
      .click()
    await button(page, 'Add Plant Manually').click()
    const form = dialog(page, 'Add Plant')
    await form.getByLabel('Name').fill('Meyer lemon')
    await form.getByLabel('Species').fill('Citrus × meyeri')
    await button(form, 'Add to Orchard').click()
    if (width < 768) await button(form, 'Save without photo').click()
    await isGone(form)
    await link(page, /^Meyer lemon/).click()
    await shows(heading(page, 'Annual Care Plan'))
    await expect.poll(() => page.getByRole('checkbox').count(), { timeout: 30_000 }).toBeGreaterThan(0)
    await shows(page.getByText(/^Generated \d+ care tasks for Meyer lemon$/))
    await isAccessible(page)

    const { plants } = await nell.read<{ plants: { id: string }[] }>('/plants')
    const { tasks } = await planOf(nell, plants[0]?.id ?? '')
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(tasks.length)
    expect(tasks.length).toBeGreaterThanOrEqual(effortLimits.High.fewest)
    expect(tasks.length).toBeLessThanOrEqual(effortLimits.High.most)
    for (const { dueDate, plantId } of tasks) {
      expect([plantId, dueDate >= today(), monthOf(dueDate) <= addMonths(monthOf(today()), 12)]).toEqual([
        plants[0]?.id,
        true,
        true,
      ])
    }
  })

  journey(
    'a tick shows before the server has responded, and Home counts it at once',
    async ({ open, wattle }) => {
      const email = `tick${width}@example.com`
      const nell = await gardenerAt(wattle, email)
      await settle(nell)
      await addTask(nell, { title: 'Sharpen the secateurs', dueDate: today(), priority: 1 })
      await addTask(nell, { title: 'Sweep the path', dueDate: today() })
      const { page } = await open({ width })
      await signIn(page, { name: 'Nell', email })
      await shows(heading(page, 'Tasks this month'))
      await isAccessible(page)
      await visit(page, '/tasks?completed=true')
      const tick = tickOf(page, 'Sharpen the secateurs')
      await shows(tick)
      await isAccessible(page)

      const held = Promise.withResolvers<void>()
      await page.route('**/complete', async (route) => {
        await held.promise
        await route.continue()
      })
      await tick.click()
      await expect.poll(() => tick.isChecked()).toBe(true)
      await expect.poll(() => tick.isDisabled()).toBe(true)
      expect(
        (await nell.read<{ incompleteTasksThisMonth: number }>('/summary')).incompleteTasksThisMonth,
      ).toBe(2)
      held.resolve()
      await shows(page.getByText('Done: Sharpen the secateurs'))
      await page.unroute('**/complete')

      await visit(page, '/')
      await shows(link(page, /Tasks this month/).getByText('50%'))
      await visit(page, '/tasks?completed=true')
      await tick.click()
      await expect.poll(() => tick.isChecked()).toBe(false)
      await expect
        .poll(
          async () =>
            (await nell.read<{ incompleteTasksThisMonth: number }>('/summary')).incompleteTasksThisMonth,
        )
        .toBe(2)
    },
  )

  journey('a refused tick is rolled back with an error', async ({ open, wattle }) => {
    const email = `refused${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    await addTask(nell, { title: 'Turn the compost', dueDate: today() })
    const { page, provokes } = await open({ width })
    provokes(/complete/)
    await signIn(page, { name: 'Nell', email })
    await visit(page, '/tasks')
    await page.route('**/complete', (route) => route.fulfill({ status: 500, body: '{}' }))
    const tick = tickOf(page, 'Turn the compost')
    await tick.click()
    await shows(page.getByText('Failed to update task status. Please try again.'))
    await expect.poll(() => tick.isChecked()).toBe(false)
    await isAccessible(page)
    await page.unroute('**/complete')
    // By keyboard, because a tap on the same spot does not count so soon.
    await tick.press('Space')
    await isGone(page.getByText('Failed to update task status. Please try again.'))
    await shows(page.getByText('Done: Turn the compost'))
  })

  journey.for(['Home', 'Tasks'])('a second tap on %s ticks no other task', async (name, { open, wattle }) => {
    const email = `double${name}${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    for (const title of ['Sweep the path', 'Turn the compost', 'Divide the irises', 'Feed the worms'])
      await addTask(nell, { title, dueDate: today() })
    const { page } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    if (name === 'Tasks') await visit(page, '/tasks')
    const boxes = page.getByRole('main').getByRole('checkbox')
    await expect.poll(() => boxes.count()).toBe(name === 'Home' ? 3 : 4)
    const ticks: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/complete')) ticks.push(request.postDataJSON())
    })
    // In the page, where no tap can come late: a double tap, and another as soon as the next task is there.
    await page.evaluate(`(async () => {
      const first = document.querySelector('main li input[type="checkbox"]')
      const { x, y } = first.getBoundingClientRect()
      const there = () => document.elementFromPoint(x + 20, y + 20)
      const at = { clientX: x + 20, clientY: y + 20, detail: 1, bubbles: true, cancelable: true }
      const tap = () => there().dispatchEvent(new MouseEvent('click', at))
      const wait = (pause) => new Promise((resolve) => setTimeout(resolve, pause))
      tap()
      await wait(200)
      tap()
      while (there() === first || there()?.type !== 'checkbox') await wait(5)
      tap()
      await wait(200)
    })()`)
    expect(ticks).toEqual([{ completed: true }])
  })

  journey('tasks left from last month come first, and this month links to them', async ({ open, wattle }) => {
    const email = `left${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    const before = addMonths(monthOf(today()), -1)
    await addTask(nell, { title: 'Sweep the path', dueDate: today(), priority: 1 })
    await addTask(nell, { title: 'Divide the irises', dueDate: `${before}-20`, priority: 3 })
    const { page } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    const next = page.getByRole('region', { name: 'Next in your garden' })
    await shows(heading(next, 'Sweep the path'))
    expect(await next.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Divide the irises',
      'Sweep the path',
    ])
    await visit(page, '/tasks')
    const leftOver = link(page, /^1 job from \w+ is still worth doing$/)
    await shows(leftOver)
    await isAccessible(page)
    await visit(page, '/tasks?priority=high')
    await shows(tickOf(page, 'Sweep the path'))
    await isGone(leftOver)
    await visit(page, '/tasks')
    await leftOver.click()
    await page.waitForURL(new RegExp(`month=${before}$`))
    await tickOf(page, 'Divide the irises').click()
    await shows(page.getByText('Done: Divide the irises'))
    await button(page, /^Next month/).click()
    await shows(tickOf(page, 'Sweep the path'))
    await isGone(leftOver)
  })

  journey(
    'a page says how many tasks earlier months have left, and links to them',
    async ({ open, wattle }) => {
      const email = `missed${width}@example.com`
      const nell = await gardenerAt(wattle, email)
      await settle(nell)
      const [last, before, first] = [-1, -3, -4].map((months) => addMonths(monthOf(today()), months))
      await addTask(nell, { title: 'Divide the irises', dueDate: `${last}-20` })
      await addTask(nell, { title: 'Prune the plum', dueDate: `${before}-10` })
      await addTask(nell, { title: 'Order seeds', dueDate: `${first}-10` })
      const { page } = await open({ width })
      await signIn(page, { name: 'Nell', email })
      await shows(link(page, /Tasks last month/).getByText('2 from earlier months to do'))
      await visit(page, '/tasks')
      await shows(link(page, /^1 job from \w+ is still worth doing$/))
      await link(page, '2 earlier jobs are still worth doing').click()
      await page.waitForURL(new RegExp(`month=${before}$`))
      await shows(tickOf(page, 'Prune the plum'))
      await isAccessible(page)
      await link(page, /^1 job from \w+ is still worth doing$/).click()
      await page.waitForURL(new RegExp(`month=${first}$`))
      await shows(tickOf(page, 'Order seeds'))
      await isGone(link(page, /still worth doing$/))
    },
  )

  journey('a completed recurring task shows its next occurrence', async ({ open, wattle }) => {
    const email = `recurring${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    const { page } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    await visit(page, '/tasks')
    await button(page, 'Add Task').click()
    const form = dialog(page, 'Add Task')
    await isAccessible(page)
    await button(form, 'Add Task').click()
    await isAccessible(page)
    await form.getByLabel('Title').fill('Feed the worms')
    await form.getByRole('switch', { name: 'This task repeats' }).click()
    await form.getByLabel('How often').selectOption('monthly')
    await button(form, 'Add Task').click()
    await isGone(form)
    await tickOf(page, 'Feed the worms').click()
    await shows(page.getByText('Done: Feed the worms'))
    await button(page, /^Next month/).click()
    await shows(button(page, 'Feed the worms'))
    expect(await tickOf(page, 'Feed the worms').isChecked()).toBe(false)
    expect(new URL(page.url()).hash).toBe(`#/tasks?month=${addMonths(monthOf(today()), 1)}`)
  })

  journey(
    'the tasks page can be limited to one plant’s tasks, and edits and deletes them',
    async ({ open, wattle }) => {
      const email = `filter${width}@example.com`
      const nell = await gardenerAt(wattle, email)
      await settle(nell)
      const locationId = await addLocation(nell, 'Balcony')
      const plantId = await addPlant(nell, locationId, { name: 'Fern / 50% #1?', species: 'Nephrolepis' })
      await planOf(nell, plantId)
      await addTask(nell, { title: 'Mist the fern', dueDate: addDays(today(), 0), plantId })
      await addTask(nell, { title: 'Wash the windows', dueDate: today() })
      const { page } = await open({ width })
      await signIn(page, { name: 'Nell', email })
      await visit(page, `/plants/${plantId}`)
      await link(page, 'View all tasks for this plant').click()
      await shows(button(page, 'Mist the fern'))
      expect(await button(page, 'Wash the windows').count()).toBe(0)
      await isAccessible(page)

      await button(page, 'Mist the fern').click()
      const details = dialog(page, 'Mist the fern')
      await isAccessible(page)
      await button(details, 'Edit').click()
      const form = dialog(page, 'Edit Task')
      await form.getByLabel('Title').fill('Mist the fern well')
      await button(form, 'Save').click()
      await shows(button(page, 'Mist the fern well'))

      if (width < 768) {
        await button(page, /^More for Mist the fern well/).click()
        await page.getByRole('menuitem', { name: 'Delete' }).or(button(page, 'Delete')).first().click()
      } else {
        await button(page, /^Delete Mist the fern well/).click()
      }
      const confirm = dialog(page, 'Delete Task')
      await shows(
        confirm.getByText('Are you sure you want to delete this task? This action cannot be undone.'),
      )
      await isAccessible(page)
      await button(confirm, 'Delete Task').click()
      await isGone(button(page, 'Mist the fern well'))
      await shows(page.getByText('Task deleted'))
    },
  )
})

journey(
  'a plant’s page shows all its details, and its tasks can be managed on that page',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'page@example.com')
    await settle(nell)
    const locationId = await addLocation(nell, 'Balcony')
    const { plant } = await nell.write<{ plant: { id: string } }>('POST', '/plants', {
      name: 'Blue fern',
      species: 'Phlebodium aureum',
      locationId,
      plantedDate: '2026-01-31',
      plantingMethod: 'pot',
      careInstructions: { watering: 'Mist it daily', pruning: 'Old fronds only' },
      careAuthors: { pruning: 'ai' },
    })
    await planOf(nell, plant.id)
    const product = { productName: 'Worm tea' }
    await addTask(nell, { title: 'Feed the fern', dueDate: today(), plantId: plant.id, product })
    const { page } = await open()
    await signIn(page, { name: 'Nell', email: 'page@example.com' })
    await visit(page, `/plants/${plant.id}`)
    await shows(heading(page, 'Blue fern'))
    const main = page.getByRole('main')
    for (const text of [
      ...['Phlebodium aureum', '31 Jan 2026', 'In pot', 'Private', 'Mist it daily', 'Old fronds only'],
      'AI suggestion, please check',
    ]) {
      await shows(main.getByText(text, { exact: true }))
    }
    await expect.poll(() => main.getByText('No photo yet').count()).toBe(1)
    expect(
      await link(main, /Balcony$/)
        .last()
        .getAttribute('href'),
    ).toBe(`#/my-plants/${locationId}`)
    await isAccessible(page)
    expect(await button(page, 'Copy share link').count()).toBe(0)

    expect(await link(page, /^Worm tea/).getAttribute('href')).toMatch(/^https:.*Worm(%20|\+)tea/)
    await button(page, 'Edit Feed the fern').click()
    const edit = dialog(page, 'Edit Task')
    await edit.getByLabel('Title').fill('Feed the fern well')
    await button(edit, 'Save').click()
    await shows(button(page, 'Feed the fern well'))
    await button(page, 'Delete Feed the fern well').click()
    await button(dialog(page, 'Delete Task'), 'Delete Task').click()
    await shows(page.getByText('Task deleted'))
    await isGone(button(page, 'Feed the fern well'))

    await nell.write('PUT', `/plants/${plant.id}`, { plantingMethod: 'ground' })
    await page.reload()
    await shows(main.getByText('In ground', { exact: true }))
    await button(page, 'Add Task').click()
    const add = dialog(page, 'Add Task')
    const chosen = add.getByLabel('Plant').locator('option:checked')
    await expect.poll(() => chosen.textContent()).toMatch(/^Blue fern/)

    await button(add, 'Cancel').click()
    await isGone(add)
    await button(page, 'More for Blue fern').click()
    await page.getByRole('menuitem', { name: 'Plan the care again' }).click()
    const again = dialog(page, 'Plan the care again')
    await shows(again.getByText('Anything you added, changed or finished stays as it is.', { exact: false }))
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/tasks/generate'))
    await button(again, 'Plan again').click()
    expect((await asked).postDataJSON()).toEqual({ plantId: plant.id, regenerate: true })
    await shows(page.getByText(/^Generated \d+ care tasks for Blue fern$/))

    await nell.write('PUT', '/preferences', { taskGeneration: { preferredTaskTypes: [] } })
    await visit(page, '/tasks')
    await page.reload()
    await button(page, 'More for all tasks').click()
    await page.getByRole('menuitem', { name: 'Plan the care again' }).click()
    await shows(again.getByText('No task types are ticked in Settings, so no new tasks will be suggested.'))
    await isAccessible(page)
  },
)

journey('a plan shows an error if it fails, and a note if it is up to date', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'planless@example.com')
  await settle(nell)
  const locationId = await addLocation(nell, 'Balcony')
  const plantId = await addPlant(nell, locationId, { name: 'Blue fern', species: 'Phlebodium aureum' })
  const { page, provokes } = await open({ width: 390 })
  provokes(/500/)
  await signIn(page, { name: 'Nell', email: 'planless@example.com' })
  await page.route(`**/api/plants/${plantId}/tasks`, (route) =>
    route.fulfill({ json: { tasks: [], plan: { status: 'ready' } } }),
  )
  const answered = async (calls: string, status: string) => {
    await page.unroute(calls)
    await page.route(calls, (route) => route.fulfill({ json: { status, message: 'It is on its way.' } }))
  }
  await visit(page, `/plants/${plantId}`)
  const main = page.getByRole('main')
  const onePlan = '**/api/tasks/generate-for-plant/*'
  await answered(onePlan, 'error')
  await button(main, 'Plan its year').click()
  await shows(main.getByRole('alert').getByText('Failed to generate tasks for this plant.'))
  await isAccessible(page)
  await answered(onePlan, 'auth_error')
  await button(main, 'Try again').click()
  await shows(main.getByRole('alert').getByText('Authentication required to generate tasks'))
  await answered(onePlan, 'skipped')
  await button(main, 'Try again').click()
  await shows(page.getByText('It is on its way.'))
  await shows(button(main, 'Plan its year'))

  const allPlans = '**/api/tasks/generate'
  await visit(page, '/tasks')
  await button(page, 'More for all tasks').click()
  await page.getByRole('menuitem', { name: 'Plan the care again' }).click()
  const again = dialog(page, 'Plan the care again')
  await page.route(allPlans, (route) => route.fulfill({ status: 500, body: '{}' }))
  await button(again, 'Plan again').click()
  await shows(again.getByText('Failed to regenerate tasks. Please try again later.'))
  await isAccessible(page)
  await answered(allPlans, 'error')
  await button(again, 'Plan again').click()
  await shows(again.getByText('Failed to generate tasks for this plant.'))
  await answered(allPlans, 'skipped')
  await button(again, 'Plan again').click()
  await isGone(again)
  await shows(page.getByText('It is on its way.').last())
})

journey('a task ticked elsewhere stays done when an open form is saved', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'ticked@example.com')
  await settle(nell)
  const task = await addTask(nell, { title: 'Turn the compost', dueDate: today() })
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'ticked@example.com' })
  await visit(page, '/tasks')
  await button(page, 'Edit Turn the compost').click()
  const form = dialog(page, 'Edit Task')
  await form.getByLabel('Title').fill('Turn the compost well')
  await nell.write('PUT', `/tasks/${task}/complete`, { completed: true })
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await button(form, 'Save').click()
  expect(await (await saved).json()).toMatchObject({
    task: { title: 'Turn the compost well', status: 'completed' },
  })
  await isGone(form)
})

journey(
  'a long press selects a plant; several plants are moved, moved back and deleted at once',
  async ({ open, wattle }) => {
    const email = 'several@example.com'
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    const balcony = await addLocation(nell, 'Balcony')
    await addLocation(nell, 'Yard')
    for (const name of ['Fern', 'Fig', 'Lily'])
      await addPlant(nell, balcony, { name, species: `${name}us australis` })
    const { page } = await open({ width: 390 })
    await signIn(page, { name: 'Nell', email })
    await visit(page, `/my-plants/${balcony}`)
    const box = await link(page, 'Fern').boundingBox()
    const touch = await page.context().newCDPSession(page)
    const touchPoints = [{ x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    const bar = page.getByRole('group', { name: 'Selected plants' })
    await shows(bar)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.getByRole('checkbox', { name: 'Select Fig' }).tap()
    await shows(bar.getByText('2 plants selected'))
    await isAccessible(page)

    await button(bar, 'Move').tap()
    const move = dialog(page, 'Move 2 plants')
    await move.getByRole('radio', { name: /Yard/ }).check({ force: true })
    await button(move, 'Move').tap()
    await isGone(link(page, 'Fern'))
    await button(page, 'Undo').tap()
    await shows(link(page, 'Fern'))
    await shows(link(page, 'Fig'))

    await link(page, 'Fern').tap()
    await button(page, 'More for Fern').tap()
    await page.getByRole('menuitem', { name: 'Move' }).tap()
    const one = dialog(page, 'Move Plant')
    await one.getByRole('radio', { name: /Yard/ }).check({ force: true })
    await button(one, 'Move').tap()
    await shows(page.getByText('1 plant moved to Yard'))
    await shows(link(page, 'Yard').first())
    await button(page, 'Undo').tap()
    await shows(page.getByText('1 plant moved back'))
    await visit(page, `/my-plants/${balcony}`)

    await button(page, 'Select plants').tap()
    await button(bar, 'Select all').tap()
    await button(bar, 'Select none').tap()
    await button(bar, 'Select all').tap()
    await button(bar, 'Delete').tap()
    const confirm = dialog(page, 'Delete 3 plants')
    await shows(confirm.getByText(/^3 plants, \d+ tasks?$/))
    await button(confirm, 'Delete 3 plants').tap()
    await shows(heading(page, 'Nothing planted here yet'))
    await shows(page.getByText(/^3 plants deleted/))
    expect(await nell.read<{ plants: unknown[] }>('/plants')).toEqual({ plants: [] })
  },
)
journey('today is the garden’s date, even on a device in another time zone', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'abroad@example.com')
  await settle(nell)
  const elsewhere = ['Etc/GMT+12', 'Pacific/Kiritimati'].filter(
    (timeZone) => civilDateAt(new Date(), timeZone) !== today(),
  )
  await addTask(nell, { title: 'Water the seedlings', dueDate: today() })
  const { page } = await open({ timeZone: elsewhere[0] ?? '' })
  await signIn(page, { name: 'Nell', email: 'abroad@example.com' })
  await shows(page.getByRole('main').getByText('Due today'))
  await visit(page, '/tasks')
  await shows(page.getByRole('main').getByText('Due today'))
  await button(page, 'Add Task').click()
  expect(await dialog(page, 'Add Task').getByLabel('Due date').inputValue()).toBe(today())
})

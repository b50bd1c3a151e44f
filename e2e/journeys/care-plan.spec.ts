import { addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import { effortLimits } from '@wattle/contracts/profile/choices.ts'
import { describe, expect } from 'vitest'
import { addLocation, addPlant, addTask, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { planOf } from '../src/plan.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
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
    // The way back, and the location among the facts.
    const toLocation = link(main, /Balcony$/)
    for (const each of [toLocation.first(), toLocation.nth(1)])
      expect(await each.getAttribute('href')).toBe(`#/my-plants/${locationId}`)
    await isAccessible(page)
    expect(await button(page, 'Copy share link').count()).toBe(0)
    await button(page, 'More for Blue fern').click()
    await page.getByRole('menuitem', { name: 'Edit plant' }).click()
    await shows(dialog(page, 'Edit Plant'))
    await page.goBack()
    await isGone(dialog(page, 'Edit Plant'))
    await page.waitForURL(new RegExp(`#/plants/${plant.id}$`))

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

journey('a late plan is no longer polled until its gardener checks again', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'late@example.com')
  await settle(nell)
  const locationId = await addLocation(nell, 'Balcony')
  const plantId = await addPlant(nell, locationId, { name: 'Blue fern', species: 'Phlebodium aureum' })
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'late@example.com' })
  const task = { id: 't1', title: 'Mist the fern', dueDate: today(), status: 'pending' }
  let answer: object = { tasks: [], plan: { status: 'generating' } }
  const calls = `**/api/plants/${plantId}/tasks`
  await page.route(calls, (route) => route.fulfill({ json: answer }))
  await page.route('**/api/tasks/generate-for-plant/*', (route) =>
    route.fulfill({ json: { status: 'skipped', message: 'It is on its way.' } }),
  )
  let reads = 0
  page.on('response', (response) => {
    if (response.url().endsWith(`/plants/${plantId}/tasks`)) reads += 1
  })
  const isBeingPlanned = page.getByText('The AI is currently generating the annual care plan')
  const checkAgain = button(page, 'Check again')
  await page.clock.install()
  await visit(page, `/plants/${plantId}`)
  await shows(isBeingPlanned)
  while ((await checkAgain.count()) === 0) {
    const before = reads
    await page.clock.runFor(5000)
    await expect.poll(async () => reads > before || (await checkAgain.count()) > 0).toBe(true)
  }
  // The page's own read, and thirty tries.
  expect(reads).toBeGreaterThanOrEqual(30)
  expect(reads).toBeLessThanOrEqual(31)
  const readsUntilLate = reads
  await page.clock.runFor(60_000)
  expect(reads).toBe(readsUntilLate)
  await checkAgain.click()
  await shows(isBeingPlanned)
  answer = { tasks: [task], plan: { status: 'ready' } }
  await expect
    .poll(async () => {
      await page.clock.runFor(5000)
      return await button(page, 'Mist the fern').count()
    })
    .toBe(1)
})

import { expect } from 'vitest'
import { addLocation, addPlant, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { planOf } from '../src/plan.ts'
import { button, dialog, isGone, link, shows, signIn, tickOf } from '../src/steps.ts'
import { journey, test } from '../src/test.ts'

test('writes acknowledged before a kill are in every read model afterwards', async ({ wattle }) => {
  const nell = await gardenerAt(wattle, 'cuts@example.com')
  await settle(nell)
  const names: string[] = []
  for (let cut = 1; cut <= 4; cut++) {
    for (let each = 1; each <= 5; each++) {
      const name = `Place ${cut}.${each}`
      await addLocation(nell, name)
      names.push(name)
    }
    await wattle.kill()
    expect(wattle.isRunning()).toBe(false)
    await wattle.start()
    const { locations } = await nell.read<{ locations: { name: string }[] }>('/locations')
    expect(locations.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect((await nell.read<{ totalLocations: number }>('/summary')).totalLocations).toBe(names.length)
  }
})

test('a care plan that is in progress when the process is killed is made once afterwards', async ({
  wattle,
}) => {
  const nell = await gardenerAt(wattle, 'plans@example.com')
  await settle(nell, 'High')
  const bed = await addLocation(nell, 'Bed')
  const plants: string[] = []
  for (let cut = 1; cut <= 3; cut++) {
    plants.push(await addPlant(nell, bed, { name: `Tomato ${cut}`, species: 'Solanum lycopersicum' }))
    await wattle.kill()
    await wattle.start()
  }
  for (const plant of plants) {
    const { tasks } = await planOf(nell, plant)
    const asked = tasks.map(({ title, dueDate }) => `${title} ${dueDate}`)
    expect([tasks.length > 0, asked.toSorted()]).toEqual([true, [...new Set(asked)].toSorted()])
  }
})

journey('an open page recovers from a kill without a reload', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'open@example.com')
  await settle(nell)
  const { page, provokes } = await open()
  provokes(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/)
  await signIn(page, { name: 'Nell', email: 'open@example.com' })
  await page.evaluate('window.sameDocument = true')

  await link(page, 'Tasks').first().click()
  await button(page, 'Add Task').click()
  const form = dialog(page, 'Add Task')
  await form.getByLabel('Title').fill('Prop up the fence')
  await wattle.kill()
  await button(form, 'Add Task').click()
  await shows(form.getByText('Failed to save task. Please try again.'))
  await wattle.start()
  await button(form, 'Add Task').click()
  await isGone(form)
  const tick = tickOf(page, 'Prop up the fence')
  await tick.click()
  await shows(page.getByText('Done: Prop up the fence'))
  await wattle.kill()
  await wattle.start()
  await link(page, 'My Plants').first().click()
  await shows(page.getByText('No Locations Added Yet'))
  await link(page, 'Tasks').first().click()
  await shows(page.getByText('is done', { exact: false }).first())
  expect(await page.evaluate('window.sameDocument')).toBe(true)
  const { tasks } = await nell.read<{ tasks: { title: string; status: string }[] }>('/tasks-with-plants')
  expect(tasks.map(({ title, status }) => [title, status])).toEqual([['Prop up the fence', 'completed']])
})

import { addDays, addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
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

  journey('after months away the care can be planned again', async ({ open, wattle }) => {
    const email = `away${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    const missed = addMonths(monthOf(today()), -4)
    for (let day = 10; day < 20; day++) await addTask(nell, { title: 'Water', dueDate: `${missed}-${day}` })
    const { page } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    await visit(page, '/tasks')
    await link(page, 'Plan the care again').click()
    await isAccessible(page)
    await button(dialog(page, 'Plan the care again'), 'Cancel').click()
    await isGone(page.getByRole('dialog'))
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
      await link(page, '2 earlier jobs are still to do').click()
      await page.waitForURL(new RegExp(`month=${before}$`))
      await shows(tickOf(page, 'Prune the plum'))
      await isAccessible(page)
      await link(page, /^1 job from \w+ is still to do$/).click()
      await page.waitForURL(new RegExp(`month=${first}$`))
      await shows(tickOf(page, 'Order seeds'))
      await isGone(link(page, /still to do$/))
    },
  )

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
      await shows(page.getByText('Showing only tasks for Fern / 50% #1?, in every month.'))
      await shows(button(page, 'Mist the fern'))
      expect(await button(page, 'Wash the windows').count()).toBe(0)
      await isAccessible(page)
      await page.locator('summary', { hasText: 'Filters' }).click()
      await page.getByLabel('Show complete tasks').click()
      await page.waitForURL(/completed=true/)
      await shows(page.getByText('Showing only tasks for Fern / 50% #1?, in every month.'))

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

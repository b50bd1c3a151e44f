import { addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import { recurringFrequencies } from '@wattle/contracts/tasks/choices.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addTask, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
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

/** A double tap on the first task, and another tap on the same spot as soon as the next task has slid there. */
const tapThreeTimes = (page: Page) =>
  // In the page, where no tap can come late.
  page.evaluate(`(async () => {
    const first = document.querySelector('main li input[type="checkbox"]')
    const { x, y } = first.getBoundingClientRect()
    const at = { clientX: x + 20, clientY: y + 20, detail: 1, bubbles: true, cancelable: true }
    const there = () => document.elementFromPoint(at.clientX, at.clientY)
    const tap = () => there().dispatchEvent(new MouseEvent('click', at))
    const until = async (isSo) => {
      while (!isSo()) await new Promise(requestAnimationFrame)
    }
    tap()
    await until(() => first.checked)
    tap()
    await until(() => there() !== first && there()?.type === 'checkbox')
    tap()
  })()`)

describe.each([390, 1280])('at %i px', (width) => {
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
    const ticked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/complete')) ticked.push(request.url())
    })
    await tapThreeTimes(page)
    // By keyboard, which always counts. A tick that should not be would have been sent before this one.
    const meant = page.waitForRequest(/\/complete$/)
    await boxes.last().press('Space')
    await meant
    expect([ticked.length, new Set(ticked).size]).toEqual([2, 2])
  })

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
    await form.getByLabel('Description').fill('A handful of peelings')
    await form.getByLabel('Minutes').fill('15')
    await form.getByRole('switch', { name: 'This task repeats' }).click()
    const often = form.getByLabel('How often')
    expect(await often.inputValue()).toBe('annual')
    expect(
      await often.getByRole('option').evaluateAll((all) => all.map((each) => each.getAttribute('value'))),
    ).toEqual(recurringFrequencies)
    await often.selectOption('monthly')
    await button(form, 'Add Task').click()
    await isGone(form)
    await shows(page.getByRole('main').getByText('15 min', { exact: true }))
    await tickOf(page, 'Feed the worms').click()
    await shows(page.getByText('Done: Feed the worms'))
    await button(page, /^Next month/).click()
    await shows(button(page, 'Feed the worms'))
    expect(await tickOf(page, 'Feed the worms').isChecked()).toBe(false)
    expect(new URL(page.url()).hash).toBe(`#/tasks?month=${addMonths(monthOf(today()), 1)}`)

    await button(page, 'Feed the worms').click()
    const details = dialog(page, 'Feed the worms')
    await shows(details.getByText('A handful of peelings'))
    await button(details, 'Edit').click()
    const edit = dialog(page, 'Edit Task')
    expect(await edit.getByRole('radio', { name: 'To do' }).isChecked()).toBe(true)
    await edit.getByRole('radio', { name: 'Done' }).check()
    await button(edit, 'Save').click()
    await shows(page.getByText(/ is done$/))
  })
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

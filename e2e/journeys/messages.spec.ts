import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addLocation, addPlant, addTask, publishProfile, settle, uploadPicture } from '../src/garden.ts'
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

type Box = { checked: boolean; click(): void; closest(selector: string): { className: string } }

/**
 * Clicks a checkbox in the page; returns whether it is checked right afterwards, and whether its row has not
 * changed.
 */
const pressed = (element: unknown) => {
  const box = element as Box
  const row = box.closest('li')
  const before = row.className
  box.click()
  return [box.checked, row.className === before]
}

/** The distance of the message's lower edge from the top of the window. */
async function endOfMessage(page: Page): Promise<number> {
  const box = await button(page, /^Close message/).boundingBox()
  return (box?.y ?? Number.NaN) + (box?.height ?? 0)
}

describe.each([390, 1280])('at %s px', (width) => {
  journey('several ticks in a row share one message with one Undo', async ({ open, wattle }) => {
    const email = `ticks${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    const bed = await addLocation(nell, 'Back step')
    const plantId = await addPlant(nell, bed, { name: 'Mint', species: 'Mentha' })
    const titles = ['Trim the runners', 'Water the mint', 'Turn the pot']
    for (const title of titles) await addTask(nell, { plantId, title, dueDate: today() })
    await addTask(nell, { title: 'Sweep the step', dueDate: today() })
    const { page } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    await shows(page.getByText('Mint would like a hand.'))
    await visit(page, '/my-plants')
    await shows(link(page, /^Mint.*\d tasks this month/))
    await visit(page, '/tasks')
    // Before the page renders the change.
    expect(await tickOf(page, 'Trim the runners').evaluate(pressed)).toEqual([true, true])
    await shows(page.getByText('Done: Trim the runners, Mint'))
    if (width === 390) expect(await endOfMessage(page)).toBeLessThan(66)
    await tickOf(page, 'Water the mint').click()
    await shows(page.getByText('2 tasks done: Mint'))
    await tickOf(page, 'Turn the pot').click()
    await shows(page.getByText('3 tasks done: Mint'))
    await tickOf(page, 'Sweep the step').click()
    await shows(page.getByText('4 tasks done', { exact: true }))
    await button(page, 'Undo all').click()
    for (const title of titles) await shows(tickOf(page, title))
    await isGone(page.getByText('tasks done'))
  })
})

journey('the same job on equal plants is ticked as one and undone as one', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'alike@example.com')
  await settle(nell)
  const hedge = await addLocation(nell, 'Front hedge')
  for (let index = 0; index < 3; index++) {
    const plantId = await addPlant(nell, hedge, { name: 'Lavender', species: 'Lavandula dentata' })
    await addTask(nell, { plantId, title: 'Trim the edges', dueDate: today() })
  }
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'alike@example.com' })
  await visit(page, '/tasks')
  const hedged = page.getByRole('region', { name: 'Front hedge, This Month' })
  const all = tickOf(hedged, 'Trim the edges, Lavender × 3')
  const sent = page.waitForRequest('**/api/tasks/complete')
  await all.click()
  expect((await sent).postDataJSON().taskIds).toHaveLength(3)
  await shows(page.getByText('3 tasks done: Lavender'))
  await isGone(all)
  await button(page, 'Undo all').click()
  await shows(all)

  await button(hedged, 'Trim the edges').click()
  await isAccessible(page)
  await hedged
    .getByRole('checkbox', { name: 'Mark as done: Trim the edges, Lavender', exact: true })
    .first()
    .click()
  await shows(page.getByText('Done: Trim the edges, Lavender'))
  await shows(tickOf(hedged, 'Trim the edges, Lavender × 2'))
  expect(await button(hedged, 'Trim the edges').first().getAttribute('aria-expanded')).toBe('true')
})

journey(
  'a long name is shown in full in a message, and leaves room for the count',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'full@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'The bed along the fence behind the shed')
    const name =
      'Rhododendron from Aunty Joan, who planted it in the year of the floods and has never seen it flower'
    for (let index = 0; index < 2; index++) {
      const plantId = await addPlant(nell, bed, { name, species: 'Rhododendron' })
      await addTask(nell, { plantId, title: 'Look for buds', dueDate: today() })
    }
    const { page } = await open({ width: 320 })
    await signIn(page, { name: 'Nell', email: 'full@example.com' })
    const card = page.getByRole('listitem').filter({ has: tickOf(page, `Look for buds, ${name} × 2`) })
    const count = card.getByText('× 2')
    // It begins lines of its own, which the name can't push out of the card.
    expect(await count.textContent()).toMatch(/^× 2/)
    const title = await button(card, 'Look for buds').boundingBox()
    expect(((await count.boundingBox())?.y ?? 0) + 18).toBeLessThan(title?.y ?? 0)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, '/tasks')
      await tickOf(page, `Look for buds, ${name} × 2`).click()
      const message = page.getByText(`2 tasks done: ${name}`, { exact: true })
      await shows(message)
      const hidden = await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      expect(hidden).toBeLessThan(2)
      await button(page, 'Undo all').click()
      await shows(tickOf(page, `Look for buds, ${name} × 2`))
    }
  },
)

journey('“Settings saved” does not cover the colour choices', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'colours@example.com')
  await settle(nell)
  const { page, provokes } = await open({ width: 390 })
  provokes(/500/)
  await signIn(page, { name: 'Nell', email: 'colours@example.com' })
  await visit(page, '/settings')
  await page.getByLabel('Postcode').fill('3070')
  const dark = page.getByRole('radio', { name: 'Dark' })
  await dark.evaluate((radio) => radio.scrollIntoView({ block: 'end' }))
  await page.route('**/api/preferences', (route) => route.fulfill({ status: 500, body: '{}' }))
  await button(page, 'Save').click()
  await shows(page.getByText('Failed to save preferences. Please try again.'))
  await page.unroute('**/api/preferences')
  await button(page, 'Save').click()
  await shows(page.getByText('Settings saved'))
  const box = await dark.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  await expect.poll(() => dark.isChecked()).toBe(true)
  await page.getByLabel('Postcode').fill('3071')
  await button(page, 'Save').click()
  await expect.poll(() => button(page, 'Save').getAttribute('aria-disabled')).toBe('true')
  expect(await page.getByText('Settings saved').count()).toBe(1)
})

journey(
  'pictures turn by a swipe or the arrow keys and open by keyboard, and on wide screens all of them do',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'swipes@example.com')
    await settle(nell)
    const pictures: string[] = []
    while (pictures.length < 4) pictures.push(await uploadPicture(nell))
    await publishProfile(nell, 'Swipe Corner', pictures[0] ?? '')
    await nell.write('PUT', '/preferences', { galleryImageUrls: pictures })
    const { page } = await open({ width: 390 })
    await visit(page, '/public/Swipe%20Corner')
    const first = button(page, 'Enlarge image 1 of 4')
    const box = await first.boundingBox()
    const y = (box?.y ?? 0) + 60
    await page.mouse.move(300, y)
    await page.mouse.down()
    await page.mouse.move(100, y, { steps: 5 })
    await page.mouse.up()
    await shows(page.getByText('2 of 4').first())
    expect(await page.getByRole('dialog').count()).toBe(0)
    await button(page, 'Enlarge image 2 of 4').evaluate((element) => (element as { click(): void }).click())
    await shows(dialog(page, 'Swipe Corner'))
    await page.keyboard.press('Escape')
    await isGone(dialog(page, 'Swipe Corner'))

    await button(page, 'Enlarge image 2 of 4').focus()
    for (const [key, name] of [
      ['ArrowRight', 'Enlarge image 3 of 4'],
      ['ArrowRight', 'Enlarge image 4 of 4'],
      ['ArrowLeft', 'Enlarge image 3 of 4'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe(name)
    }

    // At this width and above there is room for all images.
    const { page: desk } = await open({ width: 768 })
    await visit(desk, '/public/Swipe%20Corner')
    await shows(button(desk, 'Enlarge image 1 of 4'))
    await expect.poll(() => button(desk, /^Enlarge image/).count()).toBe(3)
    await button(desk, 'Show all images').click()
    const all = dialog(desk, 'All images')
    await expect.poll(() => button(all, /^Enlarge image/).count()).toBe(4)
    await button(all, 'Enlarge image 4 of 4').click()
    await shows(dialog(desk, 'Swipe Corner').getByText('4 of 4'))
  },
)

journey(
  'changing settings that care plans depend on says that plans stay, and where to plan again',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'moved@example.com')
    await settle(nell)
    const { page } = await open({ width: 390 })
    await signIn(page, { name: 'Nell', email: 'moved@example.com' })
    const moveTo = async (postcode: string, state: string) => {
      await visit(page, '/settings')
      await page.getByLabel('Postcode').fill(postcode)
      await shows(
        page.getByText('Wattle uses the postcode for seasons and frost, and the state for dates.', {
          exact: false,
        }),
      )
      await button(page, `Choose ${state}`).click()
      await button(page, 'Save').click()
      await shows(page.getByText('Settings saved', { exact: false }))
    }
    await moveTo('7000', 'Tasmania')
    expect(await button(page, 'Plan again').count()).toBe(0)
    await addPlant(nell, await addLocation(nell, 'Back step'), { name: 'Mint', species: 'Mentha' })
    await page.reload()
    await moveTo('0800', 'Northern Territory')
    await shows(page.getByText('Care plans stay as they are until you plan them again.', { exact: false }))
    await isAccessible(page)
    const topOf = async (name: string | RegExp) => (await button(page, name).boundingBox())?.y
    expect(await topOf(/^Close message/)).toBe(await topOf('Plan again'))
    await button(page, 'Plan again').click()
    const again = dialog(page, 'Plan the care again')
    await shows(again)
    await page.waitForURL(/\/tasks$/)
    await page.keyboard.press('Escape')
    await isGone(again)
    await page.reload()
    await shows(heading(page, 'Plant Maintenance Tasks'))
    expect(await again.count()).toBe(0)

    await visit(page, '/settings')
    await page.getByRole('radio', { name: /^High/ }).check()
    await button(page, 'Save').click()
    await shows(page.getByText('Care plans stay as they are until you plan them again.', { exact: false }))
  },
)

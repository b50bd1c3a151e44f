import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openBrowser, openWindow } from '../src/browser.ts'
import { addLocation, addPlant, addTask, plantGarden, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { photograph } from '../src/pictures.ts'
import { button, dialog, isAccessible, isGone, link, shows, signIn, tickOf, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'
import { today } from '../src/today.ts'

/** Waits until a press in the middle of the control would reach it. */
const canBePressed = (control: Locator) => control.click({ trial: true })

/**
 * Waits until the field is visible between the top of the window and the footer of the dialog, without
 * scrolling.
 */
const isInSight = (field: Locator, foot: Locator) =>
  expect
    .poll(async () => {
      const [box, below] = [await field.boundingBox(), await foot.boundingBox()]
      return box !== null && below !== null && box.y >= 0 && box.y + box.height <= below.y
    })
    .toBe(true)

/** The hue of a text's colour in degrees: 0 is red, 30 orange, 120 green. */
async function hueOf(text: Locator): Promise<number> {
  const color: string = await text.evaluate(
    (element) => element.ownerDocument.defaultView?.getComputedStyle(element).color ?? '',
  )
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  const hue = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
  return (hue + 360) % 360
}

/**
 * Opens a dialog, and checks that the band still reaches the edge of the page and its content has not moved.
 */
async function reachesTheEdge(band: Locator, within: Locator, openDialog: () => Promise<unknown>) {
  const page = band.page()
  const edge = 'document.documentElement.clientWidth'
  const right = async () => {
    const box = await band.boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0) - (await page.evaluate<number>(edge))
  }
  const place = async () => {
    const box = await within.boundingBox()
    return { x: box?.x ?? 0, width: box?.width ?? 0 }
  }
  await expect.poll(right).toBe(0)
  const before = await place()
  await openDialog()
  await shows(page.getByRole('dialog'))
  expect(await right()).toBe(0)
  const after = await place()
  for (const side of ['x', 'width'] as const) expect(Math.abs(after[side] - before[side])).toBeLessThan(2)
}

/**
 * Whether messages cover nothing that is pressed or typed in: at the top on a phone, otherwise beside the
 * page.
 */
async function isOutOfTheWay(page: Page): Promise<boolean> {
  const message = await page.getByRole('region', { name: 'Messages' }).boundingBox()
  const main = await page.getByRole('main').boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  if (!message || !main || !heading) return false
  return main.x > 0 ? message.x + message.width <= heading.x : message.y + message.height < 200
}

journey('a dialog covers the whole window, and nothing moves under it', async ({ wattle }) => {
  await plantGarden(await gardenerAt(wattle, 'strip@example.com'), 'Stripia')
  const browser = await openBrowser({ scrollbars: true })
  try {
    const { page } = await openWindow(browser, wattle.address)
    await signIn(page, { name: 'Nell', email: 'strip@example.com' })
    await visit(page, '/settings')
    const width = 'document.documentElement.clientWidth'
    const free = await page.evaluate<number>(width)
    expect(free).toBeLessThan(1280)
    await visit(page, '/tasks')
    await shows(button(page, 'Add Task'))
    const before = await button(page, 'Add Task').boundingBox()
    await button(page, 'Add Task').click()
    await shows(dialog(page, 'Add Task'))
    expect(await page.evaluate<number>(width)).toBe(1280)
    const after = await page.locator('main').getByText('Add Task').boundingBox()
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(1)

    // A band that reaches the edge of the window still does so under a dialog, and its content does not move.
    await visit(page, '/')
    await reachesTheEdge(page.locator('main section').first(), page.locator('h1'), () =>
      visit(page, '/?look=welcome'),
    )
    await visit(page, '/public/Stripia')
    const foot = page.locator('footer')
    await reachesTheEdge(foot, foot.getByText('Privacy & Terms'), () =>
      button(page, /^Enlarge image/)
        .first()
        .click(),
    )
  } finally {
    await browser.close()
  }
})

describe.each([390, 1280])('at %s px', (width) => {
  journey('the results of an identification are in sight at once', async ({ open, wattle }) => {
    const email = `seen${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    const bed = await addLocation(nell, 'Back step')
    const { page } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    await visit(page, `/my-plants/${bed}/add-plant`)
    const photo = dialog(page, 'Show us your plant')
    await photo
      .getByLabel(/: gallery$/)
      .setInputFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: await photograph(600, 750) })
    await button(photo, 'Identify Plant with AI').click()
    const hint = photo.getByLabel('A hint')
    await shows(photo.getByText(/^Failed to identify plant\. Please try again\. .*Add a hint, /))
    await hint.fill('a thing nobody knows')
    await hint.press('Enter')
    await shows(photo.getByText('Failed to identify plant', { exact: false }))
    await isInSight(hint, button(photo, 'Identify Plant with AI'))

    await hint.fill('monstera')
    await hint.press('Enter')
    const details = dialog(page, 'Check the details')
    const question = button(details, 'Not the right plant?')
    await isInSight(details.getByLabel('Species'), button(details, 'Add to Back step'))
    await isInSight(question, button(details, 'Add to Back step'))
    await question.click()
    await shows(details.getByText('Nothing else fits your hint', { exact: false }))
    await isAccessible(page)
  })

  journey('a persistent message covers nothing that has to be pressed', async ({ open, wattle }) => {
    const email = `over${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    await addTask(nell, { title: 'Turn the compost', dueDate: today() })
    const { page, provokes } = await open({ width })
    provokes(/ERR_INTERNET_DISCONNECTED/)
    await signIn(page, { name: 'Nell', email })
    await visit(page, '/tasks')
    await page.route('**/complete', (route) => route.abort('internetdisconnected'))
    await tickOf(page, 'Turn the compost').click()
    const message = page.getByText('Failed to update task status. Please try again.')
    await shows(message)
    expect(await isOutOfTheWay(page)).toBe(true)

    if (width === 1280) {
      await button(page, 'Collapse sidebar').click()
      const beside = await page.getByRole('region', { name: 'Messages' }).boundingBox()
      expect(beside?.x).toBeGreaterThan(76)
      expect(beside?.width).toBeGreaterThanOrEqual(300)
      await canBePressed(tickOf(page, 'Turn the compost'))
      await canBePressed(button(page, 'Try again'))
      await page.setViewportSize({ width, height: 720 })
      await canBePressed(button(page, 'Try again'))
      await canBePressed(link(page, 'Settings'))
      await page.setViewportSize({ width, height: 900 })
      await button(page, 'Expand sidebar').click()
      await canBePressed(button(page, 'Sign out'))
      await canBePressed(link(page, 'Settings'))
    }
    if (width === 390) {
      await button(page, 'More for Turn the compost').click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
    } else {
      await button(page, 'Edit Turn the compost').click()
    }
    const form = dialog(page, 'Edit Task')
    await isGone(message)
    await canBePressed(button(form, 'Save'))
    await canBePressed(button(form, 'Cancel'))
    await canBePressed(button(form, 'Close'))
    await canBePressed(form.getByLabel('Title'))
    await button(form, 'Cancel').click()
    await shows(message)

    await visit(page, '/settings')
    await page.getByLabel('Postcode').fill('3070')
    await shows(message)
    await canBePressed(button(page, 'Save'))
    await canBePressed(button(page, 'Discard'))
    await page.getByRole('radio', { name: 'Dark' }).scrollIntoViewIfNeeded()
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await canBePressed(button(page, 'Save'))
    await canBePressed(page.getByRole('radio', { name: 'Dark' }))
  })

  journey('filters show their values, and say if nothing matches', async ({ open, wattle }) => {
    // Care plans do not reach this month, so every task in it was added here.
    const month = '2190-01'
    const dueDate = `${month}-15`
    const email = `filters${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    const bed = await addLocation(nell, 'Back step')
    const plantId = await addPlant(nell, bed, { name: 'Mint', species: 'Mentha' })
    await addTask(nell, { plantId, title: 'Trim the runners', dueDate, priority: 3 })
    await addTask(nell, { title: 'Turn the compost', dueDate, priority: 1 })
    const { page } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    await visit(page, `/tasks?month=${month}&location=${bed}&priority=low`)
    await shows(page.getByText('Showing only low priority tasks in Back step.'))
    await shows(page.getByText('Back step, all plants, low priority'))
    await shows(tickOf(page, 'Trim the runners'))
    await isGone(tickOf(page, 'Turn the compost'))

    await page.locator('summary', { hasText: 'Filters' }).click()
    await page.getByRole('radio', { name: 'All' }).click({ force: true })
    for (const [priority, least, most] of [
      ['High', 0, 15],
      ['Medium', 20, 45],
      ['Low', 90, 150],
    ] as const) {
      const hue = await hueOf(page.locator('details').getByText(new RegExp(`${priority}$`)))
      expect(hue, priority).toBeGreaterThanOrEqual(least)
      expect(hue, priority).toBeLessThanOrEqual(most)
    }
    await page.getByRole('radio', { name: 'High' }).click({ force: true })
    await shows(page.getByText('Nothing matches these filters'))
    await isAccessible(page)
    const filtered = `#/tasks?month=${month}&location=${bed}&priority=high`
    expect(new URL(page.url()).hash).toBe(filtered)
    await button(page, 'Clear filters').click()
    await shows(tickOf(page, 'Trim the runners'))
    await shows(tickOf(page, 'Turn the compost'))
    expect(new URL(page.url()).hash).toBe(`#/tasks?month=${month}`)
    await shows(page.getByText('Filters cleared'))
    await button(page, 'Undo').click()
    await shows(page.getByText('Nothing matches these filters'))
    expect(new URL(page.url()).hash).toBe(filtered)
  })
})

journey(
  'six choices take two equal rows, and buttons beside a photo take one line each',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'rows@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'Back step')
    const { page } = await open({ width: 390 })
    await signIn(page, { name: 'Nell', email: 'rows@example.com' })
    await visit(page, '/my-plants/add-location')
    const soil = page.getByRole('group', { name: 'Soil' })
    await shows(soil)
    const places = soil
      .getByRole('radio')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    const inFirstRow = (await places).filter((top, _index, [first]) => top === first).length
    expect([inFirstRow, (await places).length]).toEqual([3, 6])
    const lines = await soil.locator('label').evaluateAll((all) => all.map((each) => each.clientHeight))
    expect(Math.max(...lines)).toBeLessThan(56)

    await visit(page, `/my-plants/${bed}/add-plant`)
    const photo = dialog(page, 'Show us your plant')
    await photo
      .getByLabel(/: gallery$/)
      .setInputFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: await photograph(600, 750) })
    const again = button(photo, 'Retake photo')
    await shows(again)
    expect((await again.boundingBox())?.height).toBeLessThan(56)
    await button(photo, 'Add Plant Manually').click()
    await page.setViewportSize({ width: 1280, height: 900 })
    const beside = button(dialog(page, 'Add Plant'), 'Retake photo')
    await shows(beside)
    expect((await beside.boundingBox())?.height).toBeLessThan(56)
  },
)

journey('a form does not scroll the page under it', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'scrolled@example.com')
  await settle(nell)
  for (const name of ['Back step', 'Front step', 'Side path', 'Herb row']) await addLocation(nell, name)
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'scrolled@example.com' })
  await visit(page, '/my-plants')
  const edit = link(page, 'Edit Herb row')
  await edit.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const place = await page.evaluate<number>('scrollY')
  expect(place).toBeGreaterThan(100)
  await edit.click()
  const form = dialog(page, 'Edit Location')
  await form.getByLabel('Name').fill('Herbs')
  expect(await page.evaluate('scrollY')).toBe(place)
  await button(form, 'Save').click()
  await isGone(form)
  expect(new URL(page.url()).hash).toBe('#/my-plants')
  await shows(link(page, 'Edit Herbs'))
  expect(await page.evaluate('scrollY')).toBe(place)
  await link(page, 'Herbs').click()
  await page.waitForURL(/my-plants\/./)
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
})

journey('a field that a switch reveals is in sight at once', async ({ open, wattle }) => {
  await settle(await gardenerAt(wattle, 'reveals@example.com'))
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'reveals@example.com' })
  await visit(page, '/tasks')
  await button(page, 'Add Task').click()
  const form = dialog(page, 'Add Task')
  for (const [label, field] of [
    ['This task needs a product', 'Product name'],
    ['This task repeats', 'How often'],
  ] as const) {
    await form.getByText(label).click()
    await isInSight(form.getByLabel(field), button(form, 'Add Task'))
  }
})

journey('in a very low window a dialog scrolls with its head and foot', async ({ open, wattle }) => {
  await settle(await gardenerAt(wattle, 'low@example.com'))
  // What 400 % of zoom leaves of a window of 1280 by 1024 pixels.
  const { page } = await open({ width: 320, height: 256 })
  await signIn(page, { name: 'Nell', email: 'low@example.com' })
  await visit(page, '/my-plants/add-location')
  const form = dialog(page, 'Add Location')
  const add = button(form, 'Add Location')
  await shows(add)
  expect((await add.boundingBox())?.y).toBeGreaterThan(256)
  await form.getByLabel('Name').fill('Balcony')
  await add.click()
  await isGone(form)
})

journey('on the login page the month is beside the photograph at every width', async ({ open }) => {
  const { page } = await open()
  await page.goto('/#/login')
  const sheet = page.getByRole('img', { name: /^A page of the notebook/ })
  await shows(sheet)
  for (const width of [360, 390, 600, 769, 900, 1000, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const photo = await sheet.locator('img').first().boundingBox()
    const month = await sheet.getByText('This Month').boundingBox()
    expect(month?.y).toBeLessThan((photo?.y ?? 0) + (photo?.height ?? 0))
    expect(month?.x).toBeGreaterThan((photo?.x ?? 0) + (photo?.width ?? 0))
  }
})

journey('the tasks page of an empty garden leads to its first plant', async ({ open, wattle }) => {
  await settle(await gardenerAt(wattle, 'none@example.com'))
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'none@example.com' })
  await visit(page, '/tasks')
  await shows(page.getByText('No more future tasks'))
  await link(page, 'Add a plant to get its tasks').click()
  await shows(page.getByText('No Locations Added Yet'))
})

journey(
  'a month is printed in ink on white, without the sidebar and the buttons',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'paper@example.com')
    await settle(nell)
    await addTask(nell, { title: 'Sharpen the secateurs', dueDate: today() })
    const { page } = await open()
    await signIn(page, { name: 'Nell', email: 'paper@example.com' })
    await visit(page, '/tasks')
    await shows(button(page, 'Sharpen the secateurs'))
    await page.evaluate("document.documentElement.dataset.theme = 'dark'")
    await page.emulateMedia({ media: 'print' })
    await isGone(button(page, 'Add Task'))
    await isGone(link(page, 'Tasks'))
    await shows(button(page, 'Sharpen the secateurs'))
    expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(31, 42, 34)')
  },
)

journey(
  'on a tablet a task has a menu, and its words have more room than the sidebar',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'tablet@example.com')
    await settle(nell)
    await addTask(nell, { title: 'Sharpen the secateurs', dueDate: today() })
    const { page } = await open({ width: 820 })
    await signIn(page, { name: 'Nell', email: 'tablet@example.com' })
    await visit(page, '/tasks')
    await shows(button(page, 'More for Sharpen the secateurs'))
    const words = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .locator('div')
      .first()
    const sidebar = page.locator('#sidebar')
    expect((await words.boundingBox())?.width).toBeGreaterThan((await sidebar.boundingBox())?.width ?? 0)
  },
)

journey('where colours are forced, a choice shows whether it is made', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'contrast@example.com')
  await settle(nell)
  const { page } = await open()
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page, { name: 'Nell', email: 'contrast@example.com' })
  await visit(page, '/settings')
  const colourOf = (seen: Locator) =>
    seen.evaluate((element) => element.ownerDocument.defaultView?.getComputedStyle(element).backgroundColor)
  const paper = await colourOf(page.locator('body'))
  const choice = page.locator('label', { hasText: 'Same as my device' }).locator('span').first()
  await shows(choice)
  expect(await colourOf(choice)).not.toBe(paper)
  const share = page.getByRole('switch', { name: 'Share garden' })
  await share.check()
  await expect.poll(() => colourOf(share)).not.toBe(paper)
})

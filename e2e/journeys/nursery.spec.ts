import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addLocation, addNurseryPlant, settle } from '../src/garden.ts'
import { type Gardener, gardenerAt } from '../src/gardener.ts'
import { photograph } from '../src/pictures.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'
import { today } from '../src/today.ts'

type Find = { id: string; name: string; imageUrl: string | null; price: string; discoveryDate: string }
type Planted = { plants: { id: string; name: string; plantedDate: string; imageUrl: string | null }[] }

const findsOf = async (gardener: Gardener) =>
  (await gardener.read<{ plants: Find[] }>('/nursery/plants')).plants

async function addSunnyPath(gardener: Gardener): Promise<string> {
  const conditions = { sunlight: 'Full sun all day', soilType: 'loam', moisture: 'medium' }
  const { location } = await gardener.write<{ location: { id: string } }>('POST', '/locations', {
    name: 'Front path',
    icon: '🌿',
    conditions,
  })
  return location.id
}

const lavender = {
  name: 'French Lavender',
  species: 'Lavandula dentata',
  careInstructions: { sunlight: 'Full sun', soil: 'Sandy loam', watering: 'Sparingly' },
  price: '$12.99',
}

/** Makes a call fail from now on; the returned function ends that. */
async function failing(page: Page, calls: string, method: string, message: string) {
  await page.route(calls, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify({ message }) })
      : route.fallback(),
  )
  return () => page.unroute(calls)
}

describe.each([390, 1280])('at %i px', (width) => {
  journey(
    'a nursery plant is added with photo and hint, and planted where it is suited',
    async ({ open, wattle }) => {
      const email = `finder${width}@example.com`
      const nell = await gardenerAt(wattle, email)
      await settle(nell)
      await addLocation(nell, 'Cellar')
      await addSunnyPath(nell)
      const { page } = await open({ width })
      await signIn(page, { name: 'Nell', email })
      await shows(heading(page, 'Explore the nursery'))
      await link(page, 'Visit Nursery').click()
      await shows(heading(page, 'No Nursery Plants Yet'))
      await shows(heading(page, 'Seen something you like?'))
      await isAccessible(page)

      await button(page, 'Add Your First Nursery Plant').click()
      const add = dialog(page, 'Add Nursery Plant')
      await button(add, 'Identify Plant with AI').click()
      await shows(add.getByText('Please upload an image first'))
      await add
        .getByLabel(/: gallery$/)
        .setInputFiles({ name: 'IMG_7.JPG', mimeType: 'image/jpeg', buffer: await photograph() })
      await add.getByLabel(/^A hint/).fill('lavender')
      const asked = page.waitForRequest('**/api/ai/identify-plant')
      await button(add, 'Identify Plant with AI').click()
      expect((await asked).postDataJSON()).toMatchObject({ hint: 'lavender', maxMatches: 1 })
      await shows(add.getByText('Suggestions from your hint', { exact: false }))
      await isAccessible(page)
      const species = await add.getByLabel('Species').inputValue()
      expect(species).toMatch(/Lavandula/)
      expect(await add.getByLabel('Discovery date').inputValue()).toBe(today())

      const again = page.waitForRequest('**/api/ai/identify-plant')
      await button(add, 'Not the right plant?').click()
      expect((await again).postDataJSON()).not.toHaveProperty('maxMatches')
      const others = add.getByLabel('Other matches')
      const filled = ['Name', 'Species', 'Watering', 'Pruning']
      const values = () =>
        Promise.all(filled.map((label) => add.getByLabel(label, { exact: false }).first().inputValue()))
      const first = await values()
      await others.selectOption({ index: 2 })
      await expect.poll(() => add.getByLabel('Species').inputValue()).not.toBe(species)
      for (const [index, value] of (await values()).entries()) expect(value).not.toBe(first[index])
      await add.getByLabel(/^Name/).fill('')
      await button(add, 'Add to Nursery').click()
      await shows(add.getByText('Please enter the name of the plant.'))
      await add.getByLabel(/^Name/).fill('Lavender for the path')
      await add.getByLabel('Nursery name').fill('Garden Market')
      await add.getByLabel('Price').fill('$29.99')
      await add.getByLabel('Pot size').fill('200mm')
      await add.getByLabel('Notes').fill('Three of them')
      await button(add, 'Add to Nursery').click()
      await shows(page.getByText('Nursery plant added successfully'))
      await isGone(add)
      await shows(heading(page, 'Lavender for the path'))
      for (const text of ['$29.99', '200mm', 'Garden Market', '“Three of them”']) {
        await shows(page.getByRole('main').getByText(text))
      }
      await isAccessible(page)
      const [noted] = await findsOf(nell)
      expect(noted).toMatchObject({ price: '$29.99', discoveryDate: today() })
      expect(noted?.imageUrl).toMatch(/^\/api\/images\//)

      await button(page, 'Where Should I Plant?').click()
      const where = dialog(page, 'Location Recommendations')
      await shows(where.getByText(/^Likes full sun/))
      const offered = where.getByRole('heading', { level: 3 })
      await expect.poll(() => offered.allTextContents()).toEqual(['Front path', 'Cellar'])
      await shows(where.getByText('Excellent'))
      await shows(where.getByText('Poor'))
      await isAccessible(page)
      await button(where, 'Add Here').first().click()

      const plant = dialog(page, 'Add to Garden')
      await expect.poll(() => plant.getByRole('radio', { name: /^Front path/ }).isChecked()).toBe(true)
      expect(await plant.getByLabel('Planted date').inputValue()).toBe(today())
      await plant.getByLabel('Remove from nursery list').uncheck()
      await isAccessible(page)
      await button(plant, 'Add to Garden').click()
      await shows(page.getByText('Plant added to your garden successfully'))
      await isGone(plant)
      await shows(heading(page, 'Lavender for the path'))
      expect(await findsOf(nell)).toHaveLength(1)

      await button(page, 'View').first().click()
      await page.waitForURL(/#\/plants\//)
      await shows(page.getByRole('heading', { level: 1, name: 'Lavender for the path' }))
      await visit(page, '/nursery')
      await button(page, 'Add to Garden').click()
      const choice = plant.getByRole('radio').first()
      await expect.poll(() => choice.evaluate((field) => field.matches(':focus'))).toBe(true)
      await plant.getByLabel('Planted date').fill('')
      await button(plant, 'Add to Garden').click()
      await shows(plant.getByText('Please select a location'))
      await shows(plant.getByText('Please enter the day it was planted.'))
      await plant.getByLabel('Planted date').fill('2026-01-31')
      await isAccessible(page)
      await plant.getByRole('radio', { name: /^Cellar/ }).check()
      await button(plant, 'Add to Garden').click()
      await shows(heading(page, 'No Nursery Plants Yet'))
      const { plants } = await nell.read<Planted>('/plants')
      expect(plants.map(({ plantedDate, imageUrl }) => [plantedDate, imageUrl])).toEqual([
        [today(), noted?.imageUrl],
        ['2026-01-31', noted?.imageUrl],
      ])

      await visit(page, `/plants/${plants[0]?.id}`)
      await button(page, 'More for Lavender for the path').click()
      await page.getByRole('menuitem', { name: 'Remove its photo' }).click()
      const remove = dialog(page, 'Remove Photo')
      await isAccessible(page)
      await button(remove, 'Remove Photo').click()
      await shows(page.getByText('Photo removed for good'))
      await isGone(remove)
      await shows(page.getByText('No photo yet'))
      const left = await nell.read<Planted>('/plants')
      expect(left.plants.map(({ imageUrl }) => imageUrl)).toEqual([null, null])
      expect((await nell.ask('GET', `${noted?.imageUrl}`.replace('/api', ''))).status).toBe(404)
    },
  )
})

journey('a nursery plant is changed and removed; Home updates its count', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'changer@example.com')
  await settle(nell)
  const location = await addSunnyPath(nell)
  await nell.write('POST', '/plants', { name: 'Rose', species: 'Rosa', locationId: location })
  await addNurseryPlant(nell, lavender)
  await addNurseryPlant(nell, { ...lavender, name: 'Tree fern' })
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'changer@example.com' })
  await link(page, /^Nursery plants\s*2/).click()
  await shows(heading(page, 'Nursery Plants'))
  await expect
    .poll(() => page.getByRole('navigation').first().getByRole('link').allTextContents())
    .toEqual(expect.arrayContaining(['Tasks', 'Nursery', 'Community Gardens']))

  await button(page, 'Edit French Lavender').click()
  const edit = dialog(page, 'Edit Nursery Plant')
  await edit.getByLabel('Price').fill('')
  await edit.getByLabel('Sunlight').fill('Full shade')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await button(edit, 'Save').click()
  expect((await sent).postDataJSON()).toEqual({ price: '', careInstructions: { sunlight: 'Full shade' } })
  await shows(page.getByText('Nursery plant updated successfully'))
  await isGone(page.getByText('$12.99').nth(1))
  await button(
    page.getByRole('listitem').filter({ hasText: 'French Lavender' }),
    'Where Should I Plant?',
  ).click()
  const where = dialog(page, 'Location Recommendations')
  await shows(where.getByText(/^Likes full shade/))
  await shows(where.getByText('Good'))
  await page.keyboard.press('Escape')

  await button(page, 'Remove Tree fern').click()
  const remove = dialog(page, 'Remove Plant')
  await shows(remove.getByText('Are you sure you want to remove this plant from your nursery list?'))
  await isAccessible(page)
  await button(remove, 'Remove Plant').click()
  await shows(page.getByText('Nursery plant removed'))
  await isGone(heading(page, 'Tree fern'))
  await link(page, 'Home').first().click()
  await shows(link(page, /^Nursery plants\s*1/))
})

journey(
  'an unsuitable location, or a garden without locations, leads to a new location',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'unplaced@example.com')
    await settle(nell)
    await addNurseryPlant(nell, lavender)
    const { page } = await open({ width: 390 })
    await signIn(page, { name: 'Nell', email: 'unplaced@example.com' })
    await visit(page, '/nursery')
    await button(page, 'Where Should I Plant?').click()
    const where = dialog(page, 'Location Recommendations')
    await shows(heading(where, 'No Suitable Locations Found'))
    await isAccessible(page)
    await button(where, 'Close').click()
    await addLocation(nell, 'Cellar')
    await page.reload()
    await button(page, 'Where Should I Plant?').click()
    await shows(heading(where, 'No Suitable Locations Found'))
    await link(where, 'Create a garden location').click()
    await shows(dialog(page, 'Add Location'))
  },
)

journey('every failure shows its own error, and no typed text is lost', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'unlucky@example.com')
  await settle(nell)
  await addSunnyPath(nell)
  await addNurseryPlant(nell, lavender)
  const { page, provokes } = await open()
  provokes(/500|400/)
  await signIn(page, { name: 'Nell', email: 'unlucky@example.com' })

  let mend = await failing(page, '**/api/nursery/plants', 'GET', 'Sorry')
  await visit(page, '/nursery')
  await shows(heading(page, 'Failed to load your nursery plants'))
  await isAccessible(page)
  await mend()
  await button(page, 'Try Again').click()
  await shows(heading(page, 'French Lavender'))

  mend = await failing(page, '**/api/nursery/plants', 'POST', 'The shop is closed')
  await button(page, 'Add Nursery Plant').click()
  const add = dialog(page, 'Add Nursery Plant')
  await button(add, 'Add Plant Manually').click()
  await add.getByLabel(/^Name/).fill('Fern')
  await add.getByLabel('Species').fill('Dicksonia')
  await button(add, 'Add to Nursery').click()
  await shows(add.getByRole('alert').getByText('Failed to add nursery plant: The shop is closed'))
  await shows(add.getByText('Error submitting form: The shop is closed'))
  await isAccessible(page)
  await mend()
  await button(add, 'Add to Nursery').click()
  await shows(heading(page, 'Fern'))
  await isGone(page.getByText('Failed to add nursery plant', { exact: false }))

  mend = await failing(page, '**/api/nursery/plants/*', 'PUT', 'Not today')
  await button(page, 'Edit Fern').click()
  const edit = dialog(page, 'Edit Nursery Plant')
  await edit.getByLabel('Notes').fill('Shady')
  await button(edit, 'Save').click()
  await shows(edit.getByText('Failed to update nursery plant: Not today'))
  await shows(edit.getByText('Error submitting form: Not today'))
  await mend()
  await button(edit, 'Save').click()
  await isGone(edit)

  mend = await failing(page, '**/api/nursery/plants/*', 'DELETE', 'Not today either')
  await button(page, 'Remove Fern').click()
  await button(dialog(page, 'Remove Plant'), 'Remove Plant').click()
  await shows(page.getByText('Failed to delete nursery plant: Not today either'))
  await shows(heading(page, 'Fern'))
  await mend()
  await button(page, 'Try again').click()
  await isGone(heading(page, 'Fern'))

  mend = await failing(page, '**/api/nursery/plants/*/recommendations', 'GET', 'Sorry')
  await button(page, 'Where Should I Plant?').click()
  const where = dialog(page, 'Location Recommendations')
  await shows(heading(where, 'Could not load matching locations'))
  await mend()
  await button(where, 'Retry').click()
  mend = await failing(page, '**/api/plants', 'POST', 'Location not found')
  await button(where, 'Add Here').click()
  const plant = dialog(page, 'Add to Garden')
  await button(plant, 'Add to Garden').click()
  await shows(plant.getByText('Failed to add plant to garden: Location not found'))
  await mend()
  await page.keyboard.press('Escape')

  await page.reload()
  mend = await failing(page, '**/api/locations-with-plants*', 'GET', 'Sorry')
  await button(page, 'Add to Garden').click()
  await shows(heading(plant, 'Could not load required data'))
  await mend()
  await button(plant, 'Retry').click()
  // It is the only location.
  await expect.poll(() => plant.getByRole('radio', { name: /^Front path/ }).isChecked()).toBe(true)
})

journey('a picture that cannot be uploaded is sent with the nursery plant', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'offgrid@example.com')
  await settle(nell)
  const { page, provokes } = await open({ width: 390 })
  provokes(/500/)
  await signIn(page, { name: 'Nell', email: 'offgrid@example.com' })
  await visit(page, '/nursery')
  await page.route('**/api/images/upload*', (route) => route.fulfill({ status: 500, body: '' }))
  await button(page, 'Add Nursery Plant').click()
  const add = dialog(page, 'Add Nursery Plant')
  await add
    .getByLabel(/: gallery$/)
    .setInputFiles({ name: 'fern.jpg', mimeType: 'image/jpeg', buffer: await photograph(600, 450) })
  await shows(add.getByText('Failed to upload image via API'))
  await button(add, 'Add Plant Manually').click()
  await add.getByLabel(/^Name/).fill('Fern')
  await add.getByLabel('Species').fill('Dicksonia')
  await button(add, 'Add to Nursery').click()
  await shows(heading(page, 'Fern'))
  const [fern] = await findsOf(nell)
  expect(fern?.imageUrl).toMatch(/^\/api\/images\//)
  expect((await fetch(`${wattle.address}${fern?.imageUrl}`)).headers.get('content-type')).toBe('image/jpeg')
})

journey('a file that is not a picture is not saved with the nursery plant', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'pdf@example.com')
  await settle(nell)
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'pdf@example.com' })
  await visit(page, '/nursery')
  await button(page, 'Add Nursery Plant').click()
  const add = dialog(page, 'Add Nursery Plant')
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    add.getByLabel(/: gallery$/).setInputFiles({ name, mimeType, buffer })
  await choose('label.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))
  await shows(add.getByText(/Wattle can read JPEG, PNG, GIF and WebP photos/))
  expect(await button(add, 'Try again').count()).toBe(0)
  await button(add, 'Add Plant Manually').click()
  await add.getByLabel(/^Name/).fill('Fern')
  await add.getByLabel('Species').fill('Dicksonia')
  await button(add, 'Add to Nursery').click()
  await shows(heading(page, 'Fern'))
  expect((await findsOf(nell))[0]?.imageUrl).toBeNull()
})

journey('a nursery plant typed by hand gets its needs from the guide', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'typed@example.com')
  await settle(nell)
  await addSunnyPath(nell)
  await addNurseryPlant(nell, { name: 'Lemno', species: 'unknown' })
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'typed@example.com' })
  await visit(page, '/nursery')
  await button(page, 'Add Nursery Plant').click()
  const add = dialog(page, 'Add Nursery Plant')
  await button(add, 'Add Plant Manually').click()
  await add.getByLabel(/^Name/).fill('Tomato')
  await add.getByLabel('Species').fill('Solanum lycopersicum')
  await button(add, 'Add to Nursery').click()
  await shows(page.getByText('Nursery plant added successfully'))
  const asked = (name: string) =>
    button(page.getByRole('listitem').filter({ hasText: name }), 'Where Should I Plant?').click()
  const where = dialog(page, 'Location Recommendations')
  await asked('Tomato')
  await shows(where.getByText(/^Likes full sun/))
  await page.keyboard.press('Escape')

  await asked('Lemno')
  await shows(where.getByText('What it needs is not known yet.', { exact: false }))
  await page.keyboard.press('Escape')
  await button(page, 'Edit Lemno').click()
  const edit = dialog(page, 'Edit Nursery Plant')
  await edit.getByLabel(/^Name/).fill('Lemon')
  await button(edit, 'Save').click()
  await isGone(edit)
  await asked('Lemon')
  await shows(where.getByText(/^Likes full sun/))
  await page.keyboard.press('Escape')

  await button(page, 'Edit Lemon').click()
  await edit.getByLabel(/^Name/).fill('Bird’s nest fern')
  await edit.getByLabel('Species').fill('Asplenium australasicum')
  await button(edit, 'Save').click()
  await isGone(edit)
  await asked('Bird’s nest fern')
  await shows(where.getByText(/^Likes .*shade/))
})

journey(
  'an indoor plant on the list goes into a pot unless the gardener chooses ground',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'potted@example.com')
    await settle(nell)
    await addSunnyPath(nell)
    await addNurseryPlant(nell, { name: 'Monstera', species: 'Monstera deliciosa' })
    const { page } = await open({ width: 390 })
    await signIn(page, { name: 'Nell', email: 'potted@example.com' })
    await visit(page, '/nursery')
    const plant = dialog(page, 'Add to Garden')
    const add = async (choose?: string) => {
      await button(page, 'Add to Garden').click()
      await expect.poll(() => plant.getByRole('radio', { name: 'Pot' }).isChecked()).toBe(true)
      await isAccessible(page)
      if (choose) await plant.getByRole('radio', { name: choose }).check()
      await plant.getByLabel('Remove from nursery list').uncheck()
      await button(plant, 'Add to Garden').click()
      await isGone(plant)
    }
    await add()
    await add('Ground')
    const { plants } = await nell.read<{ plants: { plantingMethod: string }[] }>('/plants')
    expect(plants.map(({ plantingMethod }) => plantingMethod)).toEqual(['pot', 'ground'])
  },
)

journey(
  'a long list is searched, by notes too, and a closed dialog keeps the search',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'searching@example.com')
    await settle(nell)
    for (let each = 1; each <= 7; each++)
      await addNurseryPlant(nell, { ...lavender, name: `Lavender ${each}` })
    const fern = await addNurseryPlant(nell, {
      name: 'Fern',
      species: 'Dicksonia',
      notes: 'Ask Bev about shade',
    })
    const { page } = await open({ width: 390 })
    await signIn(page, { name: 'Nell', email: 'searching@example.com' })
    await visit(page, `/nursery?edit=${fern}`)
    await button(dialog(page, 'Edit Nursery Plant'), 'Close').click()
    const search = page.getByLabel('Search by name, nursery or notes')
    await search.fill('bev')
    await isGone(heading(page, 'Lavender 1'))
    await shows(heading(page, 'Fern'))
    await isAccessible(page)
    await button(page, 'Edit Fern').click()
    await shows(dialog(page, 'Edit Nursery Plant'))
    await page.keyboard.press('Escape')
    await isGone(dialog(page, 'Edit Nursery Plant'))
    expect(await search.inputValue()).toBe('bev')
    await search.fill('cactus')
    await shows(heading(page, 'No plants match “cactus”.'))
    await button(page, 'Clear search').last().click()
    await shows(heading(page, 'Lavender 7'))
  },
)

journey('a dialog opened by URL stays open if its nursery plant is removed', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'asked@example.com')
  await settle(nell)
  await addSunnyPath(nell)
  const id = await addNurseryPlant(nell, lavender)
  const { context, page, provokes } = await open()
  provokes(/ERR_|404/)
  await signIn(page, { name: 'Nell', email: 'asked@example.com' })
  await visit(page, `/nursery?grow=${id}`)
  const planting = dialog(page, 'Add to Garden')
  await page.route('**/api/plants', async (route) => {
    await route.fetch()
    await expect.poll(() => findsOf(nell)).toEqual([])
    await route.abort()
  })
  const none = page.getByText('No Nursery Plants Yet')
  await button(planting, 'Add to Garden').click()
  await shows(none)
  await shows(planting.getByText('Failed to add plant to garden', { exact: false }))
  await page.unroute('**/api/plants')
  await button(planting, 'Add to Garden').click()
  await shows(page.getByText('Plant added to your garden successfully'))
  await isGone(planting)

  const other = await addNurseryPlant(nell, lavender)
  await page.reload()
  await visit(page, `/nursery?edit=${other}`)
  const edit = dialog(page, 'Edit Nursery Plant')
  await edit.getByLabel('Notes').fill('By the tap')
  const tab = await context.newPage()
  await visit(tab, '/nursery')
  await button(tab, 'Remove French Lavender').click()
  await button(dialog(tab, 'Remove Plant'), 'Remove Plant').click()
  await shows(none)
  expect(await edit.getByLabel('Notes').inputValue()).toBe('By the tap')
  await button(edit, 'Save').click()
  await shows(page.getByText('This nursery plant is already gone. It was planted or removed somewhere else.'))
  await isGone(edit)
})

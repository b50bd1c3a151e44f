import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import { expect } from 'vitest'
import { addLocation, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { photograph } from '../src/pictures.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

journey(
  'if its location is deleted in the meantime, a new plant can go to another',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'lost@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'Back step')
    const { page, provokes } = await open({ width: 390 })
    provokes(/404/)
    await signIn(page, { name: 'Nell', email: 'lost@example.com' })
    await shows(page.getByText('(done)', { exact: false }).first())
    // Home leads to the only location to add the first plant there.
    await link(page, 'Add Plant').click()
    await page.waitForURL(new RegExp(`${bed}/add-plant$`))
    await button(dialog(page, 'Show us your plant'), 'Add Plant Manually').click()
    const form = dialog(page, 'Add Plant')
    await button(form, 'Add to Back step').click()
    for (const sentence of ['Error: Missing plant name', 'Error: Missing species', 'Error: Missing image'])
      await expect.poll(() => form.getByRole('alert').filter({ hasText: sentence }).count()).toBe(1)
    expect(await form.getByText('Please enter').count()).toBe(0)
    await form.getByLabel('Name').fill('Basil')
    await form.getByLabel('Species').fill('Ocimum basilicum')

    await nell.write('DELETE', `/locations/${bed}`)
    await addLocation(nell, 'Kitchen sill')
    await button(form, 'Save without photo').click()
    await shows(form.getByText('Back step was deleted somewhere else. What you typed is still here.'))
    await shows(form.getByRole('alert').getByText('Error: Missing location'))
    expect(await form.getByText('Error: Missing image').count()).toBe(0)
    await isAccessible(page)
    expect(await form.getByLabel('Name').inputValue()).toBe('Basil')
    await form.getByLabel('Location').selectOption('Kitchen sill')
    await button(form, /^(Add Plant|Save without photo)$/).click()
    await isGone(form)
    await shows(page.getByText('Basil added successfully!'))
    await shows(heading(page, 'Kitchen sill'))
  },
)

journey('without a photo, an AI that looks at pictures is not asked', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'looks@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  const { page } = await open()
  await page.route('**/api/public/sign-in', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), looksAtPictures: true } })
  })
  await signIn(page, { name: 'Nell', email: 'looks@example.com' })
  await visit(page, `/my-plants/${bed}/add-plant`)
  const photo = dialog(page, 'Show us your plant')
  await photo.getByLabel('A hint, if you have one').fill('lavender')
  await button(photo, 'Identify Plant with AI').click()
  await shows(photo.getByRole('alert').getByText('Please upload an image first', { exact: true }))
  await isAccessible(page)
})

journey('a plant is planted today, by the date in its garden', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'today@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  const { page } = await open({ timeZone: 'Europe/London' })
  await signIn(page, { name: 'Nell', email: 'today@example.com' })
  // Yesterday evening in London, when it was the next day in Victoria.
  const evening = new Date()
  evening.setUTCDate(evening.getUTCDate() - 1)
  evening.setUTCHours(19)
  await page.clock.setFixedTime(evening)
  await visit(page, `/my-plants/${bed}/add-plant`)
  await button(page, 'Add Plant Manually').click()
  expect(await dialog(page, 'Add Plant').getByLabel('Planted date').inputValue()).toBe(
    civilDateAt(evening, 'Australia/Melbourne'),
  )
})

journey('an unreadable picture is refused with the formats that Wattle reads', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'unfit@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  await nell.write('PUT', `/locations/${bed}`, { potFriendly: true })
  const { page, provokes } = await open()
  provokes(/500/)
  await signIn(page, { name: 'Nell', email: 'unfit@example.com' })
  await visit(page, `/my-plants/${bed}/add-plant`)
  const photo = dialog(page, 'Show us your plant')
  const choose = (name: string, buffer: Buffer) =>
    photo.getByLabel(/: gallery$/).setInputFiles({ name, mimeType: 'image/heic', buffer })
  await choose('IMG_0042.HEIC', Buffer.from('not a picture'))
  await shows(
    photo.getByText('Failed to process image. Please try again. Wattle can read JPEG, PNG, GIF and WebP', {
      exact: false,
    }),
  )
  expect(await button(photo, 'Try again').count()).toBe(0)
  await choose('icon.jpg', await photograph(120, 120))
  await isGone(photo.getByText('Failed to process image.', { exact: false }))
  // The location is suitable for pots, so the form preselects a pot.
  await button(photo, 'Add Plant Manually').click()
  expect(await page.getByRole('radio', { name: 'Pot' }).isChecked()).toBe(true)

  // Beside the message about a picture, a failed save has its own.
  const form = dialog(page, 'Add Plant')
  const broken = { name: 'IMG_0043.HEIC', mimeType: 'image/heic', buffer: Buffer.from('not a picture') }
  await form.getByLabel(/: gallery$/).setInputFiles(broken)
  await shows(form.getByText('Failed to process image.', { exact: false }))
  await form.getByLabel(/^Name/).fill('Basil')
  await form.getByLabel('Species').fill('Ocimum basilicum')
  await page.route('**/api/plants', (route) => route.fulfill({ status: 500, json: { message: 'Sorry' } }))
  await button(form, 'Add to Back step').click()
  await shows(form.getByText('There was a problem saving the plant: Sorry'))

  await nell.write('POST', '/nursery/plants', { name: 'Wattle', species: 'Acacia' })
  page.on('dialog', (asked) => asked.accept())
  await page.goto('about:blank')
  await visit(page, '/nursery')
  await button(page, 'Edit Wattle').click()
  const find = dialog(page, 'Edit Nursery Plant')
  await find.getByLabel(/: gallery$/).setInputFiles(broken)
  await shows(find.getByText('Failed to process image.', { exact: false }))
})

journey('a form that was opened twice closes once its plant is saved', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'twice@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'twice@example.com' })
  const path = `/my-plants/${bed}/add-plant`
  const addBasil = async () => {
    await button(page, 'Add Plant Manually').click()
    const form = dialog(page, 'Add Plant')
    await form.getByLabel('Name').fill('Basil')
    await form.getByLabel('Species').fill('Ocimum basilicum')
    await button(form, 'Add to Back step').click()
    await page.waitForURL(new RegExp(`/my-plants(/${bed})?$`))
    await isGone(page.getByRole('dialog'))
  }

  await visit(page, '/my-plants')
  const toForm = link(page, /^Add Plant/).first()
  await shows(toForm)
  await page.route('**/assets/add-plant-*.js', async (route) => {
    await toForm.click()
    await route.continue()
  })
  await toForm.click()
  await addBasil()

  await visit(page, path)
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('a'), { id: 'again', href: '/#${path}' })); again.click()`,
  )
  await addBasil()

  await visit(page, `/my-plants/${bed}`)
  await visit(page, path)
  await visit(page, `${path}?from=elsewhere`)
  await addBasil()
})

journey(
  'the guide suggests plants for a name, and keeps what the gardener has typed',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'suggested@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'Back step')
    const { page, provokes } = await open({ width: 390 })
    provokes(/500/)
    await signIn(page, { name: 'Nell', email: 'suggested@example.com' })
    await visit(page, `/my-plants/${bed}/add-plant`)
    await button(page, 'Add Plant Manually').click()
    const form = dialog(page, 'Add Plant')
    const name = form.getByLabel('Name')
    const species = form.getByLabel('Species')
    const soil = form.getByLabel('Soil')
    const suggestions = form.getByRole('option')
    await name.pressSequentially('lem')
    await shows(suggestions.first())
    expect(await suggestions.count()).toBe(5)
    await name.press('ArrowDown')
    expect(await name.getAttribute('aria-activedescendant')).toBe(
      await suggestions.first().getAttribute('id'),
    )
    await isAccessible(page)
    await name.press('Escape')
    await isGone(suggestions.first())
    await shows(form)
    await name.press('Shift+ArrowDown')
    expect(await name.getAttribute('aria-expanded')).toBe('false')
    await name.press('Alt+ArrowDown')
    await shows(suggestions.first())
    expect(await name.getAttribute('aria-activedescendant')).toBeNull()
    await form.getByRole('listbox').click({ position: { x: 100, y: 3 } })
    await shows(suggestions.first())
    await name.press('Alt+ArrowUp')
    await isGone(suggestions.first())
    await name.press('ArrowDown')
    await name.press('Enter')
    await shows(soil)
    expect(await name.inputValue()).toBe('Lemon')
    expect(await species.inputValue()).toMatch(/^Citrus/)
    // The suggestions for the earlier text no longer apply to the current name.
    await name.press('ArrowDown')
    expect(await name.getAttribute('aria-expanded')).toBe('false')

    await soil.fill('Sand')
    await name.fill('monst')
    await suggestions.filter({ hasText: 'Monstera' }).tap()
    await expect.poll(() => species.inputValue()).toBe('Monstera deliciosa')
    await expect.poll(() => form.getByLabel('Watering').inputValue()).not.toBe('')
    expect(await soil.inputValue()).toBe('Sand')
    // Monstera is an indoor plant.
    await expect.poll(() => form.getByRole('radio', { name: 'Pot' }).isChecked()).toBe(true)

    await shows(form.getByText('Filled in from the guide: species, care, pot'))

    await species.fill('My own')
    await name.fill('bas')
    await shows(suggestions.first())
    await page.route('**/guide/suggestions?*', (route) => route.fulfill({ status: 500, json: {} }))
    await name.fill('basi')
    await isGone(suggestions.first())
    await page.unroute('**/guide/suggestions?*')
    await name.fill('basil')
    await suggestions.filter({ hasText: 'Ocimum' }).first().click()
    expect([await name.inputValue(), await species.inputValue()]).toEqual(['Basil', 'My own'])
  },
)

journey(
  'if a name is typed in full, the guide fills in the plant on leaving the field',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'typed@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'Back step')
    const { page } = await open({ width: 390 })
    await signIn(page, { name: 'Nell', email: 'typed@example.com' })
    await visit(page, `/my-plants/${bed}/add-plant`)
    await button(page, 'Add Plant Manually').click()
    const form = dialog(page, 'Add Plant')
    const name = form.getByLabel('Name')
    const species = form.getByLabel('Species')
    const soil = form.getByLabel('Soil')
    const leave = () => page.keyboard.press('Tab')
    await form.getByText('Care instructions').click()
    await soil.fill('Sand')
    await name.pressSequentially('sweet CORN')
    await leave()
    await expect.poll(() => species.inputValue()).toMatch(/^Zea mays/)
    await expect.poll(() => form.getByLabel('Watering').inputValue()).not.toBe('')
    expect([await name.inputValue(), await soil.inputValue()]).toEqual(['Sweet corn', 'Sand'])
    expect(await form.getByRole('option').count()).toBe(0)

    await species.fill('My own')
    await name.fill('Lemon')
    await leave()
    const lemon = await nell.read<{ plant: { careInstructions: { pruning: string } } }>('/guide/plants/lemon')
    const { pruning } = lemon.plant.careInstructions
    await expect.poll(() => form.getByLabel('Pruning').inputValue()).toBe(pruning)
    expect([await species.inputValue(), await soil.inputValue()]).toEqual(['My own', 'Sand'])
  },
)

journey(
  'a chosen plant is saved with its care, or an error says that its care is missing',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'filled@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'Orchard')
    const { page, provokes } = await open()
    provokes(/500/)
    await signIn(page, { name: 'Nell', email: 'filled@example.com' })
    await visit(page, `/my-plants/${bed}/add-plant?plant=lemon`)
    const form = dialog(page, 'Add Plant')
    const name = form.getByLabel('Name')
    const watering = form.getByLabel('Watering')
    await expect.poll(() => watering.inputValue()).not.toBe('')

    await page.route('**/guide/plants/apple', (route) => route.fulfill({ status: 500, json: {} }))
    await name.fill('granny s')
    await form.getByRole('option', { name: 'Granny Smith (Apple)' }).click()
    await shows(form.getByText('The care of Apple could not be filled in.'))
    expect([await name.inputValue(), await watering.inputValue()]).toEqual(['Granny Smith', ''])
    expect(await form.getByLabel('Species').inputValue()).toBe('Malus domestica')
    await isAccessible(page)
    await page.unroute('**/guide/plants/apple')
    await button(form, 'Try again').click()
    await expect.poll(() => watering.inputValue()).not.toBe('')
    await isGone(form.getByText('could not be filled in', { exact: false }))

    let answer = () => {}
    const isWaiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/guide/plants/peach', async (route) => {
      await isWaiting
      await route.continue()
    })
    await name.fill('Grandma’s peach')
    await form.getByRole('option', { name: /^Peach/ }).click()
    await button(form, 'Add to Orchard').click()
    await shows(button(form, 'Saving…'))
    answer()
    await isGone(form)
    const { plants } = await nell.read<{ plants: { name: string; careInstructions: object }[] }>('/plants')
    const peach = await nell.read<{ plant: { careInstructions: object } }>('/guide/plants/peach')
    expect(plants).toMatchObject([
      {
        name: 'Grandma’s peach',
        careInstructions: peach.plant.careInstructions,
        careAuthors: { soil: 'guide' },
      },
    ])
  },
)

journey('choosing a plant from the guide replaces an identified match', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'matched@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'matched@example.com' })
  await visit(page, `/my-plants/${bed}/add-plant`)
  const photo = dialog(page, 'Show us your plant')
  // No AI is configured, so a hint without a photo suffices.
  await photo.getByLabel(/^A hint/).fill('english lavender')
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/ai/identify-plant', async (route) => {
    await answered.promise
    await route.continue()
  })
  // The second click of the double click must not press the button that replaces this one.
  await button(photo, 'Identify Plant with AI').dblclick()
  await shows(dialog(page, 'Identifying your plant'))
  await shows(page.getByText('Counting the leaves…'))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  answered.resolve()
  const badge = dialog(page, 'Check the details').getByText('Plant identified')
  await shows(dialog(page, 'Check the details'))
  await page.clock.runFor(2999)
  await shows(badge)
  await page.clock.runFor(1)
  await isGone(badge)
  await page.clock.resume()
  const note = page.getByText('Suggestions from your hint', { exact: false })
  await shows(note)
  await button(page, 'Back to Upload').click()
  await button(photo, 'Add Plant Manually').click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('lemon')
  await form.getByRole('option', { name: /^Lemon Citrus/ }).click()
  await expect.poll(() => form.getByLabel('Species').inputValue()).toMatch(/^Citrus/)
  await isGone(note)
  await isGone(button(page, 'Not the right plant?'))
})

journey('an indoor plant goes into a pot unless the gardener chooses ground', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'indoors@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Lounge room')
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'indoors@example.com' })
  await visit(page, `/my-plants/${bed}/add-plant?plant=monstera`)
  const form = dialog(page, 'Add Plant')
  const [ground, pot] = ['Ground', 'Pot'].map((name) => form.getByRole('radio', { name }))
  const isChosen = (method = pot) => expect.poll(() => method?.isChecked()).toBe(true)
  await isChosen(pot)
  await form.getByLabel('Name').fill('Lemon')
  await form.getByLabel('Species').fill('Citrus')
  await isChosen(ground)
  await form.getByLabel('Name').fill('Peace lily')
  await form.getByLabel('Species').fill('Spathiphyllum')
  await isChosen(pot)
  await ground?.check()
  await form.getByLabel('Name').fill('My peace lily')
  await button(form, 'Add to Lounge room').click()
  await button(form, 'Save without photo').click()
  await isGone(form)
  const { plants } = await nell.read<{ plants: { name: string; plantingMethod: string }[] }>('/plants')
  expect(plants).toMatchObject([{ name: 'My peace lily', plantingMethod: 'ground' }])
})

journey(
  'one error at a time says what is missing, and an unknown hint can become the name',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'hinted@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'Back step')
    const { page } = await open({ width: 390 })
    await signIn(page, { name: 'Nell', email: 'hinted@example.com' })
    await visit(page, `/my-plants/${bed}/add-plant`)
    const photo = dialog(page, 'Show us your plant')
    const identify = button(photo, 'Identify Plant with AI')
    const problems = photo.getByRole('alert')
    await photo
      .getByLabel(/: gallery$/)
      .setInputFiles({ name: 'notes.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') })
    await shows(photo.getByText('Failed to process image. Please try again.', { exact: false }))
    await identify.click()
    const hint = photo.getByLabel('A hint')
    await shows(
      photo.getByText(
        'Please add a hint, such as the name on the label. Have a photo? Please upload an image first.',
      ),
    )
    await shows(photo.locator('input[aria-invalid=true]:focus'))
    expect(await problems.count()).toBe(1)
    await isAccessible(page)

    await hint.fill('Asparagus scandens')
    await hint.press('Enter')
    await shows(photo.getByText(/^A Weed of National Significance/))
    await isAccessible(page)

    await hint.fill(' wobbly blue thing ')
    await hint.press('Enter')
    await shows(photo.getByText('Failed to identify plant. Please try again.', { exact: false }))
    expect(await problems.count()).toBe(1)
    await isAccessible(page)
    await button(photo, 'Add Plant Manually with your hint as its name').click()
    const form = dialog(page, 'Add Plant')
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('wobbly blue thing')
    expect(await form.getByRole('alert').count()).toBe(0)
  },
)

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addLocation, addPlant, plantGarden, publishProfile, settle, uploadPicture } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { photograph } from '../src/pictures.ts'
import { planOf } from '../src/plan.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

/**
 * For every visible picture, the width that was requested, and the smallest available width of at least nine
 * tenths of what is needed.
 */
const picturesOf = (page: Page) =>
  page.evaluate<[number, number][]>(`[...document.images]
    .filter(({ currentSrc, clientWidth }) => currentSrc.includes('/api/images/') && clientWidth > 0)
    .map(({ currentSrc, clientWidth }) => {
      const widths = [160, 320, 640, 1200]
      const needed = clientWidth * devicePixelRatio * 0.9
      return [Number(/width=(\\d+)/.exec(currentSrc)?.[1] ?? 1200), widths.find((width) => width >= needed) ?? 1200]
    })`)

describe.each([390, 1280])('at %i px', (width) => {
  journey(
    'a gardener completes the profile and shares one plant, and visitors see only that',
    async ({ open, wattle }) => {
      const email = `share${width}@example.com`
      const name = `Ferntree ${width}`
      const nell = await gardenerAt(wattle, email)
      await settle(nell)
      const bed = await addLocation(nell, 'Shady bed')
      const fern = await addPlant(nell, bed, { name: 'Bird’s nest fern', species: 'Asplenium nidus' })
      await addPlant(nell, bed, { name: 'Hidden orchid', species: 'Dendrobium' })
      await planOf(nell, fern)
      const { page } = await open({ width })
      await signIn(page, { name: 'Nell', email })

      await visit(page, `/plants/${fern}`)
      await button(page, 'Change visibility').click()
      const visibility = dialog(page, 'Change Visibility')
      await shows(
        visibility.getByText(
          'Making this plant public will make all details visible to anyone with the link. No one else can edit it.',
        ),
      )
      await isAccessible(page)
      await visibility.getByRole('radio', { name: /^Public/ }).check()
      await button(visibility, 'Save').click()
      const needed = dialog(page, 'Set Up Community Garden Profile')
      await shows(needed)
      await isAccessible(page)
      await button(needed, 'Go to Settings').click()
      await shows(heading(page, 'Settings'))
      await shows(
        page.getByText('Add a display name, description and feature image before sharing plants publicly.'),
      )
      await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('community-garden')
      await expect
        .poll(async () => (await heading(page, 'Community garden').boundingBox())?.y)
        .toBeLessThan(200)

      await page.getByLabel('Display name').fill('Fern_tree!')
      await button(page, 'Save').click()
      await shows(page.getByText('Display name can only include letters, numbers and spaces'))
      await isAccessible(page)
      await page.getByLabel('Display name').fill(name)
      await button(page, 'Save').click()
      await shows(
        page.getByText(
          'Please complete the display name, description and feature image or leave all fields blank',
        ),
      )
      await shows(page.getByText('Please write a sentence or two about your garden.'))
      await shows(page.getByText('Please add a photo of your garden.'))
      await shows(page.locator('textarea[aria-invalid=true]:focus'))
      await isAccessible(page)
      await page.getByLabel('About your garden').fill('Ferns under old trees')
      await page.getByRole('switch', { name: 'Share garden' }).click()
      await button(page, 'Save').click()
      await shows(
        page.getByText(
          'Please complete the display name, description and feature image before listing your garden',
        ),
      )
      await shows(page.locator('button[aria-invalid=true]:focus'))
      await isAccessible(page)
      await page
        .getByLabel('Photos of your garden')
        .setInputFiles({ name: 'ferns.jpg', mimeType: 'image/jpeg', buffer: await photograph(800, 600) })
      await shows(page.getByRole('img', { name: 'ferns.jpg' }))
      expect(await link(page, /^ferns\.jpg/).getAttribute('href')).toMatch(/^\/api\/images\//)
      await button(page, 'Save').click()
      await shows(page.getByText('Settings saved'))
      await shows(button(page, 'Go back'))
      await expect.poll(() => page.getByLabel('Display name').getAttribute('readonly')).not.toBeNull()
      await isAccessible(page)

      await page
        .getByLabel('Photos of your garden')
        .setInputFiles({ name: 'moss.jpg', mimeType: 'image/jpeg', buffer: await photograph(800, 600) })
      await shows(page.getByRole('img', { name: 'moss.jpg' }))
      const feature = (file: string) => page.getByRole('radio', { name: `Feature image: ${file}` })
      await expect.poll(() => feature('ferns.jpg').isChecked()).toBe(true)
      await feature('moss.jpg').check()
      const saved = page.waitForRequest((request) => request.method() === 'PUT')
      await button(page, 'Save').click()
      expect((await saved).postDataJSON()).toHaveProperty('featureImageUrl')
      await button(page, 'More for moss.jpg').click()
      await page.getByRole('menuitem', { name: 'Remove for good' }).click()
      await button(dialog(page, 'Remove Photo'), 'Remove Photo').click()
      await shows(page.getByText('Photo removed for good'))
      await isGone(page.getByRole('img', { name: 'moss.jpg' }))
      await expect.poll(() => feature('ferns.jpg').isChecked()).toBe(true)
      await isAccessible(page)

      await isGone(
        page.getByText('Add a display name, description and feature image before sharing plants publicly.'),
      )
      await link(page, 'Go back and share').click()
      await shows(visibility.getByRole('radio', { name: /^Public/, checked: true }))
      await isAccessible(page)
      await button(visibility, 'Save').click()
      await shows(page.getByText('Plant visibility set to public'))
      expect(page.url()).not.toContain('share=')
      await button(page, 'Copy share link').click()
      await shows(page.getByText('Link copied'))
      const shared = await page.evaluate<string>('navigator.clipboard.readText()')
      expect(shared).toBe(`${wattle.address}/#/public/${encodeURIComponent(name)}/plants/${fern}`)
      await visit(page, `/my-plants?share=${bed}`)
      await shows(visibility.getByRole('radio', { name: /^Public Both, to anyone/, checked: true }))
      await button(visibility, 'Cancel').click()
      await isGone(visibility)
      await shows(button(page, 'Change visibility of Shady bed, now mixed'))
      await shows(page.getByText('Two plants in one location'))
      await isAccessible(page)

      const visitor = await open({ width })
      visitor.provokes(/404|500/)
      await visitor.page.goto(shared)
      await shows(heading(visitor.page, 'Bird’s nest fern'))
      await shows(visitor.page.getByText('Asplenium nidus'))
      await isAccessible(visitor.page)
      await visit(visitor.page, '/public?search=nobody')
      await shows(heading(visitor.page, 'No gardens match “nobody”.'))
      const search = visitor.page.getByLabel('Search gardens by name')
      await search.fill('')
      await shows(link(visitor.page, new RegExp(name)))
      await visitor.page.route('**/api/public/users?*', (route) => route.fulfill({ status: 500, json: {} }), {
        times: 1,
      })
      await search.fill(`${width}`)
      await shows(heading(visitor.page, 'We couldn’t search the gardens.'))
      await visitor.page.keyboard.type(' FERN')
      expect(await search.inputValue()).toBe(`${width} FERN`)
      await link(visitor.page, new RegExp(name)).click()
      await shows(heading(visitor.page, name))
      await shows(visitor.page.getByText('Ferns under old trees'))
      await shows(link(visitor.page, /Bird’s nest fern/))
      await isAccessible(visitor.page)
      const seen = await visitor.page.getByRole('main').innerText()
      for (const secret of ['Hidden orchid', '3068', email]) expect(seen).not.toContain(secret)

      await visit(page, `/plants/${fern}`)
      await button(page, 'Change visibility').click()
      await visibility.getByRole('radio', { name: /^Private/ }).check()
      await button(visibility, 'Save').click()
      await shows(page.getByText('Plant visibility set to private'))
      await visitor.page.goto(shared)
      await visitor.page.reload()
      await shows(visitor.page.getByText('Plant Not Found'))
      await shows(
        visitor.page.getByText('Its gardener may have made it private or removed it', { exact: false }),
      )
      await shows(link(visitor.page, name))
      await isAccessible(visitor.page)
    },
  )
})

journey('of two quick choices, the second is kept', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'twice@example.com')
  await settle(nell)
  await publishProfile(nell, 'Second Thoughts', await uploadPicture(nell))
  const bed = await addLocation(nell, 'Shady bed')
  const fern = await addPlant(nell, bed, { name: 'Bird’s nest fern', species: 'Asplenium nidus' })
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'twice@example.com' })
  const held = Promise.withResolvers<void>()
  const asked: unknown[] = []
  await page.route(`**/api/plants/${fern}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    asked.push(route.request().postDataJSON())
    if (asked.length === 1) await held.promise
    return route.continue()
  })
  await visit(page, `/plants/${fern}`)
  const choose = async (name: RegExp) => {
    await button(page, 'Change visibility').click()
    await dialog(page, 'Change Visibility').getByRole('radio', { name }).check()
    await button(dialog(page, 'Change Visibility'), 'Save').click()
  }
  await choose(/^Public/)
  await choose(/^Private/)
  expect(asked).toEqual([{ visibility: 'public' }])
  held.resolve()
  await shows(page.getByText('Plant visibility set to private'))
  expect(asked).toEqual([{ visibility: 'public' }, { visibility: 'private' }])
  const read = await nell.read<{ plant: object }>(`/plants/${fern}`)
  expect(read.plant).toMatchObject({ visibility: 'private' })
})

journey(
  'the share link is copied within the click, or shown for copying by hand',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'copies@example.com')
    const { plant } = await plantGarden(nell, 'Copy Corner')
    const address = `${wattle.address}/#/public/Copy%20Corner/plants/${plant}`
    const { page } = await open({ width: 390 })
    await signIn(page, { name: 'Nell', email: 'copies@example.com' })
    await visit(page, `/plants/${plant}`)
    await shows(button(page, 'Copy share link'))
    // As in WebKit, which rejects clipboard writes that start after the click.
    await page.evaluate(`
    let isClick = false
    addEventListener('click', () => { isClick = true; setTimeout(() => { isClick = false }) }, true)
    const late = () => Promise.reject(new DOMException('late', 'NotAllowedError'))
    navigator.clipboard.writeText = late
    navigator.clipboard.write = ([item]) =>
      isClick ? item.getType('text/plain').then(async (blob) => { window.copied = await blob.text() }) : late()
  `)
    await button(page, 'Copy share link').click()
    await shows(page.getByText('Link copied'))
    expect(await page.evaluate('copied')).toBe(address)
    await isGone(page.getByText('Link copied'))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await button(page, 'Copy share link').click()
    await shows(page.getByText('Link copied'))
    await page.clock.runFor(1499)
    expect(await page.getByText('Link copied').count()).toBe(1)
    await page.clock.runFor(1)
    await isGone(page.getByText('Link copied'))
    await page.clock.resume()

    await page.evaluate(
      "navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))",
    )
    await button(page, 'Copy share link').click()
    const byHand = dialog(page, 'Copy share link')
    await shows(byHand)
    await isAccessible(page)
    await isGone(page.getByText('Link copied'))
    expect(await byHand.getByLabel('Link to this plant').inputValue()).toBe(address)
    await button(byHand, 'Close').first().click()
    await isGone(byHand)

    // The link needs the display name, which has not loaded yet.
    const known = Promise.withResolvers<void>()
    await page.route('**/api/preferences', async (route) => {
      await known.promise
      await route.continue()
    })
    await page.reload()
    await button(page, 'Copy share link').click()
    known.resolve()
    await shows(page.getByText('Link copied'))

    const refused = page.getByText('Plant must be public to share')
    const nameless = { preferences: { displayName: null } }
    await page.unroute('**/api/preferences')
    await page.route('**/api/preferences', (route) => route.fulfill({ json: nameless }))
    await page.reload()
    await button(page, 'Copy share link').click()
    await shows(refused)
    await page.unroute('**/api/preferences')
    await page.reload()
    await shows(button(page, 'Copy share link'))
    await isGone(refused)

    await nell.write('PUT', `/plants/${plant}`, { visibility: 'private' })
    await button(page, 'Copy share link').click()
    await shows(refused)
    expect(await byHand.count()).toBe(0)
  },
)

journey('a display name in use is refused in any case and spacing', async ({ open, wattle }) => {
  const first = await gardenerAt(wattle, 'first@example.com')
  await settle(first)
  await publishProfile(first, 'Magpie Corner', await uploadPicture(first))
  const second = await gardenerAt(wattle, 'second@example.com')
  await settle(second)
  const { page, provokes } = await open()
  provokes(/409/)
  await signIn(page, { name: 'Second', email: 'second@example.com' })
  await visit(page, '/settings')
  await page.getByLabel('Display name').fill('magpie  CORNER')
  await page.getByLabel('About your garden').fill('Magpies')
  await page
    .getByLabel('Photos of your garden')
    .setInputFiles({ name: 'magpie.jpg', mimeType: 'image/jpeg', buffer: await photograph(800, 600) })
  await shows(page.getByRole('img', { name: 'magpie.jpg' }))
  const buffer = await photograph(240, 240)
  const tooLarge = Buffer.alloc(10 * 1024 * 1024 + 1)
  await page
    .getByLabel('Photos of your garden')
    .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: tooLarge })
  await shows(
    page
      .getByRole('alert')
      .getByText('File too large. Please upload an image smaller than 10MB.', { exact: true }),
  )
  await page.getByLabel('Photos of your garden').setInputFiles(
    [0, 1, 2, 3, 4, 5].map((number) => ({
      name: `nest ${number}.jpg`,
      mimeType: number === 0 ? 'image/heic' : 'image/jpeg',
      buffer,
    })),
  )
  await shows(
    page
      .getByRole('alert')
      .getByText(
        'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image. You can upload up to 5 images.',
      ),
  )
  await shows(page.getByRole('img', { name: 'nest 4.jpg' }))
  await isGone(button(page, /^Add a photo/))
  for (const left of ['large.png', 'nest 0.jpg', 'nest 5.jpg'])
    expect(await page.getByRole('img', { name: left }).count()).toBe(0)
  await button(page, 'Save').click()
  await shows(page.getByText('Display name already in use. Please choose a different name.'))
  await isAccessible(page)
})

journey(
  'a photo that arrives after a save is waited for, and joins the saved ones',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'late-photo@example.com')
    await settle(nell)
    const gate = await uploadPicture(nell)
    await publishProfile(nell, 'Late Photo Corner', gate)
    const { page } = await open()
    await signIn(page, { name: 'Nell', email: 'late-photo@example.com' })
    await visit(page, '/settings')
    const held = Promise.withResolvers<void>()
    let uploads = 0
    await page.route('**/api/images/upload-url', async (route) => {
      uploads++
      if (uploads === 2) await held.promise
      await route.continue()
    })
    const buffer = await photograph(800, 600)
    await page
      .getByLabel('Photos of your garden')
      .setInputFiles(['fern.jpg', 'moss.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
    await shows(page.getByRole('img', { name: 'fern.jpg' }))
    await button(page, 'Save').click()
    await shows(page.getByText('Settings saved'))
    await link(page, 'My Plants').click()
    await button(dialog(page, 'Leave without saving?'), 'Keep editing').click()
    held.resolve()
    await shows(page.getByRole('img', { name: 'moss.jpg' }))
    await button(page, 'Save').click()
    await shows(page.getByText('All saved'))
    const pictures = async () =>
      (await nell.read<{ preferences: { galleryImageUrls: string[] } }>('/preferences')).preferences
        .galleryImageUrls
    await expect.poll(pictures).toHaveLength(3)
    expect((await pictures())[0]).toBe(gate)
  },
)

journey(
  'deleting a location lists and deletes everything in it, also for visitors',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'delete@example.com')
    const things = await plantGarden(nell, 'Deletia')
    await nell.write('PUT', `/plants/${things.plant}`, { imageUrl: await uploadPicture(nell) })
    await planOf(nell, things.plant)
    const visitor = await open({ scale: 2 })
    visitor.provokes(/404/)
    await visitor.page.goto('/#/public/Deletia')
    await shows(link(visitor.page, /Rosemary of Deletia/))
    await expect.poll(async () => (await picturesOf(visitor.page)).length).toBe(2)
    for (const [file, best] of await picturesOf(visitor.page)) expect(file).toBe(best)
    const path = `/public/Deletia/plants/${things.plant}`
    const withoutScripts = async () => {
      const answer = await visitor.context.request.get(path)
      return `${answer.status()} ${/<h1>(.*)<\/h1>/.exec(await answer.text())?.[1]}`
    }
    expect(await withoutScripts()).toBe('200 Rosemary of Deletia')

    const { page } = await open()
    await signIn(page, { name: 'Nell', email: 'delete@example.com' })
    await visit(page, '/my-plants')
    await button(page, 'Delete Bed of Deletia').click()
    const confirm = dialog(page, 'Delete Location')
    await shows(confirm.getByText('1 plant'))
    await shows(confirm.getByText('This also deletes all its plants and their tasks. It cannot be undone.'))
    await isAccessible(page)
    const answered = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await button(confirm, 'Delete Location').click()
    expect(new URL((await answered).url()).search).toBe('?cascade=true')
    expect(await (await answered).json()).toMatchObject({ success: true, plantsDeleted: 1 })
    await shows(page.getByText('Bed of Deletia deleted successfully'))
    await shows(page.getByText('No Locations Added Yet'))
    await isAccessible(page)
    await visit(page, '/tasks')
    await shows(page.getByText('No more future tasks'))
    expect((await nell.read<{ totalPlants: number }>('/summary')).totalPlants).toBe(0)
    await isGone(link(page, /Rosemary of Deletia/))

    await visitor.page.reload()
    await shows(visitor.page.getByText('This gardener has not shared any plants.'))
    await isAccessible(visitor.page)
    expect(await withoutScripts()).toBe('404 Plant Not Found')
    await visitor.page.goto(path)
    await visitor.page.waitForURL(`/#${path}`)
    await shows(visitor.page.getByRole('alert').getByText('Plant Not Found'))
  },
)

journey(
  'a plant hidden in the meantime stays hidden when an open form is saved',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'stale@example.com')
    const { plant, location } = await plantGarden(nell, 'Stalia')
    const { page, provokes } = await open()
    provokes(/500/)
    await signIn(page, { name: 'Nell', email: 'stale@example.com' })
    await visit(page, `/my-plants/${location}/edit-plant/${plant}`)
    const form = dialog(page, 'Edit Plant')
    await form.getByLabel('Species').fill('Rosmarinus officinalis')
    const imageUrl = await uploadPicture(nell)
    await nell.write('PUT', `/plants/${plant}`, {
      visibility: 'private',
      name: 'Rosemary by the gate',
      imageUrl,
    })
    const saved = page.waitForRequest((request) => request.method() === 'PUT')
    await button(form, 'Save').click()
    expect((await saved).postDataJSON()).toEqual({ species: 'Rosmarinus officinalis', imageUrl })
    await isGone(form)
    expect(new URL(page.url()).hash).toBe(`#/my-plants/${location}`)
    await shows(page.getByText('Rosemary by the gate saved'))
    expect((await nell.read<{ plant: object }>(`/plants/${plant}`)).plant).toMatchObject({
      name: 'Rosemary by the gate',
      species: 'Rosmarinus officinalis',
      visibility: 'private',
      imageUrl,
    })

    await visit(page, `/my-plants/${location}/edit-plant/${plant}`)
    await form.getByLabel('Species').fill('Salvia rosmarinus')
    await page.route(`**/api/plants/${plant}`, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
    const savedUnread = page.waitForRequest((request) => request.method() === 'PUT')
    await button(form, 'Save').click()
    expect((await savedUnread).postDataJSON()).toEqual({ species: 'Salvia rosmarinus' })
    await isGone(form)
  },
)

journey('a new public plant waits until the profile is complete', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'public-first@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Front step')
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'public-first@example.com' })
  await visit(page, `/my-plants/${bed}/add-plant?plant=rosemary`)
  const form = dialog(page, 'Add Plant')
  await form.getByLabel('Name').fill('Rosemary by the gate')
  await form.getByRole('radio', { name: /^Public/ }).check()
  await button(form, 'Add to Front step').click()
  const needed = dialog(page, 'Set Up Community Garden Profile')
  await button(needed, 'Go to Settings').click()
  await page.getByLabel('Display name').fill('Gate Garden')
  await page.getByLabel('About your garden').fill('Herbs by the gate')
  await page
    .getByLabel('Photos of your garden')
    .setInputFiles({ name: 'gate.jpg', mimeType: 'image/jpeg', buffer: await photograph(800, 600) })
  await shows(page.getByRole('img', { name: 'gate.jpg' }))
  await button(page, 'Save').click()
  await link(page, 'Go back and share').click()
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Rosemary by the gate')
  await button(form, 'Add to Front step').click()
  await shows(page.getByText('Rosemary by the gate added successfully!'))
})

journey('a location’s form shows who can see its plants, and Back closes it', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'form@example.com')
  await settle(nell)
  await publishProfile(nell, 'Form Corner', await uploadPicture(nell))
  const bed = await addLocation(nell, 'Shady bed')
  await addPlant(nell, bed, { name: 'Moss', species: 'Bryum', visibility: 'public' })
  await addPlant(nell, bed, { name: 'Orchid', species: 'Dendrobium' })
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'form@example.com' })
  await visit(page, '/my-plants')
  await link(page, 'Edit Shady bed').click()
  const form = dialog(page, 'Edit Location')
  const now = (visibility: string) => button(form, `Change visibility of Shady bed, now ${visibility}`)
  await now('mixed').click()
  const visibility = dialog(page, 'Change Visibility')
  await visibility.getByRole('radio', { name: /^Private/ }).check()
  await button(visibility, 'Save').click()
  await shows(page.getByText('Plant visibility updated for Shady bed'))
  await shows(now('private'))
  await page.goBack()
  await isGone(form)
  await page.waitForURL(/#\/my-plants$/)
})

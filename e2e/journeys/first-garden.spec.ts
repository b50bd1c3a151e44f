import { effortLimits } from '@wattle/contracts/profile/choices.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { gardenerAt } from '../src/gardener.ts'
import { lookInto, photograph } from '../src/pictures.ts'
import { planOf } from '../src/plan.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

type Plants = { plants: { id: string; name: string; species: string; imageUrl: string | null }[] }

/**
 * From Settings to Community Gardens on a phone: the top bar, and the drawer, which closes before it
 * navigates.
 */
async function looksAroundByDrawer(page: Page): Promise<void> {
  const brand = link(page, 'Wattle')
  expect(await brand.getAttribute('href')).toBe('#/')
  const widthOfName = async () => (await brand.getByText('Wattle').boundingBox())?.width
  for (const [y, isShown] of [
    [31, false],
    [30, true],
  ]) {
    await page.evaluate(`scrollTo(0, ${y})`)
    await expect.poll(async () => ((await widthOfName()) ?? 0) > 1).toBe(isShown)
  }
  await button(page, 'Open menu').click()
  await shows(button(page, 'Close menu'))
  const { foldedAt, milliseconds } = await page.evaluate<{
    foldedAt: string
    milliseconds: number
  }>(`(async () => {
    const menu = document.querySelector('[aria-controls=sidebar]')
    const start = performance.now()
    let foldedAt = ''
    document.querySelector('#sidebar a[href="#/public"]').click()
    while (location.hash !== '#/public') {
      await new Promise(requestAnimationFrame)
      if (menu.isConnected && menu.ariaLabel === 'Open menu') foldedAt ||= location.hash
    }
    return { foldedAt, milliseconds: performance.now() - start }
  })()`)
  expect(foldedAt).toBe('#/settings')
  expect(milliseconds).toBeGreaterThanOrEqual(299)
}

/** From Settings to Privacy & Terms on a desktop, where the sidebar collapses to a rail. */
async function looksAroundByRail(page: Page): Promise<void> {
  const sidebar = page.getByRole('complementary', { name: 'Wattle' })
  await shows(sidebar.getByText('Vera'))
  await page.setViewportSize({ width: 768, height: 900 })
  await shows(button(page, 'Open menu'))
  await page.setViewportSize({ width: 1280, height: 900 })
  await shows(sidebar.getByText('Vera'))
  await button(sidebar, 'Collapse sidebar').click()
  await shows(button(sidebar, 'Expand sidebar'))
  await isGone(sidebar.getByText('Vera'))
  await shows(button(sidebar, 'Sign out'))
  await isAccessible(page)
  await link(sidebar, 'Privacy & Terms').click()
  await shows(heading(page, 'Privacy & Terms'))
}

describe.each([390, 1280])('at %i px', (width) => {
  journey('a visitor is led to sign in, arrives at Home with a code, and looks around', async ({ open }) => {
    const { page } = await open({ width })
    await page.goto('/')
    await shows(button(page, 'Get Started'))
    expect(new URL(page.url()).hash).toBe('#/login')
    await isAccessible(page)

    const asked = page.waitForRequest(/\/oidc\/auth\?/)
    const returned = page.waitForRequest(/\/callback\.html\?/)
    await button(page, 'Get Started').click()
    const { searchParams } = new URL((await asked).url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'email openid phone profile',
    })
    await shows(heading(page, 'This notebook belongs to'))
    await isAccessible(page)
    await page.getByLabel('Name').fill('Vera')
    await page.getByLabel('E-mail').fill(`vera${width}@example.com`)
    const held = Promise.withResolvers<void>()
    await page.route('**/oidc/token', async (route) => {
      await held.promise
      await route.continue()
    })
    await button(page, 'Sign in').click()
    expect(new URL((await returned).url()).searchParams.get('code')).not.toBeNull()
    await shows(page.getByText('Loading...'))
    await expect.poll(() => page.getByRole('heading').allTextContents()).toEqual(['Wattle'])
    held.resolve()
    await shows(heading(page, 'Welcome to Wattle'))
    await expect.poll(() => page.evaluate('location.pathname + location.search + location.hash')).toBe('/#/')

    for (const [old, now] of [
      ['/plants', '/my-plants'],
      ['/locations', '/my-plants'],
      ['/jobs-to-do', '/tasks'],
      ['/signup', '/'],
      ['/no-such-page', '/'],
    ]) {
      await visit(page, `${old}`)
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${now}`)
    }
    await visit(page, '/settings')
    await shows(heading(page, 'Settings'))
    await (width < 768 ? looksAroundByDrawer(page) : looksAroundByRail(page))
    await shows(page.getByRole('contentinfo').getByText('© 2025 Wattle'))
    await link(page.getByRole('banner'), 'My Garden').click()
    await page.waitForURL(/#\/my-plants$/)
  })

  journey('a new gardener adds a location and two plants', async ({ open, wattle }) => {
    const { page } = await open({ width })
    const email = `nell${width}@example.com`
    await signIn(page, { name: 'Nell', email })

    const welcome = dialog(page, 'Where is your garden?')
    await shows(welcome)
    await isAccessible(page)
    await welcome.getByLabel('State').selectOption('Victoria')
    // Wattle's default postcode is in another state.
    expect(await welcome.getByLabel('Postcode').inputValue()).toBe('')
    await welcome.getByLabel('Postcode').fill('306')
    await button(welcome, 'Start my notebook').click()
    await shows(welcome.getByText('Please enter a valid 4-digit Australian postcode'))
    await welcome.getByLabel('Postcode').fill('3068')
    await welcome.getByRole('radio', { name: /^Low/ }).check()
    const saved = page.waitForRequest((request) => request.method() === 'PUT')
    await button(welcome, 'Start my notebook').click()
    expect((await saved).postDataJSON()).toEqual({
      state: 'Victoria',
      postcode: '3068',
      taskGeneration: { effort: 'Low' },
    })
    await isGone(welcome)
    await shows(heading(page, 'Getting Started'))
    await isAccessible(page)

    await link(page, 'Add Location').click()
    const form = dialog(page, 'Add Location')
    await shows(form)
    await isAccessible(page)
    await button(form, 'Add Location').click()
    await shows(form.getByText('Please give this location a name.'))
    await form.getByLabel('Name').fill('Back verandah')
    await form.getByRole('radio', { name: 'Roses' }).check()
    await form.getByRole('radio', { name: 'Honey' }).check()
    await form.getByLabel('Sunlight').selectOption('Full sun all day')
    await form.getByRole('radio', { name: 'Loam' }).check()
    await form.getByRole('radio', { name: 'Moist', exact: true }).check()
    await button(form, 'Add Location').click()
    await isGone(form)
    expect(new URL(page.url()).hash).toBe('#/my-plants')
    await shows(page.getByText('Back verandah added successfully!'))
    await shows(page.getByText('Full sun all day'))
    await isAccessible(page)

    await link(page, /^Add Plant/)
      .first()
      .click()
    const photo = dialog(page, 'Show us your plant')
    await shows(photo)
    await isAccessible(page)
    await button(photo, 'Identify Plant with AI').click()
    await shows(photo.getByText('Please upload an image first'))
    await photo
      .getByLabel(/: gallery$/)
      .setInputFiles({ name: 'IMG_0042.HEIF.JPG', mimeType: 'image/jpeg', buffer: await photograph() })
    await photo.getByLabel('A hint').fill(' meyer lemon ')
    const asked = page.waitForRequest('**/api/ai/identify-plant')
    await button(photo, 'Identify Plant with AI').click()
    expect((await asked).postDataJSON()).toMatchObject({ hint: 'meyer lemon', maxMatches: 1 })
    const details = dialog(page, 'Check the details')
    const badge = details.getByText('Plant identified')
    await shows(badge)
    await isGone(badge)
    await shows(details.getByText('Suggestions from your hint', { exact: false }))
    await isAccessible(page)
    expect(await details.getByLabel('Species').inputValue()).toMatch(/Citrus/)
    expect(await details.getByLabel('Name').inputValue()).toMatch(/lemon/i)
    expect(await details.getByLabel('Watering').inputValue()).not.toBe('')
    await button(details, 'Back to Upload').click()
    await shows(photo.getByRole('img', { name: 'The photo you chose' }))
    await button(photo, 'Add Plant Manually').click()
    await details.getByLabel('Name').fill('Lemon by the steps')
    await button(details, 'Add to Back verandah').click()
    await isGone(details)
    await shows(page.getByText('Lemon by the steps added successfully!'))

    await link(page, /^Add Plant/)
      .first()
      .click()
    await button(photo, 'Add Plant Manually').click()
    const typed = dialog(page, 'Add Plant')
    await typed.getByLabel('Name').fill('Basil')
    await typed.getByLabel('Species').fill('Ocimum basilicum')
    await typed.getByRole('radio', { name: 'Pot' }).check()
    await button(typed, 'Add to Back verandah').click()
    if (width < 768) {
      await shows(typed.getByText('Error: Missing image'))
      await button(typed, 'Save without photo').click()
    }
    await isGone(typed)
    await shows(page.getByText('Basil added successfully!'))

    const nell = await gardenerAt(wattle, email)
    const { plants } = await nell.read<Plants>('/plants')
    expect(plants.map(({ name, imageUrl }) => [name, imageUrl === null]).toSorted()).toEqual([
      ['Basil', true],
      ['Lemon by the steps', false],
    ])
    const lemon = plants.find(({ imageUrl }) => imageUrl !== null)
    const stored = await fetch(`${wattle.address}${lemon?.imageUrl}`)
    expect(await lookInto(await stored.arrayBuffer())).toEqual({
      width: 1200,
      height: 900,
      format: 'jpeg',
      written: false,
    })
    const { tasks } = await planOf(nell, lemon?.id ?? '')
    expect(tasks.length).toBeGreaterThanOrEqual(1)
    expect(tasks.length).toBeLessThanOrEqual(effortLimits.Low.most)
  })
})

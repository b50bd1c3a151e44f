import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addLocation, addPlant, addTask, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

/** The sign-in as the browser stores it. */
const storedSignIn = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))
    return key ? (JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>) : null
  })

/** Makes the stored access token expire this many seconds from now, with or without a refresh token. */
const letExpire = (page: Page, seconds: number, canRenew: boolean) =>
  page.evaluate(
    ({ seconds, canRenew }) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? ''
      const user = JSON.parse(localStorage.getItem(key) ?? '{}')
      user.expires_at = Math.floor(Date.now() / 1000) + seconds
      if (!canRenew) delete user.refresh_token
      localStorage.setItem(key, JSON.stringify(user))
    },
    { seconds, canRenew },
  )

journey('a token that is about to expire is renewed silently', async ({ open, wattle }) => {
  await settle(await gardenerAt(wattle, 'renew@example.com'))
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'renew@example.com' })
  const before = await storedSignIn(page)
  expect(before?.refresh_token).toEqual(expect.any(String))
  await letExpire(page, 200, true)
  const renewed = page.waitForResponse((response) => response.url().endsWith('/oidc/token'))
  await page.reload()
  expect((await renewed).status()).toBe(200)
  await expect.poll(async () => (await storedSignIn(page))?.refresh_token).not.toBe(before?.refresh_token)
  expect(Number((await storedSignIn(page))?.expires_at)).toBeGreaterThan(Date.now() / 1000 + 1800)
  await shows(heading(page, 'Getting Started'))
})

journey('an expired token is renewed when a page is opened', async ({ open, wattle }) => {
  await settle(await gardenerAt(wattle, 'lapsed@example.com'))
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'lapsed@example.com' })
  await letExpire(page, -60, true)
  await page.reload()
  await shows(heading(page, 'Getting Started'))
  expect(Number((await storedSignIn(page))?.expires_at)).toBeGreaterThan(Date.now() / 1000)
})

journey(
  'a request with a token that has expired in the open tab renews it, and its form stays',
  async ({ open, wattle }) => {
    await settle(await gardenerAt(wattle, 'woken@example.com'))
    const { page, provokes } = await open()
    provokes(/401/)
    await signIn(page, { name: 'Nell', email: 'woken@example.com' })
    await spoil(page, { canRenew: true })
    await letExpire(page, -60, true)
    await link(page, 'Garden Shed').first().click()
    await shows(heading(page, 'Garden Shed'))
    expect(new URL(page.url()).hash).toBe('#/garden-shed')
    expect(Number((await storedSignIn(page))?.expires_at)).toBeGreaterThan(Date.now() / 1000)

    await visit(page, '/tasks')
    await button(page, 'Add Task').click()
    const form = dialog(page, 'Add Task')
    await form.getByLabel('Title').fill('Ask about the lemon')
    await spoil(page, { canRenew: true })
    await letExpire(page, -60, true)
    await page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'oidc.user:' }))")
    expect(await form.getByLabel('Title').inputValue()).toBe('Ask about the lemon')
    await button(form, 'Add Task').click()
    await shows(page.getByText('Task added'))
    expect(Number((await storedSignIn(page))?.expires_at)).toBeGreaterThan(Date.now() / 1000)
  },
)

journey('two tabs that renew at the same moment both stay signed in', async ({ open, wattle }) => {
  await settle(await gardenerAt(wattle, 'tabs@example.com'))
  const { page, context } = await open()
  await signIn(page, { name: 'Nell', email: 'tabs@example.com' })
  const other = await context.newPage()
  await other.goto(page.url())
  await shows(heading(other, 'Getting Started'))
  // A tab that hears of the expiry renews at once, and a reload would cancel that request, so leave the page
  // first.
  const address = other.url()
  await other.goto('about:blank')
  await letExpire(page, -60, true)
  await Promise.all([page.reload(), other.goto(address)])
  await Promise.all([page, other].map((tab) => shows(heading(tab, 'Getting Started'))))
  expect(Number((await storedSignIn(other))?.expires_at)).toBeGreaterThan(Date.now() / 1000)
})

journey('an expired session that cannot be renewed leads to the login page', async ({ open }) => {
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'expired@example.com' })
  await letExpire(page, -60, false)
  await page.reload()
  await shows(button(page, 'Get Started'))
  expect(new URL(page.url()).hash).toBe('#/login')
  await visit(page, '/tasks')
  await shows(button(page, 'Get Started'))
})

journey('signing in on the way to a page leads to Home, which offers the page', async ({ open, wattle }) => {
  const email = 'wanted@example.com'
  await settle(await gardenerAt(wattle, email))
  // The largest width at which the sidebar is a drawer.
  const { page, context } = await open({ width: 768 })
  const wanted = page.getByText('You were on your way to your nursery list.')
  await signIn(page, { name: 'Nell', email }, '/#/nursery')
  await shows(wanted)
  await isAccessible(page)
  await button(page, 'Go there').click()
  await shows(heading(page, 'Nursery Plants'))
  await button(page, 'Open menu').click()
  await link(page, 'Wattle').click()
  await shows(button(page, 'Open menu'))
  await page.waitForURL(/#\/$/)
  await shows(page.getByRole('heading', { level: 1 }))
  await isGone(wanted)

  await visit(page, '/nursery')
  await button(page, 'Open menu').click()
  await button(page, 'Sign out').click()
  await shows(button(page, 'Get Started'))
  await context.clearCookies()
  await visit(page, '/guide/tomato')
  await link(page, 'Start a notebook to grow it').click()
  await signIn(page, { name: 'Nell', email }, null)
  await isGone(wanted)
  await shows(page.getByText('You were looking at Tomato.'))
  await button(page, 'Open Tomato').click()
  await shows(button(page, 'Add to my garden'))
})

/** Replaces the stored tokens by ones that the server rejects, as after a night with the laptop closed. */
const spoil = (page: Page, { canRenew } = { canRenew: false }) =>
  page.evaluate((canRenew) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? ''
    const user = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (!canRenew) delete user.refresh_token
    localStorage.setItem(key, JSON.stringify({ ...user, id_token: `${user.id_token}x` }))
  }, canRenew)

/** Lets the token expire in the open tab, as its timer does, and starts to sign in again. */
async function runOut(page: Page) {
  await letExpire(page, -60, false)
  await page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'oidc.user:' }))")
  await button(page, 'Get Started').click()
}

journey('text being typed is kept when the session ends', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'words@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  const plant = await addPlant(nell, bed, { name: 'Eureka Lemon', species: 'Citrus limon' })
  await addTask(nell, { title: 'Feed the lemon', plantId: plant, dueDate: '2026-11-20' })
  const { page, context, provokes } = await open({ width: 390 })
  provokes(/401|saved-drafts/)
  await signIn(page, { name: 'Nell', email: 'words@example.com' })
  await visit(page, `/my-plants/${bed}/edit-plant/${plant}`)
  const form = dialog(page, 'Edit Plant')
  await form.getByLabel('Species').fill('Citrus × limon')
  await spoil(page)
  await button(form, 'Save').click()

  const kept = page.getByText('We kept your changes to Eureka Lemon.')
  await shows(kept)
  expect(new URL(page.url()).hash).toBe('#/')
  await isAccessible(page)
  // The code that offers the kept form fails to load, without an error message, because nobody has asked for
  // it.
  await page.route('**/saved-drafts-*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.reload()
  await failed
  await shows(heading(page, 'Next in your garden'))
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.unroute('**/saved-drafts-*')
  await page.reload()
  await button(page, 'Carry on').click()
  await shows(form)
  expect(await form.getByLabel('Species').inputValue()).toBe('Citrus × limon')
  await button(form, 'Save').click()
  await shows(page.getByText('Eureka Lemon saved'))
  await visit(page, '/')
  await shows(page.getByRole('heading', { level: 1 }))
  expect(await kept.count()).toBe(0)

  // A form without a URL of its own, and a token that expires before any request is sent.
  await visit(page, '/tasks')
  await button(page, 'Add Task').click()
  const task = dialog(page, 'Add Task')
  await task.getByLabel('Title').fill('Ask about the lemon')
  await runOut(page)
  await shows(page.getByText('We kept the task you were writing.'))
  await button(page, 'Carry on').click()
  expect(await task.getByLabel('Title').inputValue()).toBe('Ask about the lemon')
  await task.getByLabel('Due date').fill('2027-06-05')
  await button(task, 'Add Task').click()
  await shows(page.getByText('Task added, due in June 2027'))

  await visit(page, '/tasks')
  await button(page, 'Add Task').click()
  await task.getByLabel('Title').fill('Ask about the lime')
  await runOut(page)
  await shows(page.getByText('We kept the task you were writing.'))
  await button(page, 'Open menu').click()
  await button(page, 'Sign out').click()
  await shows(button(page, 'Get Started'))
  await context.clearCookies()
  await signIn(page, { name: 'Nell', email: 'words@example.com' })
  await isGone(page.getByText('We kept the task you were writing.'))
})

journey(
  'text is kept when another tab loses the sign-in, and cleared when it signs out',
  async ({ open, wattle }) => {
    await settle(await gardenerAt(wattle, 'lost@example.com'))
    const { page, context, provokes } = await open()
    provokes(/401/)
    await signIn(page, { name: 'Nell', email: 'lost@example.com' })
    const other = await context.newPage()
    const type = async (title: string) => {
      await visit(other, '/tasks')
      await button(other, 'Add Task').click()
      await dialog(other, 'Add Task').getByLabel('Title').fill(title)
    }
    await type('Ask about the lemon')
    await spoil(page)
    await visit(page, '/nursery')
    for (const tab of [page, other]) await shows(tab.getByText('We kept the task you were writing.'))
    await button(other, 'Discard').click()

    await type('Ask about the lime')
    await button(page, 'Sign out').click()
    // The tab that signs out still needs its cookies at the provider after the other tab has noticed.
    for (const tab of [page, other]) await shows(button(tab, 'Get Started'))
    await context.clearCookies()
    await signIn(other, { name: 'Nell', email: 'lost@example.com' }, null)
    await isGone(other.getByText('We kept the task you were writing.'))
  },
)

journey(
  'nursery and product forms keep their text over a session’s end, and any form over a reload',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'reload@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'Back step')
    await addTask(nell, { title: 'Feed', dueDate: '2027-03-01', product: { productName: 'Seasol' } })
    const { page } = await open({ width: 390 })
    page.on('dialog', (asked) => asked.accept())
    await signIn(page, { name: 'Nell', email: 'reload@example.com' })

    await visit(page, '/nursery')
    await button(page, 'Add Nursery Plant').click()
    const find = dialog(page, 'Add Nursery Plant')
    await button(page, 'Add Plant Manually').click()
    await find.getByLabel(/^Name/).fill('Grevillea from the market')
    await runOut(page)
    await shows(page.getByText('We kept the nursery plant you were adding.'))
    await button(page, 'Carry on').click()
    expect(await find.getByLabel(/^Name/).inputValue()).toBe('Grevillea from the market')
    await page.reload()
    await expect.poll(() => find.getByLabel(/^Name/).inputValue()).toBe('Grevillea from the market')
    await find.getByLabel('Species').fill('Grevillea')
    await button(find, 'Add to Nursery').click()
    await shows(page.getByText('Nursery plant added successfully'))
    expect(new URL(page.url()).hash).toBe('#/nursery')

    await visit(page, '/garden-shed')
    await button(page, 'Edit Seasol').click()
    const product = dialog(page, 'Edit Product')
    await product.getByLabel('Product name').fill('Seaweed tonic')
    await runOut(page)
    await shows(page.getByText('We kept your new name for Seasol.'))
    await button(page, 'Carry on').click()
    expect(await product.getByLabel('Product name').inputValue()).toBe('Seaweed tonic')
    await button(product, 'Save').click()
    await shows(heading(page, 'Seaweed tonic'))
    await expect.poll(() => new URL(page.url()).hash).not.toContain('edit')

    await visit(page, `/my-plants/${bed}/add-plant`)
    const plant = dialog(page, 'Add Plant')
    await button(page, 'Add Plant Manually').click()
    await plant.getByLabel(/^Name/).fill('Meyer lemon')
    await page.reload()
    await expect.poll(() => plant.getByLabel(/^Name/).inputValue()).toBe('Meyer lemon')
    // The same form is empty in another tab.
    const other = await page.context().newPage()
    await visit(other, `/my-plants/${bed}/add-plant`)
    await button(other, 'Add Plant Manually').click()
    expect(await dialog(other, 'Add Plant').getByLabel(/^Name/).inputValue()).toBe('')
    await other.close()
    await page.goto('about:blank')
    await page.goto('/')
    await shows(page.getByText('We kept the plant you were adding to Back step.'))
    await button(page, 'Discard').click()
    await isGone(page.getByText('We kept the plant you were adding to Back step.'))
  },
)

journey(
  'a form sent again after a reload in the middle of saving adds its plant once',
  async ({ open, wattle }) => {
    const nell = await gardenerAt(wattle, 'once@example.com')
    await settle(nell)
    const bed = await addLocation(nell, 'Back step')
    const { page } = await open({ width: 390 })
    page.on('dialog', (asked) => asked.accept())
    await signIn(page, { name: 'Nell', email: 'once@example.com' })
    await visit(page, `/my-plants/${bed}/add-plant`)
    await button(page, 'Add Plant Manually').click()
    const form = dialog(page, 'Add Plant')
    await form.getByLabel(/^Name/).fill('Meyer lemon')
    await form.getByLabel('Species').fill('Citrus × meyeri')
    const saved = Promise.withResolvers<void>()
    await page.route('**/api/plants', async (route) => {
      await route.fetch()
      saved.resolve()
    })
    await button(form, 'Add to Back step').click()
    await button(form, 'Save without photo').click()
    await saved.promise
    await page.reload()
    await page.unroute('**/api/plants')
    await expect.poll(() => form.getByLabel(/^Name/).inputValue()).toBe('Meyer lemon')
    await button(form, 'Add to Back step').click()
    await button(form, 'Save without photo').click()
    await isGone(form)
    const { plants } = await nell.read<{ plants: { name: string }[] }>('/plants')
    expect(plants.map(({ name }) => name)).toEqual(['Meyer lemon'])
  },
)

journey('a plant asked for from the guide is not hidden by one kept before', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'guide-draft@example.com')
  await settle(nell)
  const bed = await addLocation(nell, 'Back step')
  const { page } = await open({ width: 390 })
  page.on('dialog', (asked) => asked.accept())
  await signIn(page, { name: 'Nell', email: 'guide-draft@example.com' })
  await visit(page, `/my-plants/${bed}/add-plant`)
  await button(page, 'Add Plant Manually').click()
  const name = dialog(page, 'Add Plant').getByLabel(/^Name/)
  await name.fill('Basil by the tap')
  await page.goto('about:blank')
  await visit(page, `/my-plants/${bed}/add-plant?plant=rosemary`)
  await expect.poll(() => name.inputValue()).toBe('Rosemary')
})

journey('signing out ends the session and clears what is stored', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'leave@example.com')
  await settle(nell)
  await addLocation(nell, 'Secret courtyard')
  const { page, context } = await open()
  await signIn(page, { name: 'Nell', email: 'leave@example.com' })
  await visit(page, '/my-plants')
  await shows(heading(page, 'Secret courtyard'))
  const left = page.waitForRequest(/\/oidc\/session\/end/)
  await button(page, 'Sign out').click()
  const { searchParams } = new URL((await left).url())
  expect(searchParams.get('client_id')).toBe('wattle')
  expect(searchParams.get('post_logout_redirect_uri')).toBe(`${wattle.address}/`)
  await shows(button(page, 'Get Started'))
  expect(
    await page.evaluate(() => ({
      stored: Object.keys(localStorage).filter((key) => /oidc|garden|user/i.test(key)),
      session: Object.keys(sessionStorage),
    })),
  ).toEqual({ stored: [], session: [] })
  expect((await context.cookies()).filter(({ name }) => name.startsWith('wattle_session'))).toEqual([])
  await page.goBack()
  await page.reload()
  await expect.poll(() => page.getByText('Secret courtyard').count()).toBe(0)
})

journey('a sign-out that failed offline can be finished afterwards', async ({ open, wattle }) => {
  await settle(await gardenerAt(wattle, 'half@example.com'))
  const { page, context, provokes } = await open()
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, { name: 'Nell', email: 'half@example.com' })
  await shows(heading(page, 'Getting Started'))
  await context.setOffline(true)
  await button(page, 'Sign out').click()
  await shows(page.getByText(/^You’re offline\. Sign-out failed/))
  await shows(button(page, 'Get Started'))
  await context.setOffline(false)
  await button(page, 'Try again').click()
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name.startsWith('wattle_session')))
    .toEqual([])
  await button(page, 'Get Started').click()
  await shows(page.getByLabel('E-mail'))
})

journey('signing out in one tab clears the garden from the others', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'one@example.com')
  await settle(nell)
  await addLocation(nell, 'Secret courtyard')
  const omar = await gardenerAt(wattle, 'other@example.com')
  await settle(omar)
  await addLocation(omar, 'Sunny balcony')
  const { page, context } = await open()
  await signIn(page, { name: 'Nell', email: 'one@example.com' })
  const other = await context.newPage()
  await visit(other, '/my-plants')
  await shows(heading(other, 'Secret courtyard'))

  await button(page, 'Sign out').click()
  await shows(button(page, 'Get Started'))
  await shows(button(other, 'Get Started'))
  await signIn(page, { name: 'Omar', email: 'other@example.com' })
  await shows(heading(other, 'Getting Started'))
  await link(other, 'My Plants').first().click()
  await shows(heading(other, 'Sunny balcony'))
  expect(await other.getByText('Secret courtyard').count()).toBe(0)

  // As in a tab that was suspended while one gardener signed out and the other signed in.
  const stored = await storedSignIn(page)
  await button(page, 'Sign out').click()
  await shows(button(page, 'Get Started'))
  await shows(button(other, 'Get Started'))
  await signIn(page, { name: 'Nell', email: 'one@example.com' })
  await link(other, 'My Plants').first().click()
  await shows(heading(other, 'Secret courtyard'))
  await page.evaluate((user) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? ''
    localStorage.setItem(key, JSON.stringify(user))
  }, stored)
  await shows(heading(other, 'Sunny balcony'))
  expect(await other.getByText('Secret courtyard').count()).toBe(0)
})

journey('a refused sign-in is shown on the login page with ways out', async ({ open }) => {
  const { page } = await open()
  const refused = async () => {
    await page.goto('/callback.html?error=access_denied&state=nobody-knows')
    await shows(page.getByText('Login failed'))
  }
  await refused()
  await isAccessible(page)
  await page.getByText('Show Details').click()
  await shows(page.getByText('No matching state found in storage'))
  // A page of the notebook shows the error too.
  await visit(page, '/tasks')
  await shows(page.getByText('Login failed'))
  await shows(button(page, 'Try Again'))
  expect(new URL(page.url()).hash).toBe('#/tasks')
  await button(page, 'Retry').click()
  await shows(button(page, 'Get Started'))

  await refused()
  await button(page, 'Clear Login Data').click()
  await shows(button(page, 'Get Started'))

  await refused()
  const asked = page.waitForRequest(/\/oidc\/auth\?/)
  await button(page, 'Try Again').click()
  await asked
})

journey('the direct link to the provider starts signing in by itself', async ({ open }) => {
  const { page } = await open({ width: 390 })
  const reached = Promise.withResolvers<void>()
  await page.route('**/.well-known/openid-configuration', async (route) => {
    await reached.promise
    await route.continue()
  })
  await page.goto('/#/direct-login')
  await shows(heading(page, 'Taking you to the sign-in page'))
  await shows(button(page, 'Go to sign-in'))
  reached.resolve()
  await shows(heading(page, 'This notebook belongs to'))
})

journey('a visitor reaches only the public pages', async ({ open }) => {
  const { page, provokes } = await open()
  provokes(/404|500/)
  await visit(page, '/login')
  // Only a development build accepts this as a gardener.
  const mockUser = JSON.stringify({ id_token: 't', expires_at: 9_999_999_999, profile: { sub: 'mock' } })
  await page.evaluate(`localStorage.setItem('mockUser', ${JSON.stringify(mockUser)})`)
  await page.reload()
  for (const path of ['/tasks', '/my-plants', '/settings', '/plants/1', '/no-such-page', '/signup']) {
    await visit(page, path)
    await expect.poll(() => [path, new URL(page.url()).hash]).toEqual([path, '#/login'])
    await shows(button(page, 'Get Started'))
  }
  const failing = (calls: string) => page.route(calls, (route) => route.fulfill({ status: 500, body: '{}' }))
  await failing('**/api/public/users')
  await link(page, /Community Gardens|gardens/i)
    .first()
    .click()
  await shows(page.getByText('No public gardens yet.'))
  await page.unroute('**/api/public/users')
  await button(page, 'Try again').click()
  await isGone(button(page, 'Try again'))
  await shows(page.getByText('No public gardens yet.'))
  await shows(link(page.getByRole('banner'), 'Log in'))
  await isAccessible(page)

  await failing('**/api/public/users/*/summary')
  await visit(page, '/public/Nobody')
  await shows(page.getByText('Failed to load this garden.'))
  await page.unroute('**/api/public/users/*/summary')
  await button(page, 'Retry').click()
  await shows(heading(page, 'Garden Not Found'))
  await link(page.getByRole('main'), 'Community Gardens').click()
  await shows(heading(page, 'Community Gardens'))
  await visit(page, '/privacy-terms')
  await shows(page.getByText('14 July 2025', { exact: false }))
  await isAccessible(page)
})

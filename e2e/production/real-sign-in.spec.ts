import { describe, expect } from 'vitest'
import type { BrowserWindow } from '../src/browser.ts'
import { lookInto, photograph } from '../src/pictures.ts'
import { longestPlan } from '../src/plan.ts'
import { startProduction } from '../src/production.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, tickOf, visit } from '../src/steps.ts'
import { journeyAt } from '../src/test.ts'

/** A journey on the production shape with sign-in at a real issuer. */
const journey = journeyAt(() => startProduction({ realSignIn: true }))

/**
 * An issuer sends CORS headers only to origins that its operator has registered. The origin of the tests
 * changes with every run and need not be registered, so responses without the header get one here.
 */
async function letPagesAsk({ page, provokes }: BrowserWindow): Promise<void> {
  provokes(/login-status-iframe/)
  const issuer = process.env.WATTLE_TEST_OPENID_ISSUER
  await page.context().route(`${issuer}/protocol/openid-connect/{token,userinfo}`, async (route) => {
    const answer = await route.fetch()
    const origin = new URL(page.url()).origin
    await route.fulfill({
      response: answer,
      headers: { 'access-control-allow-origin': origin, ...answer.headers() },
    })
  })
}

async function signInAs(window: BrowserWindow, name: string): Promise<void> {
  await letPagesAsk(window)
  const { page } = window
  await page.goto('/')
  await button(page, 'Get Started').click()
  await page.getByLabel('Username or email').fill(`${name}@example.test`)
  await page.getByRole('textbox', { name: 'Password' }).fill(`${name}-password`)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await shows(page.getByRole('heading', { level: 1 }))
  await page.waitForURL(/\/#\/$/)
}

describe.skipIf(!process.env.WATTLE_TEST_OPENID_ISSUER)('signed in at a real issuer', () => {
  journey(
    'a gardener starts a garden while every process is killed once, and visitors see what is public',
    async ({ open, wattle }) => {
      const window = await open()
      window.provokes(/50[0-9]|ERR_/)
      const { page } = window
      await signInAs(window, 'rosa')
      const welcome = dialog(page, 'Where is your garden?')
      await shows(welcome)
      await welcome.getByLabel('State').selectOption('Victoria')
      await welcome.getByLabel('Postcode').fill('3068')
      await button(welcome, 'Start my notebook').click()
      await isGone(welcome)

      await wattle.loseProcess('command-api')
      await link(page, 'Add Location').click()
      const form = dialog(page, 'Add Location')
      await form.getByLabel('Name').fill('Orchard')
      await button(form, 'Add Location').click()
      await shows(page.getByText('Orchard added successfully!'))
      await wattle.loseProcess('gateway')
      await link(page, /^Add Plant/)
        .first()
        .click()
      const photo = dialog(page, 'Show us your plant')
      await photo
        .getByLabel(/: gallery$/)
        .setInputFiles({ name: 'lemon.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
      await photo.getByLabel('A hint').fill('meyer lemon')
      // Uploaded directly to the store, at the URL that the server signed.
      const uploaded = page.waitForResponse((response) => response.request().method() === 'PUT')
      await button(photo, 'Identify Plant with AI').click()
      const put = await uploaded
      expect([put.status(), new URL(put.url()).origin]).toEqual([200, process.env.WATTLE_TEST_S3])
      const details = dialog(page, 'Check the details')
      await details.getByLabel('Name').fill('Lemon by the gate')
      await button(details, 'Add to Orchard').click()
      await shows(page.getByText('Lemon by the gate added successfully!'))

      await wattle.loseProcess('sagas')
      await link(page, /^Lemon by the gate/).click()
      await expect.poll(() => page.getByRole('checkbox').count(), { timeout: longestPlan }).toBeGreaterThan(0)
      const picture = page.getByRole('img', { name: /Lemon by the gate/ }).first()
      const shown = await fetch(new URL((await picture.getAttribute('src')) ?? '', page.url()))
      expect(await lookInto(await shown.arrayBuffer())).toMatchObject({ format: 'jpeg', written: false })
      await isAccessible(page)

      await wattle.loseProcess('relay')
      await wattle.loseProcess('query-api')
      await visit(page, '/tasks')
      await button(page, 'Add Task').click()
      const task = dialog(page, 'Add Task')
      await task.getByLabel('Title').fill('Paint the gate')
      await button(task, 'Add Task').click()
      await isGone(task)
      await tickOf(page, 'Paint the gate').click()
      await shows(page.getByText('Done: Paint the gate'))

      await wattle.loseProcess('worker-1')
      await wattle.loseProcess('worker-2')
      await visit(page, '/settings')
      await page.getByLabel('Display name').fill('Rosa at the gate')
      await page.getByLabel('About your garden').fill('Lemons by a gate')
      await page
        .getByLabel('Photos of your garden')
        .setInputFiles({ name: 'gate.jpg', mimeType: 'image/jpeg', buffer: await photograph(800, 600) })
      await shows(page.getByRole('img', { name: 'gate.jpg' }))
      await page.getByRole('switch', { name: 'Share garden' }).click()
      await button(page, 'Save').click()
      await shows(page.getByText('Settings saved'))
      const visitor = await open({ width: 390 })
      await visit(visitor.page, '/public')
      const garden = link(visitor.page, /Rosa at the gate/)
      // Kafka notices lost workers only after a while; visitors see the garden once other workers have its
      // partitions.
      await expect
        .poll(async () => {
          await visitor.page.reload()
          await shows(heading(visitor.page, 'Community Gardens'))
          // The heading is rendered before the gardens.
          await visitor.page.waitForLoadState('networkidle')
          return garden.count()
        })
        .toBe(1)
      await garden.click()
      await shows(heading(visitor.page, 'Rosa at the gate'))
      await shows(visitor.page.getByText('Lemons by a gate'))
      await isAccessible(visitor.page)
    },
  )

  journey('a second gardener sees nothing of the first', async ({ open }) => {
    const window = await open({ width: 390 })
    const { page } = window
    await signInAs(window, 'tom')
    await shows(dialog(page, 'Where is your garden?'))
    await visit(page, '/my-plants')
    expect(await page.getByText('Orchard').count()).toBe(0)
    await shows(heading(page, 'My Plants'))
  })
})

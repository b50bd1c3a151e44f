import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import type { LocationWithPlants } from '@wattle/contracts/locations/views.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { root } from '@wattle/server/process/testing/programs.ts'
import type { Page } from 'playwright-core'
import { openBrowser, openWindow } from './browser.ts'
import buildWeb from './build-web.ts'
import { gardenerAt } from './gardener.ts'
import { signIn, visit } from './steps.ts'
import { newDataFolder, startWattle, type Wattle } from './wattle.ts'

/**
 * Saves a screenshot of every screen with the demo data in `screenshots/`; with `--readme`, only the
 * README's.
 */
const nell = { name: 'Nell', email: 'nell@example.com' }
const port = '4398'
const forReadme = process.argv.includes('--readme')

type Scene = {
  name: string
  path: string
  /** Called before the screenshot, for example to press a button or mock a response. */
  prepare?: (page: Page) => Promise<void>
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** Mocks the responses to these calls and reloads the page, so that it has no earlier ones. */
const answering = (calls: string, status: number, body: unknown) => async (page: Page) => {
  await page.route(calls, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  )
  await page.reload()
}

async function scenesOf(wattle: Wattle): Promise<{ mine: Scene[]; everybodys: Scene[] }> {
  const gardener = await gardenerAt(wattle, nell.email)
  const { locations } = await gardener.read<{ locations: LocationWithPlants[] }>('/locations-with-plants')
  const { preferences } = await gardener.read<{ preferences: PreferencesView }>('/preferences')
  const location = locations.toSorted((a, b) => b.count - a.count)[0]
  const plant = location?.plants.find(({ visibility }) => visibility === 'public') ?? location?.plants[0]
  const locationPath = `/my-plants/${location?.id}`
  const garden = `/public/${encodeURIComponent(preferences.displayName ?? '')}`
  const none = { locations: [] }
  const aMonthAgo = addMonths(monthOf(new Date().toISOString()), -1).concat('-15')
  return {
    mine: [
      { name: 'home', path: '/' },
      { name: 'home-welcome', path: '/?test=welcome' },
      { name: 'my-plants', path: '/my-plants' },
      {
        name: 'my-plants-empty',
        path: '/my-plants',
        prepare: answering('**/locations-with-plants*', 200, none),
      },
      {
        name: 'my-plants-error',
        path: '/my-plants',
        prepare: answering('**/locations-with-plants*', 500, {}),
      },
      { name: 'add-location', path: '/my-plants/add-location' },
      { name: 'delete-location', path: '/my-plants', prepare: press(/^Delete /) },
      { name: 'location', path: locationPath },
      { name: 'add-plant-photo', path: `${locationPath}/add-plant` },
      { name: 'add-plant', path: `${locationPath}/add-plant`, prepare: press('Add Plant Manually') },
      { name: 'edit-plant', path: `${locationPath}/edit-plant/${plant?.id}` },
      { name: 'plant', path: `/plants/${plant?.id}` },
      { name: 'plant-visibility', path: `/plants/${plant?.id}`, prepare: press('Change visibility') },
      { name: 'plant-history', path: `/plants/${plant?.id}/history` },
      { name: 'plant-history-past', path: `/plants/${plant?.id}/history?at=${aMonthAgo}` },
      {
        name: 'plant-history-error',
        path: `/plants/${plant?.id}/history`,
        prepare: answering('**/history*', 500, {}),
      },
      { name: 'garden-history', path: '/history' },
      { name: 'garden-history-empty', path: '/history?at=2001-01-01' },
      { name: 'plant-missing', path: '/plants/00000000-0000-4000-8000-000000000000' },
      { name: 'tasks', path: '/tasks' },
      { name: 'tasks-done', path: '/tasks?completed=true' },
      { name: 'tasks-past', path: '/tasks?month=2001-01' },
      { name: 'tasks-error', path: '/tasks', prepare: answering('**/tasks-with-plants*', 500, {}) },
      { name: 'add-task', path: '/tasks', prepare: press('Add Task') },
      { name: 'garden-shed', path: '/garden-shed' },
      {
        name: 'garden-shed-empty',
        path: '/garden-shed',
        prepare: answering('**/api/products', 200, { products: [] }),
      },
      { name: 'garden-shed-error', path: '/garden-shed', prepare: answering('**/api/products', 500, {}) },
      { name: 'edit-product', path: '/garden-shed', prepare: press(/^Edit /) },
      { name: 'nursery', path: '/nursery' },
      { name: 'nursery-recommend', path: '/nursery', prepare: press(/^Where Should I Plant\?/) },
      { name: 'nursery-add-to-garden', path: '/nursery', prepare: press(/^Add to Garden/) },
      { name: 'nursery-add', path: '/nursery', prepare: press('Add Nursery Plant') },
      { name: 'guide', path: '/guide' },
      { name: 'guide-plant', path: '/guide/lemon' },
      { name: 'nursery-edit', path: '/nursery', prepare: press(/^Edit /) },
      { name: 'nursery-remove', path: '/nursery', prepare: press(/^Remove (?!the photo)/) },
      { name: 'nursery-remove-photo', path: '/nursery', prepare: press(/^Remove the photo/) },
      {
        name: 'nursery-empty',
        path: '/nursery',
        prepare: answering('**/nursery/plants', 200, { plants: [] }),
      },
      { name: 'nursery-error', path: '/nursery', prepare: answering('**/nursery/plants', 500, {}) },
      { name: 'settings', path: '/settings' },
      { name: 'migrate', path: '/admin/migrate' },
    ],
    everybodys: [
      { name: 'login', path: '/login' },
      { name: 'community', path: '/public' },
      { name: 'public-garden', path: garden },
      { name: 'public-plant', path: `${garden}/plants/${plant?.id}` },
      { name: 'garden-missing', path: '/public/Nobody' },
      { name: 'guide-visitor', path: '/guide' },
      { name: 'privacy', path: '/privacy-terms' },
    ],
  }
}

/** Waits until pictures, fonts and lists have loaded. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction('document.querySelectorAll("[aria-busy=true]").length === 0')
  await page.waitForFunction('[...document.images].every((each) => each.complete || each.loading === "lazy")')
  await page.evaluate('document.fonts.ready.then(() => null)')
}

async function take(page: Page, { path, prepare }: Scene, file: string, whole: boolean): Promise<void> {
  await page.goto('about:blank')
  await visit(page, path)
  await prepare?.(page)
  await settled(page)
  await page.screenshot({ path: file, fullPage: whole && (await page.getByRole('dialog').count()) === 0 })
  await page.unrouteAll({ behavior: 'wait' })
}

await buildWeb()
const data = await newDataFolder()
const settings = { PORT: port, WATTLE_DATA: data }
await promisify(execFile)(process.execPath, ['standalone/src/demo/seed-main.ts'], {
  cwd: root,
  env: { ...process.env, ...settings },
})
const wattle = await startWattle(settings)
const browser = await openBrowser()
try {
  const { mine, everybodys } = await scenesOf(wattle)
  await mkdir(`${root}/screenshots`, { recursive: true })
  const themes = forReadme ? (['light'] as const) : (['light', 'dark'] as const)
  for (const width of forReadme ? [1280] : [390, 1280]) {
    for (const colorScheme of themes) {
      const visitor = await openWindow(browser, wattle.address, { width, colorScheme })
      const owner = await openWindow(browser, wattle.address, { width, colorScheme })
      await signIn(owner.page, nell)
      if (forReadme) {
        await take(owner.page, { name: 'home', path: '/' }, `${root}/docs/screenshot.png`, false)
      } else {
        const fileOf = ({ name }: Scene) => `${root}/screenshots/${name}-${width}-${colorScheme}.png`
        for (const scene of everybodys) await take(visitor.page, scene, fileOf(scene), true)
        for (const scene of mine) await take(owner.page, scene, fileOf(scene), true)
      }
      await visitor.context.close()
      await owner.context.close()
    }
  }
  process.stdout.write(forReadme ? 'docs/screenshot.png was updated\n' : 'The screens are in screenshots/\n')
} finally {
  await browser.close()
  await wattle.stop()
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { photograph } from '../src/pictures.ts'
import type { Installation } from './driver.ts'
import { firefox } from './firefox.ts'
import { choose, click, has, pick, shows, showsAfter, type } from './steps.ts'
import { journey } from './test.ts'
import { webkit } from './webkit.ts'

describe.each([firefox, webkit])('in $name', (browser) => {
  journey.skipIf(isLeftOut(browser))(
    'a new gardener adds a plant, ticks a task and publishes, and a visitor sees it',
    async ({ open, wattle }) => {
      const page = await open(browser)
      await page.goto(wattle.address)
      await click(page, 'button', 'Get Started')
      await type(page, 'Name', 'Nell')
      await type(page, 'E-mail', `nell@${browser.name}.example.com`)
      await click(page, 'button', 'Sign in')
      await choose(page, 'State', 'Victoria')
      await type(page, 'Postcode', '3068')
      await click(page, 'button', 'Start my notebook')
      await has(page, 'heading', 'Getting Started')

      await click(page, 'link', 'Add Location')
      await type(page, 'Name', 'Back verandah')
      await click(page, 'button', 'Add Location')
      await shows(page, 'Back verandah added successfully!')
      await click(page, 'link', /^Add Plant/)
      await click(page, 'button', 'Add Plant Manually')
      await type(page, 'Name', 'Meyer lemon')
      await type(page, 'Species', 'Citrus × meyeri')
      await click(page, 'button', 'Add to Back verandah')
      await shows(page, 'Meyer lemon added successfully!')

      await click(page, 'link', /^Meyer lemon/)
      await has(page, 'heading', 'Annual Care Plan')
      await has(page, 'checkbox', /^Mark as done: /)
      const plantId = (await page.evaluate<string>('location.hash')).split('/').at(-1) ?? ''
      await click(page, 'link', 'Tasks')
      await has(page, 'heading', 'Plant Maintenance Tasks')
      await click(page, 'button', 'Add Task')
      await type(page, 'Title', 'Sweep the path')
      await choose(page, 'Plant', plantId)
      await click(page, 'button', 'Add Task')
      await has(page, 'heading', 'This Month')
      await shows(page, 'Due today')
      expect(await page.evaluate<number>(heightOf('Back verandah'))).toBeLessThan(30)
      await click(page, 'checkbox', 'Mark as done: Sweep the path, Meyer lemon')
      await shows(page, 'Done: Sweep the path, Meyer lemon')
      await click(page, 'link', 'Home')
      await has(page, 'heading', 'Tasks this month')

      await click(page, 'link', 'My Plants')
      await click(page, 'link', /^Meyer lemon/)
      await click(page, 'button', 'Change visibility')
      await click(page, 'radio', /^Public/)
      await click(page, 'button', 'Save')
      await click(page, 'button', 'Go to Settings')
      await type(page, 'Display name', browser.name)
      await type(page, 'About your garden', 'Lemons in pots')
      await pick(page, 'Photos of your garden', await pictureFile())
      await has(page, 'image', 'lemons.jpg')
      await click(page, 'switch', 'Share garden')
      await click(page, 'button', 'Save')
      await shows(page, 'Settings saved')

      await click(page, 'link', 'My Plants')
      await click(page, 'link', /^Meyer lemon/)
      await click(page, 'button', 'Change visibility')
      await click(page, 'radio', /^Public/)
      await click(page, 'button', 'Save')
      await shows(page, 'Plant visibility set to public')
      await showsAfter(page, 'Link copied', () => click(page, 'button', 'Copy share link'))

      // Visitors see the plant with a short delay.
      const publicPlant = `${wattle.address}/api/public/users/${browser.name}/plants/${plantId}`
      await vi.waitUntil(async () => (await fetch(publicPlant)).ok, { timeout: 30_000 })
      const visitor = await open(browser)
      await visitor.goto(`${wattle.address}/#/public/${browser.name}/plants/${plantId}`)
      await has(visitor, 'heading', 'Meyer lemon')
      await visitor.goto(`${wattle.address}/#/public`)
      await click(visitor, 'link', new RegExp(browser.name))
      await shows(visitor, 'Lemons in pots')
      await has(visitor, 'link', /Meyer lemon/)
      expect(await visitor.evaluate('document.body.innerText')).not.toContain('3068')
    },
  )
})

/** In CI every browser must run; on a developer's computer, a browser that is not installed is skipped. */
function isLeftOut({ name, packages, isInstalled }: Installation): boolean {
  if (isInstalled() || process.env.CI) return false
  console.warn(`Skipped, as ${name} is not installed: apt-get install ${packages}`)
  return true
}

/** The height in pixels of the label of a location. */
const heightOf = (name: string) =>
  `[...document.querySelectorAll('main h3 > span')].find(({ innerText }) => innerText === '${name}').clientHeight`

/** A picture as a file, which is deleted at the end of the test. */
async function pictureFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-picture-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'lemons.jpg')
  await writeFile(path, await photograph(800, 600))
  return path
}

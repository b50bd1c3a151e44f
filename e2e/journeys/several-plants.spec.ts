import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { addLocation, addPlant, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

journey(
  'a long press selects a plant; several plants are moved, moved back and deleted at once',
  async ({ open, wattle }) => {
    const email = 'several@example.com'
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    const balcony = await addLocation(nell, 'Balcony')
    await addLocation(nell, 'Yard')
    for (const name of ['Fern', 'Fig', 'Lily'])
      await addPlant(nell, balcony, { name, species: `${name}us australis` })
    const { page } = await open({ width: 390 })
    await signIn(page, { name: 'Nell', email })
    await visit(page, `/my-plants/${balcony}`)
    const release = await longPress(page, link(page, 'Fern'))
    const bar = page.getByRole('group', { name: 'Selected plants' })
    await shows(bar)
    await release()
    await page.getByRole('checkbox', { name: 'Select Fig' }).tap()
    await shows(bar.getByText('2 plants selected'))
    await isAccessible(page)

    await button(bar, 'Move').tap()
    const move = dialog(page, 'Move 2 plants')
    await move.getByRole('radio', { name: /Yard/ }).check({ force: true })
    await button(move, 'Move').tap()
    await isGone(link(page, 'Fern'))
    await button(page, 'Undo').tap()
    await shows(link(page, 'Fern'))
    await shows(link(page, 'Fig'))

    await link(page, 'Fern').tap()
    await button(page, 'More for Fern').tap()
    await page.getByRole('menuitem', { name: 'Move' }).tap()
    const one = dialog(page, 'Move Plant')
    await one.getByRole('radio', { name: /Yard/ }).check({ force: true })
    await button(one, 'Move').tap()
    await shows(page.getByText('1 plant moved to Yard'))
    await shows(link(page, 'Yard').first())
    await button(page, 'Undo').tap()
    await shows(page.getByText('1 plant moved back'))
    await visit(page, `/my-plants/${balcony}`)

    await button(page, 'Select plants').tap()
    await button(bar, 'Select all').tap()
    await button(bar, 'Select none').tap()
    await button(bar, 'Select all').tap()
    await button(bar, 'Delete').tap()
    const confirm = dialog(page, 'Delete 3 plants')
    await shows(confirm.getByText(/^3 plants, \d+ tasks?$/))
    await button(confirm, 'Delete 3 plants').tap()
    await shows(heading(page, 'Nothing planted here yet'))
    await shows(page.getByText(/^3 plants deleted/))
    expect(await nell.read<{ plants: unknown[] }>('/plants')).toEqual({ plants: [] })
  },
)

journey('a long press selects a plant that was just added', async ({ open, wattle }) => {
  const email = 'justadded@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  const balcony = await addLocation(nell, 'Balcony')
  await addPlant(nell, balcony, { name: 'Fern', species: 'Asplenium' })
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email })
  // The list of plants that selecting uses is known from here, without the new one.
  await visit(page, '/tasks')
  await page.getByText('All locations, all plants').tap()
  await page.getByRole('option', { name: 'Fern' }).waitFor({ state: 'attached' })
  await visit(page, `/my-plants/${balcony}`)
  await link(page, 'Add Plant').tap()
  await button(page, 'Add Plant Manually').tap()
  await page.getByLabel('Name').fill('Zinnia')
  await page.getByLabel('Species').fill('Zinnia elegans')
  await button(page, 'Add to Balcony').tap()
  await button(page, 'Save without photo').tap()
  await shows(link(page, 'Zinnia'))
  const isRead = page.waitForResponse((response) => response.url().endsWith('/api/plants'))
  const release = await longPress(page, link(page, 'Zinnia'))
  const bar = page.getByRole('group', { name: 'Selected plants' })
  await shows(bar)
  await release()
  await isRead
  await shows(bar.getByText('1 plant selected'))
  await button(bar, 'Delete').tap()
  await shows(dialog(page, 'Delete 1 plant'))
})

/** Presses until the returned function lifts the finger. */
async function longPress(page: Page, on: Locator): Promise<() => Promise<unknown>> {
  const box = await on.boundingBox()
  const touch = await page.context().newCDPSession(page)
  const touchPoints = [{ x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  return () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

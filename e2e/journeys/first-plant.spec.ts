import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addNurseryPlant, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

const noLocation = 'Plants live in a location. Add one first.'

/** Fills in and submits the open location form. */
async function addsLocation(page: Page, name: string): Promise<void> {
  const form = dialog(page, 'Add Location')
  await form.getByLabel('Name').fill(name)
  await button(form, 'Add Location').click()
  await isGone(form)
}

journey('adding the first plant asks for a location, and continues there', async ({ open, wattle }) => {
  const email = 'first@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email })
  await link(page, 'Add Plant').click()
  await shows(heading(page, 'No Locations Added Yet'))
  await shows(page.getByText(noLocation))
  await isAccessible(page)
  await link(page, 'Add Your First Location').click()
  await addsLocation(page, 'Back bed')
  await button(dialog(page, 'Show us your plant'), 'Add Plant Manually').click()
  const form = dialog(page, 'Add Plant')
  await form.getByLabel('Name').fill('Basil')
  await form.getByLabel('Species').fill('Ocimum basilicum')
  await button(form, 'Add to Back bed').click()
  await button(form, 'Save without photo').click()
  await isGone(form)
  await shows(link(page, /^Basil/))
})

journey('a plant from the guide is remembered while its location is added', async ({ open, wattle }) => {
  const email = 'guided@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  const { page } = await open()
  await signIn(page, { name: 'Nell', email })
  await visit(page, '/guide/rosemary')
  await button(page, 'Add to my garden').click()
  const where = dialog(page, 'Add to Garden')
  await shows(where.getByText(noLocation))
  await isAccessible(page)
  await link(where, 'Add Location').click()
  await addsLocation(page, 'Back bed')
  const form = dialog(page, 'Add Plant')
  expect(await form.getByLabel('Name').inputValue()).toBe('Rosemary')
  await button(form, 'Add to Back bed').click()
  await isGone(form)
  await shows(heading(page, 'Rosemary'))
  expect((await nell.read<{ plants: unknown[] }>('/plants')).plants).toHaveLength(1)
})

journey('a nursery plant is planted once there is a location for it', async ({ open, wattle }) => {
  const email = 'finder@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  await addNurseryPlant(nell, { name: 'French Lavender', species: 'Lavandula dentata' })
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email })
  await visit(page, '/nursery')
  await button(page, 'Add to Garden').click()
  const planting = dialog(page, 'Add to Garden')
  await shows(planting.getByText(noLocation))
  await link(planting, 'Add Location').click()
  await addsLocation(page, 'Back bed')
  await button(planting, 'Add to Garden').click()
  await isGone(planting)
  await shows(page.getByText('Plant added to your garden successfully'))
  await page.waitForURL(/#\/nursery\??$/)
})

journey(
  'in a garden without plants, Tasks says where tasks come from, and nothing else',
  async ({ open, wattle }) => {
    const email = 'taskless@example.com'
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    const { page } = await open({ width: 390 })
    await signIn(page, { name: 'Nell', email })
    await visit(page, '/tasks')
    await shows(heading(page, 'No more future tasks'))
    await shows(page.getByText('Recurring tasks will be created once they are due'))
    await isAccessible(page)
    await isGone(page.getByText('Filters'))
    await isGone(button(page, /^Select/))
    await isGone(button(page, 'More for all tasks'))
    await link(page, 'Add a plant to get its tasks').click()
    await shows(page.getByText(noLocation))
    await page.goBack()
    await button(page, 'Add Task').click()
    const form = dialog(page, 'Add Task')
    await form.getByLabel('Title').fill('Order bulbs')
    await button(form, 'Add Task').click()
    await isGone(form)
    await shows(page.getByText('Filters'))
  },
)

import { describe, expect } from 'vitest'
import { addLocation, addPlant, addTask, settle } from '../src/garden.ts'
import { type Gardener, gardenerAt } from '../src/gardener.ts'
import { button, dialog, heading, isAccessible, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'
import { today } from '../src/today.ts'

const odd = `a/b#c?d%e “Nell’s” 🌱 ${'x'.repeat(175)}`

/** The product names of these tasks, as the server has them. */
const productsOf = async (gardener: Gardener, ids: readonly string[]) => {
  const tasks = ids.map((id) =>
    gardener.read<{ task: { product: { productName: string } | null } }>(`/tasks/${id}`),
  )
  return (await Promise.all(tasks)).map(({ task }) => task.product?.productName ?? null)
}

describe.each([390, 1280])('at %i px', (width) => {
  journey('a product is renamed, merged with another, deleted and restored', async ({ open, wattle }) => {
    const email = `shed${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    const { page } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    await link(page, 'Open Garden Shed').click()
    await shows(heading(page, 'The shelves are still bare'))
    await isAccessible(page)

    const orchard = await addLocation(nell, 'Orchard')
    const plantId = await addPlant(nell, orchard, { name: 'Zulu rose', species: 'Rosa' })
    const ids: string[] = []
    for (const productName of ['Seasol', 'Seasol', 'Zulu straw']) {
      ids.push(
        await addTask(nell, {
          title: `Use ${productName}`,
          dueDate: today(),
          plantId,
          product: { productName },
        }),
      )
    }
    await page.reload()
    await shows(heading(page, 'Zulu straw'))
    await isAccessible(page)
    const seasol = page.getByRole('article', { name: 'Seasol' })
    expect(await link(seasol, 'Search for it online (Seasol, opens a new tab)').getAttribute('href')).toBe(
      'https://duckduckgo.com/?q=Seasol',
    )
    await shows(link(seasol, 'Zulu rose'))

    await button(page, 'Edit Seasol').click()
    const edit = dialog(page, 'Edit Product')
    await shows(edit.getByText('The two tasks that use it get the new name too.'))
    await isAccessible(page)
    await edit.getByLabel('Product name').fill(' ')
    await button(edit, 'Save').click()
    await shows(edit.getByText('Please give the product a name.'))
    await edit.getByLabel('Product name').fill(odd)
    await button(edit, 'Save').click()
    await isGone(edit)
    await shows(page.getByText('Product updated successfully'))
    expect(await productsOf(nell, ids)).toEqual([odd, odd, 'Zulu straw'])
    await button(page, 'View').click()
    await expect.poll(() => page.locator(':focus').textContent()).toBe(odd)
    await isAccessible(page)

    await button(page, `Edit ${odd}`).click()
    await edit.getByLabel('Product name').fill('zulu STRAW')
    await button(edit, 'Save').click()
    await shows(page.getByText('“Zulu straw” was in your shed already, so the two are one product now.'))
    await isGone(heading(page, odd))
    expect(await productsOf(nell, ids)).toEqual(['Zulu straw', 'Zulu straw', 'Zulu straw'])

    const named = { title: 'Spray', dueDate: today(), product: { productName: 'Zulu whey' } }
    await addTask(nell, named)
    await page.reload()
    await button(page, 'Delete Zulu straw').press('Enter')
    await shows(page.getByText('Product deleted'))
    await isGone(heading(page, 'Zulu straw'))
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Zulu whey')
    await expect.poll(() => productsOf(nell, ids)).toEqual([null, null, null])
    await button(page, 'Undo').click()
    await shows(page.getByText('Product restored'))
    await shows(heading(page, 'Zulu straw'))
    expect(await productsOf(nell, ids)).toEqual(['Zulu straw', 'Zulu straw', 'Zulu straw'])

    await link(page.getByRole('article', { name: 'Zulu straw' }), 'Zulu rose').click()
    await shows(heading(page, 'Zulu rose'))
  })

  journey('the task form suggests products from the shed', async ({ open, wattle }) => {
    const email = `suggest${width}@example.com`
    const nell = await gardenerAt(wattle, email)
    await settle(nell)
    await addTask(nell, { title: 'Feed', dueDate: '2026-01-05', product: { productName: 'Fish & kelp' } })
    const { page } = await open({ width })
    await signIn(page, { name: 'Nell', email })
    await visit(page, '/tasks')
    await button(page, 'Add Task').click()
    const form = dialog(page, 'Add Task')
    await form.getByText('This task needs a product').click()
    await expect.poll(() => form.locator('datalist option').getAttribute('value')).toBe('Fish & kelp')
  })
})

journey('failed reads and writes show errors', async ({ open, wattle }) => {
  const email = 'shed-away@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  const id = await addTask(nell, { title: 'Feed', dueDate: today(), product: { productName: '..' } })
  const { page, provokes } = await open({ width: 390 })
  provokes(/products/)
  await signIn(page, { name: 'Nell', email })
  await page.route('**/api/products', (route) => route.fulfill({ status: 503, body: '{}' }))
  await visit(page, '/garden-shed')
  await shows(page.getByRole('alert').getByText('Failed to load products. Please try again later.'))
  await isAccessible(page)
  await page.unroute('**/api/products')
  await button(page, 'Retry').click()
  await shows(heading(page, '..'))

  await page.route('**/api/products/*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await button(page, 'Edit ..').click()
  const edit = dialog(page, 'Edit Product')
  await edit.getByLabel('Product name').fill('Dots')
  await button(edit, 'Save').click()
  await shows(edit.getByText('Failed to update product'))
  await button(edit, 'Cancel').click()
  await button(page, 'Discard changes').click()
  await button(page, 'Delete ..').click()
  await shows(page.getByText('Failed to delete product'))
  await shows(heading(page, '..'))
  await page.unroute('**/api/products/*')
  await button(page, 'Delete ..').click()
  await shows(page.getByText('Product deleted'))
  expect(await page.getByText('Failed to delete product').count()).toBe(0)
  await expect.poll(() => productsOf(nell, [id])).toEqual([null])
})

journey('a product of many plants names some of them, and all on request', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'many@example.com')
  await settle(nell)
  const orchard = await addLocation(nell, 'Orchard')
  for (const number of '123456789') {
    const plantId = await addPlant(nell, orchard, { name: `Rose ${number}`, species: 'Rosa' })
    await addTask(nell, {
      title: 'Feed it',
      dueDate: today(),
      plantId,
      product: { productName: 'Rose fertiliser' },
    })
  }
  const { page } = await open()
  await signIn(page, { name: 'Nell', email: 'many@example.com' })
  await visit(page, '/garden-shed')
  const card = page.getByRole('article', { name: 'Rose fertiliser' })
  const roses = card.getByRole('link', { name: /^Rose \d/ })
  await expect.poll(() => roses.count()).toBe(8)
  await button(card, 'Show all 9 plants').click()
  await expect.poll(() => roses.count()).toBe(9)
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Rose 9')
})

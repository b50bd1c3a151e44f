import { expect } from 'vitest'
import { addLocation, addPlant, publishProfile, settle, uploadPicture } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, heading, isAccessible, isGone, link, shows, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

journey('a visitor sees all gardens and all public plants, page by page', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'herbs@example.com')
  await settle(nell)
  await publishProfile(nell, 'Herb Corner', await uploadPicture(nell))
  await nell.write('PUT', '/preferences', { shareGarden: true })
  const bed = await addLocation(nell, 'Herb row')
  for (const number of Array.from({ length: 27 }, (_, index) => index + 1))
    await addPlant(nell, bed, { name: `Herb ${number}`, species: 'Herba', visibility: 'public' })

  const { page, provokes } = await open({ width: 390 })
  provokes(/500/)
  let fails = true
  await page.route(/\/api\/public\/users(\?nextToken=more)?$/, async (route) => {
    const isFirst = !route.request().url().includes('nextToken')
    if (!isFirst && fails) return route.fulfill({ status: 500, json: {} })
    const response = await route.fetch({ url: `${wattle.address}/api/public/users` })
    const { users } = (await response.json()) as { users: object[] }
    const others = users.map((user) => ({ ...user, userId: 'Moss Court', displayName: 'Moss Court' }))
    await route.fulfill({
      response,
      json: isFirst ? { users, nextToken: 'more' } : { users: others, nextToken: null },
    })
  })
  await visit(page, '/public')
  await shows(link(page, /27 plants.*Herb Corner/))
  await button(page, 'Load more gardens').click()
  await shows(page.getByText('Failed to load more gardens.'))
  await isAccessible(page)
  fails = false
  await button(page, 'Retry').click()
  await shows(link(page, /Moss Court/))
  await isGone(button(page, 'Load more gardens'))

  await link(page, /27 plants.*Herb Corner/)
    .first()
    .click()
  await shows(heading(page, 'Herb row'))
  const herbs = link(page, /^Herb \d+ ?Herba$/)
  expect(await herbs.count()).toBe(15)
  const rest = /\/locations\/[^/]+\/plants\?/
  await page.route(rest, (route) => route.fulfill({ status: 500, json: {} }))
  await button(page, /^Show All Plants/).click()
  await shows(page.getByText('Failed to load plants.'))
  await isAccessible(page)
  await page.unroute(rest)
  await button(page, 'Retry').click()
  await expect.poll(() => herbs.count()).toBe(27)
  await isGone(button(page, /^Show All Plants/))

  await page.route('**/api/public/users/*/plants/*', (route) => route.fulfill({ status: 500, json: {} }))
  await herbs.first().click()
  await shows(page.getByRole('alert').getByText('Plant Not Found'))
})

import { addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import { addLocation, addPlant, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, isGone, link, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

const thisMonth = monthOf(civilDateAt(new Date(), 'Australia/Sydney'))
const failure = 'Failed to load tasks. Please try again later.'

journey('Home reads what it could not when the connection is back', async ({ open, wattle }) => {
  const email = 'back@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  const step = await addLocation(nell, 'Back step')
  await addPlant(nell, step, { name: 'Mint', species: 'Mentha' })
  const { page, context, provokes } = await open()
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, { name: 'Nell', email })
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await shows(page.getByText(failure))
  await shows(page.getByText('We could not load your numbers, so they show as zero.'))
  await isGone(page.getByText('Nothing was planned.'))

  await context.setOffline(true)
  await page.unroute('**/api/**')
  await context.setOffline(false)
  await shows(link(page, /^Back step/))
  await isGone(page.getByText(failure))
  await isGone(page.getByText('could not load your numbers', { exact: false }))
})

journey('a month that could not be read leaves the way to the others', async ({ open, wattle }) => {
  const email = 'months@example.com'
  await settle(await gardenerAt(wattle, email))
  const { page, context, provokes } = await open({ width: 390 })
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, { name: 'Nell', email })
  await visit(page, '/tasks')
  await shows(page.getByText('No more future tasks'))

  await context.setOffline(true)
  await button(page, /^Next month/).click()
  await shows(page.getByText(failure))
  await button(page, /^Previous month/).click()
  await shows(page.getByText('No more future tasks'))
  await button(page, /^Next month/).click()
  await shows(page.getByText(failure))
  await page.waitForURL(new RegExp(addMonths(thisMonth, 1)))

  await context.setOffline(false)
  await isGone(page.getByText(failure))
  await shows(page.getByText('No more future tasks'))
})

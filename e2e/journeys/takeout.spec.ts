import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { addLocation, addPlant, settle, uploadPicture } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, isAccessible, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

journey('a gardener downloads the whole garden', async ({ open, wattle }) => {
  const email = 'takeout@example.com'
  const nell = await gardenerAt(wattle, email)
  await settle(nell)
  const imageUrl = await uploadPicture(nell)
  const yard = await addLocation(nell, 'Back yard')
  await addPlant(nell, yard, { name: 'Lemon', species: 'Citrus × limon', imageUrl })

  const window = await open({ width: 390 })
  const { page } = window
  await signIn(page, { name: 'Nell', email })
  await visit(page, '/settings')
  await shows(button(page, 'Download my garden'))
  await isAccessible(page)
  // The connection fails before any data arrives.
  window.provokes(/takeout/)
  await page.route('**/api/takeout', (route) => route.abort(), { times: 1 })
  await button(page, 'Download my garden').click()
  await shows(page.getByRole('alert').getByText('Your garden could not be downloaded.', { exact: false }))

  const downloading = page.waitForEvent('download')
  await button(page, 'Try again').click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^wattle-garden-\d{4}-\d{2}-\d{2}\.zip$/)
  await shows(page.getByText('Your garden is in your downloads.'))
  const zip = await readFile(await download.path())
  for (const part of [
    'Citrus × limon',
    'index.html',
    'tasks.ics',
    imageUrl.replace('/api/images/', 'pictures/'),
  ])
    expect(zip.includes(part)).toBe(true)
})

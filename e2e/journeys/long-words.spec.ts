import { addDays, monthOf } from '@wattle/contracts/civil-date.ts'
import { expect } from 'vitest'
import { openBrowser, openWindow } from '../src/browser.ts'
import { arriveAt, misfitsOf } from '../src/fits.ts'
import { addTask, plantGarden, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { mine } from '../src/screens.ts'
import { signIn } from '../src/steps.ts'
import { journey } from '../src/test.ts'
import { today } from '../src/today.ts'

const email = 'a.very.long.address.of.a.gardener@example.com'

/** A text in which no line can break. */
const unbroken = (word: string) => word.padEnd(60, word)

const garden = journey.extend('longest', { scope: 'file' }, async ({ wattle }) => {
  const ada = await gardenerAt(wattle, email)
  const things = await plantGarden(ada, unbroken('Displayname'))
  await ada.write('PUT', '/preferences', { about: unbroken('About') })
  await ada.write('PUT', `/locations/${things.location}`, {
    name: unbroken('Location'),
    description: unbroken('Description'),
  })
  await ada.write('PUT', `/plants/${things.plant}`, {
    name: unbroken('Plant'),
    species: unbroken('Species'),
    careInstructions: { watering: unbroken('Watering') },
  })
  await ada.write('PUT', `/nursery/plants/${things.nurseryPlant}`, {
    name: unbroken('Find'),
    species: unbroken('Species'),
    nurseryName: unbroken('Nursery'),
    price: unbroken('Price'),
    potSize: unbroken('Pot'),
    notes: unbroken('Notes'),
    careInstructions: { sunlight: unbroken('Sunlight') },
  })
  for (const dueDate of [addDays(today(), -40), today(), addDays(today(), 1)]) {
    await addTask(ada, {
      plantId: things.plant,
      title: unbroken('Task'),
      description: unbroken('Notes'),
      dueDate,
      product: { productName: unbroken('Product') },
    })
  }
  return things
})

/** Window widths, phones and desktops apart. */
const windows = [{ widths: [320, 390] }, { widths: [1280] }]

garden.for(windows)(
  'the longest words break rather than widen a screen of $widths px',
  { timeout: 300_000 },
  async ({ widths }, { open, longest }) => {
    const { page, provokes } = await open({ width: widths[0] as number })
    provokes(/404|400/)
    await signIn(page, { name: unbroken('Gardener'), email })
    const name = unbroken('Displayname')
    const plant = encodeURIComponent(unbroken('Plant'))
    const paths = [
      ...mine(longest).filter((path) => !path.includes('Rosemary')),
      `/tasks?plant=${plant}`,
      `/tasks?plant=${plant}&priority=high&month=${monthOf(today())}`,
      '/public',
      `/public/${name}`,
      `/public/${name}/plants/${longest.plant}`,
    ]
    const misfits: string[] = []
    for (const path of paths) {
      await arriveAt(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        for (const misfit of await misfitsOf(page)) misfits.push(`${path} at ${width} px: ${misfit}`)
      }
    }
    expect(misfits).toEqual([])
  },
)

journey('text at 200% breaks no words in the headings of the notebook', async ({ open, wattle }) => {
  const nell = await gardenerAt(wattle, 'large@example.com')
  await settle(nell)
  const product = { productName: 'Berry fertiliser' }
  await addTask(nell, { title: 'Take brown fronds off', dueDate: today(), product })
  const { page } = await open({ width: 390 })
  await signIn(page, { name: 'Nell', email: 'large@example.com' })
  for (const path of ['/', '/garden-shed', '/nursery', '/tasks']) {
    await arriveAt(page, path)
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    const headings = (await page.getByRole('heading').allInnerTexts()).join(' ')
    expect(headings).toMatch(/Take brown fronds off|Berry fertiliser|Seen something/)
    const isHeading = (misfit: string) => headings.includes(/“(.*)”/.exec(misfit)?.[1] ?? misfit)
    expect((await misfitsOf(page)).filter(isHeading)).toEqual([])
  }
})

journey(
  'text twice as large in the whole browser breaks no word of a wide window',
  { timeout: 300_000 },
  async ({ wattle }) => {
    const nell = await gardenerAt(wattle, 'larger@example.com')
    const things = await plantGarden(nell, 'Larger')
    await addTask(nell, { plantId: things.plant, title: 'Take brown fronds off', dueDate: today() })
    const browser = await openBrowser({ textSize: 32 })
    try {
      const { page } = await openWindow(browser, wattle.address)
      await signIn(page, { name: 'Nell', email: 'larger@example.com' })
      const misfits: string[] = []
      for (const path of mine(things)) {
        await arriveAt(page, path)
        for (const misfit of await misfitsOf(page)) misfits.push(`${path}: ${misfit}`)
      }
      expect(misfits).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of ['/public/Larger', '/guide/lemon']) {
        await arriveAt(page, path)
        expect(await misfitsOf(page), path).toEqual([])
      }
    } finally {
      await browser.close()
    }
  },
)

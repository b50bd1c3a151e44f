import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import type { RecurringFrequency } from '@wattle/contracts/tasks/choices.ts'
import { expect, test } from 'vitest'
import { type HtmlPage, renderPage } from '../../pages/page.ts'
import { directoryPage } from './directory-page.ts'
import { gardenPage } from './garden-page.ts'
import { plantPage } from './plant-page.ts'

/** Text that would close a title, attribute, style or comment, and start a script. */
const hostile = `"'></title></style>--><script>alert(1)</script><img src=x onerror=alert(1)>&quot;`

/** Every kind of page, with the same text wherever a gardener may write one. */
function pagesOf(
  text: string,
  due: { dueDate?: string; recurringFrequency?: RecurringFrequency } = {},
): Record<string, HtmlPage> {
  const garden = {
    userId: text,
    displayName: text,
    about: text,
    featureImageUrl: `/api/images/${text}`,
    galleryImageUrls: [text],
  }
  const label = { id: text, name: text, icon: text, iconBackground: text }
  const tile = { id: text, name: text, species: text, imageUrl: text }
  const plant = {
    ...tile,
    plantedDate: text,
    plantingMethod: 'ground' as const,
    careInstructions: { ...noCareInstructions, watering: text, pruning: text },
    careAuthors: {},
    location: label,
  }
  const task = {
    id: text,
    title: text,
    description: text,
    priority: 1 as const,
    dueDate: text,
    month: text,
    status: 'pending' as const,
    estimatedTime: 5,
    isRecurring: true,
    recurringFrequency: 'monthly' as const,
    recurringUntil: null,
    ...due,
  }
  return {
    directory: directoryPage([{ ...garden, locations: [{ id: text, count: 2 }] }], text, text),
    garden: gardenPage(garden, [{ ...label, plants: [tile], nextToken: text, plantCount: 9 }], true),
    plant: plantPage(text, plant, [task], true),
  }
}

test("a public plant's seasonal job says its months, because the gardener's climate is not public", () => {
  const { plant } = pagesOf('Iris', { dueDate: '2026-12-01', recurringFrequency: 'monthly-summer' })
  expect(plant && written(plant)).toContain('Monthly, Dec–Feb')
})

const tag = /<(\/?[a-z0-9]+)((?:\s+[a-z:-]+(?:="[^"<>]*")?)*)\s*>/g

/** Every tag with the names of its attributes. */
const tagsIn = (html: string) =>
  [...html.matchAll(tag)].map(([, name, attributes = '']) =>
    [name, ...[...attributes.matchAll(/([a-z:-]+)="/g)].map(([, attribute]) => attribute)].join(' '),
  )

const written = (page: HtmlPage) => renderPage(page, 'https://wattle.example')
const tame = pagesOf('Iris')

test.each(Object.entries(pagesOf(hostile)))('hostile text stays plain text on the %s page', (name, page) => {
  const html = written(page)
  expect(tagsIn(html)).toEqual(tagsIn(written(tame[name] as HtmlPage)))
  // Outside complete tags, nothing of a tag is left.
  const words = html
    .replace('<!doctype html>', '')
    .replace(/<style>[^<]*<\/style>/, '')
    .replaceAll(tag, '')
  expect(words).not.toMatch(/[<>"']/)
})

test.each([
  ['cut between words', 'leaf '.repeat(41), `${'leaf '.repeat(39)}leaf…`],
  ['cut after a whole word', `${'x'.repeat(200)} leaf`, `${'x'.repeat(200)}…`],
  ['cut anywhere where there are no words', '🌿'.repeat(201), `${'🌿'.repeat(200)}…`],
  ['left as it is', '🌿'.repeat(200), '🌿'.repeat(200)],
])('a long description is %s', (_, description, wanted) => {
  const html = written({ ...(tame.garden as HtmlPage), description })
  expect(/<meta name="description" content="(.*?)">/.exec(html)?.[1]).toBe(wanted)
})

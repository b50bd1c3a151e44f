import { expect, test } from 'vitest'
import { fileOf, importsOf, lateImportsOf, read, sources } from './imports.ts'

/** The folders below all features. They import no feature. */
const ground = ['art', 'cache', 'http', 'images', 'session', 'ui', 'views']

/** The files that compose features, and import the pages of all of them. */
const above = [
  'app.tsx',
  'first-pages.ts',
  'first-reads.ts',
  'main.tsx',
  'page-files.ts',
  'pages.tsx',
  'showcase',
  'start.ts',
]

/**
 * What a feature exports to other features, besides the queries in `api.ts`: files, or whole folders, with a trailing
 * slash. Everything else is private. Features that only export queries are not listed.
 */
const offered: Record<string, string[]> = {
  advice: [
    'notes/notes.tsx',
    'parts.ts',
    'plant-name-field.tsx',
    'named.ts',
    'plant-of-names.ts',
    'prefilled.ts',
    'use-guide-plant.ts',
    'use-place.ts',
    'use-usual-method.ts',
  ],
  'care-plans': [
    'announce-care-plan.ts',
    'care-plan.tsx',
    'plan-months.ts',
    'plan-section.tsx',
    'regenerate-dialog.tsx',
    'year.tsx',
  ],
  erasure: ['erasure-notice.tsx'],
  identification: [
    'ai-note.tsx',
    'fields/',
    'fill-in/',
    'identification-steps.tsx',
    'needs.ts',
    'suggester.ts',
  ],
  locations: ['conditions-text.ts', 'no-locations.tsx'],
  login: ['login-error.tsx'],
  nursery: ['addresses.ts'],
  plants: ['details/', 'form/method-field.tsx', 'several/several-plants.tsx'],
  profile: [
    'postcode.ts',
    'preferences-copy.ts',
    'settings/sheet-row.tsx',
    'state-offer.tsx',
    'use-time-zone.ts',
    'use-today.ts',
    'use-tropics.ts',
    'writes.ts',
  ],
  shed: ['product-address.ts'],
  takeout: ['takeout.tsx'],
  tasks: ['by-soonest.ts', 'dialogs/', 'row/'],
  visibility: [
    'profile-needed-dialog.tsx',
    'use-may-publish.ts',
    'use-visibility-change.ts',
    'visibility-dialog.tsx',
  ],
}

const inWeb = (file: string) => file.replace('web/src/', '').replace(/\?.*/, '')
const areaOf = (file: string) => file.split('/')[0] ?? ''
const isFeature = (file: string) => ![...ground, ...above].includes(areaOf(file))

/** Every import within the web app, including dynamic ones. */
const links = sources('web')
  .filter((file) => !file.endsWith('.spec.ts'))
  .flatMap((file) =>
    [...importsOf(file).map(({ from }) => from), ...lateImportsOf(file)].map((from) => {
      return { file: inWeb(file), takes: fileOf(file, from) ?? '' }
    }),
  )
  .filter(({ takes }) => takes.startsWith('web/src/'))
  .map(({ file, takes }) => ({ file, takes: inWeb(takes) }))
const between = links.filter(({ file, takes }) => areaOf(file) !== areaOf(takes))

test('the folders below the features import no feature', () => {
  const wrong = between.filter(
    ({ file, takes }) => ground.includes(areaOf(file)) && !ground.includes(areaOf(takes)),
  )
  expect(between).not.toEqual([])
  expect(wrong).toEqual([])
})

test('a feature imports only what another one offers, and everything offered is imported', () => {
  const taken = between.filter(({ file, takes }) => isFeature(file) && isFeature(takes))
  const offers = Object.entries(offered).flatMap(([feature, parts]) =>
    parts.map((part) => `${feature}/${part}`),
  )
  const isOf = (file: string, offer: string) =>
    offer.endsWith('/') ? file.startsWith(offer) : file === offer
  const isOffered = (file: string) => file.endsWith('/api.ts') || offers.some((offer) => isOf(file, offer))
  expect(taken.filter(({ takes }) => !isOffered(takes))).toEqual([])
  expect(offers.filter((offer) => !taken.some(({ takes }) => isOf(takes, offer)))).toEqual([])
})

test('the features import each other without cycles', () => {
  // Queries and their dependencies form a layer below all pages: a task's form lists plants, a plant's page tasks.
  const queries = new Set<string>()
  const withQueries = (file: string): void => {
    if (queries.has(file)) return
    queries.add(file)
    for (const { takes } of links.filter((link) => link.file === file && areaOf(link.takes) === areaOf(file)))
      withQueries(takes)
  }
  for (const { file } of links) if (isFeature(file) && file.endsWith('/api.ts')) withQueries(file)
  const layerOf = (file: string) => (queries.has(file) ? `${areaOf(file)}/api.ts` : areaOf(file))
  const below = Map.groupBy(
    links.filter(
      ({ file, takes }) => isFeature(file) && isFeature(takes) && layerOf(file) !== layerOf(takes),
    ),
    ({ file }) => layerOf(file),
  )
  const waysBack = (layer: string, way: string[]): string[] =>
    way.includes(layer)
      ? [[...way.slice(way.indexOf(layer)), layer].join(' → ')]
      : [...new Set(below.get(layer)?.map(({ takes }) => layerOf(takes)))].flatMap((next) =>
          waysBack(next, [...way, layer]),
        )
  expect([...below.keys()].flatMap((layer) => waysBack(layer, []))).toEqual([])
})

test('every write goes through useWrite', () => {
  const writers = sources('web').filter((file) => /\buseMutation\b/.test(read(file)))
  expect(writers).toEqual(['web/src/cache/use-write.ts'])
})

test('the web app imports no heavy parts of react-router', () => {
  const heavy =
    /import \{[^}]*\b(?:Link|NavLink|Routes?|useRoutes|useSearchParams|HashRouter|unstable_HistoryRouter)\b[^}]*\} from 'react-router'/
  expect(sources('web').filter((file) => heavy.test(read(file)))).toEqual([])
})

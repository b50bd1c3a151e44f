import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { idOf, locationCreated, plannedTask, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fern, iris, openQueryServer, type QueryServer } from '../../testing/query-server.ts'

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

const presented: GardenEvent = {
  type: 'ProfilePresented',
  about: 'Roses & ferns',
  featureImageUrl: '/api/images/a',
  galleryImageUrls: ['/api/images/a', '/api/images/b'],
}
const named: GardenEvent[] = [{ type: 'DisplayNameChosen', displayName: 'Iris Vale' }, presented]
const listed: GardenEvent[] = [...named, { type: 'GardenListed' }]
const bedOfRoses = [
  locationCreated('Bed', { description: 'Behind number 4' }),
  plantCreated('Rose', 'Bed', { visibility: 'public', imageUrl: '/api/images/rose' }),
  plantCreated('Secret', 'Bed'),
]
const home = '/public/Iris%20Vale'
const rose = `${home}/plants/${idOf('Rose')}`

/** The metadata in the head of a page. */
const said = (html: string) => ({
  title: /<title>(.*)<\/title>/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="(.*?)">/.exec(html)?.[1],
  robots: /<meta name="robots" content="(.*?)">/.exec(html)?.[1],
  ...Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="(description|og:\w+|twitter:\w+)" content="(.*?)">/g)].map(
      ([, name, content]) => [name, content],
    ),
  ),
})

test('a page that a visitor has already is not sent again', async () => {
  await server.happen(iris, [...listed, ...bedOfRoses])
  for (const path of ['/public', home, rose, '/sitemaps/gardens.xml']) {
    const { headers } = await server.look(path)
    for (const method of ['GET', 'HEAD'] as const) {
      const again = await server.look(path, { 'if-none-match': String(headers.etag) }, method)
      expect([path, again.status, again.text]).toEqual([path, 304, ''])
      expect(again.headers['content-length']).not.toBe('0')
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    }
  }
})

test('the page of a public garden works without scripts and describes itself in its metadata', async () => {
  await server.happen(iris, [...listed, ...bedOfRoses])
  const { status, text, headers } = await server.look('/public/iris%20VALE')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    (await server.ask('/public/users')).headers['cache-control'],
  ])
  expect(said(text)).toEqual({
    title: 'Iris Vale · Wattle',
    description: 'Roses &#38; ferns',
    canonical: `https://wattle.example${home}`,
    robots: undefined,
    'og:site_name': 'Wattle',
    'og:type': 'website',
    'og:locale': 'en_AU',
    'og:title': 'Iris Vale',
    'og:description': 'Roses &#38; ferns',
    'og:url': `https://wattle.example${home}`,
    'og:image': 'https://wattle.example/api/images/a',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Iris Vale',
    'twitter:description': 'Roses &#38; ferns',
    'twitter:image': 'https://wattle.example/api/images/a',
  })
  expect(text).toContain('<h1>Iris Vale</h1>')
  expect(text).toContain(`<a href="${rose}">`)
  expect(text).toContain('srcset="/api/images/b?width=160 160w, /api/images/b?width=320 320w')
})

test('the page of a public plant shows its care and links to its garden', async () => {
  const plantId = idOf('Rose')
  await server.happen(iris, [
    ...listed,
    ...bedOfRoses,
    { type: 'TaskAdded', task: plannedTask('Prune', { plantId, estimatedTime: 30 }) },
  ])
  const { status, text } = await server.look(rose)
  expect(status).toBe(200)
  expect(said(text)).toMatchObject({
    title: 'Rose, grown by Iris Vale · Wattle',
    canonical: `https://wattle.example${rose}`,
    'og:image': 'https://wattle.example/api/images/rose',
  })
  for (const words of ['<h1>Rose</h1>', `<a href="${home}">Iris Vale</a>`, 'Prune', '15 Mar 2026 · Medium'])
    expect(text).toContain(words)
})

test('a plant without a picture gets an empty tile, so that names stay aligned', async () => {
  await server.happen(iris, [
    ...listed,
    locationCreated('Bed'),
    plantCreated('Fern', 'Bed', { visibility: 'public' }),
  ])
  expect((await server.look(home)).text).toMatch(/<span class="tile"><\/span>\s*<strong>Fern</)
})

test('care instructions that the gardener did not write are marked as such', async () => {
  const careInstructions = { ...noCareInstructions, watering: 'Weekly', soil: 'Sandy', pruning: 'In July' }
  await server.happen(iris, [
    ...listed,
    locationCreated('Bed'),
    plantCreated('Rose', 'Bed', {
      visibility: 'public',
      careInstructions,
      careAuthors: { watering: 'ai', soil: 'guide', pruning: 'gardener' },
    }),
  ])
  const { text } = await server.look(rose)
  const written = [...text.matchAll(/<dt>(Watering|Soil|Pruning)<\/dt><dd>(.*?)<\/dd>/g)]
  expect(written.map(([, topic, words]) => [topic, words])).toEqual([
    ['Watering', 'Weekly<br><small>AI suggestion, please check</small>'],
    ['Soil', 'Sandy<br><small>From our plant guide, please check</small>'],
    ['Pruning', 'In July'],
  ])
})

test('care instructions that all have one author are marked once', async () => {
  const careInstructions = { ...noCareInstructions, watering: 'Weekly', soil: 'Sandy' }
  const careAuthors = { watering: 'guide', soil: 'guide' } as const
  const plant = plantCreated('Rose', 'Bed', { visibility: 'public', careInstructions, careAuthors })
  await server.happen(iris, [...listed, locationCreated('Bed'), plant])
  const { text } = await server.look(rose)
  expect(text.split('From our plant guide, please check')).toHaveLength(2)
})

test('the directory leads to its gardens, a page at a time', async () => {
  expect((await server.look('/public')).text).toContain('No public gardens yet.')
  const names = Array.from({ length: 25 }, (_, index) => `Gardener ${String(index).padStart(2, '0')}`)
  for (const displayName of names)
    await server.happen(idOf(displayName), [
      { type: 'DisplayNameChosen', displayName },
      presented,
      { type: 'GardenListed' },
    ])
  const first = await server.look('/public')
  const next = /<a href="(\/public\?nextToken=[\w-]+)" rel="next">/.exec(first.text)?.[1]
  const second = await server.look(next ?? '')
  const found = [first, second].flatMap(({ text }) => [...text.matchAll(/<strong>(.*?)<\/strong>/g)])
  expect(found.map(([, name]) => name)).toEqual(names)
  expect(second.text).not.toContain('rel="next"')
  expect([first, second].map(({ text }) => said(text).canonical)).toEqual(
    ['/public', next].map((path) => `https://wattle.example${path}`),
  )
})

test('a garden that is only shared by link is hidden from search engines', async () => {
  await server.happen(iris, [...named, ...bedOfRoses])
  for (const path of [home, rose])
    expect(said((await server.look(path)).text)).toMatchObject({ robots: 'noindex' })
  expect((await server.look('/public')).text).not.toContain('Iris Vale')
  expect((await server.look('/sitemaps/gardens.xml')).text).not.toContain('Iris')
})

test('a private, unknown or malformed address answers 404 and names nothing', async () => {
  await server.happen(iris, [...listed, ...bedOfRoses])
  await server.happen(fern, [{ type: 'DisplayNameChosen', displayName: 'Fern' }, locationCreated('Pot')])
  const plants = [idOf('Secret'), idOf('nothing'), 'rose'].map((id) => `${home}/plants/${id}`)
  for (const [path, title] of [
    ...plants.map((each) => [each, 'Plant Not Found'] as const),
    ['/public/Nobody', 'Garden Not Found'],
    ['/public/Fern', 'Garden Not Found'],
    [`/public/${iris}`, 'Garden Not Found'],
  ] as const) {
    const { status, text, headers } = await server.look(path)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
    expect(said(text)).toMatchObject({ title: `${title} · Wattle`, robots: 'noindex', canonical: undefined })
    expect(text).not.toMatch(/Secret|og:image/)
  }
})

test.each([
  ['rebuilding', 503],
  ['internal', 500],
] as const)(
  'a page that cannot be shown right now asks the visitor to try again: %s',
  async (code, wanted) => {
    vi.spyOn(server.collections.publicGardens, 'find').mockRejectedValue(new Refused(code))
    for (const path of ['/public', home, rose, '/sitemap.xml']) {
      const { status, text, headers } = await server.look(path)
      expect([path, status, headers['content-type']]).toEqual([path, wanted, 'text/html; charset=utf-8'])
      expect([headers['retry-after'], headers['cache-control']]).toEqual([
        wanted === 503 ? '2' : undefined,
        'no-store',
      ])
      expect(said(text)).toMatchObject({ title: 'Please Try Again Soon · Wattle', robots: 'noindex' })
      expect(text).toContain('src="/open-app.js"')
    }
  },
)

test('the pages and sitemaps hide a parked garden', async () => {
  const stopped = await openQueryServer({ parked: [iris] })
  await stopped.happen(iris, [...listed, ...bedOfRoses])
  for (const path of [home, rose]) expect((await stopped.look(path)).status).toBe(404)
  for (const path of ['/public', '/sitemaps/gardens.xml'])
    expect((await stopped.look(path)).text).not.toContain('Iris')
  await stopped.close()
})

test('no public page shows private data', async () => {
  await server.happen(iris, [
    { type: 'GardenPlaced', state: 'Tasmania', postcode: '7000', city: 'Hobart' },
    ...listed,
    ...bedOfRoses,
    {
      type: 'TaskAdded',
      task: plannedTask('Prune', {
        plantId: idOf('Rose'),
        product: { productName: 'Loppers' },
        reason: { text: 'Frost is over', rule: 'prune', zone: 'cool', season: 'spring' },
      }),
    },
  ])
  for (const path of ['/public', home, rose, '/sitemap.xml', '/sitemaps/gardens.xml']) {
    const { status, text } = await server.look(path)
    expect(status).toBe(200)
    for (const secret of [iris, '7000', 'Hobart', 'Tasmania', 'number 4', 'Secret', 'Loppers', 'Frost'])
      expect(text).not.toContain(secret)
  }
})

test("a page's content security policy allows its own style and nothing else", async () => {
  await server.happen(iris, listed)
  const policy = String((await server.look(home)).headers['content-security-policy'])
  const usual = String((await server.look('/robots.txt')).headers['content-security-policy'])
  expect(policy.replace(/'sha256-[\w+/]+=*' /, '')).toBe(usual)
  expect(policy).not.toBe(usual)
})

test('sitemaps list the listed gardens and their public plants, and robots.txt names the sitemap', async () => {
  await server.happen(iris, [...listed, ...bedOfRoses])
  const robots = await server.look('/robots.txt')
  expect([robots.headers['content-type'], robots.text]).toEqual([
    'text/plain; charset=utf-8',
    'User-agent: *\nDisallow:\n\nSitemap: https://wattle.example/sitemap.xml\n',
  ])
  const index = await server.look('/sitemap.xml')
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(locationsIn(index.text)).toEqual(
    ['gardens', 'guide'].map((name) => `https://wattle.example/sitemaps/${name}.xml`),
  )
  expect(locationsIn((await server.look('/sitemaps/gardens.xml')).text)).toEqual(
    ['/public', home, rose].map((path) => `https://wattle.example${path}`),
  )
})

test('a long directory is split into several sitemaps that list each garden once', async () => {
  const names = Array.from({ length: 201 }, (_, index) => `G${String(index).padStart(3, '0')}`)
  for (const displayName of names)
    await server.happen(idOf(displayName), [
      { type: 'DisplayNameChosen', displayName },
      presented,
      { type: 'GardenListed' },
    ])
  const sitemaps = locationsIn((await server.look('/sitemap.xml')).text).filter((address) =>
    address.includes('gardens'),
  )
  expect(sitemaps).toHaveLength(5)
  const pages = await Promise.all(
    sitemaps.map(async (address) => locationsIn((await server.look(new URL(address).href.slice(22))).text)),
  )
  expect(pages.flat()).toEqual(
    ['/public', ...names.map((name) => `/public/${name}`)].map((path) => `https://wattle.example${path}`),
  )
})

test('a sitemap leaves out no plant, however many its gardens have', async () => {
  const plants = Array.from({ length: 1000 }, (_, index) => idOf(`plant ${index}`))
  await server.happen(iris, [
    ...listed,
    locationCreated('Bed'),
    { type: 'VisibilityChanged', plantIds: plants, locationId: idOf('Bed'), visibility: 'public' },
  ])
  const { publicGardens } = server.collections
  const [full] = await publicGardens.find({ where: { gardenId: iris } })
  if (!full) throw new Error('There is no such garden.')
  vi.spyOn(publicGardens, 'find').mockImplementation(async ({ limit }) => Array(limit).fill(full))
  const { text } = await server.look('/sitemaps/gardens.xml')
  expect((locationsIn(text).length - 1) % 1001).toBe(0)
})

test('the sitemap index is looked up once for simultaneous requests', async () => {
  const find = vi.spyOn(server.collections.publicGardens, 'find')
  const answers = await Promise.all(['', ''].map(() => server.look('/sitemap.xml')))
  expect((await server.look('/sitemap.xml')).text).toBe(answers[0]?.text)
  expect(find).toHaveBeenCalledTimes(1)
})

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')

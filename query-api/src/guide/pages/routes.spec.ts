import { afterEach, beforeEach, expect, test } from 'vitest'
import { openQueryServer, type QueryServer } from '../../testing/query-server.ts'

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

test('the guide page works without scripts and links to its plants', async () => {
  const { status, text, headers } = await server.look('/guide')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^W\//) })
  expect(text).toContain('<h1>Plant Guide</h1>')
  expect(text).toContain('<link rel="canonical" href="https://wattle.example/guide">')
  expect(text).toContain('<a href="/guide/tomato"><strong>Tomato</strong>')
})

test("a guide plant's page shows care, planting by climate, the year and warnings", async () => {
  const { status, text } = await server.look('/guide/tomato')
  expect(status).toBe(200)
  for (const words of [
    '<title>Tomato: care and planting in Australia · Wattle</title>',
    '<link rel="canonical" href="https://wattle.example/guide/tomato">',
    '<dt>Tropical</dt><dd>May–Jun</dd>',
    '<dt>Watering</dt>',
    'Plant out tomato seedlings',
    'dogs, cats and horses ill',
    'Animal Poisons Helpline 1300\u00a0869\u00a0738',
    'src="/open-app.js"',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('noindex')
})

test('an unknown guide plant answers 404 and is hidden from search engines', async () => {
  const { status, text, headers } = await server.look('/guide/%3Cscript%3E')
  expect([status, headers.etag, headers['cache-control']]).toEqual([404, undefined, 'no-store'])
  expect(text).toContain('<h1>Plant Not Found</h1>')
  expect(text).toContain('noindex')
})

test('the guide sitemap lists every plant, and the sitemap index lists it', async () => {
  const { text } = await server.look('/sitemaps/guide.xml')
  expect(text).toContain('<loc>https://wattle.example/guide</loc>')
  expect(text.split('<url>').length - 2).toBe((await server.ask('/guide/plants')).body.count)
  expect((await server.look('/sitemap.xml')).text).toContain(
    '<loc>https://wattle.example/sitemaps/guide.xml</loc>',
  )
})

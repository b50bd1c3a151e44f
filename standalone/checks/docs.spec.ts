import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { eventCatalogue } from '../src/docs/event-catalogue.ts'
import { openApiDocument } from '../src/docs/openapi.ts'
import { envExample, withSettingsTable } from '../src/docs/settings-docs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const paper = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
const stale = 'run `npm run docs`'

test('the API document is up to date with the routes', async () => {
  expect(await paper('server/src/http/openapi.json'), stale).toBe(await openApiDocument())
})

test('the event catalogue is up to date with the events', async () => {
  expect(await paper('docs/events.json'), stale).toBe(eventCatalogue())
})

test('the README and .env.example list every setting', async () => {
  const readme = await paper('README.md')
  expect(readme, stale).toBe(withSettingsTable(readme))
  expect(await paper('.env.example'), stale).toBe(envExample())
})

const papers = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

test.each(papers)('every npm script that %s names exists', async (path) => {
  const { scripts } = JSON.parse(await paper('package.json')) as { scripts: Record<string, string> }
  const named = [...(await paper(path)).matchAll(/npm run (?:-s )?([a-z0-9:-]+)/g)].map(([, name]) => name)
  expect(named.filter((name) => name !== undefined && !(name in scripts))).toEqual([])
})

test.each(papers)('every link in %s leads to an existing file and heading', async (path) => {
  const links = [...(await paper(path)).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
  const missing = []
  for (const [link, target = '', heading] of links) {
    const file = target === '' ? path : join(dirname(path), target)
    const isThere = existsSync(join(root, file)) && (!heading || (await headingsIn(file)).includes(heading))
    if (!isThere) missing.push(link)
  }
  expect(missing).toEqual([])
})

/** The anchors of a document's headings, as GitHub derives them. */
async function headingsIn(path: string): Promise<string[]> {
  const prose = (await paper(path)).replaceAll(/^```.*?^```/gms, '')
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

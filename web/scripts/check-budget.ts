import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { rules } from './chunks.ts'

// Checks how much each page loads, in kilobytes of gzip, and fails if one exceeds its limit. Needs a build.

type Chunk = {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<
  string,
  Chunk
>

const sizes = new Map<string, number>()
function kilobytes(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(new URL(file, dist))).byteLength / 1024
  sizes.set(file, size)
  return size
}

/** The chunks that load together with these. */
function loadedWith(keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue
    found.add(key)
    loadedWith(manifest[key]?.imports ?? [], found)
  }
  return found
}

const total = (keys: Iterable<string>) =>
  [...keys].reduce((sum, key) => sum + kilobytes(manifest[key]?.file ?? ''), 0)

const entry = Object.keys(manifest).find((key) => manifest[key]?.name === 'frame') ?? 'frame'
// Home's shell is in a chunk whose other modules Home loads anyway.
const home = [entry, 'src/dashboard/home.tsx']
const signIn = 'src/session/oidc.ts'
// The shell is in the chunk that visitors' pages share.
const visitor = [entry, 'src/community/garden/public-garden.tsx']
const missing = [...home, signIn, ...visitor].filter((key) => !(key in manifest))
if (missing.length > 0)
  throw new Error(`The build has no ${missing.join(', ')}: update the list of files here.`)

const filled = new Set(Object.values(manifest).map(({ name }) => name))
for (const { name, why } of rules)
  if (!filled.has(name)) throw new Error(`No module is in the chunk “${name}” (${why}) Delete its rule.`)

const first = loadedWith([...home, signIn])
/** The page that each of these opens over or within; its chunks have loaded before. */
const pageUnder: Record<string, string> = {
  'src/nursery/garden/add-to-garden-dialog.tsx': 'src/nursery/list/nursery.tsx',
  'src/plants/form/edit-plant.tsx': 'src/plants/page/plant-page.tsx',
  'src/plants/add/add-plant.tsx': 'src/locations/page/location-page.tsx',
  'src/nursery/form/add-nursery-plant.tsx': 'src/nursery/list/nursery.tsx',
  'src/nursery/form/edit-nursery-plant.tsx': 'src/nursery/list/nursery.tsx',
  'src/tasks/month/quiet-month.tsx': 'src/tasks/tasks.tsx',
}
const routes = Object.keys(manifest).filter(
  (key) => /^src\/(?!http|session|shell|ui)[a-z/-]+\.tsx$/.test(key) && !first.has(key),
)
const css = new Set(
  Object.values(manifest).flatMap((chunk) => [
    ...(chunk.css ?? []),
    ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
  ]),
)

const budgets = [
  { what: 'JavaScript of Home before its first paint', size: total(loadedWith(home)), limit: 117 },
  { what: 'JavaScript of Home with the sign-in library that follows', size: total(first), limit: 135 },
  { what: 'JavaScript of a public garden', size: total(loadedWith(visitor)), limit: 100 },
  {
    what: 'all style sheets',
    size: [...css].reduce((sum, file) => sum + kilobytes(file), 0),
    limit: 20,
  },
  ...routes.map((key) => {
    const under = pageUnder[key]
    const before = under ? loadedWith([under], new Set(first)) : first
    const own = [...loadedWith([key])].filter((each) => !before.has(each))
    return { what: key, size: total(own), limit: 25 }
  }),
]

for (const { what, size, limit } of budgets) {
  const verdict = size > limit ? 'TOO MUCH' : ''
  process.stdout.write(`${size.toFixed(1).padStart(6)} of ${limit} KB  ${what} ${verdict}\n`)
}
if (budgets.some(({ size, limit }) => size > limit)) process.exit(1)

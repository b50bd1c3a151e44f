import type { Rolldown } from 'vite'

const libraries = /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//
const ours = /\/(web|contracts)\/src\//

const main = '/src/main.tsx'
const publicShell = '/shell/public-shell.tsx'
/** Where visitors come in. */
const visitors = [
  '/login/login.tsx',
  publicShell,
  '/community/community.tsx',
  '/community/garden/public-garden.tsx',
  '/privacy/privacy.tsx',
]
const publicPlant = ['/community/plant/public-plant.tsx']
/** Where most visits of gardeners begin. */
const home = ['/shell/protected.tsx', '/dashboard/home.tsx']
const ownOfHome = /\/src\/dashboard\//
const tasks = ['/tasks/tasks.tsx']
const plant = ['/plants/page/plant-page.tsx']
/** From how many pages on all that is signed in may load it with the rest. */
const manyPages = 6

/** The modules that bring this one along, itself among them. */
function broughtBy(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) broughtBy(importer, graph, found)
  return found
}

type Module = {
  id: string
  /** Whether one of these files brings it along. */
  isIn: (files: readonly string[]) => boolean
  /** How many of the files that are fetched when they are wanted bring it along. */
  pages: number
}

/** A file with those of our modules that are wanted in it, and in none before it. */
function chunk(name: string, isWanted: (module: Module) => boolean): Rolldown.CodeSplittingGroup {
  const nameOf = (id: string, graph: Rolldown.ChunkingContext) => {
    if (!ours.test(id)) return null
    const by = [...broughtBy(id, graph)]
    const isIn = (files: readonly string[]) => by.some((each) => files.some((file) => each.endsWith(file)))
    const pages = by.filter((each) => graph.getModuleInfo(each)?.dynamicImporters.length).length
    return isWanted({ id, isIn, pages }) ? name : null
  }
  return { debugName: name, name: nameOf }
}

/**
 * Which modules are fetched together, first come, first served. What a visit begins with comes in few large files: small
 * ones compress worse and wait for one another.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: libraries },
  chunk('frame', ({ id, isIn }) => !id.endsWith(main) && (isIn([main]) || (isIn(home) && isIn(visitors)))),
  chunk('notebook', ({ id, isIn }) => isIn(home) && !ownOfHome.test(id)),
  chunk('visitors', ({ id, pages, isIn }) => id.endsWith(publicShell) || (pages > 1 && isIn(visitors))),
  chunk('plant', ({ pages, isIn }) => pages > 1 && isIn(publicPlant)),
  chunk('common', ({ pages }) => pages >= manyPages),
  chunk('tasks', ({ pages, isIn }) => pages > 1 && isIn(plant) && isIn(tasks)),
]

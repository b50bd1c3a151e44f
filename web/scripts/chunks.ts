import type { Rolldown } from 'vite'

const libraries = /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//
/**
 * The query library's modules for mutations and for infinite lists. Its index exports both, so without these groups
 * every page would load them.
 */
const writing = /\/(useMutation|useMutationState|mutationObserver)\.js$/
const readingOn = /\/(useInfiniteQuery|infiniteQueryObserver)\.js$/
const ours = /\/(web|contracts)\/src\//

/** The app's entry module. */
export const main = '/src/main.tsx'
/**
 * Modules that run before the libraries have loaded and therefore must not import them. `firstReads` is for
 * signed-in gardeners only.
 */
const start = '/src/start.ts'
const firstReads = '/src/first-reads.ts'
/** The bundler's helper that preloads a chunk's dependencies. */
const preload = 'vite/preload-helper'
/** The addresses of public pages, which gardeners also need for sharing. */
const addresses = '/community/addresses.ts'
/** The usual first page of strangers, who have been sent a garden's address. */
const publicShell = '/shell/public-shell.tsx'
const publicGarden = [publicShell, '/community/garden/public-garden.tsx']
const publicPlant = ['/community/plant/public-plant.tsx']
const community = ['/community/community.tsx']
const login = ['/login/login.tsx']
/** The usual first page of gardeners. */
const home = ['/shell/protected.tsx', '/dashboard/home.tsx', '/dashboard/summary/summary-tiles.tsx']
/** Modules that only Home uses. The dashboard's api is excluded, because other pages use its counts too. */
const ownOfHome = /\/src\/dashboard\/(?!api\.)/
const tasks = ['/tasks/tasks.tsx']
const settings = ['/profile/settings/settings.tsx']
const ofProfile = /\/src\/profile\//
const myPlants = ['/locations/list/my-plants.tsx']
const plant = ['/plants/page/plant-page.tsx']
const isInPlantForms = (isIn: Module['isIn']) =>
  ['/plants/add/add-plant.tsx', '/plants/form/edit-plant.tsx'].every((form) => isIn([form]))
const advice = ['/advice/parts-file.ts']
/** The year of a plant, shown to its gardener and to visitors. */
const ofYear = /\/(care-plans\/|tasks\/recurrence)/
/** Visibility controls: large, and not needed by the tasks page. */
const ofSharing = /\/src\/visibility\//
const ofLeaf = /\/ui\/notebook\/notebook\./
/** A module used by at least this many pages goes into the chunk that all signed-in pages load. */
const manyPages = 6
/** A module used by at least this many pages may go into the chunk that visitors load too. */
const nearlyAllPages = 12

/** The modules that import this one, directly or indirectly, and the module itself. */
function broughtBy(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) broughtBy(importer, graph, found)
  return found
}

type Module = {
  id: string
  /** Whether the module belongs to this repository and one of these files imports it, directly or indirectly. */
  isIn: (files: readonly string[]) => boolean
  /** How many dynamically imported files import the module, directly or indirectly. */
  pages: number
}

/** A chunk of the modules that match and that no earlier chunk contains. */
function chunk(name: string, isWanted: (module: Module) => boolean): Rolldown.CodeSplittingGroup {
  const nameOf = (id: string, graph: Rolldown.ChunkingContext) => {
    // A library's index imports the whole library, so its importers mean nothing.
    const by = ours.test(id) ? [...broughtBy(id, graph)] : []
    const isIn = (files: readonly string[]) => by.some((each) => files.some((file) => each.endsWith(file)))
    const pages = by.filter((each) => graph.getModuleInfo(each)?.dynamicImporters.length).length
    return isWanted({ id, isIn, pages }) ? name : null
  }
  return { debugName: name, name: nameOf }
}

/**
 * Which modules form a chunk; the first match wins. The first page loads from few large files, because small ones
 * compress worse and wait for one another.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  chunk(
    'start',
    ({ id, isIn }) =>
      isIn([start]) || (isIn([firstReads]) && (isIn([main]) || isIn(publicGarden))) || id.includes(preload),
  ),
  chunk('first-reads', ({ isIn }) => isIn([firstReads])),
  {
    name: 'vendor',
    test: (id) => libraries.test(id) && !writing.test(id) && !readingOn.test(id),
  },
  chunk(
    'frame',
    ({ id, pages, isIn }) =>
      isIn([main]) ||
      id.endsWith(addresses) ||
      (isIn(publicGarden) && (isIn(home) || pages >= nearlyAllPages)),
  ),
  chunk('entrance', ({ isIn }) => isIn(home) && isIn(login)),
  chunk('notebook', ({ id, isIn }) => writing.test(id) || (isIn(home) && !ownOfHome.test(id))),
  // A notebook page, also shown on the login page as a sample.
  chunk('leaf', ({ id, pages, isIn }) => pages > 1 && isIn(publicPlant) && (isIn(login) || ofLeaf.test(id))),
  chunk('visitors', ({ id, pages, isIn }) => id.endsWith(publicShell) || (pages > 1 && isIn(publicGarden))),
  // Apart from the lists, because many pages have fields and filters in their address, but no long list.
  chunk('fields', ({ pages, isIn }) => pages > 1 && isIn(community) && isIn(tasks)),
  chunk('lists', ({ id, pages, isIn }) => readingOn.test(id) || (pages > 1 && isIn(community))),
  chunk('year', ({ id, isIn }) => ofYear.test(id) && isIn(publicPlant)),
  chunk(
    'plant',
    ({ pages, isIn }) =>
      pages > 1 && (isIn(publicPlant) || (pages < manyPages && isIn(myPlants) && isIn(plant))),
  ),
  chunk('login', ({ pages, isIn }) => pages > 1 && isIn(login)),
  chunk('common', ({ id, pages }) => pages >= manyPages && !ofSharing.test(id)),
  chunk('sharing', ({ id, pages }) => pages > 1 && ofSharing.test(id)),
  chunk('plans', ({ pages, isIn }) => pages > 1 && isIn(plant) && !isIn(myPlants)),
  chunk('beds', ({ pages, isIn }) => pages > 1 && isIn(myPlants) && !isIn(plant) && !isIn(tasks)),
  chunk('places', ({ pages, isIn }) => pages > 1 && isIn(advice) && isIn(settings)),
  chunk('profile', ({ id, pages, isIn }) => pages > 1 && isIn(settings) && ofProfile.test(id)),
  chunk('advice', ({ pages, isIn }) => pages > 1 && isIn(advice)),
  // The small parts of the forms are in few files, because every visit downloads the names of all files.
  chunk('forms', ({ isIn }) => isInPlantForms(isIn) && isIn(settings)),
  chunk('plant-form', ({ isIn }) => isInPlantForms(isIn)),
]

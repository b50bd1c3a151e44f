import type { Rolldown } from 'vite'

const libraries = /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//
/** Of the query library: what writes, and what reads on in a list. Both are in its index, which every page loads. */
const writing = /\/(useMutation|useMutationState|mutationObserver)\.js$/
const readingOn = /\/(useInfiniteQuery|infiniteQueryObserver)\.js$/
const ours = /\/(web|contracts)\/src\//

/** Where the app begins. */
export const main = '/src/main.tsx'
/** What runs before its libraries have come, and so stands on none of them; the second for gardeners alone. */
const start = '/src/start.ts'
const firstReads = '/src/first-reads.ts'
/** Of the bundler: fetches what belongs to a file with it. */
const preload = 'vite/preload-helper'
/** Of what is public, which gardeners need to share it. */
const addresses = '/community/addresses.ts'
/** Where most visits of strangers begin: somebody has sent them the address of a garden. */
const publicShell = '/shell/public-shell.tsx'
const publicGarden = [publicShell, '/community/garden/public-garden.tsx']
const publicPlant = ['/community/plant/public-plant.tsx']
const community = ['/community/community.tsx']
const login = ['/login/login.tsx']
/** Where most visits of gardeners begin. */
const home = ['/shell/protected.tsx', '/dashboard/home.tsx', '/dashboard/summary/summary-tiles.tsx']
/** What Home counts is counted on other pages, too. */
const ownOfHome = /\/src\/dashboard\/(?!api\.)/
const tasks = ['/tasks/tasks.tsx']
const settings = ['/profile/settings/settings.tsx']
const ofProfile = /\/src\/profile\//
const myPlants = ['/locations/list/my-plants.tsx']
const plant = ['/plants/page/plant-page.tsx']
const advice = ['/advice/parts-file.ts']
/** A plant's year, as its gardener and visitors see it. */
const ofYear = /\/(care-plans\/|tasks\/recurrence)/
/** Who sees a plant: much for the page of tasks, which does without. */
const ofSharing = /\/src\/visibility\//
const ofLeaf = /\/ui\/notebook\/notebook\./
/** From how many pages on all that is signed in may load it with the rest. */
const manyPages = 6
/** From how many on visitors may, too. */
const nearlyAllPages = 12

/** The modules that bring this one along, itself among them. */
function broughtBy(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) broughtBy(importer, graph, found)
  return found
}

type Module = {
  id: string
  /** Whether it is ours, and one of these files brings it along. */
  isIn: (files: readonly string[]) => boolean
  /** How many of the files that are fetched when they are wanted bring it along. */
  pages: number
}

/** A file with the modules that are wanted in it, and in none before it. */
function chunk(name: string, isWanted: (module: Module) => boolean): Rolldown.CodeSplittingGroup {
  const nameOf = (id: string, graph: Rolldown.ChunkingContext) => {
    // The index of a library brings all of it along, so that says nothing.
    const by = ours.test(id) ? [...broughtBy(id, graph)] : []
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
  // A leaf of the notebook, as the login page shows it to who has none.
  chunk('leaf', ({ id, pages, isIn }) => pages > 1 && isIn(publicPlant) && (isIn(login) || ofLeaf.test(id))),
  chunk('visitors', ({ id, pages, isIn }) => id.endsWith(publicShell) || (pages > 1 && isIn(publicGarden))),
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
]

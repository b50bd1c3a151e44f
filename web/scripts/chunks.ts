import type { Rolldown } from 'vite'

type Module = {
  id: string
  /** Whether the module belongs to this repository and one of these files imports it, directly or indirectly. */
  isIn: (files: readonly string[]) => boolean
  /** How many dynamically imported files import the module, directly or indirectly. */
  pages: number
}
type Match = (module: Module) => boolean

const all =
  (...matches: Match[]): Match =>
  (module) =>
    matches.every((match) => match(module))
const any =
  (...matches: Match[]): Match =>
  (module) =>
    matches.some((match) => match(module))
const not =
  (match: Match): Match =>
  (module) =>
    !match(module)
/** The module is one of these, or one of these imports it, directly or indirectly. */
const usedBy =
  (...files: string[]): Match =>
  ({ isIn }) =>
    isIn(files)
const usedByPages =
  (least: number): Match =>
  ({ pages }) =>
    pages >= least
const shared = usedByPages(2)
const named =
  (pattern: RegExp): Match =>
  ({ id }) =>
    pattern.test(id)

/** The app's entry module. */
export const main = '/src/main.tsx'
const firstReads = usedBy('/src/first-reads.ts')
const publicGarden = usedBy('/shell/public-shell.tsx', '/community/garden/public-garden.tsx')
const publicPlant = usedBy('/community/plant/public-plant.tsx')
const community = usedBy('/community/community.tsx')
const login = usedBy('/login/login.tsx')
const home = usedBy('/shell/protected.tsx', '/dashboard/home.tsx', '/dashboard/summary/summary-tiles.tsx')
const tasks = usedBy('/tasks/tasks.tsx')
const settings = usedBy('/profile/settings/settings.tsx')
const myPlants = usedBy('/locations/list/my-plants.tsx')
const plantPage = usedBy('/plants/page/plant-page.tsx')
const plantForms = all(usedBy('/plants/add/add-plant.tsx'), usedBy('/plants/form/edit-plant.tsx'))
const advice = usedBy('/advice/parts-file.ts')
/** Apart from their readers, these are a few kilobytes that compress better in one file. */
const requests = named(/\/src\/http\//)
const visibility = named(/\/src\/visibility\//)

const libraries = named(/node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//)
/**
 * The query library's modules for mutations and for infinite lists. Its index exports both, so without chunks of
 * their own every page would load them.
 */
const mutations = named(/\/(useMutation|useMutationState|mutationObserver)\.js$/)
const infiniteLists = named(/\/(useInfiniteQuery|infiniteQueryObserver)\.js$/)

/** Pages that make a module part of the chunk that all signed-in pages load. */
const many = 6
/** Pages that make a module part of the chunk that visitors load too. */
const nearlyAll = 12

/**
 * Which modules form a chunk; the first match wins, and the rest is left to the bundler. The first page loads from few
 * large files, because small ones compress worse and wait for one another.
 */
export const rules: { name: string; why: string; match: Match }[] = [
  {
    name: 'start',
    why: 'Runs before the libraries have loaded and therefore must not import them.',
    match: any(
      usedBy('/src/start.ts'),
      all(firstReads, any(usedBy(main), publicGarden, requests)),
      // The bundler's helper that preloads a chunk's dependencies.
      named(/vite\/preload-helper/),
    ),
  },
  {
    name: 'first-reads',
    why: 'The same, for signed-in gardeners only.',
    match: firstReads,
  },
  {
    name: 'vendor',
    why: 'Changes less often than the app.',
    match: all(libraries, not(mutations), not(infiniteLists)),
  },
  {
    name: 'frame',
    why: 'What every first page needs, of a gardener or of a stranger who was sent the address of a garden.',
    match: any(
      usedBy(main),
      // Of public pages, which gardeners need for sharing.
      named(/\/community\/addresses\.ts$/),
      all(publicGarden, any(home, usedByPages(nearlyAll))),
    ),
  },
  {
    name: 'entrance',
    why: 'Shared by the first page of gardeners and the login page.',
    match: all(home, login),
  },
  {
    name: 'notebook',
    why: 'The rest of the usual first page of gardeners. The dashboard’s counts are for other pages too.',
    match: any(mutations, all(home, not(named(/\/src\/dashboard\/(?!api\.)/)))),
  },
  {
    name: 'leaf',
    why: 'A notebook page, also shown on the login page as a sample.',
    match: all(shared, publicPlant, any(login, named(/\/ui\/notebook\/notebook\./))),
  },
  {
    name: 'visitors',
    why: 'The frame of public pages, and what a public garden shares with other pages.',
    match: any(named(/\/shell\/public-shell\.tsx$/), all(shared, publicGarden)),
  },
  {
    name: 'fields',
    why: 'Apart from the lists: many pages have fields and filters in their address, but no long list.',
    match: all(shared, community, any(tasks, settings)),
  },
  {
    name: 'lists',
    why: 'What long lists need.',
    match: any(infiniteLists, all(shared, community)),
  },
  {
    name: 'year',
    why: 'The year of a plant, shown to its gardener and to visitors.',
    match: all(named(/\/(care-plans\/|tasks\/recurrence)/), publicPlant),
  },
  {
    name: 'plant',
    why: 'The page of a plant, public or not, and what My Plants shares with it.',
    match: all(shared, any(publicPlant, all(not(usedByPages(many)), myPlants, plantPage))),
  },
  {
    name: 'login',
    why: 'What the login page shares with pages that few visits begin with.',
    match: all(shared, login),
  },
  {
    name: 'common',
    why: 'Used by many signed-in pages. The controls of visibility are large, and the tasks page does without.',
    match: all(usedByPages(many), not(visibility)),
  },
  { name: 'sharing', why: 'The controls of visibility.', match: all(shared, visibility) },
  { name: 'plans', why: 'What the page of a plant shares.', match: all(shared, plantPage, not(myPlants)) },
  {
    name: 'beds',
    why: 'What My Plants shares with the page of a location.',
    match: all(shared, myPlants, not(plantPage), not(tasks)),
  },
  { name: 'places', why: 'Postcodes and their states.', match: all(shared, advice, settings) },
  {
    name: 'profile',
    why: 'What the settings share with the welcome.',
    match: all(shared, settings, named(/\/src\/profile\//)),
  },
  { name: 'advice', why: 'The guide’s notes, on several pages.', match: all(shared, advice) },
  {
    name: 'forms',
    why: 'The small parts of forms in one file, because every visit downloads the names of all files.',
    match: all(plantForms, settings),
  },
  { name: 'plant-form', why: 'The forms of a plant.', match: plantForms },
  {
    name: 'finds',
    why: 'What the nursery list shares with few other pages, in one file for the same reason.',
    match: all(shared, usedBy('/nursery/list/nursery.tsx'), not(settings), not(tasks)),
  },
]

export const chunks: Rolldown.CodeSplittingGroup[] = rules.map(({ name, match }) => ({
  debugName: name,
  name: (id, graph) => (match(moduleOf(id, graph)) ? name : null),
}))

const ours = /\/(web|contracts)\/src\//

function moduleOf(id: string, graph: Rolldown.ChunkingContext): Module {
  // A library's index imports the whole library, so its importers mean nothing.
  const by = ours.test(id) ? [...importersOf(id, graph)] : []
  return {
    id,
    isIn: (files) => by.some((each) => files.some((file) => each.endsWith(file))),
    pages: by.filter((each) => graph.getModuleInfo(each)?.dynamicImporters.length).length,
  }
}

/** The modules that import this one, directly or indirectly, and the module itself. */
function importersOf(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) importersOf(importer, graph, found)
  return found
}

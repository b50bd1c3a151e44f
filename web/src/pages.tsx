import { type ComponentType, createElement, lazy } from 'react'
import { matchPath } from 'react-router'
import { lazySheet } from './ui/dialog/lazy-sheet.tsx'
import { useClose } from './ui/navigation/use-close.ts'

type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>
type Sheet = { onClose: () => void }

/** What a visit may begin with: a page for a signed-in gardener, or one that anyone may read. */
const firstPages: { path: string; isOwn: boolean; load: () => Promise<unknown> }[] = []

const loadPublicShell = () => import('./shell/public-shell.tsx')
export const PublicShell = lazy(loadPublicShell)

function page<Props extends object>(load: Load<Props>, props?: Props) {
  return createElement(lazy(load), props)
}

function ownPage<Props extends object>(path: string, load: Load<Props>, props?: Props) {
  firstPages.push({ path, isOwn: true, load })
  return page(load, props)
}

function publicPage(path: string, load: Load) {
  firstPages.push({ path, isOwn: false, load: () => Promise.all([loadPublicShell(), load()]) })
  return page(load)
}

/** A form over the page of its parent route. */
function sheet(load: Load<Sheet>) {
  return <RoutedSheet of={lazySheet(load)} />
}

function RoutedSheet({ of: Form }: { of: ComponentType<Sheet> }) {
  return <Form onClose={useClose('..')} />
}

/** Every page, each fetched when it is first shown. */
export const pages = {
  login: page(() => import('./login/login.tsx')),
  directLogin: page(() => import('./login/direct-login.tsx')),
  home: ownPage('/', () => import('./dashboard/home.tsx')),
  myPlants: ownPage('/my-plants', () => import('./locations/list/my-plants.tsx')),
  locationForm: sheet(() => import('./locations/form/location-form.tsx')),
  locationPage: ownPage('/my-plants/:locationId', () => import('./locations/page/location-page.tsx')),
  addPlant: sheet(() => import('./plants/add/add-plant.tsx')),
  editPlant: sheet(() => import('./plants/form/edit-plant.tsx')),
  plantPage: ownPage('/plants/:plantId', () => import('./plants/page/plant-page.tsx')),
  plantHistory: ownPage('/plants/:plantId/history', () => import('./history/plant-history.tsx')),
  gardenHistory: ownPage('/history', () => import('./history/garden-history.tsx')),
  tasks: ownPage('/tasks', () => import('./tasks/tasks.tsx'), {
    // Plans are made of tasks: the notebook does not know them.
    Regenerate: lazySheet(() => import('./care-plans/regenerate-dialog.tsx')),
  }),
  shed: ownPage('/garden-shed', () => import('./shed/shed.tsx')),
  nursery: ownPage('/nursery', () => import('./nursery/list/nursery.tsx')),
  settings: ownPage('/settings', () => import('./profile/settings/settings.tsx'), {
    // What is set does not know of leaving.
    Leave: lazy(() => import('./erasure/leave-row.tsx')),
  }),
  migrate: ownPage('/admin/migrate', () => import('./admin/migrate.tsx')),
  guide: publicPage('/guide', () => import('./guide/list/guide.tsx')),
  guidePlant: publicPage('/guide/:plant', () => import('./guide/plant/guide-plant.tsx')),
  community: publicPage('/public', () => import('./community/community.tsx')),
  publicGarden: publicPage('/public/:displayName', () => import('./community/garden/public-garden.tsx')),
  publicPlant: publicPage(
    '/public/:displayName/plants/:plantId',
    () => import('./community/plant/public-plant.tsx'),
  ),
  privacy: publicPage('/privacy-terms', () => import('./privacy/privacy.tsx')),
}

/** Starts to fetch the page that a visit begins with, together with the frame around it. */
export function fetchFirstPage(path: string, isSignedIn: boolean): void {
  const first = firstPages.find((each) => matchPath(each.path, path))
  // Where that fails, the page says so when it is its turn.
  if (first && (isSignedIn || !first.isOwn)) first.load().catch(() => {})
}

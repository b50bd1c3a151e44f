import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router'

type Load = () => Promise<{ default: ComponentType }>

const ownPages: { path: string; load: Load }[] = []

function page(load: Load) {
  const Page = lazy(load)
  return <Page />
}

function ownPage(path: string, load: Load) {
  ownPages.push({ path, load })
  return page(load)
}

/** Every page, each fetched when it is first shown. */
export const pages = {
  login: page(() => import('./session/login.tsx')),
  directLogin: page(() => import('./session/direct-login.tsx')),
  home: ownPage('/', () => import('./dashboard/home.tsx')),
  myPlants: ownPage('/my-plants', () => import('./locations/my-plants.tsx')),
  locationForm: page(() => import('./locations/location-form.tsx')),
  locationPage: ownPage('/my-plants/:locationId', () => import('./locations/location-page.tsx')),
  addPlant: page(() => import('./plants/add-plant.tsx')),
  editPlant: page(() => import('./plants/edit-plant.tsx')),
  plantPage: ownPage('/plants/:plantId', () => import('./plants/plant-page.tsx')),
  tasks: ownPage('/tasks', () => import('./tasks/tasks.tsx')),
  settings: ownPage('/settings', () => import('./profile/settings.tsx')),
  community: page(() => import('./community/community.tsx')),
  publicGarden: page(() => import('./community/public-garden.tsx')),
  publicPlant: page(() => import('./community/public-plant.tsx')),
  privacy: page(() => import('./privacy/privacy.tsx')),
}

/** Starts to fetch a signed-in page together with the frame around it, when a visit begins there. */
export function fetchFirstPage(path: string): void {
  void ownPages.find((each) => matchPath(each.path, path))?.load()
}

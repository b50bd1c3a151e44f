/** A code-split module. `now` is undefined until the first `fetch` has resolved. */
export type LazyFile<File> = { fetch: () => Promise<File>; now: File | undefined }

let underWay = 0

/** Whether a page's module is loading. */
export const isFetchingPage = () => underWay > 0

function late<File>(load: () => Promise<File>): LazyFile<File> {
  const file: LazyFile<File> = {
    now: undefined,
    async fetch() {
      underWay++
      file.now = await load().finally(() => underWay--)
      return file.now
    },
  }
  return file
}

/** The modules of all pages, dialogs and frames. Kept in one list because every visit downloads these names. */
export const pageFiles = {
  login: late(() => import('./login/login.tsx')),
  directLogin: late(() => import('./login/direct-login.tsx')),
  home: late(() => import('./dashboard/home.tsx')),
  myPlants: late(() => import('./locations/list/my-plants.tsx')),
  locationForm: late(() => import('./locations/form/location-form.tsx')),
  locationPage: late(() => import('./locations/page/location-page.tsx')),
  addPlant: late(() => import('./plants/add/add-plant.tsx')),
  editPlant: late(() => import('./plants/form/edit-plant.tsx')),
  plantPage: late(() => import('./plants/page/plant-page.tsx')),
  plantHistory: late(() => import('./history/plant-history.tsx')),
  gardenHistory: late(() => import('./history/garden-history.tsx')),
  tasks: late(() => import('./tasks/tasks.tsx')),
  regenerate: late(() => import('./care-plans/regenerate-dialog.tsx')),
  shed: late(() => import('./shed/shed.tsx')),
  nursery: late(() => import('./nursery/list/nursery.tsx')),
  settings: late(() => import('./profile/settings/settings.tsx')),
  leave: late(() => import('./erasure/leave-row.tsx')),
  migrate: late(() => import('./admin/migrate.tsx')),
  guide: late(() => import('./guide/list/guide.tsx')),
  guidePlant: late(() => import('./guide/plant/guide-plant.tsx')),
  community: late(() => import('./community/community.tsx')),
  publicGarden: late(() => import('./community/garden/public-garden.tsx')),
  publicPlant: late(() => import('./community/plant/public-plant.tsx')),
  privacy: late(() => import('./privacy/privacy.tsx')),
  protected: late(() => import('./shell/protected.tsx')),
  publicShell: late(() => import('./shell/public-shell.tsx')),
}

import { type LateFile, pageFiles } from './page-files.ts'

type Pages = Record<string, LateFile<unknown>>

/** What a signed-in gardener's visit may begin with, by its path; the first that fits. */
export const ownPages: Pages = {
  '/': pageFiles.home,
  '/my-plants': pageFiles.myPlants,
  '/my-plants/add-location': pageFiles.myPlants,
  '/my-plants/:locationId': pageFiles.locationPage,
  '/plants/:plantId': pageFiles.plantPage,
  '/plants/:plantId/history': pageFiles.plantHistory,
  '/history': pageFiles.gardenHistory,
  '/tasks': pageFiles.tasks,
  '/garden-shed': pageFiles.shed,
  '/nursery': pageFiles.nursery,
  '/settings': pageFiles.settings,
  '/admin/migrate': pageFiles.migrate,
}

/** What anybody's visit may begin with. */
export const publicPages: Pages = {
  '/guide': pageFiles.guide,
  '/guide/:plant': pageFiles.guidePlant,
  '/public': pageFiles.community,
  '/public/:displayName': pageFiles.publicGarden,
  '/public/:displayName/plants/:plantId': pageFiles.publicPlant,
  '/privacy-terms': pageFiles.privacy,
}

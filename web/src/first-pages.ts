import { gardenPath, gardensPath, placesPath, publicPlantPath, summaryPath } from './community/paths.ts'
import { type LateFile, pageFiles } from './page-files.ts'

/** What a signed-in gardener's visit may begin with, by its path; the first that fits. */
export const ownPages: Record<string, LateFile<unknown>> = {
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
  '/guide': pageFiles.guide,
  '/guide/:plant': pageFiles.guidePlant,
}

/** What anybody’s visit may begin with, and what that asks the server for; takes what the path names, as it stands there. */
export const publicPages: Record<string, [LateFile<unknown>, ((name: string, id: string) => string[])?]> = {
  '/guide': [pageFiles.guide],
  '/guide/:plant': [pageFiles.guidePlant],
  '/public': [pageFiles.community, () => [gardensPath]],
  '/public/:displayName': [
    pageFiles.publicGarden,
    (name) => [summaryPath(gardenPath(name)), placesPath(gardenPath(name))],
  ],
  '/public/:displayName/plants/:plantId': [
    pageFiles.publicPlant,
    (name, id) => [publicPlantPath(gardenPath(name), id)],
  ],
  '/privacy-terms': [pageFiles.privacy],
}

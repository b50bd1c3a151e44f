import { gardenPath, gardensPath, placesPath, publicPlantPath, summaryPath } from './community/paths.ts'
import { type LazyFile, pageFiles } from './page-files.ts'

/** Start pages of a signed-in gardener by path pattern; the first match wins. */
export const ownPages = {
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
} satisfies Record<string, LazyFile<unknown>>

export type OwnPath = keyof typeof ownPages

/**
 * Start pages that need no sign-in, by path pattern, each with the API paths to prefetch. The path parameters are
 * passed on still URL-encoded.
 */
export const publicPages: Record<string, [LazyFile<unknown>, ((name: string, id: string) => string[])?]> = {
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

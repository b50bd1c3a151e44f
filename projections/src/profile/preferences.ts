import type { GardenId } from '@wattle/contracts/ids.ts'
import type { AustralianState, Complexity, Effort, TaskPeriod } from '@wattle/contracts/profile/choices.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import { only } from '../changes.ts'
import { type Change, readModel } from '../read-model.ts'

/** What a gardener has saved. Fields that were never saved are absent, so the reader chooses the defaults. */
export type PreferencesDocument = {
  gardenId: GardenId
  state?: AustralianState | null
  postcode?: string | null
  city?: string | null
  displayName?: string | null
  about?: string
  featureImageUrl?: string | null
  galleryImageUrls?: string[]
  shareGarden?: boolean
  /** When a requested erasure can no longer be withdrawn; null if it was withdrawn. */
  eraseAfter?: string | null
  effort?: Effort
  preferredTaskTypes?: TaskType[]
  complexity?: Complexity
  taskPeriod?: TaskPeriod
}

export const preferences = readModel<PreferencesDocument>('preferences', 1, {
  indexes: [['gardenId']],
  on: {
    GardenPlaced: save(({ state, postcode, city }) => ({ state, postcode, city })),
    CarePreferencesChanged: save(({ effort, preferredTaskTypes, complexity, taskPeriod }) => {
      return { effort, preferredTaskTypes, complexity, taskPeriod }
    }),
    DisplayNameChosen: save(({ displayName }) => ({ displayName })),
    DisplayNameWithdrawn: save(() => ({ displayName: null })),
    ProfilePresented: save(({ about, featureImageUrl, galleryImageUrls }) => {
      return { about, featureImageUrl, galleryImageUrls }
    }),
    GardenListed: save(() => ({ shareGarden: true })),
    GardenUnlisted: save(() => ({ shareGarden: false })),
    ErasureRequested: save(({ eraseAfter }) => ({ eraseAfter })),
    ErasureWithdrawn: save(() => ({ eraseAfter: null })),
  },
})

type Saved = { [Field in keyof PreferencesDocument]?: PreferencesDocument[Field] | undefined }

/** Sets the fields of an event; fields that the event leaves undefined keep their value. */
function save<Event>(fields: (event: Event) => Saved): Change<PreferencesDocument, Event> {
  return only((before, event, { gardenId }) => {
    const saved = Object.entries(fields(event)).filter(([, value]) => value !== undefined)
    return { ...(before ?? { gardenId }), ...Object.fromEntries(saved) }
  })
}

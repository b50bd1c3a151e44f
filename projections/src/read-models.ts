import { publicGardens } from './community/public-gardens.ts'
import { dashboard } from './dashboard/dashboard.ts'
import { subjects } from './history/subjects.ts'
import { locations } from './locations/locations.ts'
import { nursery } from './nursery/nursery.ts'
import { plants } from './plants/plants.ts'
import { preferences } from './profile/preferences.ts'
import type { AnyReadModel } from './read-model.ts'
import { products } from './shed/products.ts'
import { tasks } from './tasks/tasks.ts'

/** Every read model, in the version that this release reads. */
export const allReadModels: readonly AnyReadModel[] = [
  plants,
  locations,
  tasks,
  products,
  dashboard,
  preferences,
  nursery,
  publicGardens,
  subjects,
]

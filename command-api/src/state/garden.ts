import type { ById } from './by-id.ts'
import type { Erasure } from './erasure.ts'
import type { Location } from './locations.ts'
import type { NurseryPlant } from './nursery.ts'
import type { PastTasks } from './past-tasks.ts'
import type { Plant } from './plants.ts'
import { initialProfile, type Profile } from './profile.ts'
import type { RememberedCommand } from './remembered-commands.ts'
import type { Task } from './tasks.ts'

/** Everything that the rules of a garden need: the fold of its stream. */
export type Garden = {
  readonly profile: Profile
  readonly locations: ById<Location>
  readonly plants: ById<Plant>
  /** Those at hand: every pending one, and those completed since some were put away. */
  readonly tasks: ById<Task>
  readonly pastTasks: PastTasks
  readonly nursery: ById<NurseryPlant>
  /** There while the garden is to be erased. */
  readonly erasure?: Erasure
  /** Every picture that the garden ever had, by its address: whether it is still kept. */
  readonly pictures: ById<boolean>
  /** The last thousand commands of the last day, oldest first, so that a repeated one is recognised. */
  readonly commands: readonly RememberedCommand[]
}

export const initialGarden: Garden = {
  profile: initialProfile,
  locations: {},
  plants: {},
  tasks: {},
  pastTasks: {},
  nursery: {},
  pictures: {},
  commands: [],
}

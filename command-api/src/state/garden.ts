import type { ById } from './by-id.ts'
import type { Erasure } from './erasure.ts'
import type { Location } from './locations.ts'
import type { NurseryPlant } from './nursery.ts'
import type { PastTasks } from './past-tasks.ts'
import type { Plant } from './plants.ts'
import { initialProfile, type Profile } from './profile.ts'
import type { RememberedCommand } from './remembered-commands.ts'
import type { Task } from './tasks.ts'

/** The state that deciders need: the fold of a garden's stream. */
export type Garden = {
  readonly profile: Profile
  readonly locations: ById<Location>
  readonly plants: ById<Plant>
  /** Every pending task, and those completed since completed tasks were last put away. */
  readonly tasks: ById<Task>
  readonly pastTasks: PastTasks
  readonly nursery: ById<NurseryPlant>
  /** Present while the garden is to be erased. */
  readonly erasure?: Erasure
  /** Every picture that the garden ever had, by its URL; false if it was removed. */
  readonly pictures: ById<boolean>
  /** The last thousand commands of the last day, oldest first, so that a repeated command is recognised. */
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

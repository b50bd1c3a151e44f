import { emptyMap, type PersistentMap } from '../lib/persistent-map.ts'
import {
  type Erasure,
  initialProfile,
  type Location,
  type NurseryPlant,
  type Plant,
  type Profile,
  type Task,
} from './entities.ts'
import type { RememberedCommand } from './remembered-commands.ts'
import { emptyArchive, type TaskArchive } from './task-archive.ts'

/** The state that deciders need: the fold of a garden's stream. */
export type Garden = {
  readonly profile: Profile
  readonly locations: PersistentMap<Location>
  readonly plants: PersistentMap<Plant>
  /** Every pending task, and those completed since completed tasks were last archived. */
  readonly tasks: PersistentMap<Task>
  /** The other completed tasks. */
  readonly pastTasks: TaskArchive
  readonly nursery: PersistentMap<NurseryPlant>
  /** Present while the garden is to be erased. */
  readonly erasure?: Erasure
  /** Every picture that the garden ever had, by its URL; false if it was removed. */
  readonly pictures: PersistentMap<boolean>
  /** The last thousand commands of the last day, oldest first, so that a repeated command is recognised. */
  readonly commands: readonly RememberedCommand[]
}

export const initialGarden: Garden = {
  profile: initialProfile,
  locations: emptyMap,
  plants: emptyMap,
  tasks: emptyMap,
  pastTasks: emptyArchive,
  nursery: emptyMap,
  pictures: emptyMap,
  commands: [],
}

import type { CarePlanCommand } from '../care-plans/commands.ts'
import type { ErasureCommand } from '../erasure/commands.ts'
import type { ImageCommand } from '../images/commands.ts'
import type { LocationCommand } from '../locations/commands.ts'
import type { NurseryCommand } from '../nursery/commands.ts'
import type { PlantCommand } from '../plants/commands.ts'
import type { ProfileCommand } from '../profile/commands.ts'
import type { ShedCommand } from '../shed/commands.ts'
import type { TaskCommand } from '../tasks/commands.ts'

/** Every command that a garden accepts. */
export type GardenCommand =
  | LocationCommand
  | PlantCommand
  | CarePlanCommand
  | TaskCommand
  | ShedCommand
  | ProfileCommand
  | NurseryCommand
  | ErasureCommand
  | ImageCommand

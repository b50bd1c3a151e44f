import type { Load } from './lib/load.ts'
import type { Stage } from './lib/stage.ts'

/** A failure that is provoked while gardeners write without pause. */
export type Fault<On extends Stage = Stage> = {
  /** The fault's name on the command line and in the table. */
  name: string
  /** A description of one line. */
  does: string
  /** Why the fault cannot be provoked on this machine, or null if it can. */
  missing?(stage: On): string | null
  /**
   * Provokes the fault, and ends it if it does not end by itself. Recovery time counts from when this
   * resolves.
   */
  strike(stage: On, load: Load): Promise<void>
  /**
   * Waits for the recovery of anything besides what every fault checks: readiness and up-to-date read models.
   */
  whole?(stage: On, load: Load): Promise<void>
}

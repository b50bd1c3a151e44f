import type { Load } from './lib/load.ts'
import type { Stage } from './lib/stage.ts'

/** Something that goes wrong while gardeners write without pause. */
export type Fault<On extends Stage = Stage> = {
  /** What it is called on the command line and in the table. */
  name: string
  /** What happens, in one line. */
  does: string
  /** Why it cannot be brought about here, null where it can. */
  missing?(stage: On): string | null
  /** Brings it about, and ends it where it does not pass by itself: from then on the seconds count. */
  strike(stage: On, load: Load): Promise<void>
  /** What must be so again, besides what is true of every fault: all is ready, and every page shows what was written. */
  whole?(stage: On, load: Load): Promise<void>
}

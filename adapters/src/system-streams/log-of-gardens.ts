import { type CheckedLog, type CheckOptions, checkedLog } from '../event-log/checksums/checked-log.ts'
import type { EventLog } from '../event-log/port.ts'
import { type Erasures, openErasures } from './erasures.ts'
import { withoutErased } from './without-erased.ts'

/** The log with checksums, without the events of erased gardens, and the register of erasures that defines them. */
export type LogOfGardens = CheckedLog & { readonly erasures: Erasures }

export function logOfGardens(engine: EventLog, options: CheckOptions & { clock?: () => Date }): LogOfGardens {
  const log = checkedLog(engine, options)
  // All readers of the log depend on the register, so damage stops them only where an entry cannot be read any more.
  const erasures = openErasures(log.withDamaged, options.clock)
  return { ...withoutErased(log, erasures), withDamaged: withoutErased(log.withDamaged, erasures), erasures }
}

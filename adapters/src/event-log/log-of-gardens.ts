import { type CheckedLog, type CheckOptions, checkedLog } from './checksums/checked-log.ts'
import { type Erasures, openErasures } from './erasures.ts'
import type { EventLog } from './port.ts'
import { withoutErased } from './without-erased.ts'

/** A log with checksums and without the gardens that were erased, and the register that says which these are. */
export type LogOfGardens = CheckedLog & { readonly erasures: Erasures }

export function logOfGardens(engine: EventLog, options: CheckOptions & { clock?: () => Date }): LogOfGardens {
  const log = checkedLog(engine, options)
  const erasures = openErasures(log, options.clock)
  return { ...withoutErased(log, erasures), strict: withoutErased(log.strict, erasures), erasures }
}

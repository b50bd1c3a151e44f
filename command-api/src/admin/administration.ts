import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { decideDeadLetter } from '@wattle/adapters/system-streams/dead-letter-decisions.ts'
import { openMigrations } from '@wattle/adapters/system-streams/migrations.ts'
import type { StartMigration } from '@wattle/contracts/admin/commands.ts'
import type { DeadLetterId } from '@wattle/contracts/admin/dead-letters.ts'
import type { MigrationChange } from '@wattle/contracts/admin/migration.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { z } from 'zod'
import { decideMigration } from './decider.ts'
import type { IsParked } from './is-parked.ts'

/** The decisions of administrators. These methods only append events; workers carry the decisions out. */
export type Administration = {
  /** False if a migration is already under way. */
  start(asked: StartMigration): Promise<boolean>
  /** Throws `Refused`. */
  change(readModel: string, change: MigrationChange): Promise<void>
  /** Throws `Refused`. */
  decide(letter: z.infer<typeof DeadLetterId>, decision: 'retry' | 'skip'): Promise<void>
}

export function openAdministration(log: EventLog, isParked: IsParked, clock: () => Date): Administration {
  const migrations = openMigrations(log, clock)
  return {
    async start({ readModels, hold }) {
      const asked = { type: 'MigrationRequested', readModels: readModels ?? null, hold } as const
      return (await migrations.begin([asked])) !== null
    },

    async change(readModel, change) {
      const last = await migrations.last()
      const isAskedOnly = last?.models.length === 0 && (last.asked?.includes(readModel) ?? true)
      const number = isAskedOnly ? last?.number : (await migrations.of(readModel))?.number
      if (number === undefined) throw new Refused('migration-not-found')
      await migrations.change(number, (now) => decideMigration(now, readModel, change))
    },

    async decide(letter, decision) {
      // A skip is permanent, so it must not apply to an event that has been folded in the meantime.
      if (!(await isParked(letter))) throw new Refused('dead-letter-not-found')
      const { readModel, gardenId, revision } = letter
      const retried = { type: 'DeadLetterRetried', readModel, gardenId } as const
      const skipped = { type: 'EventSkipped', readModel, gardenId, revision } as const
      await decideDeadLetter(log, clock, decision === 'retry' ? retried : skipped)
    },
  }
}

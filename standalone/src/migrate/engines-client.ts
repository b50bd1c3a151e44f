import { openAdministration } from '@wattle/command-api/admin/administration.ts'
import { createIsParked } from '@wattle/command-api/admin/is-parked.ts'
import { changeSentences, decisionSentences, startSentence } from '@wattle/command-api/admin/sentences.ts'
import { StartMigration } from '@wattle/contracts/admin/commands.ts'
import { DeadLetterId } from '@wattle/contracts/admin/dead-letters.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { presentDeadLetters, presentMigrations } from '@wattle/query-api/admin/present.ts'
import { openAdminReads } from '@wattle/query-api/admin/reads.ts'
import { damageIsThrown, openSharedDocuments, openSharedLog } from '@wattle/server/engines/open-shared.ts'
import type { Settings } from '@wattle/server/settings/settings.ts'
import type { MigrationClient } from './client.ts'

/** Appends to the log and reads the workers' progress, without a server. */
export async function enginesClient(
  settings: Settings,
  report: (error: unknown) => void,
): Promise<MigrationClient> {
  const log = await openSharedLog(settings, report, damageIsThrown)
  const { readModels, close } = await openSharedDocuments(settings)
  const administration = openAdministration(log, createIsParked(readModels), () => new Date())
  const reads = await openAdminReads(readModels, allReadModels)
  return {
    async start(hold, names) {
      const isStarted = await administration.start(StartMigration.parse({ hold, readModels: names }))
      return { message: startSentence(isStarted), isStarted }
    },
    async change(readModel, change) {
      await administration.change(readModel, change)
      return changeSentences[change]
    },
    status: async () => presentMigrations(reads.newest, await reads.pointers(), await reads.migrations()),
    deadLetters: async () => presentDeadLetters(await reads.deadLetters()),
    async decide(id, decision) {
      await administration.decide(DeadLetterId.parse(id), decision)
      return decisionSentences[decision]
    },
    async close() {
      await log.close()
      await close()
    },
  }
}

import type { MigrationStart } from '@wattle/contracts/admin/commands.ts'
import type { MigrationChange } from '@wattle/contracts/admin/migration.ts'
import type { DeadLettersResponse, MigrationResponse } from '@wattle/contracts/admin/views.ts'

/** Controls migrations, through a running server or directly through the engines. */
export type MigrationClient = {
  start(hold: boolean, readModels: string[] | undefined): Promise<MigrationStart>
  change(readModel: string, change: MigrationChange): Promise<string>
  status(): Promise<MigrationResponse>
  deadLetters(): Promise<DeadLettersResponse>
  decide(id: string, decision: 'retry' | 'skip'): Promise<string>
  close(): Promise<void>
}

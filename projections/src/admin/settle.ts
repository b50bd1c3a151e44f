import type { Migrations } from '@wattle/adapters/event-log/migrations.ts'
import type { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { isSamePointer, leftOver } from './pointers.ts'
import { standingOf } from './standing.ts'

type SettleDeps = { migrations: Migrations; readModels: ReadModels; deadLetters: DeadLetters }

/**
 * Brings the pointer of a read model to where the log says that it is, and drops what nobody needs any more. Harmless to
 * repeat, and for a build that another process makes.
 */
export async function settle(name: string, deps: SettleDeps): Promise<void> {
  const { readModels, deadLetters } = deps
  const { migration, model, builds, before, pointer } = await standingOf(name, deps)
  if (!isSamePointer(pointer, before)) await readModels.point(name, pointer)
  const isOver = !model || ['active', 'rolled-back', 'retired'].includes(model.state)
  const inTheMaking = isOver || !migration ? null : { version: model.to, build: migration.number }
  for (const build of leftOver(builds, pointer, inTheMaking)) {
    await readModels.drop(name, build)
    await deadLetters.clear({ name, ...build })
  }
}

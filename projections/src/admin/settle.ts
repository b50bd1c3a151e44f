import type { Migrations } from '@wattle/adapters/event-log/migrations.ts'
import type { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { Build, Pointer, ReadModels } from '@wattle/adapters/read-models/port.ts'
import { isSamePointer, leftOver } from './pointers.ts'
import { standingOf } from './standing.ts'

type SettleDeps = { migrations: Migrations; readModels: ReadModels; deadLetters: DeadLetters }

/**
 * Brings the pointer of a read model to where the log says that it is, and drops what nobody needs any more. Harmless to
 * repeat, and for a build that another process makes.
 */
export async function settle(name: string, deps: SettleDeps): Promise<void> {
  const { readModels, deadLetters } = deps
  const { pointer, left } = await unsettled(name, deps)
  if (pointer) await readModels.point(name, pointer)
  for (const build of left) {
    await readModels.drop(name, build)
    await deadLetters.clear({ name, ...build })
  }
}

/** Whether there is nothing to settle of a read model. */
export async function isSettled(name: string, deps: Omit<SettleDeps, 'deadLetters'>): Promise<boolean> {
  const { pointer, left } = await unsettled(name, deps)
  return pointer === null && left.length === 0
}

/** Where the pointer is to go, null where it stands there, and the builds that nobody needs. */
async function unsettled(
  name: string,
  deps: Omit<SettleDeps, 'deadLetters'>,
): Promise<{ pointer: Pointer | null; left: readonly Build[] }> {
  const { migration, model, builds, before, pointer } = await standingOf(name, deps)
  const isOver = !model || ['active', 'rolled-back', 'retired'].includes(model.state)
  const inTheMaking = isOver || !migration ? null : { version: model.to, build: migration.number }
  const left = leftOver(builds, pointer, inTheMaking)
  return { pointer: isSamePointer(pointer, before) ? null : pointer, left }
}

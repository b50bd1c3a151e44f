import type { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { Build, Pointer, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Migrations } from '@wattle/adapters/system-streams/migrations.ts'
import { isSamePointer, leftOver } from './pointers.ts'
import { statusOf } from './read-model-status.ts'

type ReconcileDeps = { migrations: Migrations; readModels: ReadModels; deadLetters: DeadLetters }

/**
 * Sets the pointer of a read model to where the log says it should be, and drops builds that nobody needs any more.
 * Safe to repeat, and safe for a build that another process is making.
 */
export async function reconcilePointer(name: string, deps: ReconcileDeps): Promise<void> {
  const { readModels, deadLetters } = deps
  const { pointer, left } = await toReconcile(name, deps)
  if (pointer) await readModels.point(name, pointer)
  for (const build of left) {
    await readModels.drop(name, build)
    await deadLetters.clear({ name, ...build })
  }
}

/** Whether the pointer of a read model is where the log says, and no build is left over. */
export async function isReconciled(name: string, deps: Omit<ReconcileDeps, 'deadLetters'>): Promise<boolean> {
  const { pointer, left } = await toReconcile(name, deps)
  return pointer === null && left.length === 0
}

/** The pointer to set, or null if it is already right, and the builds that nobody needs. */
async function toReconcile(
  name: string,
  deps: Omit<ReconcileDeps, 'deadLetters'>,
): Promise<{ pointer: Pointer | null; left: readonly Build[] }> {
  const { migration, model, builds, before, pointer } = await statusOf(name, deps)
  const isOver = !model || ['active', 'rolled-back', 'retired'].includes(model.state)
  const inTheMaking = isOver || !migration ? null : { version: model.to, build: migration.number }
  const left = leftOver(builds, pointer, inTheMaking)
  return { pointer: isSamePointer(pointer, before) ? null : pointer, left }
}

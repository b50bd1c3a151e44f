import type { Build, Pointer } from '@wattle/adapters/read-models/port.ts'
import type { ModelMigration } from '@wattle/contracts/admin/migration.ts'
import { isSameBuild } from './known-builds.ts'

export const nowhere: Pointer = { active: null, building: null, kept: null }

/**
 * The pointer that a read model should have given the state of its migration. It is derived from the log, so any
 * process can set it after a kill. Builds that the store does not have are never pointed at.
 */
export function pointerAfter(
  { state, failedIn, from, to, isKept }: ModelMigration,
  number: number,
  before: Pointer,
  builds: readonly Build[],
): Pointer {
  const there = (build: Build | null) =>
    build && builds.some((each) => isSameBuild(each, build)) ? build : null
  const own = there({ version: to, build: number })
  const other = there(from)
  switch (state) {
    case 'active':
      return own ? { active: own, building: null, kept: isKept ? other : null } : before
    case 'rolled-back':
      return other ? { active: other, building: null, kept: own } : before
    case 'retired':
      return { ...before, building: null, kept: null }
    case 'verifying':
    case 'ready':
      return { ...before, building: own }
    case 'failed':
      return { ...before, building: failedIn === 'verifying' ? own : null }
    case 'created':
    case 'catching-up':
    case 'cancelled':
      return { ...before, building: null }
    default:
      return state satisfies never
  }
}

/** Builds that nobody reads, keeps or is making. */
export function leftOver(
  builds: readonly Build[],
  { active, building, kept }: Pointer,
  inTheMaking: Build | null,
): Build[] {
  const wanted = [active, building, kept, inTheMaking].filter((build) => build !== null)
  return builds.filter((build) => !wanted.some((each) => isSameBuild(each, build)))
}

export const isSamePointer = (one: Pointer, other: Pointer): boolean =>
  JSON.stringify([one.active, one.building, one.kept]) ===
  JSON.stringify([other.active, other.building, other.kept])

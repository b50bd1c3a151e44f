import { isBeingBuilt, type MigrationState } from '@wattle/contracts/admin/migration.ts'
import type { ModelMigrationView, ReadModelView } from '@wattle/contracts/admin/views.ts'
import { capitalised } from '../ui/text/words.ts'

export const stateWords: Record<MigrationState, string> = {
  created: 'Starting',
  'catching-up': 'Catching up',
  verifying: 'Verifying',
  ready: 'Ready',
  active: 'Active',
  'rolled-back': 'Rolled back',
  retired: 'Active',
  failed: 'Failed',
  cancelled: 'Active',
}

const named = { 'public-gardens': 'Community' } as Record<string, string>

export function readModelName(name: string): string {
  return capitalised(named[name] ?? name.replaceAll('-', ' '))
}

/** Rough time left. */
export function timeLeftText(seconds: number | null): string {
  if (seconds === null) return 'Not known yet'
  if (seconds < 90) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return `${minutes} min`
  return `${Math.round(minutes / 60)} h`
}

export const beingBuilt = (readModels: readonly ReadModelView[]): ModelMigrationView[] =>
  migrationsIn(readModels).filter(({ state }) => isBeingBuilt(state))

export const inState = (readModels: readonly ReadModelView[], state: MigrationState): ModelMigrationView[] =>
  migrationsIn(readModels).filter((migration) => migration.state === state)

function migrationsIn(readModels: readonly ReadModelView[]): ModelMigrationView[] {
  return readModels.flatMap(({ migration }) => migration ?? [])
}

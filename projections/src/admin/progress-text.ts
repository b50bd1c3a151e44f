import type { Migration, MigrationState, ModelMigration } from '@wattle/contracts/admin/migration.ts'

const inWords: Record<MigrationState, string> = {
  created: 'about to begin',
  'catching-up': 'reading the log',
  verifying: 'verifying',
  ready: 'ready to switch',
  active: 'in use',
  'rolled-back': 'rolled back',
  retired: 'retired',
  failed: 'failed',
  cancelled: 'cancelled',
}

/** A migration's progress in one line for a terminal. */
export function progressSentence({ models, total, eventsPerSecond }: Migration): string {
  const parts = Map.groupBy(models, ({ state }) => state)
  return [...parts]
    .map(([state, each]) => {
      const names = each.map(({ name, to }) => `${name}@${to}`).join(', ')
      const [first] = each as [ModelMigration]
      const far =
        state === 'catching-up' ? `, ${first.events} of ${total} events, ${eventsPerSecond} a second` : ''
      const error = first.error ? `: ${first.error}` : ''
      return `${names} ${inWords[state]}${far}${error}`
    })
    .join('; ')
}

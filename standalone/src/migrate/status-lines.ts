import type { DeadLettersResponse, MigrationResponse, ReadModelView } from '@wattle/contracts/admin/views.ts'

/** The state of each read model, one line each. */
export const statusLines = ({ readModels }: MigrationResponse): string[] => readModels.map(lineOf)

function lineOf({ readModel, version, newest, migration }: ReadModelView): string {
  const inUse = `${readModel}: version ${version ?? 'none'} in use, newest ${newest}`
  if (!migration) return inUse
  const { state, from, to, events, total, eventsPerSecond, secondsLeft, parked, error } = migration
  const far =
    state === 'catching-up'
      ? `, ${events} of ${total} events, ${eventsPerSecond} a second, ${secondsLeft ?? '?'} s left`
      : ''
  const waiting = parked > 0 ? `, ${parked} parked` : ''
  return `${inUse}; ${from ?? 'none'} to ${to} ${state}${far}${waiting}${error ? `: ${error}` : ''}`
}

export const deadLetterLines = ({ deadLetters }: DeadLettersResponse): string[] =>
  deadLetters.length === 0 ? ['No garden is parked.'] : deadLetters.map(({ id, error }) => `${id}: ${error}`)

import type { MigrationChange } from '@wattle/contracts/admin/migration.ts'

/** What an administrator is told of what was asked for, by the server and by the command line alike. */
export const startSentence = (isStarted: boolean): string =>
  isStarted ? 'The migration has started.' : 'A migration is already running.'

export const changeSentences: Record<MigrationChange, string> = {
  cancel: 'The migration is cancelled.',
  resume: 'The migration continues.',
  switch: 'Pages now show the new version.',
  rollback: 'Pages show the previous version again.',
}

export const decisionSentences: Record<'retry' | 'skip', string> = {
  retry: 'The garden is tried again.',
  skip: 'The event is skipped.',
}

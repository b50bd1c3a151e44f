import type { MigrationChange } from '@wattle/contracts/admin/migration.ts'

/** The sentences that confirm an administrator's requests, shared by the server and the command line. */
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

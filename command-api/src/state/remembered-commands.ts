import type { Happened } from '@wattle/contracts/garden/events.ts'

/** A command that has been carried out: the events it produced, and a hash of the request. */
export type RememberedCommand = {
  readonly commandId: string
  readonly hash: string
  readonly firstRevision: number
  readonly lastRevision: number
}

const kept = 200

/** The remembered commands after one more event; the events of one command are consecutive. */
export function rememberCommand(
  commands: readonly RememberedCommand[],
  { metadata, revision }: Pick<Happened, 'metadata' | 'revision'>,
): readonly RememberedCommand[] {
  const last = commands.at(-1)
  if (last?.commandId === metadata.commandId) {
    return [...commands.slice(0, -1), { ...last, lastRevision: revision }]
  }
  const command = {
    commandId: metadata.commandId,
    hash: metadata.commandHash,
    firstRevision: revision,
    lastRevision: revision,
  }
  return [...commands.slice(-(kept - 1)), command]
}

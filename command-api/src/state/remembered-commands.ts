import type { Happened } from '@wattle/contracts/garden/events.ts'

/** A command that was carried out: the revisions of its events, and a hash of the request. */
export type RememberedCommand = {
  readonly commandId: string
  readonly hash: string
  readonly firstRevision: number
  readonly lastRevision: number
  /** Milliseconds since 1970. */
  readonly at: number
}

const kept = 1000
/** How long a command is remembered, in milliseconds. */
export const rememberedFor = 24 * 3_600_000

/** The remembered commands after more events; the events of one command are consecutive. */
export function rememberCommands(
  commands: readonly RememberedCommand[],
  happened: readonly Pick<Happened, 'metadata' | 'revision'>[],
): readonly RememberedCommand[] {
  const all = [...commands]
  let first = 0
  for (const { metadata, revision } of happened) {
    const { commandId, commandHash: hash } = metadata
    const last = all.at(-1)
    if (last?.commandId === commandId) {
      all[all.length - 1] = { ...last, lastRevision: revision }
      continue
    }
    const at = Date.parse(metadata.occurredAt)
    all.push({ commandId, hash, firstRevision: revision, lastRevision: revision, at })
    while (all.length - first > kept || (all[first]?.at ?? at) < at - rememberedFor) first++
  }
  return first === 0 ? all : all.slice(first)
}

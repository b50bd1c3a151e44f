import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import type { CommandContext } from '../dispatch/command-handler.ts'
import { type RememberedCommand, rememberedFor } from '../state/remembered-commands.ts'

export type UnchangedMemoryOptions = {
  snapshots: Snapshots
  clock: () => Date
  /** Told when something could not be kept; the command is carried out all the same. */
  onSnapshotFailed?: (error: unknown) => void
}

/** Remembers the commands that changed nothing, beside the snapshots, for as long as those that changed something. */
export function createUnchangedMemory({ snapshots, clock, onSnapshotFailed }: UnchangedMemoryOptions) {
  return {
    async recall({ gardenId, commandId }: CommandContext): Promise<RememberedCommand | null> {
      const found = await snapshots.recall(gardenStream(gardenId), commandId).catch(() => null)
      if (!found || found.at < clock().getTime() - rememberedFor) return null
      const { hash, revision, at } = found
      return { commandId, hash, firstRevision: revision + 1, lastRevision: revision, at }
    },
    async remember({ gardenId, commandId }: CommandContext, hash: string, revision: number): Promise<void> {
      const command = { commandId, hash, revision, at: clock().getTime() }
      await snapshots.remember(gardenStream(gardenId), command).catch((error) => onSnapshotFailed?.(error))
    },
  }
}

import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import type { CommandContext } from '../dispatch/command-handler.ts'
import { type RememberedCommand, rememberedFor } from '../state/remembered-commands.ts'

export type UnchangedMemoryOptions = {
  snapshots: Snapshots
  clock: () => Date
  /** Told when something could not be kept or read; the command is carried out all the same. */
  onSnapshotFailed?: (error: unknown) => void
}

/**
 * Remembers the commands that changed nothing, beside the snapshots, for as long as those that changed something. Only a
 * gardener's: what a program sends again is decided again.
 */
export function createUnchangedMemory({ snapshots, clock, onSnapshotFailed }: UnchangedMemoryOptions) {
  const notKept = (error: unknown) => {
    onSnapshotFailed?.(error)
    return null
  }
  return {
    async recall({ actor, gardenId, commandId }: CommandContext): Promise<RememberedCommand | null> {
      if (actor !== 'gardener') return null
      const found = await snapshots.recall(gardenStream(gardenId), commandId).catch(notKept)
      if (!found || found.at < clock().getTime() - rememberedFor) return null
      const { hash, revision, at } = found
      return { commandId, hash, firstRevision: revision + 1, lastRevision: revision, at }
    },
    async remember(
      { actor, gardenId, commandId }: CommandContext,
      hash: string,
      revision: number,
    ): Promise<void> {
      if (actor !== 'gardener') return
      const command = { commandId, hash, revision, at: clock().getTime() }
      await snapshots.remember(gardenStream(gardenId), command).catch(notKept)
    },
  }
}

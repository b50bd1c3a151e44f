import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import type { CommandContext } from '../dispatch/command-handler.ts'
import { type RememberedCommand, rememberedFor } from '../state/remembered-commands.ts'

export type UnchangedCommandsOptions = {
  snapshots: Snapshots
  clock: () => Date
  /** Called if a command could not be remembered or recalled; it is carried out all the same. */
  onSnapshotFailed?: (error: unknown) => void
}

/**
 * Remembers commands that changed nothing, beside the snapshots and for as long as commands that appended
 * events. Only for gardeners: commands that programs repeat are decided again.
 */
export function createUnchangedCommandMemory({
  snapshots,
  clock,
  onSnapshotFailed,
}: UnchangedCommandsOptions) {
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

import type { IdentityEvent } from '@wattle/contracts/identity/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

type IdentityCommand =
  | {
      type: 'LinkIdentity'
      gardenId: GardenId
      /** Whether that garden has any events. */
      gardenHasBegun: boolean
    }
  | { type: 'UnlinkIdentity' }

/**
 * An account: the id of the garden derived for it, whether that garden has events, and the garden it is
 * linked to.
 */
type Account = {
  readonly accountId: GardenId
  readonly hasBegun: boolean
  readonly linkedTo: GardenId | null
}

/**
 * Decides which garden an account opens. Only an account whose own garden has no events may be linked, and
 * only to a garden that has events, so no link ever leads to another link. Throws `LinkRefused`.
 */
export function decideIdentity(command: IdentityCommand, account: Account): IdentityEvent[] {
  switch (command.type) {
    case 'LinkIdentity': {
      const { gardenId, gardenHasBegun } = command
      if (account.linkedTo === gardenId) return []
      if (account.accountId === gardenId) throw new LinkRefused('The account owns that garden already.')
      if (account.hasBegun)
        throw new LinkRefused(
          `The account already has a garden of its own, ${account.accountId}, which nobody could open any more.`,
        )
      if (!gardenHasBegun) throw new LinkRefused(`There is no garden ${gardenId}.`)
      return [{ type: 'IdentityLinked', gardenId }]
    }
    case 'UnlinkIdentity':
      return account.linkedTo === null ? [] : [{ type: 'IdentityUnlinked' }]
    default:
      return command satisfies never
  }
}

/** The account may not be linked; the message tells an operator why. */
export class LinkRefused extends Error {
  readonly code = 'link-refused'
}

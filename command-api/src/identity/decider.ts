import type { IdentityEvent } from '@wattle/contracts/identity/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

export type IdentityCommand =
  | {
      type: 'LinkIdentity'
      gardenId: GardenId
      /** Whether anything has happened in that garden. */
      gardenHasBegun: boolean
    }
  | { type: 'UnlinkIdentity' }

/** An account: the id of the garden it has by itself, whether that has begun, and the garden it is linked to. */
export type Account = {
  readonly accountId: GardenId
  readonly hasBegun: boolean
  readonly linkedTo: GardenId | null
}

/**
 * Which garden an account opens. Only an account without a garden of its own may be linked, and only to a garden that has
 * begun: so no link ever leads to another one. Throws `LinkRefused`.
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

/** An account may not be linked like this; the message says why, for an operator. */
export class LinkRefused extends Error {
  readonly code = 'link-refused'
}

import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { GardenId } from '@wattle/contracts/ids.ts'
import { accountHelp, type Given, givenOptions, identityIn } from './given-options.ts'

export const usage = `Lets an account open the garden of another one, for the day the sign-in provider changes.

  npm run -s identity:link -- --from <issuer> <subject> --to <issuer> <subject>
  npm run -s identity:link -- --from-garden <garden ID> --to <issuer> <subject>
  npm run -s identity:link -- --undo --to <issuer> <subject>
  npm run -s identity:link -- --show <issuer> <subject>

  --from         the account that opens the garden today; it keeps opening it
  --from-garden  the same, by the ID of the garden
  --to           the account that will open it too; it must not have a garden of its own
  --undo         takes the link of that account back
  --show         says which garden the account opens, and changes nothing

${accountHelp} With embedded engines, stop the server first, but for --show.`

export type LinkArguments =
  | { do: 'help' }
  | { do: 'link'; from: GardenId; to: GardenId }
  | { do: 'unlink'; to: GardenId }
  | { do: 'show'; account: GardenId }

const options = {
  from: { type: 'string' },
  'from-garden': { type: 'string' },
  to: { type: 'string' },
  undo: { type: 'boolean' },
  show: { type: 'string' },
  help: { type: 'boolean' },
} as const

const pointer = 'npm run -s identity:link -- --help says more.'

/** Parses the command line. Throws one sentence if it is not valid, followed by the usage or where to find it. */
export function linkArguments(args: string[]): LinkArguments {
  const given = givenOptions(args, options, usage)
  if (given.has('help')) return { do: 'help' }

  const account = accountIn(given, 'show')
  if (account) {
    if (given.size > 1) throw new Error(`--show goes with no other option. ${pointer}`)
    return { do: 'show', account }
  }
  const to = accountIn(given, 'to')
  if (!to) throw new Error(`--to <issuer> <subject> is missing. ${pointer}`)
  const from = accountIn(given, 'from') ?? gardenIn(given)
  if (given.has('undo')) {
    if (from || given.get('undo')?.length) throw new Error(`--undo only goes with --to. ${pointer}`)
    return { do: 'unlink', to }
  }
  if (!from || (given.has('from') && given.has('from-garden')))
    throw new Error(`Either --from <issuer> <subject> or --from-garden <garden ID> is required. ${pointer}`)
  return { do: 'link', from, to }
}

function accountIn(given: Given, name: string): GardenId | null {
  const identity = identityIn(given, name, pointer)
  return identity && gardenOf(identity)
}

function gardenIn(given: Given): GardenId | null {
  const values = given.get('from-garden')
  if (!values) return null
  const gardenId = GardenId.safeParse(values[0])
  if (!gardenId.success || values.length > 1)
    throw new Error(`--from-garden takes the ID of a garden. ${pointer}`)
  return gardenId.data
}

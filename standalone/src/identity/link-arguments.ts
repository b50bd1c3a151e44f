import { parseArgs } from 'node:util'
import { embeddedIssuer, subjectOf } from '@wattle/adapters/identity/development-identity.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { GardenId } from '@wattle/contracts/ids.ts'

export const usage = `Lets an account open the garden of another one, for the day the sign-in provider changes.

  npm run -s identity:link -- --from <issuer> <subject> --to <issuer> <subject>
  npm run -s identity:link -- --from-garden <garden ID> --to <issuer> <subject>
  npm run -s identity:link -- --undo --to <issuer> <subject>

  --from         the account that opens the garden today; it keeps opening it
  --from-garden  the same, by the ID of the garden
  --to           the account that will open it too; it must not have a garden of its own
  --undo         takes the link of that account back

The issuer is the address in WATTLE_OPENID_ISSUER, and the subject what the provider calls sub. For the sign-in on this
computer, the issuer is the word embedded and the subject an e-mail address. With embedded engines, stop the server first.`

export type LinkArguments =
  | { do: 'help' }
  | { do: 'link'; from: GardenId; to: GardenId }
  | { do: 'unlink'; to: GardenId }

const options = {
  from: { type: 'string' },
  'from-garden': { type: 'string' },
  to: { type: 'string' },
  undo: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const pointer = 'npm run -s identity:link -- --help says more.'

/** Reads the command line. Throws one sentence when it cannot be understood. */
export function linkArguments(args: string[]): LinkArguments {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  const given = new Map<string, string[]>()
  let option: string[] | null = null
  for (const token of tokens) {
    if (token.kind === 'option') {
      if (!Object.hasOwn(options, token.name))
        throw new Error(`${token.rawName} is not an option. ${pointer}`)
      if (given.has(token.name)) throw new Error(`--${token.name} is there twice. ${pointer}`)
      option = token.value === undefined ? [] : [token.value]
      given.set(token.name, option)
    } else if (token.kind === 'positional') {
      if (!option) throw new Error(`${token.value} belongs to no option. ${pointer}`)
      option.push(token.value)
    }
  }
  if (given.has('help')) return { do: 'help' }

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

function accountIn(given: ReadonlyMap<string, string[]>, name: string): GardenId | null {
  const values = given.get(name)
  if (!values) return null
  const [issuer, subject, ...more] = values
  if (!issuer || !subject || more.length > 0)
    throw new Error(`--${name} takes an issuer and a subject. ${pointer}`)
  if (issuer === 'embedded') return gardenOf({ issuer: embeddedIssuer, subject: subjectOf(subject) })
  return gardenOf({ issuer, subject })
}

function gardenIn(given: ReadonlyMap<string, string[]>): GardenId | null {
  const values = given.get('from-garden')
  if (!values) return null
  const gardenId = GardenId.safeParse(values[0])
  if (!gardenId.success || values.length > 1)
    throw new Error(`--from-garden takes the ID of a garden. ${pointer}`)
  return gardenId.data
}

import { accountHelp, givenOptions, identityIn } from '../identity/given-options.ts'

export const usage = `Imports a garden from the file that its gardener downloaded, or that npm run export wrote.

  npm run import -- --from FILE --to <issuer> <subject>

  --from  the file
  --to    the account that it is for, whose garden must still be empty

${accountHelp}

If an import is interrupted, run it again with the same file, and it goes on. With embedded engines, stop the server first.`

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  help: { type: 'boolean' },
} as const

const pointer = 'npm run import -- --help says more.'

export type ImportArguments = { file: string; identity: { issuer: string; subject: string } }

/** Parses the command line; null asks for help. Throws a sentence and the usage, or where to find it, if it is not valid. */
export function importArguments(args: string[]): ImportArguments | null {
  const given = givenOptions(args, options, usage)
  if (given.has('help')) return null
  const [file, ...more] = given.get('from') ?? []
  if (!file || more.length > 0) throw new Error(`--from takes a file. ${pointer}`)
  const identity = identityIn(given, 'to', pointer)
  if (!identity) throw new Error(`--to <issuer> <subject> is missing. ${pointer}`)
  return { file, identity }
}

import { embeddedIssuer, subjectOf } from '@wattle/adapters/identity/development-identity.ts'
import { parseCommandLine } from '../command-line.ts'

/** The words that follow each option on a command line. */
export type Given = ReadonlyMap<string, string[]>

/** Help text on how to name an account on a command line. */
export const accountHelp = `The issuer is the address in WATTLE_OPENID_ISSUER, and the subject what the provider calls sub. For the sign-in on this
computer, the issuer is the word embedded and the subject an e-mail address.`

type Options = Record<string, { type: 'string' | 'boolean' }>

/** Parses a command line whose options may take several words, as `parseCommandLine` does. */
export function givenOptions(args: string[], options: Options, usage: string): Given {
  const { tokens } = parseCommandLine({ args, options, allowPositionals: true, tokens: true }, usage)
  const given = new Map<string, string[]>()
  let option: string[] | null = null
  for (const token of tokens) {
    if (token.kind === 'option') {
      option = token.value === undefined ? [] : [token.value]
      given.set(token.name, option)
    } else if (token.kind === 'positional') {
      if (!option) throw new Error(`${token.value} belongs to no option.\n\n${usage}`)
      option.push(token.value)
    }
  }
  return given
}

/** The account that an option names; null if the option is absent. Throws one sentence. */
export function identityIn(
  given: Given,
  name: string,
  pointer: string,
): { issuer: string; subject: string } | null {
  const values = given.get(name)
  if (!values) return null
  const [issuer, subject, ...more] = values
  if (!issuer || !subject || more.length > 0)
    throw new Error(`--${name} takes an issuer and a subject. ${pointer}`)
  if (issuer !== 'embedded') {
    if (!URL.canParse(issuer))
      throw new Error(`${issuer} is neither the word embedded nor an address. ${pointer}`)
    return { issuer, subject }
  }
  if (!subject.includes('@')) throw new Error(`${subject} is not an e-mail address. ${pointer}`)
  return { issuer: embeddedIssuer, subject: subjectOf(subject) }
}

import '@wattle/server/process/node-version.cjs'
import { join, resolve } from 'node:path'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'
import { originAt, readSettings } from '@wattle/server/settings/settings.ts'
import { parseCommandLine } from '../command-line.ts'
import { print, runCommand } from '../run-command.ts'

const usage = 'Usage: npm run -s token -- --email ada@example.com [--name Ada]'

await runCommand(async () => {
  const options = { email: { type: 'string' }, name: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values } = parseCommandLine({ args: process.argv.slice(2), options }, usage)
  if (values.help) {
    print(usage)
    return
  }
  if (!values.email?.includes('@')) throw new Error(usage)
  const { HOST, PORT, WATTLE_DATA, WATTLE_OPENID_ISSUER } = readSettings(process.env)
  if (WATTLE_OPENID_ISSUER)
    throw new Error('Wattle cannot make tokens for another issuer: unset WATTLE_OPENID_ISSUER.')
  if (WATTLE_DATA === 'memory')
    throw new Error(
      'A server that keeps its data in memory has no key to sign a token with: set WATTLE_DATA to a folder.',
    )
  const { email, name } = values
  const person = name === undefined ? { email } : { email, name }
  print(await mintToken(originAt(HOST, PORT), join(resolve(WATTLE_DATA), 'identity'), person))
})

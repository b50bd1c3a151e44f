import '@wattle/server/process/node-version.cjs'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'
import { originAt, readSettings, type Settings } from '@wattle/server/settings/settings.ts'
import { print, report, runCommand } from '../run-command.ts'
import { migrateArguments, usage } from './arguments.ts'
import { carryOut } from './carry-out.ts'
import type { MigrationClient } from './client.ts'
import { enginesClient } from './engines-client.ts'
import { serverClient } from './server-client.ts'

await runCommand(async () => {
  const { token, ...command } = migrateArguments(process.argv.slice(2))
  if (command.do === 'help') print(usage)
  else {
    const client = await openClient(readSettings(process.env), token)
    try {
      for await (const line of carryOut(command, client)) print(line)
    } finally {
      await client.close()
    }
  }
})

async function openClient(settings: Settings, token: string | undefined): Promise<MigrationClient> {
  if (settings.WATTLE_EVENTSTOREDB) return await enginesClient(settings, report)
  const origin = originAt(settings.HOST, settings.PORT)
  return serverClient(origin, token ?? (await developmentToken(settings, origin)))
}

async function developmentToken(
  { WATTLE_OPENID_ISSUER: issuer, WATTLE_DATA: data }: Settings,
  origin: string,
) {
  if (issuer) throw new Error("Give an administrator's identity token as --token.")
  if (data === 'memory')
    throw new Error('A server that keeps its data in memory shares its keys with nobody.')
  const folder = join(resolve(data), 'identity')
  if (!existsSync(folder))
    throw new Error(`${folder} does not exist: set WATTLE_DATA to the server's folder.`)
  return await mintToken(origin, folder, { email: 'operator@localhost.invalid' })
}

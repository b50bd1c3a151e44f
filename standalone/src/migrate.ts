import '@wattle/server/process/node-version.cjs'
import { join, resolve } from 'node:path'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'
import { sentenceOf } from '@wattle/server/process/run-process.ts'
import { originAt, readSettings, type Settings } from '@wattle/server/settings/settings.ts'
import { type MigrateCommand, migrateArguments, usage } from './migrate/arguments.ts'
import type { Door } from './migrate/door.ts'
import { enginesDoor } from './migrate/engines-door.ts'
import { serverDoor } from './migrate/server-door.ts'
import { deadLetterLines, statusLines } from './migrate/status-lines.ts'

/** Drives migrations of read models from a terminal. */
const tell = (line: string) => process.stdout.write(`${line}\n`)
const report = (error: unknown) => process.stderr.write(`${sentenceOf(error)}\n`)

try {
  const { token, ...command } = migrateArguments(process.argv.slice(2))
  if (command.do === 'help') tell(usage)
  else {
    const door = await openDoor(readSettings(process.env), token)
    try {
      const lines: string[] = []
      for await (const line of carryOut(command, door)) lines.push(line)
      tell(lines.join('\n'))
    } finally {
      await door.close()
    }
  }
} catch (error) {
  report(error)
  process.exit(1)
}

async function openDoor(settings: Settings, token: string | undefined): Promise<Door> {
  if (settings.WATTLE_EVENTSTOREDB) return await enginesDoor(settings, report)
  const origin = originAt(settings.HOST, settings.PORT)
  return serverDoor(origin, token ?? (await developmentToken(settings, origin)))
}

async function developmentToken(
  { WATTLE_OPENID_ISSUER: issuer, WATTLE_DATA: data }: Settings,
  origin: string,
) {
  if (issuer) throw new Error("Give an administrator's identity token as --token.")
  if (data === 'memory')
    throw new Error('A server that keeps its data in memory shares its keys with nobody.')
  return await mintToken(origin, join(resolve(data), 'identity'), { email: 'operator@localhost.invalid' })
}

async function* carryOut(command: MigrateCommand, door: Door): AsyncGenerator<string> {
  switch (command.do) {
    case 'start':
      yield await door.start(command.hold, command.names.length > 0 ? command.names : undefined)
      return
    case 'status':
      yield* statusLines(await door.status())
      return
    case 'dead-letters':
      yield* deadLetterLines(await door.deadLetters())
      return
    case 'retry':
    case 'skip':
      for (const id of command.ids) yield await door.decide(id, command.do)
      return
    case 'help':
      return
    default:
      for (const name of command.names) yield await door.change(name, command.do)
  }
}

import type { MigrateCommand } from './arguments.ts'
import type { MigrationClient } from './client.ts'
import { deadLetterLines, statusLines } from './status-lines.ts'

/** Carries out a command and yields lines for the operator. Throws what was refused; `retry` and `skip` try every ID first. */
export async function* carryOut(command: MigrateCommand, client: MigrationClient): AsyncGenerator<string> {
  switch (command.do) {
    case 'start':
      yield await start(command.names, command.hold, client)
      return
    case 'status':
      yield* statusLines(await client.status())
      return
    case 'dead-letters':
      yield* deadLetterLines(await client.deadLetters())
      return
    case 'retry':
    case 'skip':
      yield* decideAll(command.ids, command.do, client)
      return
    case 'help':
      return
    default:
      for (const name of command.names) yield await client.change(name, command.do)
  }
}

async function start(names: readonly string[], hold: boolean, client: MigrationClient): Promise<string> {
  await requireKnown(names, client)
  const { message, isStarted } = await client.start(hold, names.length > 0 ? [...names] : undefined)
  if (!isStarted) throw new Error(message)
  return message
}

/** A refusal, for example of a garden that is no longer parked, does not stop the other decisions. */
async function* decideAll(
  ids: readonly string[],
  decision: 'retry' | 'skip',
  client: MigrationClient,
): AsyncGenerator<string> {
  const refused: string[] = []
  for (const id of ids) {
    try {
      yield `${id}: ${await client.decide(id, decision)}`
    } catch (error) {
      refused.push(`${id}: ${(error as Error).message}`)
    }
  }
  if (refused.length > 0) throw new Error(refused.join('\n'))
}

async function requireKnown(names: readonly string[], client: MigrationClient): Promise<void> {
  const known = (await client.status()).readModels.map(({ readModel }) => readModel)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(
      `There is no read model called ${unknown.join(' or ')}. The read models are ${known.join(', ')}.`,
    )
}

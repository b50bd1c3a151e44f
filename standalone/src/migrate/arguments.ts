import { DeadLetterId } from '@wattle/contracts/admin/dead-letters.ts'
import { type MigrationChange, migrationChanges } from '@wattle/contracts/admin/migration.ts'
import { parseCommandLine } from '../command-line.ts'

export const usage = `Usage: npm run migrate -- COMMAND

  start [--hold] [NAME…]    build read models anew: those named, or whatever has changed, or else all;
                            with --hold you say when to switch
  status                    show progress
  cancel NAME…              drop what is half built
  resume NAME…              continue what failed, where it stopped
  switch NAME…              show the version that is ready, or that was rolled back
  rollback NAME…            show the previous version again
  dead-letters              list parked gardens
  retry ID…, skip ID…       try a parked garden again, or skip the event it stopped at

On embedded engines this asks the running server at HOST and PORT, with a development token; with another sign-in,
give an administrator's identity token as --token. With WATTLE_EVENTSTOREDB it talks to the engines directly.`

const decisions = ['retry', 'skip'] as const

export type MigrateCommand =
  | { do: 'help' | 'status' | 'dead-letters' }
  | { do: 'start'; names: string[]; hold: boolean }
  | { do: MigrationChange; names: string[] }
  | { do: (typeof decisions)[number]; ids: string[] }

/** Parses the command line. Throws, with the usage, if it is not valid. */
export function migrateArguments(args: string[]): MigrateCommand & { token: string | undefined } {
  const { values, positionals } = parseCommandLine(
    {
      args,
      allowPositionals: true,
      options: { hold: { type: 'boolean' }, help: { type: 'boolean' }, token: { type: 'string' } },
    },
    usage,
  )
  const { hold = false, help = false, token } = values
  const [name, ...rest] = positionals
  return { ...(help ? { do: 'help' } : commandOf(name, rest, hold)), token }
}

function commandOf(name: string | undefined, rest: string[], hold: boolean): MigrateCommand {
  if (name === 'start') return { do: 'start', names: rest, hold }
  if (hold) throw new Error(`--hold belongs to start.\n\n${usage}`)
  if (name === 'status' || name === 'dead-letters') {
    if (rest.length > 0) throw new Error(`${name} takes no names, but got ${rest.join(' ')}.\n\n${usage}`)
    return { do: name }
  }
  const change = migrationChanges.find((each) => each === name)
  const decision = decisions.find((each) => each === name)
  if (change && rest.length > 0) return { do: change, names: rest }
  if (decision && rest.length > 0) return { do: decision, ids: rest.map(deadLetter) }
  throw new Error(usage)
}

function deadLetter(id: string): string {
  if (!DeadLetterId.safeParse(id).success)
    throw new Error(`${id} is not the ID of a dead letter.\n\n${usage}`)
  return id
}

import { parseCommandLine } from '../command-line.ts'

export const usage = `Puts the damaged streams of the embedded event log back from a backup of events.sqlite. Stop the server first.

  npm run -s repair -- --from FILE         what the backup lacks too stays damaged, and takes no writes
  npm run -s repair -- --from FILE --cut   ends a stream before the first event that is whole nowhere

What came after a damaged event is kept. The damaged file is kept beside the new one.`

/** Parses the command line; null asks for help. Throws one sentence if it is not valid. */
export function repairArguments(args: string[]): { backup: string; cut: boolean } | null {
  const { values } = parseCommandLine(
    {
      args,
      options: { from: { type: 'string' }, cut: { type: 'boolean' }, help: { type: 'boolean' } },
    },
    usage,
  )
  const { from: backup, cut = false, help } = values
  if (help) return null
  if (backup === undefined) throw new Error('Name the backup with --from FILE; --help says more.')
  return { backup, cut }
}

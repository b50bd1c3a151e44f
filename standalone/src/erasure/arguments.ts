import { GardenId } from '@wattle/contracts/ids.ts'
import { optionValue, parseCommandLine } from '../command-line.ts'

export const usage = `Erases gardens for good, at once and without asking their gardeners.

  npm run -s erase -- --garden ID   erases a garden
  npm run -s erase -- --list FILE   erases the gardens on a list again, after a restore
  npm run -s erase -- --print       prints the list of erased gardens, to keep apart from backups

With embedded engines, stop the server first; the list is also kept in erased-gardens.txt in the data folder.`

export type Arguments = { do: 'garden'; gardenId: GardenId } | { do: 'list'; file: string } | { do: 'print' }

/** Parses the command line; null asks for help. Throws one sentence if it is not valid. */
export function readArguments(args: string[]): Arguments | null {
  const { values } = parseCommandLine(
    {
      args,
      options: {
        garden: { type: 'string' },
        list: { type: 'string' },
        print: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    },
    usage,
  )
  const { garden, list, print, help } = values
  if (help) return null
  if ([garden, list, print].filter((given) => given !== undefined).length !== 1)
    throw new Error('Choose one of --garden ID, --list FILE and --print; --help says more.')
  if (print) return { do: 'print' }
  if (list !== undefined) return { do: 'list', file: list }
  return { do: 'garden', gardenId: optionValue('--garden', GardenId, String(garden)) }
}

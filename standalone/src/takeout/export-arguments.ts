import { GardenId } from '@wattle/contracts/ids.ts'
import { optionValue, parseCommandLine } from '../command-line.ts'

export const usage = `Writes everything in a garden to one ZIP, the same file that its gardener can download in Settings.

  npm run export -- --garden ID
  npm run export -- --garden ID --out garden.zip

  --garden  the garden, by its ID
  --out     where to write it, if not to wattle-garden-<ID>.zip

The settings name the log and the pictures. The server may be running, as nothing there is changed.`

/** Parses the command line; null asks for help. Throws one sentence if it is not valid. */
export function exportArguments(args: string[]): { gardenId: GardenId; out: string } | null {
  const { values } = parseCommandLine(
    {
      args,
      options: { garden: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } },
    },
    usage,
  )
  const { garden, out, help } = values
  if (help) return null
  if (garden === undefined) throw new Error('Name the garden with --garden ID; --help says more.')
  const gardenId = optionValue('--garden', GardenId, garden)
  return { gardenId, out: out ?? `wattle-garden-${gardenId}.zip` }
}

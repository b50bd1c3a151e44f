import { parseArgs } from 'node:util'
import { GardenId } from '@wattle/contracts/ids.ts'

export const usage = `Writes all that is in a garden into one ZIP: the file that its gardener downloads in the settings.

  npm run export -- --garden ID
  npm run export -- --garden ID --out garden.zip

  --garden  the garden, by its ID
  --out     where to write it; wattle-garden-<ID>.zip unless said otherwise

The settings say which log and which pictures. A server may be running on them: nothing of theirs is written.
`

/** What was asked for, null for the help. Throws with one sentence for what cannot be understood. */
export function exportArguments(args: string[]): { gardenId: GardenId; out: string } | null {
  const { values } = parseArgs({
    args,
    options: { garden: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } },
  })
  const { garden, out, help } = values
  if (help) return null
  if (garden === undefined) throw new Error('Say whose with --garden ID; --help tells more.')
  const { data: gardenId, error } = GardenId.safeParse(garden)
  if (gardenId === undefined) throw new Error(`--garden ${garden}: ${error?.issues[0]?.message}`)
  return { gardenId, out: out ?? `wattle-garden-${gardenId}.zip` }
}

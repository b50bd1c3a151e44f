import { GardenId, PlantId } from '@wattle/contracts/ids.ts'
import { CivilDateText } from '@wattle/contracts/values.ts'
import { optionValue, parseCommandLine } from '../command-line.ts'

export const usage = `What happened to a plant or in a garden, newest first, as the event log holds it.

  npm run -s history -- --plant ID              a plant and its tasks, also after its deletion
  npm run -s history -- --garden ID             a whole garden
  npm run -s history -- --garden ID --plant ID  a plant whose garden is known, which is found sooner

  --at YYYY-MM-DD   up to the end of that day, with the plant and its plan as they were
  --csv             as a table
  --json            as JSON, in the shape of GET /api/history

A takeout that was imported twice makes two gardens with the same plants: --plant alone tells of the first.
The settings name the log. The server may be running, as nothing there is changed.`

export type Arguments = {
  plantId?: string
  gardenId?: string
  at?: string
  format: 'text' | 'csv' | 'json'
}

/** Parses the command line; null asks for help. Throws one sentence if it is not valid. */
export function readArguments(args: string[]): Arguments | null {
  const { values } = parseCommandLine(
    {
      args,
      options: {
        plant: { type: 'string' },
        garden: { type: 'string' },
        at: { type: 'string' },
        csv: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    },
    usage,
  )
  const { plant, garden, at, csv, json, help } = values
  if (help) return null
  if (plant === undefined && garden === undefined)
    throw new Error('Say whose history with --plant ID or --garden ID; --help says more.')
  if (csv && json) throw new Error('Choose one of --csv and --json.')
  return {
    ...(plant !== undefined && { plantId: optionValue('--plant', PlantId, plant) }),
    ...(garden !== undefined && { gardenId: optionValue('--garden', GardenId, garden) }),
    ...(at !== undefined && { at: optionValue('--at', CivilDateText, at) }),
    format: csv ? 'csv' : json ? 'json' : 'text',
  }
}

import { parseCommandLine } from '../command-line.ts'

export const usage = `Fills the data folder with gardens to look around in. Stop the server first.

  npm run seed:demo                                a garden with two years of history, and its neighbours
  npm run seed:demo -- --gardens 1000 --years 5    as many invented gardens as you like, for testing at scale

  --gardens  how many gardens
  --years    how many years of history each of them has; 2 if left out
  --seed     a number that decides what is invented; the same number invents the same gardens on the same day

Gardens that are there already are left as they are.`

type SeedArguments =
  | { do: 'help' }
  | { do: 'demo' }
  | { do: 'invent'; gardens: number; years: number; seed: number }

const pointer = 'npm run seed:demo -- --help says more.'

/** Parses the command line. Throws one sentence if it is not valid. */
export function seedArguments(args: string[]): SeedArguments {
  const options = {
    gardens: { type: 'string' },
    years: { type: 'string' },
    seed: { type: 'string' },
    help: { type: 'boolean' },
  } as const
  const { values } = parseCommandLine({ args, options }, usage)
  if (values.help) return { do: 'help' }
  const gardens = numberFrom('--gardens', values.gardens, { from: 1, to: 1_000_000 })
  const years = numberFrom('--years', values.years, { from: 1, to: 50 })
  const seed = numberFrom('--seed', values.seed, { from: 0, to: 1_000_000 })
  if (gardens === undefined) {
    if (years !== undefined || seed !== undefined)
      throw new Error(`--years and --seed only go with --gardens. ${pointer}`)
    return { do: 'demo' }
  }
  return { do: 'invent', gardens, years: years ?? 2, seed: seed ?? 1 }
}

function numberFrom(
  option: string,
  given: string | undefined,
  { from, to }: { from: number; to: number },
): number | undefined {
  if (given === undefined) return undefined
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (number >= from && number <= to) return number
  throw new Error(`${option} takes a whole number from ${from} to ${to}. ${pointer}`)
}

import { GardenId } from '@wattle/contracts/ids.ts'
import { z } from 'zod'
import type { ErasedGarden } from './port.ts'

const Line = z.tuple([z.iso.datetime(), GardenId])

/** One line of the list, readable by people and programs: the instant, then the garden. */
export const lineOf = ({ gardenId, erasedAt }: ErasedGarden): string => `${erasedAt} ${gardenId}\n`

/** Parses the list. If a garden appears twice, the first line counts. Throws for any malformed line. */
export function readLines(text: string): ErasedGarden[] {
  const found = new Map<GardenId, ErasedGarden>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const { data } = Line.safeParse(line.trim().split(' '))
    if (!data) throw new Error(`Line ${index + 1} does not name an erased garden: ${line}`)
    const [erasedAt, gardenId] = data
    if (!found.has(gardenId)) found.set(gardenId, { gardenId, erasedAt })
  }
  return [...found.values()]
}

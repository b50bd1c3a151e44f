import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToC } from './summer-bulbs/a-c.ts'
import { plants as dToI } from './summer-bulbs/d-i.ts'
import { plants as jToZ } from './summer-bulbs/j-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToC, ...dToI, ...jToZ]

import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToI } from './ornamental-grasses/a-i.ts'
import { plants as jToO } from './ornamental-grasses/j-o.ts'
import { plants as pToZ } from './ornamental-grasses/p-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToI, ...jToO, ...pToZ]

import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToO } from './legumes/a-o.ts'
import { plants as pToZ } from './legumes/p-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToO, ...pToZ]

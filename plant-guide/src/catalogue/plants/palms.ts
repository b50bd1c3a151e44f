import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToB } from './palms/a-b.ts'
import { plants as cToE } from './palms/c-e.ts'
import { plants as fToO } from './palms/f-o.ts'
import { plants as pToZ } from './palms/p-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToB, ...cToE, ...fToO, ...pToZ]

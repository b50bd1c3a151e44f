import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToF } from './root-vegetables/a-f.ts'
import { plants as gToO } from './root-vegetables/g-o.ts'
import { plants as pToR } from './root-vegetables/p-r.ts'
import { plants as sToZ } from './root-vegetables/s-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToF, ...gToO, ...pToR, ...sToZ]

import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToE } from './deciduous-trees/a-e.ts'
import { plants as f } from './deciduous-trees/f.ts'
import { plants as gToK } from './deciduous-trees/g-k.ts'
import { plants as lToO } from './deciduous-trees/l-o.ts'
import { plants as pToR } from './deciduous-trees/p-r.ts'
import { plants as sToV } from './deciduous-trees/s-v.ts'
import { plants as wToZ } from './deciduous-trees/w-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToE, ...f, ...gToK, ...lToO, ...pToR, ...sToV, ...wToZ]

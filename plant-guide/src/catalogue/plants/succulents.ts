import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToB } from './succulents/a-b.ts'
import { plants as cToD } from './succulents/c-d.ts'
import { plants as eToK } from './succulents/e-k.ts'
import { plants as lToO } from './succulents/l-o.ts'
import { plants as pToR } from './succulents/p-r.ts'
import { plants as sToZ } from './succulents/s-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToB, ...cToD, ...eToK, ...lToO, ...pToR, ...sToZ]

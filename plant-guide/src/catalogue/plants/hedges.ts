import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToC } from './hedges/a-c.ts'
import { plants as dToG } from './hedges/d-g.ts'
import { plants as hToL } from './hedges/h-l.ts'
import { plants as mToO } from './hedges/m-o.ts'
import { plants as pToZ } from './hedges/p-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToC, ...dToG, ...hToL, ...mToO, ...pToZ]

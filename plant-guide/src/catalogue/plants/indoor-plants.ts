import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToB } from './indoor-plants/a-b.ts'
import { plants as c } from './indoor-plants/c.ts'
import { plants as dToG } from './indoor-plants/d-g.ts'
import { plants as hToO } from './indoor-plants/h-o.ts'
import { plants as pToQ } from './indoor-plants/p-q.ts'
import { plants as rToS } from './indoor-plants/r-s.ts'
import { plants as tToZ } from './indoor-plants/t-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToB, ...c, ...dToG, ...hToO, ...pToQ, ...rToS, ...tToZ]

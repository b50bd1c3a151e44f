import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToB } from './climbers/a-b.ts'
import { plants as cToG } from './climbers/c-g.ts'
import { plants as hToL } from './climbers/h-l.ts'
import { plants as mToQ } from './climbers/m-q.ts'
import { plants as rToU } from './climbers/r-u.ts'
import { plants as vToZ } from './climbers/v-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToB, ...cToG, ...hToL, ...mToQ, ...rToU, ...vToZ]

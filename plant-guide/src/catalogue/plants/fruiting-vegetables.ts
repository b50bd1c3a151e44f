import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToB } from './fruiting-vegetables/a-b.ts'
import { plants as cToD } from './fruiting-vegetables/c-d.ts'
import { plants as eToQ } from './fruiting-vegetables/e-q.ts'
import { plants as rToS } from './fruiting-vegetables/r-s.ts'
import { plants as tToZ } from './fruiting-vegetables/t-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToB, ...cToD, ...eToQ, ...rToS, ...tToZ]

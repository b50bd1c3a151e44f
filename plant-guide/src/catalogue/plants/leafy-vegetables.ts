import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToD } from './leafy-vegetables/a-d.ts'
import { plants as eToL } from './leafy-vegetables/e-l.ts'
import { plants as mToQ } from './leafy-vegetables/m-q.ts'
import { plants as rToZ } from './leafy-vegetables/r-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToD, ...eToL, ...mToQ, ...rToZ]

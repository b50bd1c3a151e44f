import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToC } from './bulbs/a-c.ts'
import { plants as dToK } from './bulbs/d-k.ts'
import { plants as lToR } from './bulbs/l-r.ts'
import { plants as sToZ } from './bulbs/s-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToC, ...dToK, ...lToR, ...sToZ]

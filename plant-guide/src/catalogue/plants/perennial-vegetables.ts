import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToQ } from './perennial-vegetables/a-q.ts'
import { plants as rToZ } from './perennial-vegetables/r-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToQ, ...rToZ]

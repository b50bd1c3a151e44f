import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToB } from './berries/a-b.ts'
import { plants as cToM } from './berries/c-m.ts'
import { plants as nToZ } from './berries/n-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToB, ...cToM, ...nToZ]

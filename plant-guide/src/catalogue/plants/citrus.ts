import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToK } from './citrus/a-k.ts'
import { plants as lToZ } from './citrus/l-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToK, ...lToZ]

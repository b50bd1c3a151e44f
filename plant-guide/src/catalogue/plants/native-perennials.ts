import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToE } from './native-perennials/a-e.ts'
import { plants as fToK } from './native-perennials/f-k.ts'
import { plants as lToR } from './native-perennials/l-r.ts'
import { plants as sToZ } from './native-perennials/s-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToE, ...fToK, ...lToR, ...sToZ]

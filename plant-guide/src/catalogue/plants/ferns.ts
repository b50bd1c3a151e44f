import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToL } from './ferns/a-l.ts'
import { plants as mToZ } from './ferns/m-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToL, ...mToZ]

import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToJ } from './brassicas/a-j.ts'
import { plants as kToZ } from './brassicas/k-z.ts'

export const plants: readonly CatalogueEntry[] = [...aToJ, ...kToZ]

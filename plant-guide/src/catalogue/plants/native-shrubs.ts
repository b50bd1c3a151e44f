import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToB } from './native-shrubs/a-b.ts'
import { plants as cToD } from './native-shrubs/c-d.ts'
import { plants as eToG } from './native-shrubs/e-g.ts'
import { plants as hToL } from './native-shrubs/h-l.ts'
import { plants as m } from './native-shrubs/m.ts'
import { plants as nToR } from './native-shrubs/n-r.ts'
import { plants as sToV } from './native-shrubs/s-v.ts'
import { plants as wToZ } from './native-shrubs/w-z.ts'

export const plants: readonly CatalogueEntry[] = [
  ...aToB,
  ...cToD,
  ...eToG,
  ...hToL,
  ...m,
  ...nToR,
  ...sToV,
  ...wToZ,
]

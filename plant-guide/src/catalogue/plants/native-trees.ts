import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToB } from './native-trees/a-b.ts'
import { plants as cToF } from './native-trees/c-f.ts'
import { plants as gToJ } from './native-trees/g-j.ts'
import { plants as kToM } from './native-trees/k-m.ts'
import { plants as nToR } from './native-trees/n-r.ts'
import { plants as s } from './native-trees/s.ts'
import { plants as tToV } from './native-trees/t-v.ts'
import { plants as wToZ } from './native-trees/w-z.ts'

export const plants: readonly CatalogueEntry[] = [
  ...aToB,
  ...cToF,
  ...gToJ,
  ...kToM,
  ...nToR,
  ...s,
  ...tToV,
  ...wToZ,
]

import type { CatalogueEntry } from '../../entry.ts'
import { plants as aToB } from './herbs/a-b.ts'
import { plants as c } from './herbs/c.ts'
import { plants as dToF } from './herbs/d-f.ts'
import { plants as gToK } from './herbs/g-k.ts'
import { plants as l } from './herbs/l.ts'
import { plants as mToO } from './herbs/m-o.ts'
import { plants as pToQ } from './herbs/p-q.ts'
import { plants as rToS } from './herbs/r-s.ts'
import { plants as tToZ } from './herbs/t-z.ts'

export const plants: readonly CatalogueEntry[] = [
  ...aToB,
  ...c,
  ...dToF,
  ...gToK,
  ...l,
  ...mToO,
  ...pToQ,
  ...rToS,
  ...tToZ,
]

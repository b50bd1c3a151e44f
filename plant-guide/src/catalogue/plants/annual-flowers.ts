import type { CatalogueEntry } from '../../entry.ts'
import { plants as a } from './annual-flowers/a.ts'
import { plants as b } from './annual-flowers/b.ts'
import { plants as c } from './annual-flowers/c.ts'
import { plants as dToF } from './annual-flowers/d-f.ts'
import { plants as gToK } from './annual-flowers/g-k.ts'
import { plants as l } from './annual-flowers/l.ts'
import { plants as mToO } from './annual-flowers/m-o.ts'
import { plants as pToR } from './annual-flowers/p-r.ts'
import { plants as s } from './annual-flowers/s.ts'
import { plants as tToZ } from './annual-flowers/t-z.ts'

export const plants: readonly CatalogueEntry[] = [
  ...a,
  ...b,
  ...c,
  ...dToF,
  ...gToK,
  ...l,
  ...mToO,
  ...pToR,
  ...s,
  ...tToZ,
]

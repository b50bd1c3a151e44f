import type { CatalogueEntry } from '../../entry.ts'
import { plants as a } from './flowering-shrubs/a.ts'
import { plants as b } from './flowering-shrubs/b.ts'
import { plants as caToCh } from './flowering-shrubs/ca-ch.ts'
import { plants as ciToCz } from './flowering-shrubs/ci-cz.ts'
import { plants as d } from './flowering-shrubs/d.ts'
import { plants as e } from './flowering-shrubs/e.ts'
import { plants as f } from './flowering-shrubs/f.ts'
import { plants as g } from './flowering-shrubs/g.ts'
import { plants as h } from './flowering-shrubs/h.ts'
import { plants as iToK } from './flowering-shrubs/i-k.ts'
import { plants as l } from './flowering-shrubs/l.ts'
import { plants as mToO } from './flowering-shrubs/m-o.ts'
import { plants as paToPn } from './flowering-shrubs/pa-pn.ts'
import { plants as poToPz } from './flowering-shrubs/po-pz.ts'
import { plants as qToS } from './flowering-shrubs/q-s.ts'
import { plants as tToZ } from './flowering-shrubs/t-z.ts'

export const plants: readonly CatalogueEntry[] = [
  ...a,
  ...b,
  ...caToCh,
  ...ciToCz,
  ...d,
  ...e,
  ...f,
  ...g,
  ...h,
  ...iToK,
  ...l,
  ...mToO,
  ...paToPn,
  ...poToPz,
  ...qToS,
  ...tToZ,
]

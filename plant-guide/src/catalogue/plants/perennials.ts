import type { CatalogueEntry } from '../../entry.ts'
import { plants as a } from './perennials/a.ts'
import { plants as baToBh } from './perennials/ba-bh.ts'
import { plants as biToBz } from './perennials/bi-bz.ts'
import { plants as caToCk } from './perennials/ca-ck.ts'
import { plants as clToCz } from './perennials/cl-cz.ts'
import { plants as dToE } from './perennials/d-e.ts'
import { plants as f } from './perennials/f.ts'
import { plants as g } from './perennials/g.ts'
import { plants as h } from './perennials/h.ts'
import { plants as iToK } from './perennials/i-k.ts'
import { plants as laToLh } from './perennials/la-lh.ts'
import { plants as liToLz } from './perennials/li-lz.ts'
import { plants as mToN } from './perennials/m-n.ts'
import { plants as o } from './perennials/o.ts'
import { plants as pToQ } from './perennials/p-q.ts'
import { plants as r } from './perennials/r.ts'
import { plants as saToSn } from './perennials/sa-sn.ts'
import { plants as soToSz } from './perennials/so-sz.ts'
import { plants as tToV } from './perennials/t-v.ts'
import { plants as wToZ } from './perennials/w-z.ts'

export const plants: readonly CatalogueEntry[] = [
  ...a,
  ...baToBh,
  ...biToBz,
  ...caToCk,
  ...clToCz,
  ...dToE,
  ...f,
  ...g,
  ...h,
  ...iToK,
  ...laToLh,
  ...liToLz,
  ...mToN,
  ...o,
  ...pToQ,
  ...r,
  ...saToSn,
  ...soToSz,
  ...tToV,
  ...wToZ,
]

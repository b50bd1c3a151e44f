import type { CatalogueEntry } from '../../entry.ts'
import { plants as a } from './tropical-fruit/a.ts'
import { plants as b } from './tropical-fruit/b.ts'
import { plants as c } from './tropical-fruit/c.ts'
import { plants as dToI } from './tropical-fruit/d-i.ts'
import { plants as jToO } from './tropical-fruit/j-o.ts'
import { plants as pToZ } from './tropical-fruit/p-z.ts'

export const plants: readonly CatalogueEntry[] = [...a, ...b, ...c, ...dToI, ...jToO, ...pToZ]

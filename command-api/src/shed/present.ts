import { presentProduct } from '@wattle/contracts/shed/present.ts'
import type { ProductView } from '@wattle/contracts/shed/views.ts'
import { get } from '../state/by-id.ts'
import { tasksNaming } from '../state/find.ts'
import type { Garden } from '../state/garden.ts'

export function presentProductNamed(garden: Garden, productName: string): ProductView {
  const uses = tasksNaming(garden, productName).flatMap(({ plantId, product }) =>
    product ? [{ plantId, product }] : [],
  )
  return presentProduct(uses, (id) => get(garden.plants, id))
}

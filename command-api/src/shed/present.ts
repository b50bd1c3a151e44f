import { presentProduct } from '@wattle/contracts/shed/present.ts'
import type { ProductView } from '@wattle/contracts/shed/views.ts'
import { get } from '../lib/persistent-map.ts'
import type { Garden } from '../state/garden.ts'
import { tasksNaming } from '../state/garden-lookup.ts'

export function presentProductNamed(garden: Garden, productName: string): ProductView {
  const uses = tasksNaming(garden, productName).flatMap(({ plantId, product }) =>
    product ? [{ plantId, product }] : [],
  )
  return presentProduct(uses, (id) => get(garden.plants, id))
}

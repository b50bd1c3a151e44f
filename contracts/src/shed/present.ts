import { productKey, usualSpelling } from './product-names.ts'
import type { ProductView } from './views.ts'

type Use = { plantId: string | null; product: { productName: string; productLink?: string | undefined } }
type Plant = { id: string; name: string }

/** The products of these tasks, sorted by name; different spellings of a name are one product. */
export function presentProducts(
  uses: readonly Use[],
  plantOf: (id: string) => Plant | undefined,
): ProductView[] {
  const byProduct = Map.groupBy(uses, ({ product }) => productKey(product.productName))
  return [...byProduct.values()]
    .map((some) => presentProduct(some, plantOf))
    .sort((a, b) => byName.compare(a.productName, b.productName))
}

/** One product, from the tasks that use it. */
export function presentProduct(
  uses: readonly Use[],
  plantOf: (id: string) => Plant | undefined,
): ProductView {
  const plantIds = new Set(uses.flatMap(({ plantId }) => plantId ?? []))
  const plants = [...plantIds].flatMap((id) => {
    const plant = plantOf(id)
    return plant ? { id, name: plant.name } : []
  })
  const productLink = uses.find(({ product }) => product.productLink)?.product.productLink
  return {
    productName: usualSpelling(uses.map(({ product }) => product.productName)),
    plants: plants.sort((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)),
    taskCount: uses.length,
    ...(productLink ? { productLink } : {}),
  }
}

const byName = new Intl.Collator('en-AU', { sensitivity: 'base', numeric: true })

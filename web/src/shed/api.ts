import { queryOptions } from '@tanstack/react-query'
import type { ProductView } from '@wattle/contracts/shed/views.ts'
import { get } from '../http/client.ts'
import { fieldsOf, listIn, textOf } from '../http/fields.ts'

export const productQueries = {
  list: () =>
    queryOptions({
      queryKey: ['products', 'list'],
      queryFn: async ({ signal }) =>
        listIn(await get<unknown>('/products', signal), 'products').map(productFrom),
    }),
  /** Product names to suggest while typing. */
  names: () =>
    queryOptions({
      queryKey: ['products', 'names'],
      queryFn: async ({ signal }) =>
        listIn(await get<unknown>('/product-names', signal), 'products')
          .map(textOf)
          .filter(Boolean),
    }),
}

function productFrom(value: unknown): ProductView {
  const fields = fieldsOf(value)
  const plants = listIn(fields.plants, 'plants').map(fieldsOf)
  const productLink = textOf(fields.productLink)
  return {
    productName: textOf(fields.productName),
    plants: plants.map(({ id, name }) => ({ id: textOf(id), name: textOf(name) })),
    taskCount: Number(fields.taskCount) || 0,
    ...(productLink && { productLink }),
  }
}

/**
 * The API path of a product. Browsers resolve a path segment of one or two dots as a folder, so such a
 * name gets a leading space.
 */
export function productPath(productName: string): string {
  const isDots = /^\.{1,2}$/.test(productName)
  return `/products/${isDots ? '%20' : ''}${encodeURIComponent(productName)}`
}

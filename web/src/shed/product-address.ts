import type { Product } from '@wattle/contracts/tasks/task.ts'

/** Where a product can be looked at: its shop's address, else a search of the web for its name. */
export function productAddress({ productName, productLink }: Product): string {
  return productLink ?? `https://duckduckgo.com/?q=${encodeURIComponent(productName)}`
}

import type { Product } from '@wattle/contracts/tasks/task.ts'

/** Its shop's URL, otherwise a web search for its name. */
export function productAddress({ productName, productLink }: Product): string {
  return productLink ?? `https://duckduckgo.com/?q=${encodeURIComponent(productName)}`
}

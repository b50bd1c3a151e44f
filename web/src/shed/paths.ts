/** Where a product stands out on its shelf. */
export function shownPath(productName: string): string {
  return `/garden-shed?product=${encodeURIComponent(productName)}`
}

/** Where a product is renamed. */
export function editPath(productName: string): string {
  return `/garden-shed?edit=${encodeURIComponent(productName)}`
}

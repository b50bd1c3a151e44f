/** The address that shows a product on its shelf. */
export function shownAddress(productName: string): string {
  return `/garden-shed?product=${encodeURIComponent(productName)}`
}

/** The address that opens the form to rename a product. */
export function editAddress(productName: string): string {
  return `/garden-shed?edit=${encodeURIComponent(productName)}`
}

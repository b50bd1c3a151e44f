/** The path that shows a product on its shelf. */
export function shownPath(productName: string): string {
  return `/garden-shed?product=${encodeURIComponent(productName)}`
}

/** The path that opens the form to rename a product. */
export function editPath(productName: string): string {
  return `/garden-shed?edit=${encodeURIComponent(productName)}`
}

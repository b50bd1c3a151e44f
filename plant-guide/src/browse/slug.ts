/** A plant's name as the end of an address: `Fiddle-leaf fig` becomes `fiddle-leaf-fig`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}|['’‘]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

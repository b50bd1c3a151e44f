/**
 * Things by their id, shared between versions of a state: putting one copies a sixteenth of them. Plain JSON, so that a
 * snapshot is the state itself. Ids are UUIDs, whose last digit spreads them evenly.
 */
export type ById<T> = { readonly [lastDigit: string]: { readonly [id: string]: T } }

export function get<T>(things: ById<T>, id: string): T | undefined {
  return things[id.slice(-1)]?.[id]
}

export function put<T>(things: ById<T>, id: string, thing: T): ById<T> {
  const digit = id.slice(-1)
  return { ...things, [digit]: { ...things[digit], [id]: thing } }
}

/** Changes one thing; a missing one stays missing. */
export function change<T>(things: ById<T>, id: string, changes: Partial<T>): ById<T> {
  const thing = get(things, id)
  return thing === undefined ? things : put(things, id, { ...thing, ...changes })
}

export function remove<T>(things: ById<T>, ids: readonly string[]): ById<T> {
  const next: Record<string, Record<string, T>> = { ...things }
  for (const id of ids) {
    const { [id]: _gone, ...rest } = next[id.slice(-1)] ?? {}
    next[id.slice(-1)] = rest
  }
  return next
}

export function values<T>(things: ById<T>): T[] {
  return Object.values(things).flatMap((some) => Object.values(some))
}

export function size(things: ById<unknown>): number {
  return Object.values(things).reduce((sum, some) => sum + Object.keys(some).length, 0)
}

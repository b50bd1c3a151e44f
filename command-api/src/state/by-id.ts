/**
 * An immutable map by id that shares structure between versions: to put one entry copies a few dozen entries,
 * whatever the size. Plain JSON, so that a snapshot can contain it as it is. Keyed by the last two digits of
 * the UUIDs, which spread the entries evenly.
 */
export type ById<T> = {
  readonly [lastDigit: string]: { readonly [digitBefore: string]: { readonly [id: string]: T } }
}

export function get<T>(things: ById<T>, id: string): T | undefined {
  return things[id.slice(-1)]?.[id.slice(-2, -1)]?.[id]
}

export function put<T>(things: ById<T>, id: string, thing: T): ById<T> {
  const [last, before] = [id.slice(-1), id.slice(-2, -1)]
  const branch = things[last]
  const leaf = withEntry(branch?.[before], id, thing)
  return withEntry(things, last, withEntry(branch, before, leaf))
}

/** Puts many entries, and copies each leaf only once. */
export function putAll<T>(things: ById<T>, entries: readonly (readonly [id: string, thing: T])[]): ById<T> {
  return withLeaves(
    things,
    entries,
    ([id]) => id,
    (leaf, some) => Object.assign({}, leaf, Object.fromEntries(some)),
  )
}

/**
 * A copy with one more entry. `Object.assign`, because spreading takes three times as long if keys are
 * digits.
 */
const withEntry = <T>(entries: Record<string, T> | undefined, name: string, entry: T): Record<string, T> =>
  Object.assign({}, entries, { [name]: entry })

/** Changes one entry; a missing entry stays missing. */
export function change<T>(things: ById<T>, id: string, changes: Partial<T>): ById<T> {
  const thing = get(things, id)
  return thing === undefined ? things : put(things, id, { ...thing, ...changes })
}

export function remove<T>(things: ById<T>, ids: readonly string[]): ById<T> {
  const there = ids.filter((id) => get(things, id) !== undefined)
  return withLeaves(
    things,
    there,
    (id) => id,
    (leaf, some) => {
      const gone = new Set(some)
      return Object.fromEntries(Object.entries(leaf).filter(([id]) => !gone.has(id)))
    },
  )
}

/** A copy with `leafAfter` applied to every leaf that `all` concerns; `things` itself if `all` is empty. */
function withLeaves<T, About>(
  things: ById<T>,
  all: readonly About[],
  idOf: (about: About) => string,
  leafAfter: (leaf: Record<string, T>, some: readonly About[]) => Record<string, T>,
): ById<T> {
  let after = things
  for (const [digits, some] of Map.groupBy(all, (about) => idOf(about).slice(-2))) {
    const [last, before] = [digits.slice(-1), digits.slice(0, -1)]
    const branch = after[last]
    after = withEntry(after, last, withEntry(branch, before, leafAfter(branch?.[before] ?? {}, some)))
  }
  return after
}

export function values<T>(things: ById<T>): T[] {
  return leaves(things).flatMap((some) => Object.values(some))
}

/**
 * Collects the non-null results of `pick`. Results are memoised per branch that versions share, so that
 * collecting again after a change is cheap, whatever the size.
 */
export function picker<T, R>(pick: (thing: T) => R | null): (things: ById<T>) => R[] {
  const pickedIn = remembered((some: T[]) => some.map(pick).filter((found) => found !== null))
  return (things) => pickedIn(things).flat()
}

/** Counts the things that fit, memoised like `picker`. */
export function counter<T>(fits: (thing: T) => boolean): (things: ById<T>) => number {
  const countIn = remembered((some: T[]) => some.filter(fits).length)
  return (things) => countIn(things).reduce((sum, count) => sum + count, 0)
}

/** Finds the things of one group, memoised like `picker`. */
export function grouper<T>(groupOf: (thing: T) => string | null): (things: ById<T>, group: string) => T[] {
  const groupsIn = remembered((some: T[]) => Map.groupBy(some, groupOf))
  return (things, group) => groupsIn(things).flatMap((groups) => groups.get(group) ?? [])
}

/** Applies `work` to the things of each branch, and memoises the result by branch. */
function remembered<T, R>(work: (things: T[]) => R): (things: ById<T>) => R[] {
  const known = new WeakMap<ById<T>[string], R>()
  function resultOf(branch: ById<T>[string]): R {
    const before = known.get(branch)
    if (before !== undefined) return before
    const result = work(Object.values(branch).flatMap((leaf) => Object.values(leaf)))
    known.set(branch, result)
    return result
  }
  return (things) => Object.values(things).map(resultOf)
}

export function size(things: ById<unknown>): number {
  return leaves(things).reduce((sum, some) => sum + Object.keys(some).length, 0)
}

function leaves<T>(things: ById<T>): { readonly [id: string]: T }[] {
  return Object.values(things).flatMap((branch) => Object.values(branch))
}

import { memoizedWeakly } from '@wattle/contracts/memoized.ts'

declare const contents: unique symbol

/**
 * An immutable map by id whose versions share structure: putting an entry copies a few dozen others, however
 * many there are (docs/benchmarks.md says what a command on a large garden costs).
 * It is plain JSON, so a snapshot contains it as it is (docs/decisions/01-one-stream-per-garden.md). Only the
 * functions of this file know its structure.
 */
export type PersistentMap<T> = { readonly [contents]: T }

/** Two levels, by the last digit of the ids and the one before, which spread random ids evenly. */
type Trie<T> = { readonly [lastDigit: string]: Branch<T> }
type Branch<T> = { readonly [digitBefore: string]: Leaf<T> }
type Leaf<T> = { readonly [id: string]: T }

export const emptyMap = asMap<never>({})

export function get<T>(map: PersistentMap<T>, id: string): T | undefined {
  return trieOf(map)[id.slice(-1)]?.[id.slice(-2, -1)]?.[id]
}

export function put<T>(map: PersistentMap<T>, id: string, value: T): PersistentMap<T> {
  const trie = trieOf(map)
  const [last, before] = [id.slice(-1), id.slice(-2, -1)]
  const branch = trie[last]
  const leaf = withEntry(branch?.[before], id, value)
  return asMap(withEntry(trie, last, withEntry(branch, before, leaf)))
}

/** Puts many entries, and copies each leaf only once. */
export function putAll<T>(
  map: PersistentMap<T>,
  entries: readonly (readonly [id: string, value: T])[],
): PersistentMap<T> {
  return withLeaves(
    map,
    entries,
    ([id]) => id,
    (leaf, added) => Object.assign({}, leaf, Object.fromEntries(added)),
  )
}

/** Changes some fields of an entry; a missing entry stays missing. */
export function update<T>(map: PersistentMap<T>, id: string, changes: Partial<T>): PersistentMap<T> {
  const value = get(map, id)
  return value === undefined ? map : put(map, id, { ...value, ...changes })
}

/** Removes entries; unknown ids are ignored. */
export function remove<T>(map: PersistentMap<T>, ids: readonly string[]): PersistentMap<T> {
  const present = ids.filter((id) => get(map, id) !== undefined)
  return withLeaves(
    map,
    present,
    (id) => id,
    (leaf, removed) => {
      const gone = new Set(removed)
      return Object.fromEntries(Object.entries(leaf).filter(([id]) => !gone.has(id)))
    },
  )
}

export function values<T>(map: PersistentMap<T>): T[] {
  return Object.values(trieOf(map)).flatMap(valuesIn)
}

export function size(map: PersistentMap<unknown>): number {
  return values(map).length
}

/**
 * A function that counts the values that satisfy a predicate, all by default. It remembers the count of each
 * branch, so counting again after a change reads only the changed branches.
 */
export function memoizedCount<T>(predicate: (value: T) => boolean = () => true) {
  const countIn = memoizedWeakly((branch: Branch<T>) => valuesIn(branch).filter(predicate).length)
  return (map: PersistentMap<T>): number =>
    Object.values(trieOf(map)).reduce((sum, branch) => sum + countIn(branch), 0)
}

/**
 * A function that finds the values of one group; a value whose group is null is in none. Memoised like
 * `memoizedCount`.
 */
export function memoizedGroupBy<T>(groupOf: (value: T) => string | null) {
  const groupsIn = memoizedWeakly((branch: Branch<T>) => Map.groupBy(valuesIn(branch), groupOf))
  return (map: PersistentMap<T>, group: string): T[] =>
    Object.values(trieOf(map)).flatMap((branch) => groupsIn(branch).get(group) ?? [])
}

/** A copy with `leafAfter` applied to each leaf that contains ids of `items`; `map` itself if there are none. */
function withLeaves<T, Item>(
  map: PersistentMap<T>,
  items: readonly Item[],
  idOf: (item: Item) => string,
  leafAfter: (leaf: Leaf<T>, items: readonly Item[]) => Leaf<T>,
): PersistentMap<T> {
  let trie = trieOf(map)
  for (const [digits, some] of Map.groupBy(items, (item) => idOf(item).slice(-2))) {
    const [last, before] = [digits.slice(-1), digits.slice(0, -1)]
    const branch = trie[last]
    trie = withEntry(trie, last, withEntry(branch, before, leafAfter(branch?.[before] ?? {}, some)))
  }
  return asMap(trie)
}

/**
 * A copy with one more entry. `Object.assign`, because spreading takes three times as long if keys are
 * digits.
 */
function withEntry<T>(entries: Leaf<T> | undefined, key: string, entry: T): Leaf<T> {
  return Object.assign({}, entries, { [key]: entry })
}

function valuesIn<T>(branch: Branch<T>): T[] {
  return Object.values(branch).flatMap((leaf) => Object.values(leaf))
}

function trieOf<T>(map: PersistentMap<T>): Trie<T> {
  return map as unknown as Trie<T>
}

function asMap<T>(trie: Trie<T>): PersistentMap<T> {
  return trie as unknown as PersistentMap<T>
}

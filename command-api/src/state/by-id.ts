/**
 * Things by their id, shared between versions of a state: putting one copies a few dozen entries however many there are.
 * Plain JSON, so that a snapshot is the state itself. Ids are UUIDs, whose last two digits spread them evenly.
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
  return { ...things, [last]: { ...branch, [before]: { ...branch?.[before], [id]: thing } } }
}

/** Changes one entry; a missing one stays missing. */
export function change<T>(things: ById<T>, id: string, changes: Partial<T>): ById<T> {
  const thing = get(things, id)
  return thing === undefined ? things : put(things, id, { ...thing, ...changes })
}

export function remove<T>(things: ById<T>, ids: readonly string[]): ById<T> {
  return ids.reduce(removeOne, things)
}

function removeOne<T>(things: ById<T>, id: string): ById<T> {
  if (get(things, id) === undefined) return things
  const [last, before] = [id.slice(-1), id.slice(-2, -1)]
  const { [id]: _gone, ...rest } = things[last]?.[before] ?? {}
  return { ...things, [last]: { ...things[last], [before]: rest } }
}

export function values<T>(things: ById<T>): T[] {
  return leaves(things).flatMap((some) => Object.values(some))
}

/**
 * Picks something of those things that have it. What was picked is remembered for every part that versions share, so that
 * picking again after a change costs next to nothing however many things there are.
 */
export function picker<T, R>(pick: (thing: T) => R | null): (things: ById<T>) => R[] {
  const known = new WeakMap<ById<T>[string], R[]>()
  function pickedIn(branch: ById<T>[string]): R[] {
    const before = known.get(branch)
    if (before) return before
    const picked: R[] = []
    for (const leaf of Object.values(branch)) {
      for (const thing of Object.values(leaf)) {
        const found = pick(thing)
        if (found !== null) picked.push(found)
      }
    }
    known.set(branch, picked)
    return picked
  }
  return (things) => Object.values(things).flatMap(pickedIn)
}

export function size(things: ById<unknown>): number {
  return leaves(things).reduce((sum, some) => sum + Object.keys(some).length, 0)
}

function leaves<T>(things: ById<T>): { readonly [id: string]: T }[] {
  return Object.values(things).flatMap((branch) => Object.values(branch))
}

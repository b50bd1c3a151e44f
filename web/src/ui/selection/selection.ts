import { mostAtOnce } from '@wattle/contracts/most-at-once.ts'

export type Selection = ReturnType<typeof createSelection>

/** The ids of what is chosen on a page, so that one action takes them all; null as long as nothing is being chosen. */
export function createSelection() {
  let chosen: ReadonlySet<string> | null = null
  /** The one pressed last: a range begins there. */
  let last: string | null = null
  const listeners = new Set<() => void>()

  /** No more than one command takes. */
  function set(ids: Iterable<string> | null) {
    chosen = ids && new Set([...new Set(ids)].slice(0, mostAtOnce))
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    chosen: () => chosen,
    /** Begins to choose, with this one or with none. */
    start(id: string | null = null) {
      last = id
      set(id === null ? [] : [id])
    },
    stop() {
      set(null)
    },
    /** Chooses one, or lets it go. */
    toggle(id: string) {
      last = id
      const before = chosen ?? []
      set(chosen?.has(id) ? [...before].filter((other) => other !== id) : [...before, id])
    },
    /** Chooses everything from the one pressed last to this one, in the order of the page. */
    through(id: string, order: readonly string[]) {
      const to = order.indexOf(id)
      const begin = last === null ? -1 : order.indexOf(last)
      const from = begin < 0 ? to : begin
      last = id
      set([...(chosen ?? []), ...order.slice(Math.min(from, to), Math.max(from, to) + 1)])
    },
    add(ids: readonly string[]) {
      set([...(chosen ?? []), ...ids])
    },
    /** Lets go of what is not there any more. */
    keep(there: ReadonlySet<string>) {
      const left = [...(chosen ?? [])].filter((id) => there.has(id))
      if (chosen && left.length < chosen.size) set(left)
    },
  }
}

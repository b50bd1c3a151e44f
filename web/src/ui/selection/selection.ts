import { mostAtOnce } from '@wattle/contracts/most-at-once.ts'

export type Selection = ReturnType<typeof createSelection>

/** The ids of what is selected on a page, so that one action takes them all; null as long as nothing is being selected. */
export function createSelection() {
  let selected: ReadonlySet<string> | null = null
  /** The one pressed last: a range begins there. */
  let last: string | null = null
  const listeners = new Set<() => void>()

  /** No more than one command takes. */
  function set(ids: Iterable<string> | null) {
    selected = ids && new Set([...new Set(ids)].slice(0, mostAtOnce))
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    selected: () => selected,
    /** Begins to select, with this one or with none. */
    start(id: string | null = null) {
      last = id
      set(id === null ? [] : [id])
    },
    stop() {
      set(null)
    },
    /** Selects one, or lets it go. */
    toggle(id: string) {
      last = id
      const before = selected ?? []
      set(selected?.has(id) ? [...before].filter((other) => other !== id) : [...before, id])
    },
    /** Selects everything from the one pressed last to this one, in the order of the page. */
    through(id: string, order: readonly string[]) {
      const to = order.indexOf(id)
      const begin = last === null ? -1 : order.indexOf(last)
      const from = begin < 0 ? to : begin
      last = id
      set([...(selected ?? []), ...order.slice(Math.min(from, to), Math.max(from, to) + 1)])
    },
    add(ids: readonly string[]) {
      set([...(selected ?? []), ...ids])
    },
    /** Lets go of what is not there any more. */
    keep(there: ReadonlySet<string>) {
      const left = [...(selected ?? [])].filter((id) => there.has(id))
      if (selected && left.length < selected.size) set(left)
    },
  }
}

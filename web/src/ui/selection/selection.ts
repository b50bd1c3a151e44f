import { maxBatchSize } from '@wattle/contracts/max-batch-size.ts'

export type Selection = ReturnType<typeof createSelection>

/** The ids selected on a page for a bulk action; null while the page is not selecting. */
export function createSelection() {
  let selected: ReadonlySet<string> | null = null
  /** The item pressed last, where a range starts. */
  let last: string | null = null
  const listeners = new Set<() => void>()

  /** Caps the selection at the most that one command accepts. */
  function set(ids: Iterable<string> | null) {
    selected = ids && new Set([...new Set(ids)].slice(0, maxBatchSize))
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    selected: () => selected,
    /** Starts selecting, with this item or with none. */
    start(id: string | null = null) {
      last = id
      set(id === null ? [] : [id])
    },
    stop() {
      set(null)
    },
    /** Selects or deselects an item. */
    toggle(id: string) {
      last = id
      const before = selected ?? []
      set(selected?.has(id) ? [...before].filter((other) => other !== id) : [...before, id])
    },
    /** Selects the range from the item pressed last to this one, in page order. */
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
    /** Deselects items that no longer exist. */
    keep(there: ReadonlySet<string>) {
      const left = [...(selected ?? [])].filter((id) => there.has(id))
      if (selected && left.length < selected.size) set(left)
    },
  }
}

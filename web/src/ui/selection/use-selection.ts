import { createContext, use, useState, useSyncExternalStore } from 'react'
import { createSelection, type Selection } from './selection.ts'

/** The selection of the page, for the things on it. */
export const SelectionContext = createContext<Selection | null>(null)

const nothing = () => () => {}

/** A page's selection, nothing chosen yet. */
export function useSelection(): Selection {
  const [selection] = useState(createSelection)
  return selection
}

/** What is chosen, or null while nothing is being chosen. */
export function useChosen(selection: Selection): ReadonlySet<string> | null {
  return useSyncExternalStore(selection.subscribe, selection.chosen, selection.chosen)
}

/** Whether this thing is chosen, or null while nothing is being chosen. Each thing is drawn again only when its own answer changes. */
export function useIsChosen(id: string): boolean | null {
  const selection = use(SelectionContext)
  const isChosen = () => selection?.chosen()?.has(id) ?? null
  return useSyncExternalStore(selection?.subscribe ?? nothing, isChosen, isChosen)
}

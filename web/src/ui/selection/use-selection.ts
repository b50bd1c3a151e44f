import { createContext, use, useState, useSyncExternalStore } from 'react'
import { createSelection, type Selection } from './selection.ts'

/** The selection of the page, for the items on it. */
export const SelectionContext = createContext<Selection | null>(null)

const nothing = () => () => {}

/** A page's selection, nothing selected yet. */
export function useSelection(): Selection {
  const [selection] = useState(createSelection)
  return selection
}

/** What is selected, or null while nothing is being selected. */
export function useSelected(selection: Selection): ReadonlySet<string> | null {
  return useSyncExternalStore(selection.subscribe, selection.selected, selection.selected)
}

/** Whether this item is selected, or null while nothing is being selected. Each item is drawn again only when its own answer changes. */
export function useIsSelected(id: string): boolean | null {
  const selection = use(SelectionContext)
  const isSelected = () => selection?.selected()?.has(id) ?? null
  return useSyncExternalStore(selection?.subscribe ?? nothing, isSelected, isSelected)
}

import { createContext, use, useState, useSyncExternalStore } from 'react'
import { createSelection, type Selection } from './selection.ts'

/** The page's selection, provided to its items. */
export const SelectionContext = createContext<Selection | null>(null)

const nothing = () => () => {}

/** A new selection for the page, inactive at first. */
export function useSelection(): Selection {
  const [selection] = useState(createSelection)
  return selection
}

/** The selected ids, or null while the page is not selecting. */
export function useSelected(selection: Selection): ReadonlySet<string> | null {
  return useSyncExternalStore(selection.subscribe, selection.selected, selection.selected)
}

/**
 * Whether this item is selected, or null while the page is not selecting. An item re-renders only
 * when its own value changes.
 */
export function useIsSelected(id: string): boolean | null {
  const selection = use(SelectionContext)
  const isSelected = () => selection?.selected()?.has(id) ?? null
  return useSyncExternalStore(selection?.subscribe ?? nothing, isSelected, isSelected)
}

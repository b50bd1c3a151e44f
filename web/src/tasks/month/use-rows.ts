import { type RefObject, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'

/** Enough rows to fill a screen, and how many are drawn until more are asked for. */
const firstRows = 24
const pageOfRows = 60

/**
 * How many rows are drawn: the first screenful at once, the rest of a page while it can be used already, another page when it
 * is asked for. Then the focus goes on to the first row that came.
 */
export function useRows(area: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState(pageOfRows)
  const rows = useDeferredValue(wanted, firstRows)
  const lastBefore = useRef<Element>(null)
  // Together with what is drawn, before anything else looks for a place for the focus.
  useLayoutEffect(() => {
    if (!lastBefore.current || rows <= pageOfRows) return
    const drawn = rowsIn(area.current)
    const firstNew = drawn[drawn.indexOf(lastBefore.current) + 1]
    lastBefore.current = null
    firstNew?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [area, rows])
  const showMore = () => {
    lastBefore.current = rowsIn(area.current).at(-1) ?? null
    setWanted(rows + pageOfRows)
  }
  return { rows, isOnItsWay: rows < wanted, wasAsked: rows > pageOfRows, showMore }
}

function rowsIn(area: HTMLElement | null): Element[] {
  return [...(area?.querySelectorAll('section > ul > li') ?? [])]
}

import { type RefObject, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'

/** Rows that fill a screen, and rows added by each “Show more”. */
const firstRows = 24
const pageOfRows = 60

/**
 * The number of rows to draw: a screenful first, then the rest of the page in a deferred render while the screen is
 * already usable, and another page on request. After that the first new row gets the focus.
 */
export function useRows(area: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState(pageOfRows)
  const rows = useDeferredValue(wanted, firstRows)
  const lastBefore = useRef<Element>(null)
  // A layout effect, so that it runs before other code restores the lost focus.
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

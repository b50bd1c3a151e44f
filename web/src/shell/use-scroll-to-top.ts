import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Scrolls a newly opened page to its top. For Back, the browser restores the old position. */
export function useScrollToTop(): void {
  // The address of a form continues that of the page below it.
  const [page] = useLocation().pathname.split(/\/(add|edit)-/)
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed path means another page
  useLayoutEffect(() => {
    if (type !== NavigationType.Pop) scrollTo(0, 0)
  }, [page])
}

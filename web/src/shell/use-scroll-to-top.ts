import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Starts a page that was gone to at its top; going back leaves the browser to find the old place. */
export function useScrollToTop(): void {
  // A form over a page has an address that goes on from the page's.
  const [page] = useLocation().pathname.split(/\/(add|edit)-/)
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it another page
  useLayoutEffect(() => {
    if (type !== NavigationType.Pop) scrollTo(0, 0)
  }, [page])
}

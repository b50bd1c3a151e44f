import { useLayoutEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { usePage } from '../ui/navigation/use-page.ts'

/** Scrolls a newly opened page to its top. For Back, the browser restores the old position. */
export function useScrollToTop(): void {
  const page = usePage()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts at its top
  useLayoutEffect(() => {
    if (type !== NavigationType.Pop) scrollTo(0, 0)
  }, [page])
}

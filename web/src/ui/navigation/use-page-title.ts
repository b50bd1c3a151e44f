import { useEffect } from 'react'
import { type Location, useLocation, useOutlet } from 'react-router'

/** The last location whose heading was focused. */
let headed: Location | undefined

/**
 * Sets the window's title and, after a change of route, focuses the page's h1, so that a screen reader announces the
 * page. The heading may render later than the page: the focus moves once, when it appears. A form over its page manages
 * its own focus and returns it to its opener.
 */
export function usePageTitle(title: string): void {
  const here = useLocation()
  const isUnderForm = useOutlet() !== null
  useEffect(() => {
    document.title = title === 'Wattle' ? title : `${title} · Wattle`
    if (isUnderForm || here.key === headed?.key) return
    // The first page of a visit keeps the browser's initial focus. A page that was only searched, filtered or paged
    // keeps its focus too, unless the focus was lost.
    const isLost = document.activeElement === document.body
    if (here.key !== 'default' && (isLost || here.pathname !== headed?.pathname)) {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading || document.querySelector('dialog[open]')) return
      heading.focus({ preventScroll: true })
    }
    headed = here
  }, [title, here, isUnderForm])
}

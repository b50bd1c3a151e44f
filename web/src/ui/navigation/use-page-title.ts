import { useEffect } from 'react'
import { type Location, useLocation, useOutlet } from 'react-router'

/** The last place whose heading had its turn. */
let headed: Location | undefined

/**
 * Names the window after the page and, after a change of route, moves the focus to its h1, so that a screen reader says
 * where one is. The heading may come later than the page: the focus moves once, as soon as there is one. A form that opens
 * over its page takes the focus by itself, and gives it back to what opened it.
 */
export function usePageTitle(title: string): void {
  const here = useLocation()
  const isUnderForm = useOutlet() !== null
  useEffect(() => {
    document.title = title === 'Wattle' ? title : `${title} · Wattle`
    if (isUnderForm || here.key === headed?.key) return
    // The first page of a visit keeps the focus where the browser puts it, and a page that is searched, filtered or turned where it is.
    const isLost = document.activeElement === document.body
    if (here.key !== 'default' && (isLost || here.pathname !== headed?.pathname)) {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading || document.querySelector('dialog[open]')) return
      heading.focus({ preventScroll: true })
    }
    headed = here
  }, [title, here, isUnderForm])
}

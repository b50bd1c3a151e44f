import { useEffect } from 'react'
import { useLocation } from 'react-router'

let headed = 'default'

/**
 * Names the window after the page and, after a change of route, moves the focus to its h1, so that a screen reader says
 * where one is. The heading may come later than the page: the focus moves once, as soon as there is one.
 */
export function usePageTitle(title: string): void {
  const { key } = useLocation()
  useEffect(() => {
    document.title = title === 'Wattle' ? title : `${title} · Wattle`
    // The first page of a visit keeps the focus where the browser puts it.
    if (key === headed || key === 'default') return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || document.querySelector('dialog[open]')) return
    headed = key
    heading.focus({ preventScroll: true })
  }, [title, key])
}

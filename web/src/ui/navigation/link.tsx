import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useNavigate } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: To; state?: unknown }

/** A link within the app. React Router's own includes code for server rendering, 5 KB that every page would load. */
export function Link({ to, state, onClick, ...rest }: Props) {
  const href = useHref(to)
  const navigate = useNavigate()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isForBrowser = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
    if (event.defaultPrevented || isForBrowser) return
    event.preventDefault()
    navigate(to, { state })
  }

  return <a {...rest} href={href} onClick={follow} />
}

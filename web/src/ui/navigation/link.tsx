import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useLocation, useNavigate } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: To; replace?: boolean; state?: unknown }

/**
 * A link within the app. The router's own brings along what servers that render need, five kilobytes that every page would
 * pay for.
 */
export function Link({ to, replace, state, target, onClick, ...rest }: Props) {
  const href = useHref(to)
  const here = useHref(useLocation())
  const navigate = useNavigate()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
    if (event.defaultPrevented || isForBrowser || (target && target !== '_self')) return
    event.preventDefault()
    // A second press on the same link is no step to go back from.
    navigate(to, { replace: replace ?? href === here, state })
  }

  return <a {...rest} href={href} target={target} onClick={follow} />
}

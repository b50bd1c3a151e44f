import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** How something looks at first, within the app: before any effect, at an address, with what is cached. */
export function markupOf(element: ReactElement, client: QueryClient, address = '/'): string {
  const routed = createElement(MemoryRouter, { initialEntries: [address] }, element)
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, routed))
}

/** The words in it, one after the other. */
export function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Where its links lead, in order. */
export function addressesIn(markup: string): string[] {
  return [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address ?? '')
}

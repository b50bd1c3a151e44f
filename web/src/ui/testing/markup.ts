import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** The first render's markup within the app, before any effect, at an address and with this query cache. */
export function markupOf(element: ReactElement, client: QueryClient, address = '/'): string {
  const routed = createElement(MemoryRouter, { initialEntries: [address] }, element)
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, routed))
}

/** The text content of the markup. */
export function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The links' addresses, in order. */
export function addressesIn(markup: string): string[] {
  return [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address ?? '')
}

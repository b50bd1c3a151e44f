import { expect, test } from 'vitest'
import { routedUrl } from './undecodable-pages.ts'

test.each([
  ['/%zz', 'text/html,application/xhtml+xml', '/'],
  ['/%E0%A4%A?month=2026-11', 'text/html', '/'],
  ['/tasks?plant=%zz', 'text/html', '/tasks?plant=%zz'],
  ['/public/Inner%20West', 'text/html', '/public/Inner%20West'],
  ['/%zz', 'application/json', '/%zz'],
  ['/%zz', undefined, '/%zz'],
  ['/api/plants/%zz', 'text/html', '/api/plants/%zz'],
])('%s is routed, if the client accepts %s, as %s', (url, accept, routed) => {
  expect(routedUrl({ url, headers: accept === undefined ? {} : { accept } })).toBe(routed)
})

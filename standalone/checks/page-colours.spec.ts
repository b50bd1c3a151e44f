import { expect, test } from 'vitest'
import { read } from './imports.ts'

const coloursIn = (css: string) =>
  new Map(
    [...css.matchAll(/(--[\w-]+): ((?:light-dark\(.*?\)|#\w+));/g)].map(([, name = '', value]) => [
      name,
      value,
    ]),
  )

test('pages without scripts have the colours of the app', () => {
  const own = coloursIn(read('query-api/src/pages/style.ts'))
  const tokens = coloursIn(read('web/src/tokens.css'))
  expect(own.size).toBeGreaterThan(5)
  for (const [name, value] of own) expect([name, value]).toEqual([name, tokens.get(name)])
})

import { plantKinds } from '@wattle/plant-guide/entry.ts'
import { expect, test } from 'vitest'
import { read } from './imports.ts'

test('every kind of plant has its drawing', () => {
  const drawn = [...read('web/src/art/kinds.svg').matchAll(/<symbol id="([a-z-]+)"/g)].map(([, id]) => id)
  expect(plantKinds.filter((kind) => !drawn.includes(kind))).toEqual([])
})

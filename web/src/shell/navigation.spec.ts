import { expect, test } from 'vitest'
import { navigation } from './navigation.tsx'

test('the sidebar leads everywhere, in this order', () => {
  expect(navigation.map(({ label, to }) => [label, to])).toEqual([
    ['Home', '/'],
    ['My Plants', '/my-plants'],
    ['Tasks', '/tasks'],
    ['Garden Shed', '/garden-shed'],
    ['Nursery', '/nursery'],
    ['Plant Guide', '/guide'],
    ['Community Gardens', '/public'],
    ['Settings', '/settings'],
  ])
})

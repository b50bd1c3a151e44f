import { expect, test } from 'vitest'
import { shareAddress } from './share-link.ts'

test('a share link survives names with spaces and letters of any alphabet', () => {
  expect(shareAddress('https://wattle.example', 'Müllers Garten 7', 'p1')).toBe(
    'https://wattle.example/#/public/M%C3%BCllers%20Garten%207/plants/p1',
  )
})

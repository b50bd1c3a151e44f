import { expect, test } from 'vitest'
import { goodsOf } from './goods.ts'

test.each([
  ['Horticultural oil', 'bottle'],
  ['Organic citrus fertiliser', 'tub'],
  ['Bypass secateurs', 'tool'],
  ['Sugar cane mulch', 'bag'],
  ['Tomato and vegetable food', 'bottle'],
  ['Low-phosphorus native fertiliser', 'tub'],
  ['Liquid fertiliser', 'bottle'],
  ['Soil wetter', 'bottle'],
  ['Lime sulphur', 'bottle'],
  ['Garden lime', 'bag'],
  ['Premium potting mix', 'bag'],
  ['Wildlife-safe fruit netting', 'bag'],
  ['🌱', 'tub'],
])('%s is a %s', (name, goods) => expect(goodsOf(name)).toBe(goods))

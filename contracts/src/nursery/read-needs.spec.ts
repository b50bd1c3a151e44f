import { describe, expect, test } from 'vitest'
import { readNeeds } from './read-needs.ts'

const read = (topic: 'sunlight' | 'soil' | 'watering', words: string) =>
  readNeeds({ sunlight: '', soil: '', watering: '', [topic]: words })

const open = ['Full sun all day', 'Morning shade, afternoon sun']
const some = [
  'Morning sun, afternoon shade',
  'Partial sun (3–6 hrs direct light)',
  'Full sun in winter, filtered shade in summer',
]
const filtered = ['Filtered sun all day', 'Partial shade (bright but no direct sun)']

describe('sunlight needs', () => {
  test.each([
    ['Full sun.', open],
    ['FULL SUN, six hours or more', open],
    ['Full sun, or morning sun where it is hot', [...open, 'Morning sun, afternoon shade']],
    ['Sunny', [...open, ...some]],
    ['Part sun', some],
    ['Partial shade', filtered],
    ['Bright indirect light', filtered],
    ['No direct sun', filtered],
    ['Out of the hot sun', filtered],
    ['Full shade', ['Full shade all day']],
    ['Shade', [...filtered, 'Full shade all day']],
    ['Sun or part shade', [...filtered, ...open, ...some]],
    ['Afternoon shade', ['Morning sun, afternoon shade']],
    ['Ask the neighbours', []],
    ['', []],
  ])('are read from “%s”', (words, sunlight) => {
    expect(read('sunlight', words).sunlight.toSorted()).toEqual(sunlight.toSorted())
  })
})

describe('soil needs', () => {
  test.each([
    ['Any soil', ['clay', 'loam', 'sandy', 'silt', 'rocky']],
    ['Free-draining', ['loam', 'sandy']],
    ['Well drained sandy loam', ['loam', 'sandy']],
    ['Heavy clay', ['clay']],
    ['Avoid heavy clay', ['loam', 'sandy']],
    ['Rich soil with compost', ['loam', 'silt']],
    ['Gritty', ['rocky']],
    ['Whatever there is', []],
  ])('are read from “%s”', (words, soil) => {
    expect(read('soil', words).soil.toSorted()).toEqual(soil.toSorted())
  })
})

describe('moisture needs', () => {
  test.each([
    ['Weekly', ['medium']],
    ['Regularly', ['medium']],
    ['Let it dry out between drinks', ['dry', 'medium']],
    ['Sparingly', ['dry', 'medium']],
    ['Keep moist', ['moist']],
    ['Never let it dry out', ['moist']],
    ['Boggy ground', ['moist', 'wet']],
    ['Daily in summer', ['moist']],
    ['As you like', []],
  ])('are read from “%s”', (words, moisture) => {
    expect(read('watering', words).moisture.toSorted()).toEqual(moisture.toSorted())
  })
})

test('words about one topic are ignored in another', () => {
  expect(readNeeds({ sunlight: 'Weekly', soil: 'Full sun', watering: 'Clay' })).toEqual({
    sunlight: [],
    soil: [],
    moisture: [],
  })
})

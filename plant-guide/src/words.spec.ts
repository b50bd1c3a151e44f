import { describe, expect, it } from 'vitest'
import { keyOf, likeness, wordsOf } from './words.ts'

describe('the words of a plant’s name', () => {
  it('are free of case, accents, punctuation, plurals and botanical rank marks', () => {
    expect(wordsOf("Brassica oleracea var. italica 'Romanesco'")).toEqual([
      'brassica',
      'oleracea',
      'italica',
      'romanesco',
    ])
    expect(wordsOf('Jalapeños, Bird’s-eye & CHERRIES')).toEqual(['jalapeno', 'bird', 'eye', 'cherry'])
    expect(wordsOf('tomatoes peaches radishes leaves cacti peas')).toEqual([
      'tomato',
      'peach',
      'radish',
      'leaf',
      'cactus',
      'pea',
    ])
    expect(wordsOf('Citrus × limon')).toEqual(wordsOf('citrus x limon'))
  })

  it('keep words that only look like plurals', () => {
    expect(wordsOf('hibiscus grass iris')).toEqual(['hibiscus', 'grass', 'iris'])
  })

  it('make the same key in any order', () => {
    expect(keyOf('Beans (French)')).toBe(keyOf('french bean'))
  })
})

describe('the likeness of two words', () => {
  it('is whole for the same word and partial for a slip of the finger', () => {
    expect(likeness('basil', 'basil')).toBe(1)
    for (const slip of ['basill', 'bsail', 'basl', 'bazil'])
      expect(likeness('basil', slip)).toBeGreaterThan(0.7)
    expect(likeness('strawberry', 'stawbery')).toBeGreaterThan(0.7)
  })

  it('is nothing for other words, and short words allow no slip', () => {
    expect(likeness('basil', 'brazil')).toBe(0)
    expect(likeness('fig', 'fog')).toBe(0)
    expect(likeness('lime', 'dime')).toBe(0)
    expect(likeness('mango', 'magnolia')).toBe(0)
  })
})

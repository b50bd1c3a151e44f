import { describe, expect, test } from 'vitest'
import { chosenNames } from './chosen-names.ts'

const lemon = { slug: 'lemon', name: 'Lemon', species: 'Citrus × limon', kind: 'citrus', synonym: null }
const apple = { slug: 'apple', name: 'Apple', species: 'Malus domestica', kind: 'pome-fruit', synonym: null }
const nameOf = (plant: typeof lemon | typeof apple, name: string) =>
  chosenNames(plant, { name, species: '' }).name

describe('choosing a plant', () => {
  test.each(['', 'le', 'lemon', 'Lemon ', 'lemons', 'lmeon', 'lemn', 'lenon', 'citrus lim', 'Citrus x'])(
    'completes “%s”',
    (typed) => {
      expect(nameOf(lemon, typed)).toBe('Lemon')
    },
  )

  test.each(['Grandma’s lemon', 'Grandma’s lemons', 'lime', 'melons', 'by the shed'])(
    'leaves “%s”',
    (typed) => {
      expect(nameOf(lemon, typed)).toBe(typed)
    },
  )

  test('keeps or completes the name of a cultivar', () => {
    expect(nameOf(apple, 'Granny Smith')).toBe('Granny Smith')
    const granny = { ...apple, synonym: 'Granny Smith' }
    expect(chosenNames(granny, { name: 'granny s', species: '' })).toEqual({
      name: 'Granny Smith',
      species: 'Malus domestica',
    })
  })

  test('keeps a typed species and replaces a suggested one', () => {
    const typed = { name: 'lem', species: 'Citrus meyeri' }
    expect(chosenNames(lemon, typed).species).toBe('Citrus meyeri')
    expect(chosenNames(lemon, typed, 'Citrus meyeri').species).toBe('Citrus × limon')
  })
})

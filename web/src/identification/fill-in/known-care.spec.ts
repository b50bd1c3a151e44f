import { everyTopic } from '@wattle/contracts/plants/choices.ts'
import { describe, expect, test } from 'vitest'
import { chosenCare, chosenNames } from './fill-in.ts'

const lemon = { name: 'Lemon', species: 'Citrus × limon' }
const names = (name: string, species = '', suggested: string[] = []) =>
  Object.values(chosenNames(lemon, { name, species }, suggested))

describe('the names of a plant that is chosen', () => {
  test.each(['le', 'lemon', 'Lemon ', 'lmeon', 'citrus lim'])('take the place of “%s”', (typed) => {
    expect(names(typed)).toEqual(['Lemon', 'Citrus × limon'])
  })

  test('leave a plant the name that somebody gave it', () => {
    expect(names('Grandma’s lemon')).toEqual(['Grandma’s lemon', 'Citrus × limon'])
  })

  test('leave the species that somebody wrote, and take the place of one that was only suggested', () => {
    expect(names('lem', 'Citrus meyeri')).toEqual(['Lemon', 'Citrus meyeri'])
    expect(names('lem', 'Citrus × aurantiifolia', ['Citrus × aurantiifolia'])).toEqual([
      'Lemon',
      'Citrus × limon',
    ])
  })
})

test('the care of a plant that is chosen leaves what the gardener wrote, and replaces other suggestions', () => {
  const known = { careInstructions: everyTopic('From the guide'), careAuthors: everyTopic('guide') }
  const typed = {
    careInstructions: { ...everyTopic(''), soil: 'Sand', watering: 'Weekly' },
    careAuthors: { soil: 'gardener', watering: 'ai', pruning: 'gardener' },
  } as const
  expect(chosenCare(known, typed)).toEqual({
    careInstructions: { ...known.careInstructions, soil: 'Sand' },
    careAuthors: { ...known.careAuthors, soil: 'gardener' },
  })
})

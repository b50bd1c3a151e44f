import { everyTopic } from '@wattle/contracts/plants/choices.ts'
import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

test("an edited care topic becomes the gardener's own, and the others stay", () => {
  const suggested = {
    careInstructions: { ...everyTopic(''), watering: 'Weekly', soil: 'Loam' },
    careAuthors: everyTopic('ai'),
  }
  expect(ownWords(suggested, 'soil', 'Clay')).toEqual({
    careInstructions: { ...suggested.careInstructions, soil: 'Clay' },
    careAuthors: { ...everyTopic('ai'), soil: 'gardener' },
  })
})

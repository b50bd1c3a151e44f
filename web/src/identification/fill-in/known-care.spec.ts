import { everyTopic } from '@wattle/contracts/plants/choices.ts'
import { expect, test } from 'vitest'
import { careFilledIn, nothingKnown } from './known-care.ts'

const known = {
  careInstructions: everyTopic('From the guide'),
  careAuthors: everyTopic('guide'),
  needs: { sunlight: ['Full sun all day' as const], soil: ['loam' as const], moisture: ['dry' as const] },
}
const typed = {
  careInstructions: { ...everyTopic(''), soil: 'Sand', pruning: 'Hard' },
  careAuthors: { soil: 'gardener', pruning: 'ai', watering: 'gardener' },
} as const

test('filled-in care keeps what the gardener wrote and replaces other suggestions', () => {
  expect(careFilledIn(known, typed)).toEqual({
    careInstructions: { ...known.careInstructions, soil: 'Sand' },
    careAuthors: { ...known.careAuthors, soil: 'gardener' },
    needs: { ...known.needs, soil: [] },
  })
})

test("without known care only the gardener's own words are left", () => {
  expect(careFilledIn(nothingKnown, typed)).toEqual({
    careInstructions: { ...everyTopic(''), soil: 'Sand' },
    careAuthors: { soil: 'gardener' },
    needs: nothingKnown.needs,
  })
})

import { gardenStory } from '@wattle/contracts/testing/garden-story.ts'
import { expect, test } from 'vitest'
import { tell } from './tell.ts'
import { storySubjects } from './testing/story-subjects.ts'

test('the garden story reads well as sentences', async () => {
  const subjects = storySubjects()
  const told = gardenStory.map((recorded) => {
    const { kind, sentence } = tell(recorded, subjects, 'Australia/Adelaide')
    return `${String(recorded.revision).padStart(3)}  ${kind}: ${sentence}.\n`
  })
  await expect(told.join('')).toMatchFileSnapshot('./testing/garden-story.txt')
})

test('a sentence about a subject whose name is unknown leaves the name out', () => {
  const told = gardenStory.map((recorded) => tell(recorded, new Map(), 'Australia/Adelaide').sentence)
  expect(told[50]).toBe('You moved a plant from a location to a location')
  expect(told[34]).toMatch(/^You ticked off a task for a plant/)
})

test('medium moisture is not called medium ground', () => {
  const recorded = gardenStory.find(({ type }) => type === 'LocationConditionsChanged')
  if (!recorded) throw new Error('The story changes no conditions.')
  const conditions = { sunlight: null, soilType: null, moisture: 'medium' }
  const medium = { ...recorded, data: { ...recorded.data, conditions, potFriendly: false } }
  expect(tell(medium, new Map(), 'Australia/Adelaide').sentence).toMatch(/: medium moisture$/)
})

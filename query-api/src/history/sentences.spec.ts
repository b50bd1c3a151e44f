import { unseal } from '@wattle/contracts/garden/events.ts'
import { gardenStory } from '@wattle/contracts/testing/garden-story.ts'
import { expect, test } from 'vitest'
import { kindOf } from './sentences.ts'
import { tell } from './tell.ts'
import { storySubjects } from './testing/story-subjects.ts'

test('the garden story reads well', async () => {
  const subjects = storySubjects()
  const told = gardenStory.map((recorded) => {
    const happened = unseal(recorded)
    return `${String(happened.revision).padStart(3)}  ${kindOf(happened.event.type)}: ${tell(happened, subjects, 'Australia/Adelaide')}.\n`
  })
  await expect(told.join('')).toMatchFileSnapshot('./testing/garden-story.txt')
})

test('what nobody knows any more is told without its name', () => {
  const told = gardenStory.map((recorded) => tell(unseal(recorded), new Map(), 'Australia/Adelaide'))
  expect(told[50]).toBe('You moved a plant from a location to a location')
  expect(told[34]).toMatch(/^You ticked off a task for a plant/)
})

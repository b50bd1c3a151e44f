import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seal, unseal } from '../garden/events.ts'
import { gardenStory } from './garden-story.ts'
import { expectGolden, goldenHash, storyAdvice, storyFile } from './golden.ts'

const samples = readdirSync(new URL('../../samples/', import.meta.url)).filter((file) =>
  file.endsWith('.json'),
)

test('the story contains every version of every event', () => {
  const told = new Set(gardenStory.map(({ type, version }) => `${type}.v${version}.json`))
  const missing = samples.filter((file) => !told.has(file)).map((file) => file.replace('.json', ''))
  if (missing.length > 0)
    throw new Error(
      `Add ${missing.join(', ')} at the end of the story, contracts/samples/garden-story.jsonl.`,
    )
})

test('stored events of the story never change; new ones are added at its end', () => {
  expectGolden(storyFile, gardenStory.map(goldenHash), storyAdvice)
})

test('the story is one garden from its first event on', () => {
  const [first] = gardenStory
  expect(gardenStory.map(({ stream, revision }) => [stream, revision])).toEqual(
    gardenStory.map((_, index) => [first?.stream, index]),
  )
  const positions = gardenStory.map(({ position }) => position)
  expect(positions).toEqual([...new Set(positions)].toSorted())
})

test.each(gardenStory)('$revision $type seals to what is stored', (recorded) => {
  const { refs, ...metadata } = recorded.metadata
  const happened = unseal(recorded)
  const sealed = seal(happened.event, recorded.id, metadata)
  expect(sealed.metadata.refs).toEqual(refs)
  expect(unseal({ ...recorded, ...sealed })).toEqual(happened)
})

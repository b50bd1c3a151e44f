import { unseal } from '@wattle/contracts/garden/events.ts'
import { gardenStory } from '@wattle/contracts/testing/garden-story.ts'
import { expectGolden, goldenHash } from '@wattle/contracts/testing/golden.ts'
import { test } from 'vitest'
import { replay } from './evolve.ts'
import { initialGarden } from './garden.ts'
import { stateShape } from './state-version.ts'

test(`every event of the garden story leaves the same state as before in ${stateShape}`, () => {
  let garden = initialGarden
  const hashes = gardenStory.map((recorded) => {
    garden = replay(garden, [unseal(recorded)])
    return goldenHash(garden)
  })
  expectGolden(new URL(`../../golden/${stateShape}.json`, import.meta.url), hashes, 'raise stateVersion')
})

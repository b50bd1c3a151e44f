import type { Stored } from '@wattle/adapters/read-models/port.ts'
import { unseal } from '@wattle/contracts/garden/events.ts'
import { gardenStory } from '@wattle/contracts/testing/garden-story.ts'
import { expectGolden, goldenHash } from '@wattle/contracts/testing/golden.ts'
import { test } from 'vitest'
import { type AnyReadModel, fold } from './read-model.ts'
import { allReadModels } from './read-models.ts'
import { live } from './testing/given-events.ts'

test.each(allReadModels)('$name@$version folds the garden story as it always did', (model) => {
  const file = new URL(`../golden/${model.name}@${model.version}.json`, import.meta.url)
  expectGolden(file, documentsAfterEachEvent(model), `raise the version of ${model.name}`)
})

/** One hash per event of the story, of the documents and their views after that event. */
function documentsAfterEachEvent(model: AnyReadModel): string[] {
  const documents = new Map<string, Stored<object>>()
  return gardenStory.map((recorded) => {
    fold(model, documents, unseal(recorded))
    const left = live(documents)
    return goldenHash(model.views ? [left, shownOf(model.views, left)] : left)
  })
}

function shownOf(views: NonNullable<AnyReadModel['views']>, documents: Record<string, object>): object[] {
  return Object.entries(views).map(([view, show]) => {
    const shown = Object.entries(documents).map(([id, document]) => [id, show(document)])
    return [view, Object.fromEntries(shown)]
  })
}

import type { Stored } from '@wattle/adapters/read-models/port.ts'
import { unseal } from '@wattle/contracts/garden/events.ts'
import { gardenStory } from '@wattle/contracts/testing/garden-story.ts'
import { type SubjectDocument, subjects } from '@wattle/projections/history/subjects.ts'
import { fold } from '@wattle/projections/read-model.ts'
import type { Subjects } from '../names.ts'

/** The subjects of the garden story. */
export function storySubjects(): Subjects {
  const documents = new Map<string, Stored<SubjectDocument>>()
  for (const recorded of gardenStory) fold(subjects, documents, unseal(recorded))
  return new Map(
    [...documents.values()].flatMap(({ document }) => (document ? [[document.id, document]] : [])),
  )
}

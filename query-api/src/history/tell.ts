import type { Actor } from '@wattle/contracts/envelope.ts'
import type { Happened } from '@wattle/contracts/garden/events.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import { quoted } from '../words.ts'
import { nameAt, type Subjects } from './names.ts'
import { sentenceOf } from './sentences.ts'

/** A demonstration garden is played in the gardener's name. */
const who: Record<Actor, string> = {
  gardener: 'You',
  seed: 'You',
  'care-plan': 'Wattle',
  import: 'An import',
  erasure: 'Wattle',
}

/** What happened, in one sentence, with everything called as it was then. */
export function tell({ event, revision, metadata }: Happened, subjects: Subjects, timeZone: string): string {
  const task = (id: string, at: number) => {
    const title = nameAt(subjects, id, at)
    return title === null ? 'a task' : quoted(title)
  }
  return sentenceOf(event, {
    who: who[metadata.actor],
    day: civilDateAt(new Date(metadata.occurredAt), timeZone),
    plant: (id) => nameAt(subjects, id, revision) ?? 'a plant',
    location: (id) => nameAt(subjects, id, revision) ?? 'a location',
    nurseryPlant: (id) => nameAt(subjects, id, revision) ?? 'a plant',
    task: (id) => task(id, revision),
    taskBefore: (id) => task(id, revision - 1),
  })
}

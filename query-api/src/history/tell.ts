import type { Actor } from '@wattle/contracts/envelope.ts'
import { type Happened, unseal } from '@wattle/contracts/garden/events.ts'
import type { HistoryEntry } from '@wattle/contracts/history/views.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import { quoted } from '../words.ts'
import { nameAt, type Subjects } from './names.ts'
import type { Recorded } from './scan.ts'
import { kindOf, sentenceOf } from './sentences.ts'

/** A demonstration garden is created in the gardener's name, so its events say “You”. */
const who: Record<Actor, string> = {
  gardener: 'You',
  seed: 'You',
  'care-plan': 'Wattle',
  import: 'An import',
  erasure: 'Wattle',
}

const unreadable = 'Something happened here that this release of Wattle can’t read'

/** One sentence about an event, using the names that everything had at the time. */
export function tell(
  recorded: Recorded,
  subjects: Subjects,
  timeZone: string,
): Pick<HistoryEntry, 'kind' | 'sentence'> {
  try {
    return told(unseal(recorded), subjects, timeZone)
  } catch {
    return { kind: null, sentence: unreadable }
  }
}

function told({ event, revision, metadata }: Happened, subjects: Subjects, timeZone: string) {
  const task = (id: string, at: number) => {
    const title = nameAt(subjects, id, at)
    return title === null ? 'a task' : quoted(title)
  }
  const sentence = sentenceOf(event, {
    who: who[metadata.actor],
    day: civilDateAt(new Date(metadata.occurredAt), timeZone),
    plant: (id) => nameAt(subjects, id, revision) ?? 'a plant',
    location: (id) => nameAt(subjects, id, revision) ?? 'a location',
    nurseryPlant: (id) => nameAt(subjects, id, revision) ?? 'a plant',
    task: (id) => task(id, revision),
    taskBefore: (id) => task(id, revision - 1),
  })
  return { kind: kindOf(event.type), sentence }
}

import type { CatalogueEntry, Job } from '../entry.ts'
import { isFrostTender } from '../jobs/frost.ts'
import type { KindGuide } from '../kinds/guide.ts'
import { kindGuides } from '../kinds/kinds.ts'

/** Whether frost damages a plant with these jobs. Houseplants stay in rooms, where there is none. */
export function isTender(entry: CatalogueEntry, jobs: readonly Job[]): boolean {
  const guide: KindGuide = kindGuides[entry.kind]
  return entry.kind !== 'indoor' && isFrostTender(entry.frostTender ?? guide.frostTender, jobs)
}

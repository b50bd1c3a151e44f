import { hasLost, type Repair } from '@wattle/adapters/event-log/sqlite/sqlite-repair.ts'
import { counted } from '@wattle/contracts/counted.ts'

/** The outcome for each stream, for people to read. */
export function repairLines(repair: Repair, cut: boolean): string[] {
  const { streams, deleted, missing, keptAs } = repair
  if (keptAs === null) return ['Nothing is damaged, so nothing was changed.']
  const lines = streams.map(({ stream, restored, lostFrom }) => {
    if (lostFrom === null) return `${stream}: whole again, ${counted(restored, 'event')} from the backup.`
    const what = `${stream}: event ${lostFrom} is whole neither in the log nor in the backup`
    return cut ? `${what}, so the stream now ends before it.` : `${what}, so the stream stays damaged.`
  })
  for (const stream of deleted) lines.push(`${stream}: deleted, as it was before.`)
  if (missing > 0) lines.push(`${counted(missing, 'event')} could not be put back.`)
  if (hasLost(repair) && cut) lines.push('Read models and snapshots are rebuilt at the next start.')
  lines.push(`The damaged file is kept as ${keptAs}.`)
  return lines
}

/** Whether the log has no damage left. */
export const isRepaired = (repair: Repair, cut: boolean): boolean => cut || !hasLost(repair)

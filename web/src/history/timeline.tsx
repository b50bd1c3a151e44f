import type { HistoryEntry } from '@wattle/contracts/history/views.ts'
import { PotDrawing } from '../art/large-drawings.tsx'
import { monthText } from '../ui/text/dates.ts'
import { Entry } from './entry.tsx'
import { byMonth } from './months.ts'
import styles from './timeline.module.css'

/** The vine: a leaf for each entry, newest first. The pot appears below once the whole history has loaded. */
export function Timeline({
  entries,
  isWhole,
  last,
  timeZone,
  linksPlants = false,
  onJump,
}: {
  entries: readonly HistoryEntry[]
  isWhole: boolean
  /** The revision of the last entry up to the selected day. */
  last?: number | undefined
  timeZone: string
  linksPlants?: boolean | undefined
  onJump: (revision: number) => void
}) {
  const ofCommand = Map.groupBy(entries, ({ commandId }) => commandId)
  // The others follow right below, so only the newest lists them.
  const othersOf = ({ commandId, revision }: HistoryEntry) => {
    const [newest, ...others] = ofCommand.get(commandId) ?? []
    return newest?.revision === revision ? others : []
  }
  return (
    <div className={styles.vine}>
      {byMonth(entries, timeZone).map(([month, ofMonth]) => (
        <section key={ofMonth[0]?.revision} aria-labelledby={`month-${ofMonth[0]?.revision}`}>
          <h2 id={`month-${ofMonth[0]?.revision}`}>{monthText(month)}</h2>
          <ol>
            {ofMonth.map((entry) => (
              <Entry
                key={entry.revision}
                entry={entry}
                together={othersOf(entry)}
                isLast={entry.revision === last}
                timeZone={timeZone}
                linksPlants={linksPlants}
                onJump={onJump}
              />
            ))}
          </ol>
        </section>
      ))}
      {isWhole && (
        <div className={styles.root}>
          <PotDrawing />
        </div>
      )}
    </div>
  )
}

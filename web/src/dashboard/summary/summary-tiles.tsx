import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { SummaryView } from '@wattle/contracts/dashboard/views.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { LastMonth, ThisMonth } from './month-tiles.tsx'
import { MyPlants } from './my-plants-tile.tsx'
import { NurseryPlants } from './nursery-tile.tsx'
import { YourSettings } from './settings-tile.tsx'
import styles from './summary-tiles.module.css'

/** The numbers of Home: this month, last month, the plants, and the settings. */
export default function SummaryTiles({
  summary,
  isKnown,
  preferences,
  today,
}: {
  summary: SummaryView
  /** False if the counts are zero because they could not be loaded. */
  isKnown: boolean
  preferences: PreferencesView | undefined
  today: CivilDate
}) {
  return (
    <div className={styles.grid}>
      <ThisMonth summary={summary} isKnown={isKnown} today={today} />
      <LastMonth summary={summary} isKnown={isKnown} today={today} />
      <MyPlants summary={summary} />
      <NurseryPlants count={summary.totalNurseryPlants} />
      <YourSettings preferences={preferences} />
    </div>
  )
}

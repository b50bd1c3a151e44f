import { useToday } from '../profile/use-today.ts'
import { PageHead } from '../ui/page/page-head.tsx'
import type { HistoryWanted } from './api.ts'
import { DayField } from './day-field.tsx'
import { Downloads } from './downloads.tsx'
import { Entries } from './entries.tsx'
import styles from './history.module.css'
import { KindFilter } from './kind-filter.tsx'
import { useHistoryView } from './use-history-view.ts'

export default function GardenHistory() {
  const { kind, at, show } = useHistoryView()
  const wanted: HistoryWanted = { plantId: null, kind, at }
  return (
    <>
      <PageHead
        title="The life of your garden"
        lead="Everything that has happened, newest first. Nothing is ever overwritten."
        back={{ to: '/my-plants', label: 'My Plants' }}
        actions={<Downloads wanted={wanted} name="history-of-my-garden" />}
      />
      <div className={styles.filters}>
        <KindFilter kind={kind} onChange={(chosen) => show({ kind: chosen })} />
        <DayField
          label="Up to the end of"
          value={at ?? ''}
          max={useToday()}
          onChange={(chosen) => show({ at: chosen || null })}
        />
      </div>
      <Entries
        wanted={wanted}
        empty="Everything you do in your garden will appear here."
        onWiden={() => show({ kind: null, at: null })}
      />
    </>
  )
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { HistorySubject } from '@wattle/contracts/history/views.ts'
import { plantAddress } from '@wattle/contracts/plants/addresses.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import { useParams } from 'react-router'
import { isGone } from '../http/gone.ts'
import { useTimeZone } from '../profile/use-time-zone.ts'
import { useToday } from '../profile/use-today.ts'
import { NotHere } from '../ui/feedback/not-here.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { useLastKnown } from '../ui/use-last-known.ts'
import { type HistoryWanted, historyQueries } from './api.ts'
import { AsOf } from './as-of.tsx'
import { Downloads } from './downloads.tsx'
import { Entries } from './entries.tsx'
import styles from './history.module.css'
import { KindFilter } from './kind-filter.tsx'
import { useHistoryView } from './use-history-view.ts'

/** The history of one plant, also after its deletion, and the plant as of any day in it. */
export default function PlantHistory() {
  const { plantId = '' } = useParams()
  return <History key={plantId} plantId={plantId} />
}

function History({ plantId }: { plantId: string }) {
  const { kind, at, show } = useHistoryView()
  const wanted: HistoryWanted = { plantId, kind, at: null }
  const { data, error } = useInfiniteQuery(historyQueries.pages(wanted))
  // The plant stays the same while another kind loads, or fails to.
  const subject = useLastKnown(data?.pages[0]?.subject)
  const last = useQuery({ ...historyQueries.asOf(plantId, at ?? ''), enabled: at !== null }).data?.last
  if (isGone(error, 'plant')) {
    return (
      <NotHere title="Plant Not Found" retry={undefined}>
        No plant at this address has ever been in your garden.
      </NotHere>
    )
  }
  const path = plantAddress(plantId)
  return (
    <>
      <PageHead
        title={subject ? `The life of ${subject.name}` : 'The life of a plant'}
        lead={
          subject?.isDeleted
            ? 'It is no longer in your garden. Everything that happened is still here, newest first.'
            : 'Everything that has happened, newest first. Nothing is ever overwritten.'
        }
        back={
          !subject || subject.isDeleted
            ? { to: '/my-plants', label: 'My Plants' }
            : { to: path, label: subject.name }
        }
        actions={<Downloads wanted={wanted} name={fileNameOf(subject)} />}
      />
      {/* A new key remounts this after the skeletons: the plant's name above may wrap to a second line, and on a phone the past comes first, so the content would count as shifted. */}
      <div key={subject ? 'entries' : 'skeletons'} className={styles.plant}>
        <div>
          {(subject || error) && (
            <div className={styles.filters}>
              <KindFilter kind={kind} onChange={(chosen) => show({ kind: chosen })} />
            </div>
          )}
          <Entries
            wanted={wanted}
            last={last?.revision}
            empty="Everything that happens to this plant will appear here."
            onWiden={() => show({ kind: null })}
          />
        </div>
        {subject && <Past plantId={plantId} subject={subject} />}
      </div>
    </>
  )
}

function Past({ plantId, subject }: { plantId: string; subject: HistorySubject }) {
  const { at, show } = useHistoryView()
  const since = civilDateAt(new Date(subject.since), useTimeZone())
  return (
    <AsOf
      plantId={plantId}
      since={since}
      today={useToday()}
      isDeleted={subject.isDeleted}
      at={at}
      onChange={(chosen) => show({ at: chosen })}
    />
  )
}

/** A file name that is valid on every operating system. */
function fileNameOf(subject: HistorySubject | null): string {
  const words = subject?.name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['plant']
  return `history-of-${words.join('-')}`
}

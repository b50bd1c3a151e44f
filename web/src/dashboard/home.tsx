import { useQuery } from '@tanstack/react-query'
import { monthOf } from '@wattle/contracts/civil-date.ts'
import { defaultTaskPeriod } from '@wattle/contracts/profile/choices.ts'
import { isTropical } from '@wattle/contracts/profile/tropics.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { PlantNow } from '../advice/parts.ts'
import { Frieze } from '../art/notebook-drawings.tsx'
import { profileQueries } from '../profile/api.ts'
import { useTimeZone } from '../profile/use-time-zone.ts'
import { useToday } from '../profile/use-today.ts'
import { hasDrafts } from '../session/drafts/has-drafts.ts'
import { useSession } from '../session/session-store.ts'
import { Button } from '../ui/buttons/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { lazySheet } from '../ui/dialog/lazy-sheet.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { useSkeleton } from '../ui/feedback/use-skeleton.ts'
import { keepItem } from '../ui/keep-item.ts'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { lazyPart } from '../ui/page/lazy-part.tsx'
import { dayText } from '../ui/text/dates.ts'
import { seasonText } from '../ui/text/season-text.ts'
import { capitalised } from '../ui/text/words.ts'
import { zeroSummary } from '../views/read-summary.ts'
import { summaryQueries } from './api.ts'
import { gardenSentence, greeting, inState, monthSentence } from './greeting.ts'
import styles from './home.module.css'
import { NextTasks } from './next-tasks/next-tasks.tsx'
import { useNextTasks } from './next-tasks/use-next-tasks.ts'
import { asksForWelcome, needsWelcome } from './welcome/welcome.ts'

// Starts loading immediately, in parallel with the counts that it shows.
const tiles = import('./summary/summary-tiles.tsx')
tiles.catch(() => {})
const SummaryTiles = lazy(() => tiles)
const InfoCards = lazyPart(() => import('./summary/info-cards.tsx').then((file) => file.default))
// Only for a garden without plants.
const GettingStarted = lazy(() => import('./welcome/getting-started.tsx'))
// The gardener did not request these dialogs, so a loading failure is ignored.
const nothing = () => ({ default: (): ReactNode => null })
const SavedDrafts = lazySheet(() => import('./saved-drafts.tsx').catch(nothing))
const WelcomeDialog = lazySheet(() => import('./welcome/welcome-dialog.tsx').catch(nothing))

const laterKey = 'wattle-garden-welcome-later'

/** Home: the season, the next tasks, and the state of the garden. */
export default function Home() {
  usePageTitle('Home')
  const today = useToday()
  const timeZone = useTimeZone()
  const session = useSession()
  const { data: preferences, isFetched } = useQuery(profileQueries.preferences())
  const summary = useQuery(summaryQueries.counts(monthOf(today)))
  const [hasKept, setKept] = useState(hasDrafts)
  const skeleton = useSkeleton(summary.isPending)
  const state = preferences?.state

  const counts = summary.data ?? zeroSummary
  const isEmpty = summary.isSuccess && counts.totalPlants + counts.totalTasks === 0
  const name = session.status === 'signed-in' ? session.gardener.name : ''
  const next = useNextTasks(today, preferences?.taskGeneration.taskPeriod ?? defaultTaskPeriod)
  const toDo = next.tasks.filter(({ status }) => status === 'pending')
  // Waits until the content above is known, so that nothing visible shifts.
  const isReady = !(summary.isPending || skeleton || next.query.isPending)
  const own = next.query.isSuccess ? gardenSentence(toDo, counts.totalPlants, today) : null
  const tropical = isTropical(preferences?.postcode)
  const season = seasonText(monthOf(today), tropical)

  return (
    <div className={styles.home}>
      <section className={classNames('bleed', styles.hello)}>
        <p className="muted">{dayText(today)}</p>
        <h1 tabIndex={-1}>{isEmpty ? 'Welcome to Wattle' : greeting(new Date(), timeZone, name)}</h1>
        <p className={styles.season}>
          <strong>
            {capitalised(season)} in {inState(state)}
          </strong>
          <span className="clamp">{own ?? monthSentence(today, tropical)}</span>
        </p>
        <Frieze className={styles.frieze} />
      </section>
      {hasKept && <SavedDrafts onClose={() => setKept(false)} />}
      {!isEmpty && <NextTasks today={today} {...next} />}
      <div aria-busy={!isReady}>
        {!isReady ? (
          skeleton && !next.query.isPending && <Skeleton height={220} radius={16} />
        ) : isEmpty ? (
          <Suspense fallback={<Skeleton height={220} radius={16} />}>
            <GettingStarted counts={counts} />
          </Suspense>
        ) : (
          <div className="stack">
            {!summary.data && (
              <Banner tone="error" action={<Button onClick={() => void summary.refetch()}>Retry</Button>}>
                We couldn’t load your totals, so they show as zero.
              </Banner>
            )}
            <Suspense fallback={<Skeleton height={220} radius={16} />}>
              <SummaryTiles
                summary={counts}
                isKnown={summary.data !== undefined}
                preferences={preferences}
                today={today}
              />
            </Suspense>
          </div>
        )}
      </div>
      {isReady && (
        <>
          {!isEmpty && <PlantNow today={today} />}
          <InfoCards />
        </>
      )}
      {isFetched && <Welcome preferences={preferences} />}
    </div>
  )
}

function Welcome({ preferences }: { preferences: PreferencesView | undefined }) {
  const { search } = useLocation()
  const isAsked = asksForWelcome(search, location.search)
  const [isClosed, setClosed] = useState(() => !isAsked && laterKey in sessionStorage)
  if (isClosed || !(needsWelcome(preferences) || isAsked)) return null
  const close = () => {
    keepItem(sessionStorage, laterKey, 'later')
    setClosed(true)
  }
  return <WelcomeDialog preferences={preferences} onClose={close} />
}

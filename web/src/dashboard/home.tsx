import { useQuery } from '@tanstack/react-query'
import { monthOf } from '@wattle/contracts/civil-date.ts'
import { defaultTaskPeriod } from '@wattle/contracts/profile/choices.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Frieze } from '../art/large-drawings.tsx'
import { profileQueries } from '../profile/api.ts'
import { useToday } from '../profile/use-today.ts'
import { useSession } from '../session/session-store.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { dayText } from '../ui/dates.ts'
import { lazySheet } from '../ui/lazy-sheet.tsx'
import { seasonText } from '../ui/season-text.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { useSkeleton } from '../ui/use-skeleton.ts'
import { summaryQueries } from './api.ts'
import { GettingStarted } from './getting-started.tsx'
import { greeting, inState, monthSentence } from './greeting.ts'
import styles from './home.module.css'
import { InfoCards } from './info-cards.tsx'
import { NextTasks } from './next-tasks.tsx'
import { zeroSummary } from './read-summary.ts'
import { SummaryTiles } from './summary-tiles.tsx'
import { asksForWelcome, needsWelcome } from './welcome.ts'

const WelcomeDialog = lazySheet(() => import('./welcome-dialog.tsx'))

const laterKey = 'wattle-welcome-later'

/** Home: what the season says, what to do next, and how the garden stands. */
export default function Home() {
  usePageTitle('Home')
  const today = useToday()
  const session = useSession()
  const preferences = useQuery(profileQueries.preferences())
  const summary = useQuery(summaryQueries.counts())
  const isLoading = summary.isPending
  const skeleton = useSkeleton(isLoading)
  const state = preferences.data?.state

  const counts = summary.data ?? zeroSummary
  const isEmpty =
    summary.isSuccess && counts.totalPlants === 0 && counts.tasksThisMonth + counts.tasksLastMonth === 0
  const name = session.status === 'signed-in' ? session.gardener.name : ''
  const season = seasonText(monthOf(today))

  return (
    <div className={styles.home}>
      <section className={styles.hello}>
        <p className="muted">{dayText(today)}</p>
        <h1 tabIndex={-1}>{isEmpty ? 'Welcome to Wattle' : greeting(new Date(), timeZoneOf(state), name)}</h1>
        <p className={styles.season}>
          <strong>
            {season[0]?.toUpperCase()}
            {season.slice(1)} in {inState(state)}
          </strong>
          <span>{monthSentence(today, state)}</span>
        </p>
        <Frieze className={styles.frieze} />
      </section>
      {!isEmpty && (
        <NextTasks today={today} period={preferences.data?.taskGeneration.taskPeriod ?? defaultTaskPeriod} />
      )}
      <div aria-busy={isLoading}>
        {isLoading || skeleton ? (
          skeleton && <Skeleton height={220} radius={16} />
        ) : isEmpty ? (
          <GettingStarted hasLocation={counts.totalLocations > 0} />
        ) : (
          <div className="stack">
            {!summary.data && (
              <Banner tone="error" action={<Button onClick={() => void summary.refetch()}>Retry</Button>}>
                We could not load your numbers, so they show as zero.
              </Banner>
            )}
            <SummaryTiles
              summary={counts}
              isKnown={summary.data !== undefined}
              preferences={preferences.data}
              today={today}
            />
          </div>
        )}
      </div>
      {!isLoading && !skeleton && <InfoCards />}
      <Welcome
        isMissing={needsWelcome(preferences.data, preferences.isError)}
        preferences={preferences.data}
      />
    </div>
  )
}

function Welcome({
  isMissing,
  preferences,
}: {
  isMissing: boolean
  preferences: PreferencesView | undefined
}) {
  const { search } = useLocation()
  const isAsked = asksForWelcome(search, location.search)
  const [isClosed, setClosed] = useState(() => !isAsked && sessionStorage.getItem(laterKey) !== null)
  if (isClosed || !(isMissing || isAsked)) return null
  const close = () => {
    sessionStorage.setItem(laterKey, 'later')
    setClosed(true)
  }
  return <WelcomeDialog preferences={preferences} onClose={close} />
}

import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { catchUp } from '../cache/catch-up.ts'
import { followOtherTabs } from '../cache/other-tabs.ts'
import { queryClient } from '../cache/query-client.ts'
import { profileQueries } from '../profile/api.ts'
import { useSession } from '../session/session-store.ts'
import { keepSignedIn, renew, renewOnceOnline, signOut } from '../session/sign-in.ts'
import { signInSettingsQuery } from '../session/sign-in-settings.ts'
import { leaveFor } from '../ui/navigation/leave-guards.ts'
import { AppShell } from './app-shell.tsx'
import { InCover, Loading } from './loading.tsx'
import { PageBoundary } from './page-boundary.tsx'
import styles from './protected.module.css'

const LoginError = lazy(() =>
  import('../login/login-error.tsx').then((file) => ({ default: file.LoginError })),
)

// If the notice fails to load, the pages still work without it.
const ErasureNotice = lazy<ComponentType<{ eraseAfter: string }>>(() =>
  import('../erasure/erasure-notice.tsx').catch(() => ({ default: () => null })),
)

const renewalDelay = 5000

// Never stopped: they run from the first garden page on. Visitors write nothing, so they do not need them.
catchUp(queryClient)
followOtherTabs(queryClient)

/** The notebook, for a signed-in gardener only. A failed sign-in shows its error. */
export default function Protected() {
  const session = useSession()
  const { data: settings } = useQuery(signInSettingsQuery)
  const { status } = session

  useEffect(() => {
    if (status === 'lapsed') void renew()
    if (status === 'failed') return renewOnceOnline()
    if (status !== 'signed-in') return
    // The page loads first, because renewal is minutes away.
    const timer = setTimeout(keepSignedIn, renewalDelay)
    return () => clearTimeout(timer)
  }, [status])

  if (session.status === 'failed') {
    return (
      <main className={styles.failed}>
        <h1 className="sr">Wattle</h1>
        <PageBoundary path="/login">
          <Suspense fallback={<Loading />}>
            <LoginError session={session} />
          </Suspense>
        </PageBoundary>
      </main>
    )
  }
  if (session.status !== 'signed-in') return <InCover />
  return (
    <AppShell
      // Another gardener remounts all pages, because their state belongs to the previous one.
      key={session.gardener.sub}
      signedInName={session.gardener.name || 'Gardener'}
      onSignOut={() => leaveFor({ isBack: false, isSamePage: false }, () => void signOut())}
      feedbackUrl={settings?.feedbackUrl}
      notice={<Leaving />}
    />
  )
}

/** The notice of a requested erasure, on every page. */
function Leaving() {
  const { data } = useQuery(profileQueries.preferences())
  if (!data?.eraseAfter) return null
  return (
    <Suspense fallback={null}>
      <ErasureNotice eraseAfter={data.eraseAfter} />
    </Suspense>
  )
}

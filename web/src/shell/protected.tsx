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

// Pages are worth more than what is said above them.
const ErasureNotice = lazy<ComponentType<{ eraseAfter: string }>>(() =>
  import('../erasure/erasure-notice.tsx').catch(() => ({ default: () => null })),
)

const renewalDelay = 5000

// As long as the app runs, from the first page of a garden on; visitors write nothing.
catchUp(queryClient)
followOtherTabs(queryClient)

/** The notebook, for a signed-in gardener only; whoever could not sign in is told why. */
export default function Protected() {
  const session = useSession()
  const { data: settings } = useQuery(signInSettingsQuery)
  const { status } = session

  useEffect(() => {
    if (status === 'lapsed') void renew()
    if (status === 'failed') return renewOnceOnline()
    if (status !== 'signed-in') return
    // The page comes first: the sign-in library has minutes of time. Without a connection there is nothing to renew.
    const timer = setTimeout(() => keepSignedIn().catch(() => {}), renewalDelay)
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
      // Pages begin anew with another gardener: what they hold belongs to the one before.
      key={session.gardener.sub}
      signedInName={session.gardener.name || 'Gardener'}
      onSignOut={() => leaveFor({ isBack: false, isSamePage: false }, () => void signOut())}
      feedbackUrl={settings?.feedbackUrl}
      notice={<Leaving />}
    />
  )
}

/** Says on every page that the garden is to be erased, if it is. */
function Leaving() {
  const { data } = useQuery(profileQueries.preferences())
  if (!data?.eraseAfter) return null
  return (
    <Suspense fallback={null}>
      <ErasureNotice eraseAfter={data.eraseAfter} />
    </Suspense>
  )
}

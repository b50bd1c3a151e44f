import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { useSession } from '../session/session-store.ts'
import { signIn } from '../session/sign-in.ts'
import { Button } from '../ui/buttons/button.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { CoverPage } from './cover-page.tsx'
import styles from './login.module.css'
import { LoginError } from './login-error.tsx'

/** Starts signing in at once, and shows a button in case the browser does not redirect. */
export default function DirectLogin() {
  usePageTitle('Log in')
  const session = useSession()
  const { status } = session
  useEffect(() => {
    if (status === 'signed-out' || status === 'lapsed') void signIn()
  }, [status])
  if (status === 'signed-in') return <Navigate to="/" replace />
  return (
    <CoverPage>
      <div className={styles.come}>
        <h1 tabIndex={-1}>Taking you to the sign-in page</h1>
        <p role="status">It opens in a moment, then brings you back here.</p>
      </div>
      {session.status === 'failed' ? (
        <LoginError session={session} />
      ) : (
        <p className={styles.buttons}>
          <Button variant="primary" onClick={() => void signIn()}>
            Go to sign-in
          </Button>
        </p>
      )}
    </CoverPage>
  )
}

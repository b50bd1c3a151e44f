import { recheckSession, type Session } from '../session/session-store.ts'
import { clearLogin, signIn } from '../session/sign-in.ts'
import { Button } from '../ui/buttons/button.tsx'
import { DownIcon, RepeatIcon, WarnIcon } from '../ui/icons.tsx'
import styles from './login-error.module.css'

type Failed = Extract<Session, { status: 'failed' }>

/** A failed sign-in, with the usual fixes. */
export function LoginError({ session }: { session: Failed }) {
  return (
    <section className={styles.card} role="alert" aria-labelledby="login-error">
      <h2 id="login-error">
        <WarnIcon size={24} />
        {session.message}
      </h2>
      <p>Your garden is safe. Signing in got stuck, and one of these usually fixes it.</p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => void signIn()}>
          Try Again
        </Button>
        <Button icon={<RepeatIcon />} onClick={recheckSession}>
          Retry
        </Button>
      </div>
      <dl className={styles.meaning}>
        <div>
          <dt>Try Again</dt>
          <dd>starts signing in from the beginning.</dd>
        </div>
        <div>
          <dt>Retry</dt>
          <dd>checks the sign-in this browser already has.</dd>
        </div>
      </dl>
      <details className={styles.details}>
        <summary className="unfolds">
          <DownIcon />
          Show Details
        </summary>
        <p>{session.details}</p>
      </details>
      <div>
        <p className="small muted">
          Still stuck? You can clear the sign-in saved in this browser. Your garden is not affected.
        </p>
        <Button variant="quiet" onClick={clearLogin}>
          Clear Login Data
        </Button>
      </div>
    </section>
  )
}

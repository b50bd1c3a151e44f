import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { NoteDrawing } from '../art/note-drawing.tsx'
import kangarooPaw from '../art/photographs/kangaroo-paw.svg?no-inline'
import lavender from '../art/photographs/lavender.svg?no-inline'
import strawberry from '../art/photographs/strawberry.svg?no-inline'
import { wantedPage } from '../session/drafts/wanted-page.ts'
import { useSession } from '../session/session-store.ts'
import { signIn } from '../session/sign-in.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { CommunityIcon } from '../ui/navigation-icons.tsx'
import { CoverPage } from './cover-page.tsx'
import styles from './login.module.css'
import { LoginError } from './login-error.tsx'
import { SamplePage } from './sample-page.tsx'

/** The login page: signing in and what Wattle offers. */
export default function Login() {
  usePageTitle('Log in')
  const session = useSession()
  const wanted = wantedPage(useLocation().state)
  const [leaving, setLeaving] = useState(false)
  if (session.status === 'signed-in') return <Navigate to="/" replace />
  const start = async () => {
    setLeaving(true)
    await signIn(wanted)
    setLeaving(false)
  }
  return (
    <CoverPage>
      <div className={styles.come}>
        <h1 tabIndex={-1}>
          Photograph a plant.
          <br />
          Wattle plans its year.
        </h1>
        <p>
          Watering, feeding, pruning, mulching: each job in the right month for where you live, with the
          reason beside it.
        </p>
      </div>
      {session.status === 'failed' ? (
        <LoginError session={session} />
      ) : (
        <>
          <p className={styles.buttons}>
            <Button variant="primary" busy={leaving} onClick={() => void start()}>
              Get Started
            </Button>
            <ButtonLink to="/public" icon={<CommunityIcon />}>
              Visit Community Gardens
            </ButtonLink>
          </p>
          <SamplePage />
          <Glance />
        </>
      )}
    </CoverPage>
  )
}

function Glance() {
  return (
    <ul className={styles.glance}>
      <li>
        <span className={styles.seasons} aria-hidden="true">
          <i data-bed="eucalypt">Sep</i>
          <i data-bed="honey">Dec</i>
          <i data-bed="terracotta">Mar</i>
          <i data-bed="sky">Jun</i>
        </span>
        <div>
          <h2>Seasons where you are</h2>
          <p>
            Spring in September, or the wet and the dry up north: every date follows your state and postcode.
          </p>
        </div>
      </li>
      <li>
        <span className={styles.fan} aria-hidden="true">
          {[kangarooPaw, lavender, strawberry].map((photograph) => (
            <img key={photograph} src={photograph} alt="" width="400" height="500" decoding="async" />
          ))}
        </span>
        <div>
          <h2>A year from a photo</h2>
          <p>Wattle suggests a name. You check it, and the next twelve months are planned.</p>
        </div>
      </li>
      <li>
        <span className={styles.note}>
          <NoteDrawing />
        </span>
        <div>
          <h2>Your own notebook</h2>
          <p>Private to begin with. Share one plant, or all of it, whenever you like.</p>
        </div>
      </li>
    </ul>
  )
}

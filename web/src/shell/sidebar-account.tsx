import type { MouseEvent } from 'react'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { IconLink } from '../ui/buttons/icon-link.tsx'
import { classNames } from '../ui/class-names.ts'
import { InfoIcon } from '../ui/icons.tsx'
import { Link } from '../ui/navigation/link.tsx'
import { FeedbackIcon, SignOutIcon } from '../ui/navigation-icons.tsx'
import styles from './sidebar-account.module.css'

/** A word that does not fit beside the initial, and would break without a space or hyphen. */
const longWord = /[^\s-]{13}/

/** The gardener's name, sign-out, and the legal links. */
export function SidebarAccount({
  isRail,
  signedInName,
  onSignOut,
  feedbackUrl,
  onFollow,
}: {
  isRail: boolean
  signedInName: string
  onSignOut: () => void
  feedbackUrl: string | undefined
  onFollow: (event: MouseEvent, to: string) => void
}) {
  return (
    <div className={classNames(styles.account, isRail && styles.rail)}>
      {isRail ? (
        <IconButton label="Sign out" icon={<SignOutIcon />} onClick={onSignOut} />
      ) : (
        <>
          <p className={classNames(styles.name, longWord.test(signedInName) && 'small')}>
            <span className={styles.initial} aria-hidden="true">
              {[...signedInName][0]?.toUpperCase()}
            </span>
            {signedInName}
          </p>
          <button type="button" className={styles.entry} onClick={onSignOut}>
            <SignOutIcon />
            Sign out
          </button>
          {feedbackUrl && (
            <a className={styles.entry} href={feedbackUrl} target="_blank" rel="noopener noreferrer">
              <FeedbackIcon />
              Feedback
              <span className="sr"> (opens a new tab)</span>
            </a>
          )}
        </>
      )}
      <p className={styles.legal}>
        {isRail ? (
          <IconLink to="/privacy-terms" label="Privacy & Terms" icon={<InfoIcon />} />
        ) : (
          <Link to="/privacy-terms" onClick={(event) => onFollow(event, '/privacy-terms')}>
            Privacy & Terms
          </Link>
        )}
        <span>
          © 2025 <span className={isRail ? 'sr' : undefined}>Wattle</span>
        </span>
      </p>
    </div>
  )
}

import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { refusals } from '@wattle/contracts/refusals.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'

/** What publishing still needs; once that is saved, the way back to what was to be published. */
export function ProfileReminder({ saved, backTo }: { saved: PreferencesView; backTo: string | undefined }) {
  const isComplete = Boolean(saved.displayName && saved.about && saved.featureImageUrl)
  if (!isComplete) return <Banner>{refusals['profile-incomplete'].message}</Banner>
  return (
    <Banner action={backTo !== undefined && <ButtonLink to={backTo}>Go back and share</ButtonLink>}>
      Your profile is complete. You can make plants public now.
    </Banner>
  )
}

import { isComplete } from '@wattle/contracts/profile/complete-profile.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { refusals } from '@wattle/contracts/refusals.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'

/** What is missing for publishing; once that is saved, a link back to what was to be published. */
export function ProfileReminder({ saved, backTo }: { saved: PreferencesView; backTo: string | undefined }) {
  if (!isComplete(saved)) return <Banner>{refusals['profile-incomplete'].message}</Banner>
  return (
    <Banner action={backTo !== undefined && <ButtonLink to={backTo}>Go back and share</ButtonLink>}>
      Your profile is complete. You can make plants public now.
    </Banner>
  )
}

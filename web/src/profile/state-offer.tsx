import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { contradictedBy } from '@wattle/contracts/profile/postcode-states.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'

/** Says that the postcode belongs to another state, and offers to choose that one. */
export function StateOffer({
  state,
  postcode,
  onChoose,
}: {
  state: AustralianState
  postcode: string
  onChoose: (state: AustralianState) => void
}) {
  const right = contradictedBy(postcode.trim(), state)
  if (!right) return null
  return (
    <Banner action={<Button onClick={() => onChoose(right)}>Choose {right}</Button>}>
      {postcode.trim()} is not a postcode of {state}. Seasons and frosts go by the postcode, dates by the
      state.
    </Banner>
  )
}

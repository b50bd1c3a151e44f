import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { contradictedBy, statesOfPostcode } from '@wattle/contracts/profile/postcode-states.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { postcodeError } from './postcode.ts'

/** Says that the postcode is unknown, or that it belongs to another state, and then offers to choose that one. */
export function StateOffer({
  state,
  postcode,
  toSaveAgain,
  onChoose,
}: {
  state: AustralianState
  postcode: string
  /** The button that saves the place all the same, once it has been asked about. */
  toSaveAgain?: string | undefined
  onChoose: (state: AustralianState) => void
}) {
  const entered = postcode.trim()
  const tone = toSaveAgain ? 'error' : 'info'
  const again = toSaveAgain && `Press “${toSaveAgain}” again if that is right.`
  if (!postcodeError(entered) && statesOfPostcode(entered).length === 0)
    return (
      <Banner tone={tone}>
        No place in Australia has the postcode {entered}. {again ?? 'Please check it.'}
      </Banner>
    )
  const right = contradictedBy(entered, state)
  if (!right) return null
  return (
    <Banner tone={tone} action={<Button onClick={() => onChoose(right)}>Choose {right}</Button>}>
      {entered} is not a postcode of {state}.{' '}
      {again ?? 'Wattle uses the postcode for seasons and frost, and the state for dates.'}
    </Banner>
  )
}

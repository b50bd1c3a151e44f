import { useQuery } from '@tanstack/react-query'
import { statesOfPostcode } from '@wattle/contracts/profile/postcode-states.ts'
import { useState } from 'react'
import { profileQueries } from '../profile/api.ts'
import { guidePostcodeKey } from '../session/clear-data.ts'
import { keepItem } from '../ui/keep-item.ts'
import type { AskedPlace } from './api.ts'

/**
 * The reader's place: the postcode given in this tab, otherwise the gardener's settings, otherwise the postcode
 * remembered on this device. A postcode given in this tab applies until the settings change to another one.
 */
export function usePlace(): {
  place: AskedPlace
  /** The postcode in the gardener's settings. */
  own: string | undefined
  isPending: boolean
  /** Sets another postcode; null returns to the one in the settings. */
  tell: (postcode: string | null) => void
} {
  const { data: preferences, isPending } = useQuery(profileQueries.preferences())
  const [told, setTold] = useState(() => sessionStorage.getItem(guidePostcodeKey))
  const own = preferences?.postcode ?? undefined
  const [toldPostcode, toldBeside] = told?.split('/') ?? []
  const postcode =
    (toldBeside === (own ?? '') && toldPostcode) || own || localStorage.getItem(guidePostcodeKey) || ''
  const tell = (next: string | null) => {
    if (next === null) {
      for (const storage of [sessionStorage, localStorage]) storage.removeItem(guidePostcodeKey)
      return setTold(null)
    }
    const beside = `${next}/${own ?? ''}`
    keepItem(sessionStorage, guidePostcodeKey, beside)
    keepItem(localStorage, guidePostcodeKey, next)
    setTold(beside)
  }
  const isKnown = statesOfPostcode(postcode).length > 0
  const saved = postcode === own ? preferences : undefined
  const { state, city } = saved ?? {}
  const place = { postcode, ...(state && { state }), ...(city && { city }) }
  return { place: isKnown ? place : {}, own, isPending, tell }
}

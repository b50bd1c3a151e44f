import { useQuery } from '@tanstack/react-query'
import { statesOfPostcode } from '@wattle/contracts/profile/postcode-states.ts'
import { useState } from 'react'
import { profileQueries } from '../profile/api.ts'
import { guidePostcodeKey } from '../session/clear-data.ts'
import { keepItem } from '../ui/keep-item.ts'
import type { AskedPlace } from './api.ts'

/**
 * Where the reader gardens: as it was told in this tab, else the gardener's settings, else what this device remembers.
 * Without any, it can be told. What was told counts until the settings name another postcode.
 */
export function usePlace(): {
  place: AskedPlace
  /** The postcode of the gardener's own garden. */
  own: string | undefined
  isPending: boolean
  /** Takes another postcode, or with null the garden's own. */
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

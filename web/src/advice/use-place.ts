import { useQuery } from '@tanstack/react-query'
import { statesOfPostcode } from '@wattle/contracts/profile/postcode-states.ts'
import { useState } from 'react'
import { profileQueries } from '../profile/api.ts'
import { guidePostcodeKey } from '../session/clear-data.ts'
import type { AskedPlace } from './api.ts'

/**
 * Where the reader gardens: as it was told in this tab, else the gardener's settings, else what this device remembers.
 * Without any, it can be told.
 */
export function usePlace(): { place: AskedPlace; isPending: boolean; tell: (postcode: string) => void } {
  const { data: preferences, isPending } = useQuery(profileQueries.preferences())
  const [told, setTold] = useState(() => sessionStorage.getItem(guidePostcodeKey))
  const postcode = told ?? preferences?.postcode ?? localStorage.getItem(guidePostcodeKey) ?? ''
  const tell = (next: string) => {
    for (const storage of [sessionStorage, localStorage]) storage.setItem(guidePostcodeKey, next)
    setTold(next)
  }
  const isKnown = statesOfPostcode(postcode).length > 0
  const saved = postcode === preferences?.postcode ? preferences : undefined
  const { state, city } = saved ?? {}
  const place = { postcode, ...(state && { state }), ...(city && { city }) }
  return { place: isKnown ? place : {}, isPending, tell }
}

import { useQuery } from '@tanstack/react-query'
import { longestName } from '@wattle/contracts/text-limits.ts'
import { useRef, useState } from 'react'
import type { Picture } from '../images/use-picture.ts'
import { signInSettingsQuery } from '../session/sign-in-settings.ts'
import { type Identification, IdentificationFailed, identifyPlant, type Match } from './identify.ts'

type Found = { match: Match } & Pick<Identification, 'source' | 'note'>

type Step = 'photo' | 'identifying' | 'details'

/** The progress of a form when it was left. */
export type Begun = { step: Step; hint: string }

/** The steps of adding a plant: the photo, its identification by AI, and the details with the match. */
export function useIdentification(
  picture: Pick<Picture, 'address'>,
  onFound: (match: Match) => void,
  /** Called to use the hint as the name. */
  onNamed: (name: string) => void,
  begun?: Begun,
) {
  const [step, setStep] = useState<Step>(begun?.step === 'details' ? 'details' : 'photo')
  const [hint, setHint] = useState(begun?.hint ?? '')
  const [found, setFound] = useState<Found | null>(null)
  const [failure, setFailure] = useState<IdentificationFailed | null>(null)
  // Counts identifications, so that the result of a cancelled one is ignored.
  const looking = useRef(0)

  const take = (match: Match, { source, note }: Identification) => {
    setFound({ match, source, note })
    onFound(match)
  }
  const { data: server } = useQuery(signInSettingsQuery)
  const look = async (maxMatches?: number) => {
    // Without an AI, and with a hint, the picture is not needed here and is uploaded only with the plant.
    const isLookedAt = server?.looksAtPictures !== false || hint.trim() === ''
    const imageUrl = isLookedAt ? await picture.address() : null
    if (!imageUrl && hint.trim() === '') throw new IdentificationFailed('Please upload an image first')
    return identifyPlant({ imageUrl, hint, maxMatches })
  }
  const identify = async () => {
    const mine = ++looking.current
    setStep('identifying')
    setFailure(null)
    try {
      const identification = await look(1)
      if (mine !== looking.current) return
      const [match] = identification.matches
      if (match) take(match, identification)
      setStep('details')
    } catch (cause) {
      if (mine !== looking.current) return
      // A failed upload is already shown beside the picture.
      setFailure(cause instanceof IdentificationFailed ? cause : null)
      setStep('photo')
    }
  }
  const goTo = (next: 'photo' | 'details') => {
    looking.current++
    setFailure(null)
    setStep(next)
  }
  const goByHint = () => {
    onNamed(hint.trim().slice(0, longestName))
    goTo('details')
  }
  /** Drops the match after the gardener chose another plant. */
  const forget = () => setFound(null)
  return { step, hint, setHint, found, failure, take, forget, look, identify, goTo, goByHint }
}

export type IdentificationFlow = ReturnType<typeof useIdentification>

import type { ReactNode } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { BackIcon } from '../ui/icons.tsx'
import { AiNote } from './ai-note.tsx'
import { IdentifiedBadge } from './identified-badge.tsx'
import { IdentifyingStep } from './identifying-step.tsx'
import { OtherMatches } from './other-matches.tsx'
import { type PhotoPicture, PhotoStep } from './photo-step.tsx'
import type { IdentificationFlow } from './use-identification.ts'

/** Parts that the form renders for an identified plant. */
export type FoundParts = {
  /** Overlay on the picture: “Plant identified”. */
  overPicture: ReactNode
  /** Above the fields: the source of their texts. */
  note: ReactNode
  afterSpecies: ReactNode
  /** The footer's quiet button, instead of Cancel. */
  back: ReactNode
}

/** The steps of adding a plant: photo, identification, then the form rendered by `children`. */
export function IdentificationSteps({
  identification,
  picture,
  title,
  dirty,
  onClose,
  children,
}: {
  identification: IdentificationFlow
  picture: PhotoPicture
  /** Title of the first step. */
  title?: string | undefined
  dirty: boolean
  onClose: () => void
  children: (parts: FoundParts) => ReactNode
}) {
  const { step, hint, setHint, found, failure, take, look, identify, goTo, goByHint } = identification
  if (step === 'identifying') {
    return (
      <IdentifyingStep
        preview={picture.preview}
        onCancel={() => goTo('photo')}
        onManual={() => goTo('details')}
        onClose={() => goTo('photo')}
      />
    )
  }
  if (step === 'photo') {
    return (
      <PhotoStep
        {...{ title, hint, failure, dirty }}
        picture={{
          ...picture,
          pick: (file) => {
            // Clears a failure of the previous picture.
            goTo('photo')
            picture.pick(file)
          },
        }}
        onHint={setHint}
        onIdentify={() => {
          picture.goOn()
          void identify()
        }}
        onManual={() => {
          picture.goOn()
          goTo('details')
        }}
        onNamed={goByHint}
        onClose={onClose}
      />
    )
  }
  return children({
    // A match with a note is uncertain, so it gets no badge.
    overPicture: found && !found.note && <IdentifiedBadge />,
    note: found && <AiNote from={found.source} note={found.note} />,
    afterSpecies: found && <OtherMatches chosen={found.match} search={() => look()} onChoose={take} />,
    back: (
      <Button variant="quiet" icon={<BackIcon />} onClick={() => goTo('photo')}>
        Back to Upload
      </Button>
    ),
  })
}

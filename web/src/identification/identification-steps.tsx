import type { ReactNode } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { BackIcon } from '../ui/icons.tsx'
import { AiNote } from './ai-note.tsx'
import { IdentifiedBadge } from './identified-badge.tsx'
import { IdentifyingStep } from './identifying-step.tsx'
import { OtherMatches } from './other-matches.tsx'
import { type PhotoPicture, PhotoStep } from './photo-step.tsx'
import type { IdentificationFlow } from './use-identification.ts'

/** What a form shows of what was found. */
export type FoundParts = {
  /** What stands over the picture: “Plant identified”. */
  overPicture: ReactNode
  /** What stands above the fields: where their words come from. */
  note: ReactNode
  afterSpecies: ReactNode
  /** The quiet button of the footer instead of Cancel. */
  back: ReactNode
}

/** A new plant step by step: the photo, the AI's look at it, and last the form, which `children` make. */
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
  /** Of the first step. */
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
            // What is said is of the picture before.
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
    // Nobody is sure of what comes with a note.
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

import { useQuery } from '@tanstack/react-query'
import { longestHint } from '@wattle/contracts/text-limits.ts'
import { useState } from 'react'
import { PictureFailure } from '../images/picture-failure.tsx'
import type { Picture } from '../images/use-picture.ts'
import { signInSettingsQuery } from '../session/sign-in-settings.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { ImagePicker } from '../ui/fields/image-picker.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { WandIcon } from '../ui/garden-icons.tsx'
import type { IdentificationFailed } from './identify.ts'

export type PhotoPicture = Pick<Picture, 'preview' | 'pick' | 'failure'>

/** The first step: a photo, a hint if there is one, then the AI or one's own words. */
export function PhotoStep({
  title = 'Show us your plant',
  picture,
  hint,
  onHint,
  failure,
  onIdentify,
  onManual,
  onClose,
  dirty,
}: {
  title?: string | undefined
  picture: PhotoPicture
  hint: string
  onHint: (hint: string) => void
  /** Why the last identification found nothing. */
  failure: IdentificationFailed | null
  onIdentify: () => void
  onManual: () => void
  onClose: () => void
  dirty: boolean
}) {
  const [askedWithout, setAskedWithout] = useState(false)
  const { data: server } = useQuery(signInSettingsQuery)
  // Without an AI the hint is all that can be looked up.
  const needsHint = server?.looksAtPictures === false
  const [triedWithoutHint, setTriedWithoutHint] = useState(false)
  const hintError =
    triedWithoutHint && hint.trim() === '' ? 'Please add a hint, such as the name on its label.' : undefined
  const identify = () => {
    const hasHint = hint.trim() !== ''
    const lacksPicture = !picture.preview && !(needsHint && hasHint)
    setAskedWithout(lacksPicture)
    setTriedWithoutHint(needsHint && !hasHint)
    if (!lacksPicture && (hasHint || !needsHint)) onIdentify()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      dirty={dirty}
      footer={
        <>
          <Button variant="quiet" onClick={onManual}>
            Add Plant Manually
          </Button>
          <Button
            variant={picture.preview || needsHint ? 'primary' : 'secondary'}
            icon={<WandIcon />}
            onClick={identify}
          >
            Identify Plant with AI
          </Button>
        </>
      }
    >
      {failure && (
        <Banner tone="error">
          {failure.message}
          {failure.advice && ` ${failure.advice}`}
        </Banner>
      )}
      {askedWithout && !picture.preview && (
        <Banner tone="error">Please upload an image first{needsHint && ', or add a hint below'}</Banner>
      )}
      <PictureFailure picture={picture} />
      <ImagePicker
        label={needsHint ? 'A photo, if you have one' : 'A clear photo of leaves or flowers works best'}
        optional={needsHint}
        preview={picture.preview}
        ratio="4 / 3"
        onPick={(file) => {
          setAskedWithout(false)
          picture.pick(file)
        }}
        hint="Large photos are made smaller before they are sent."
      />
      <TextField
        label={needsHint ? 'A hint' : 'A hint, if you have one'}
        hint={
          needsHint
            ? 'Such as the name on its label. No AI looks at photos here, so Wattle finds the plant by your hint.'
            : 'Anything on the label, where you bought it, what it smells like.'
        }
        error={hintError}
        placeholder="Pink climbing rose, lightly scented"
        value={hint}
        maxLength={longestHint}
        onChange={onHint}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) identify()
        }}
      />
    </Dialog>
  )
}

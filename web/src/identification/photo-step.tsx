import { useQuery } from '@tanstack/react-query'
import { longestHint } from '@wattle/contracts/text-limits.ts'
import { useEffect, useRef, useState } from 'react'
import { SafetyNotes } from '../advice/parts.ts'
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

const hintWanted =
  'Please add a hint, such as the name on the label. Have a photo? Please upload an image first.'

export type PhotoPicture = Pick<Picture, 'preview' | 'pick' | 'failure' | 'goOn'>

/** The first step: a photo, an optional hint, then identification or filling in the form manually. */
export function PhotoStep({
  title = 'Show us your plant',
  picture,
  hint,
  onHint,
  failure,
  onIdentify,
  onManual,
  onNamed,
  onClose,
  dirty,
}: {
  title?: string | undefined
  picture: PhotoPicture
  hint: string
  onHint: (hint: string) => void
  /** The failure of the last identification. */
  failure: IdentificationFailed | null
  onIdentify: () => void
  onManual: () => void
  /** Like `onManual`, with the hint as the name. */
  onNamed: () => void
  onClose: () => void
  dirty: boolean
}) {
  const { data: server } = useQuery(signInSettingsQuery)
  // Without an AI, only the hint can be looked up.
  const needsHint = server?.looksAtPictures === false
  const hasHint = hint.trim() !== ''
  const isReady = Boolean(picture.preview) || (needsHint && hasHint)
  const [tried, setTried] = useState(false)
  const isShort = tried && !isReady
  const hintField = useRef<HTMLInputElement>(null)
  const identify = () => {
    setTried(true)
    if (isReady) onIdentify()
    else if (needsHint) hintField.current?.focus()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      dirty={dirty}
      footer={
        <>
          <Button variant="quiet" onClick={failure && hasHint ? onNamed : onManual}>
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
      {isShort && !needsHint && <Banner tone="error">Please upload an image first</Banner>}
      {!isShort && !failure && <PictureFailure picture={picture} />}
      <ImagePicker
        label={needsHint ? 'A photo, if you have one' : 'A clear photo of leaves or flowers works best'}
        optional={needsHint}
        preview={picture.preview}
        ratio="4 / 3"
        onPick={(file) => {
          setTried(false)
          picture.pick(file)
        }}
        hint="Large photos are made smaller before they are sent."
      />
      {!isShort && failure && (
        <>
          <Failure failure={failure} onNamed={hasHint ? onNamed : undefined} />
          {/* The guide identifies no weeds, but warns of them. */}
          <SafetyNotes name={hint} species="" />
        </>
      )}
      <TextField
        ref={hintField}
        label={needsHint ? 'A hint' : 'A hint, if you have one'}
        hint={
          needsHint
            ? 'No AI looks at photos here. Wattle finds the plant from your hint; the name on the label works best.'
            : 'Anything on the label, where you bought it, what it smells like.'
        }
        error={isShort && needsHint ? hintWanted : undefined}
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

/**
 * The last identification's failure. With a hint the gardener can go on with it as the name; the footer's button then
 * does the same.
 */
function Failure({
  failure: { message, advice },
  onNamed,
}: {
  failure: IdentificationFailed
  onNamed: (() => void) | undefined
}) {
  const ref = useRef<HTMLDivElement>(null)
  // The dialog opens scrolled to its top.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' })
  }, [])
  const action = onNamed && (
    <Button onClick={onNamed}>
      Add Plant Manually<span className="sr"> with your hint as its name</span>
    </Button>
  )
  return (
    <div ref={ref}>
      <Banner tone="error" action={action}>
        {message}
        {advice && ` ${advice}`}
      </Banner>
    </div>
  )
}

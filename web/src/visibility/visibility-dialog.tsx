import { useQuery } from '@tanstack/react-query'
import type { LocationVisibility } from '@wattle/contracts/locations/choices.ts'
import type { Visibility } from '@wattle/contracts/plants/choices.ts'
import { useState } from 'react'
import { profileQueries } from '../profile/api.ts'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/dialog/close-dialog.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Thing, type ThingProps } from '../ui/dialog/thing.tsx'
import { Choices } from '../ui/fields/choices.tsx'
import { capitalised } from '../ui/text/words.ts'

/**
 * Chooses who can see a plant, or all plants of a location. `onChoose` is called only if the choice differs from `now`.
 * `comesBack`: the gardener chose to share before the profile was complete and has returned from it.
 */
export default function VisibilityDialog({
  thing,
  sentence,
  now,
  comesBack = false,
  shared,
  onChoose,
  onClose,
}: {
  thing: ThingProps
  sentence: string
  now: LocationVisibility
  comesBack?: boolean | undefined
  /** What is shared if it is more than one plant, such as `All three`. */
  shared?: string | undefined
  onChoose: (visibility: Visibility) => void
  onClose: () => void
}) {
  const [visibility, setVisibility] = useState<Visibility | ''>(
    comesBack ? 'public' : now === 'mixed' ? '' : now,
  )
  const { data: profile } = useQuery(profileQueries.preferences())
  const visitors = profile?.shareGarden ? 'anyone who visits Community Gardens' : 'anyone with the link'
  const submit = () => {
    onClose()
    if (visibility !== '' && visibility !== now) onChoose(visibility)
  }
  return (
    <Dialog
      title="Change Visibility"
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <DialogCancel />
          <Button type="submit" variant="primary" aria-disabled={visibility === ''}>
            Save
          </Button>
        </>
      }
    >
      <Thing {...thing} />
      <p>{sentence}</p>
      <Choices
        label="Visibility"
        labelHidden
        value={visibility}
        onChange={setVisibility}
        choices={[
          { value: 'private', name: 'Private', detail: 'Only you' },
          {
            value: 'public',
            name: 'Public',
            detail: shared ? `${shared}, to ${visitors}` : capitalised(visitors),
          },
        ]}
      />
    </Dialog>
  )
}

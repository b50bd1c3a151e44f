import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { guideQueries } from '../../advice/api.ts'
import { PlantNameField } from '../../advice/plant-name-field.tsx'
import { prefilledFrom } from '../../advice/prefilled.ts'
import { useSubmitKey } from '../../http/submit/submit-key.ts'
import { chosenCare, chosenNames } from '../../identification/fields/fill-in.ts'
import { IdentificationSteps } from '../../identification/identification-steps.tsx'
import { useIdentification } from '../../identification/use-identification.ts'
import { useToday } from '../../profile/use-today.ts'
import { showToast } from '../../ui/feedback/toasts.ts'
import { useAddNurseryPlant } from '../writes.ts'
import { blankDraft, type NurseryDraft, unwrittenNeeds } from './nursery-draft.ts'
import { NurseryFormDialog } from './nursery-form-dialog.tsx'
import { useNurseryPicture } from './use-nursery-picture.ts'

const title = 'Add Nursery Plant'

type Found = Partial<NurseryDraft>

/**
 * Adds a find to the list: a photo, the AI's look at it, the form. With `slug`, the form is filled in with that plant of the
 * guide.
 */
export default function AddNurseryPlant({
  slug = '',
  onClose,
}: {
  slug?: string | undefined
  onClose: () => void
}) {
  const { data, isPending } = useQuery({ ...guideQueries.plant(slug), enabled: slug !== '' })
  if (slug !== '' && isPending) return null
  return <AddFind found={data ? prefilledFrom(data.plant) : {}} onClose={onClose} />
}

function AddFind({ found, onClose }: { found: Found; onClose: () => void }) {
  const today = useToday()
  const picture = useNurseryPicture(null)
  const keyOf = useSubmitKey()
  const { mutateAsync } = useAddNurseryPlant()
  const [opened] = useState(found)
  const [changes, setChanges] = useState<Found>(opened)
  const blank = blankDraft(today)
  const draft = { ...blank, ...changes }
  const revise = (how: (draft: NurseryDraft) => Partial<NurseryDraft>) =>
    setChanges((before) => ({ ...before, ...how({ ...blank, ...before }) }))
  const change = (part: Partial<NurseryDraft>) => revise(() => part)
  const identification = useIdentification(picture, change, {
    step: opened.name ? 'details' : 'photo',
    hint: '',
  })
  const dirty = picture.isChanged || identification.hint !== '' || changes !== opened
  const save = async (whole: NurseryDraft) => {
    await mutateAsync({ draft: whole, idempotencyKey: keyOf(whole) })
    onClose()
    showToast('Nursery plant added successfully')
  }
  return (
    <IdentificationSteps {...{ identification, picture, title, dirty, onClose }}>
      {(parts) => (
        <NurseryFormDialog
          {...{ title, draft, picture, dirty, ...parts }}
          saveLabel="Add to Nursery"
          failed="Failed to add nursery plant"
          onChange={change}
          nameField={(field) => (
            <PlantNameField
              {...field}
              onChosen={(plant, before) =>
                revise((typed) =>
                  chosenNames(plant, typed, [
                    opened.species,
                    identification.found?.match.species,
                    before?.species,
                  ]),
                )
              }
              onKnown={(plant) =>
                revise((typed) => ({
                  ...chosenCare(prefilledFrom(plant), typed),
                  needs: unwrittenNeeds(plant.needs, typed),
                }))
              }
            />
          )}
          onSave={save}
          onClose={onClose}
        />
      )}
    </IdentificationSteps>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useGuidePlant } from '../../advice/use-guide-plant.ts'
import { useUsualMethod } from '../../advice/use-usual-method.ts'
import { announceCarePlan } from '../../care-plans/announce-care-plan.ts'
import { messageOf } from '../../http/api-error.ts'
import { isGone } from '../../http/gone.ts'
import type { Filled } from '../../identification/fill-in/fill-in.ts'
import { FillInName } from '../../identification/fill-in/fill-in-name.tsx'
import { useNewPlant } from '../../identification/fill-in/use-new-plant.ts'
import { IdentificationSteps } from '../../identification/identification-steps.tsx'
import { locationQueries } from '../../locations/api.ts'
import { useOpeningDay } from '../../profile/use-today.ts'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/state.tsx'
import { showError, showToast } from '../../ui/feedback/toasts.ts'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { useIfMounted } from '../../ui/navigation/use-if-mounted.ts'
import { useSearch } from '../../ui/navigation/use-search.ts'
import { readCare } from '../../views/read-plant.ts'
import type { PlantDraft } from '../form/plant-draft.ts'
import { PlantFormDialog } from '../form/plant-form-dialog.tsx'
import { useCreatePlant } from '../writes.ts'

type Draft = PlantDraft & Filled

/**
 * Adds a plant to the location in the address: photo, identification, form. With a guide plant in the address, the
 * form is pre-filled from it.
 */
export default function AddPlant({ onClose }: { onClose: () => void }) {
  const { locationId = '' } = useParams()
  const { data, error, isError, isFetching, refetch } = useQuery(locationQueries.details(locationId))
  const guide = useGuidePlant(useSearch().params.get('plant') ?? '')
  const skeleton = useSkeleton(!data || guide.isPending)
  if (data && !guide.isPending && !guide.isError) {
    return <AddPlantTo key={data.id} location={data} plant={guide.plant} onClose={onClose} />
  }
  if (!isError && !guide.isError) {
    return (
      skeleton && (
        <Dialog title="Add Plant" onClose={onClose} footer={<DialogCancel />}>
          <div aria-busy="true">
            <Skeleton height={240} radius={16} />
          </div>
        </Dialog>
      )
    )
  }
  const isMissing = isGone(error, 'location')
  return (
    <Dialog title="Add Plant" onClose={onClose} footer={<DialogCancel>Close</DialogCancel>}>
      <ErrorState
        card={false}
        message={isMissing ? 'Location not found' : 'Could not load required data'}
        busy={isFetching || guide.isFetching}
        onRetry={isMissing ? undefined : () => void (isError ? refetch() : guide.refetch())}
      >
        {isMissing && 'It may have been deleted, or the link may be out of date.'}
      </ErrorState>
    </Dialog>
  )
}

function AddPlantTo({
  location,
  plant: fromGuide,
  onClose,
}: {
  location: LocationView
  /** The guide plant that pre-fills the form. */
  plant: GuidePlantView | undefined
  onClose: () => void
}) {
  const today = useOpeningDay()
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const ifMounted = useIfMounted()
  const { mutateAsync, error } = useCreatePlant()
  const fillIn = useNewPlant<Draft>(
    pathname + search,
    `We kept the plant you were adding to ${location.name}.`,
    fromGuide,
  )
  const { form, identification, picture, dirty, change } = fillIn
  const { changes, chosen } = form
  const [isLost, setLost] = useState(false)
  const { name = '', species = '' } = changes
  const usualMethod = useUsualMethod({ name, species }, chosen?.kind)
  const blank: PlantDraft = {
    name: '',
    species: '',
    locationId: location.id,
    plantedDate: today,
    plantingMethod: location.potFriendly ? 'pot' : usualMethod,
    visibility: 'private',
    ...readCare(null),
    imageUrl: null,
  }
  const draft = { ...blank, ...changes }
  const save = async (typed: PlantDraft) => {
    // Fixes the method for a retry, which must send the same body whatever the guide answers later.
    change({ plantingMethod: typed.plantingMethod })
    const plant = await mutateAsync(await fillIn.whole(typed)).catch((cause) => {
      if (!isGone(cause, 'location')) throw cause
      setLost(true)
      change({ locationId: '' })
    })
    if (!plant) return
    ifMounted(() => {
      if (plant.locationId === location.id) onClose()
      else void navigate(`/my-plants/${encodeURIComponent(plant.locationId)}`, { replace: true })
    })
    showToast(`${plant.name} added successfully!`)
    void announceCarePlan(client, plant)
  }
  const close = () => {
    if (error && !isGone(error, 'location'))
      showError(`There was a problem adding the plant: ${messageOf(error)}`)
    onClose()
  }

  return (
    <IdentificationSteps {...{ identification, picture, dirty }} onClose={close}>
      {(parts) => (
        <PlantFormDialog
          isNew
          title={identification.found ? 'Check the details' : 'Add Plant'}
          saveLabel={isLost ? 'Add Plant' : `Add to ${location.name}`}
          lostLocation={isLost ? location.name : undefined}
          {...{ draft, picture, dirty, ...parts }}
          onChange={change}
          nameField={(field) => (
            <FillInName
              {...field}
              fillIn={fillIn}
              isPotted={usualMethod === 'pot' && !changes.plantingMethod}
            />
          )}
          onSave={save}
          onClose={close}
        />
      )}
    </IdentificationSteps>
  )
}

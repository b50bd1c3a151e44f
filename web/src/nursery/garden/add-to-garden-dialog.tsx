import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LocationView } from '@wattle/contracts/locations/views.ts'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { plantAddress } from '@wattle/contracts/plants/addresses.ts'
import { useState } from 'react'
import { useUsualMethod } from '../../advice/use-usual-method.ts'
import { announceCarePlan } from '../../care-plans/announce-care-plan.ts'
import { goneText, isGone } from '../../http/gone.ts'
import { remainingIssues } from '../../http/submit/remaining-issues.ts'
import { locationQueries } from '../../locations/api.ts'
import { conditionsText } from '../../locations/conditions-text.ts'
import { NoLocations } from '../../locations/no-locations.tsx'
import { MethodField } from '../../plants/form/method-field.tsx'
import { useOpeningDay } from '../../profile/use-today.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Thing } from '../../ui/dialog/thing.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { showError, showToast } from '../../ui/feedback/toasts.ts'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Choices } from '../../ui/fields/choices.tsx'
import { Pair } from '../../ui/fields/pair.tsx'
import { DateField } from '../../ui/fields/text-field.tsx'
import { dateText } from '../../ui/text/dates.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { plantingFailure } from '../wording.ts'
import { type Planting, usePlantInGarden } from '../writes.ts'

const title = 'Add to Garden'

/** Plants a nursery plant in the garden: where, when, how, and whether to remove it from the list. */
export default function AddToGardenDialog({
  plant,
  locationId,
  onClose,
}: {
  plant: NurseryPlantView
  /** The location chosen in advance. */
  locationId?: string | undefined
  onClose: () => void
}) {
  const locations = useQuery(locationQueries.withPlants())
  const skeleton = useSkeleton(locations.isPending)
  const [first, ...others] = locations.data ?? []
  if (locations.data && first && !skeleton) {
    const chosen = locationId ?? (others.length === 0 ? first.id : '')
    return <PlantingForm {...{ plant, onClose }} locations={locations.data} locationId={chosen} />
  }
  return (
    <Dialog title={title} onClose={onClose} footer={<DialogCancel>Close</DialogCancel>}>
      <NoLocations locations={locations} skeleton={skeleton} then={`grow=${encodeURIComponent(plant.id)}`} />
    </Dialog>
  )
}

function PlantingForm({
  plant,
  locations,
  locationId,
  onClose,
}: {
  plant: NurseryPlantView
  locations: readonly LocationView[]
  /** Empty until one is chosen. */
  locationId: string
  onClose: () => void
}) {
  const today = useOpeningDay()
  const client = useQueryClient()
  const { mutateAsync } = usePlantInGarden(plant)
  const [changes, setChanges] = useState<Partial<Planting>>({})
  const [tried, setTried] = useState(false)
  const { submit, isSending, failure, problem } = useSubmit(plantingFailure)
  const usualMethod = useUsualMethod(plant, plant.kind)
  const chosenId = changes.locationId ?? locationId
  const isForPots = locations.some(({ id, potFriendly }) => id === chosenId && potFriendly)
  const planting: Planting = {
    locationId,
    plantedDate: today,
    plantingMethod: isForPots ? 'pot' : usualMethod,
    removeFromNursery: true,
    ...changes,
  }
  const change = (part: Partial<Planting>) => setChanges((before) => ({ ...before, ...part }))
  const isComplete = planting.locationId !== '' && planting.plantedDate !== ''

  const save = async () => {
    // Fixes the method for a retry, which must send the same body whatever the guide answers later.
    change({ plantingMethod: planting.plantingMethod })
    const planted = await mutateAsync(planting).catch((cause) => {
      if (!isGone(cause, 'nursery-plant')) throw cause
      showError(goneText('nursery-plant'))
    })
    // Without `ifMounted`: the nursery plant leaves the list, so its dialog must close even if this form has unmounted.
    onClose()
    if (!planted) return
    showToast('Plant added to your garden successfully', {
      action: { label: 'View', run: () => location.assign(`#${plantAddress(planted.id)}`) },
    })
    void announceCarePlan(client, planted)
  }
  const send = () => {
    setTried(true)
    return submit(planting, isComplete ? save : null)
  }
  const errors: Partial<Record<keyof Planting, string>> = {
    ...remainingIssues(failure, planting),
    ...(tried && !planting.locationId && { locationId: 'Please select a location' }),
    ...(tried && !planting.plantedDate && { plantedDate: 'Please enter the day it was planted.' }),
  }
  const { discoveryDate } = plant
  const isFound = discoveryDate && discoveryDate <= today
  return (
    <Dialog
      title={title}
      dirty={Object.keys(changes).length > 0}
      onClose={onClose}
      onSubmit={send}
      footer={
        <>
          <DialogCancel disabled={isSending} />
          <Button type="submit" variant="primary" busy={isSending} busyLabel="Planting…">
            Add to Garden
          </Button>
        </>
      }
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      <Thing
        name={plant.name}
        imageUrl={plant.imageUrl}
        detail={isFound ? `On your nursery list since ${dateText(discoveryDate)}` : plant.species}
      />
      <Choices
        label="Location"
        required
        value={planting.locationId}
        error={errors.locationId}
        choices={locations.map(({ id, name, icon, iconBackground, conditions }) => ({
          value: id,
          name,
          emoji: icon,
          bed: bedOf(iconBackground),
          detail: conditionsText(conditions),
        }))}
        onChange={(id) => change({ locationId: id })}
      />
      <Pair>
        <DateField
          label="Planted date"
          required
          value={planting.plantedDate}
          error={errors.plantedDate}
          onChange={(plantedDate) => change({ plantedDate })}
        />
        <MethodField
          value={planting.plantingMethod}
          error={errors.plantingMethod}
          onChange={(plantingMethod) => change({ plantingMethod })}
        />
      </Pair>
      <Checkbox
        label="Remove from nursery list"
        checked={planting.removeFromNursery}
        disabled={isSending}
        onChange={(removeFromNursery) => change({ removeFromNursery })}
      />
      {plant.notes && planting.removeFromNursery && (
        <p className="small muted">
          Your notes leave the list with it. The history of your garden keeps them.
        </p>
      )}
    </Dialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { locationQueries } from '../../locations/api.ts'
import { conditionsText } from '../../locations/conditions-text.ts'
import { NoLocations } from '../../locations/no-locations.tsx'
import { bedOf } from '../../ui/bed-of.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { Choices } from '../../ui/fields/choices.tsx'
import { PlusIcon } from '../../ui/garden-icons.tsx'

const title = 'Add to Garden'

/** Asks which location a guide plant will grow in, then opens that location's pre-filled form. */
export default function ChooseLocationDialog({
  slug,
  name,
  onClose,
}: {
  slug: string
  name: string
  onClose: () => void
}) {
  const locations = useQuery(locationQueries.list())
  const skeleton = useSkeleton(locations.isPending)
  const then = `plant=${encodeURIComponent(slug)}`
  const [first] = locations.data ?? []
  if (locations.data && first && !skeleton) {
    return <LocationForm {...{ name, then, onClose }} locations={locations.data} />
  }
  return (
    <Dialog title={title} onClose={onClose} footer={<DialogCancel />}>
      <NoLocations locations={locations} skeleton={skeleton} then={then} />
    </Dialog>
  )
}

function LocationForm({
  name,
  then,
  locations,
  onClose,
}: {
  name: string
  then: string
  locations: readonly LocationView[]
  onClose: () => void
}) {
  const navigate = useNavigate()
  const [locationId, setLocationId] = useState(locations.length === 1 ? (locations[0]?.id ?? '') : '')
  const [tried, setTried] = useState(false)
  const target = locations.find(({ id }) => id === locationId)
  const goOn = () => {
    setTried(true)
    if (target) void navigate(`/my-plants/${encodeURIComponent(target.id)}/add-plant?${then}`)
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={goOn}
      footer={
        <>
          <DialogCancel />
          <Button type="submit" variant="primary">
            Continue
          </Button>
        </>
      }
    >
      <p>
        Choose a location for <strong>{name}</strong>.
      </p>
      <Choices
        label="Location"
        required
        value={locationId}
        error={tried && !target ? 'Please select a location' : undefined}
        choices={locations.map(({ id, name: locationName, icon, iconBackground, conditions }) => ({
          value: id,
          name: locationName,
          emoji: icon,
          bed: bedOf(iconBackground),
          detail: conditionsText(conditions) || 'Conditions not known',
        }))}
        onChange={setLocationId}
      />
      <ButtonLink wide variant="quiet" to={`/my-plants/add-location?${then}`} icon={<PlusIcon />}>
        Add Location
      </ButtonLink>
    </Dialog>
  )
}

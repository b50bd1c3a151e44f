import { useQuery } from '@tanstack/react-query'
import { locationQueries } from '../../locations/api.ts'
import { conditionsText } from '../../locations/conditions-text.ts'
import { NoLocations } from '../../locations/no-locations.tsx'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { PlusIcon } from '../../ui/garden-icons.tsx'

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
  const hasLocations = locations.data !== undefined && locations.data.length > 0 && !skeleton
  return (
    <Dialog title="Add to Garden" onClose={onClose} footer={<DialogCancel />}>
      {hasLocations ? (
        <div className="stack">
          <p>
            Choose a location for <strong>{name}</strong>.
          </p>
          {locations.data.map(({ id, icon, name: locationName, conditions }) => (
            <ButtonLink
              key={id}
              wide
              to={`/my-plants/${encodeURIComponent(id)}/add-plant?${then}`}
              icon={<span aria-hidden="true">{icon}</span>}
            >
              <span>
                {locationName}
                <br />
                <span className="small muted">{conditionsText(conditions) || 'Conditions not known'}</span>
              </span>
            </ButtonLink>
          ))}
          <ButtonLink wide variant="quiet" to={`/my-plants/add-location?${then}`} icon={<PlusIcon />}>
            Add Location
          </ButtonLink>
        </div>
      ) : (
        <NoLocations locations={locations} skeleton={skeleton} then={then} />
      )}
    </Dialog>
  )
}

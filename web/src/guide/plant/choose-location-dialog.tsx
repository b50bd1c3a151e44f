import { useQuery } from '@tanstack/react-query'
import { locationQueries } from '../../locations/api.ts'
import { NoLocations } from '../../locations/no-locations.tsx'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'

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
  const hasLocations = locations.data !== undefined && locations.data.length > 0 && !skeleton
  return (
    <Dialog title={`Where will ${name} grow?`} onClose={onClose} footer={<DialogCancel />}>
      {hasLocations ? (
        <div className="stack">
          {locations.data.map(({ id, icon, name: locationName }) => (
            <ButtonLink
              key={id}
              wide
              to={`/my-plants/${encodeURIComponent(id)}/add-plant?plant=${encodeURIComponent(slug)}`}
              icon={<span aria-hidden="true">{icon}</span>}
            >
              {locationName}
            </ButtonLink>
          ))}
        </div>
      ) : (
        <NoLocations locations={locations} skeleton={skeleton} then={`plant=${encodeURIComponent(slug)}`} />
      )}
    </Dialog>
  )
}

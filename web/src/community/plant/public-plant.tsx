import { useQuery } from '@tanstack/react-query'
import { gardenAddress } from '@wattle/contracts/community/addresses.ts'
import type { PublicPlant as PublicPlantView, PublicTask } from '@wattle/contracts/community/views.ts'
import { useParams } from 'react-router'
import { SafetyNotes } from '../../advice/parts.ts'
import { GateDrawing } from '../../art/large-drawings.tsx'
import { NoteDrawing } from '../../art/note-drawing.tsx'
import { isNotFound } from '../../http/api-error.ts'
import { CareList } from '../../plants/details/care-list.tsx'
import { Planting, QuickFacts } from '../../plants/details/plant-facts.tsx'
import layout from '../../plants/details/plant-layout.module.css'
import { PlantPrint } from '../../plants/details/plant-print.tsx'
import { PlantSkeleton } from '../../plants/details/plant-skeleton.tsx'
import { isCurrent, storedSession } from '../../session/stored-session.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { BackLink } from '../../ui/page/page-head.tsx'
import { dateText } from '../../ui/text/dates.ts'
import { ClosedGate } from '../closed-gate.tsx'
import { publicPlantQueries } from './api.ts'
import { PublicCarePlan } from './public-care-plan.tsx'
import styles from './public-plant.module.css'

/** A public plant: the gardener's plant page without editing. */
export default function PublicPlant() {
  const { displayName = '', plantId = '' } = useParams()
  return <Plant key={`${displayName} ${plantId}`} displayName={displayName} plantId={plantId} />
}

function Plant({ displayName, plantId }: { displayName: string; plantId: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(
    publicPlantQueries.details(displayName, plantId),
  )
  const skeleton = useSkeleton(isPending)
  // A plant hidden since the last read is no longer shown.
  const shown = isNotFound(error) ? undefined : data
  usePageTitle(shown?.plant.name ?? (isPending ? displayName : 'Plant Not Found'))
  if (skeleton) return <PlantSkeleton />
  if (shown) return <PlantContent address={gardenAddress(displayName)} {...shown} />
  if (isPending) return null
  return (
    <>
      <BackLink to={gardenAddress(displayName)} label={displayName} />
      {isNotFound(error) ? (
        <div role="alert">
          <ClosedGate title="Plant Not Found" />
        </div>
      ) : (
        <ErrorState
          level={1}
          message="Plant Not Found"
          drawing={<GateDrawing />}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          It could not be loaded just now. Please check your connection and try again.
        </ErrorState>
      )}
    </>
  )
}

function PlantContent({
  address,
  gardenName,
  plant,
  tasks,
}: {
  address: string
  gardenName: string
  plant: PublicPlantView
  tasks: PublicTask[]
}) {
  const { location } = plant
  return (
    <>
      <BackLink to={address} label={gardenName} />
      <article className={layout.plant} data-bed={bedOf(location?.iconBackground)}>
        <PlantPrint
          src={plant.imageUrl}
          kind={plant.kind}
          alt={plant.imageUrl ? plant.name : 'No photo yet'}
          caption={`From ${gardenName}`}
        />
        <div>
          <h1 tabIndex={-1}>{plant.name}</h1>
          {plant.species !== plant.name && (
            <p className={`latin ${layout.species}`}>{plant.species || 'Unknown species'}</p>
          )}
          <div className={layout.readOnly}>
            <QuickFacts
              facts={[
                { name: 'Planted', value: dateText(plant.plantedDate) || 'Not known' },
                ...(location
                  ? [
                      {
                        name: 'Location',
                        value: (
                          <>
                            <span aria-hidden="true">{location.icon}</span> {location.name}
                          </>
                        ),
                      },
                    ]
                  : []),
                { name: 'Planting', value: <Planting method={plant.plantingMethod} /> },
              ]}
            />
          </div>
          <SafetyNotes name={plant.name} species={plant.species} />
          <CareList care={plant} />
        </div>
      </article>
      <PublicCarePlan tasks={tasks} />
      {!isCurrent(storedSession()) && <Invitation />}
    </>
  )
}

function Invitation() {
  return (
    <aside className={styles.invitation} aria-label="About Wattle">
      <NoteDrawing />
      <div>
        <h2>Growing one of these?</h2>
        <p>Take a photo of yours and Wattle will plan a year of care for where you live.</p>
        <ButtonLink to="/login">Start a notebook</ButtonLink>
      </div>
    </aside>
  )
}

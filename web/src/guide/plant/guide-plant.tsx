import { useQuery } from '@tanstack/react-query'
import { guideAddress } from '@wattle/contracts/guide/addresses.ts'
import { growsIn, sunWords, unknownPlant } from '@wattle/contracts/guide/choices.ts'
import { monthsText } from '@wattle/contracts/guide/months-text.ts'
import type { GuidePlantResponse } from '@wattle/contracts/guide/views.ts'
import { useParams } from 'react-router'
import { guideQueries } from '../../advice/api.ts'
import { Notes } from '../../advice/notes/notes.tsx'
import { prefilledFrom } from '../../advice/prefilled.ts'
import { usePlace } from '../../advice/use-place.ts'
import { isGone } from '../../http/gone.ts'
import { CareList } from '../../plants/details/care-list.tsx'
import { QuickFacts } from '../../plants/details/plant-facts.tsx'
import layout from '../../plants/details/plant-layout.module.css'
import { PlantPrint } from '../../plants/details/plant-print.tsx'
import { PlantSkeleton } from '../../plants/details/plant-skeleton.tsx'
import { NotHere } from '../../ui/feedback/not-here.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { BackLink } from '../../ui/page/page-head.tsx'
import type { Tell } from '../place-line.tsx'
import { GuidePlantActions } from './guide-plant-actions.tsx'
import { GuideYear } from './guide-year.tsx'
import { OtherNames } from './other-names.tsx'

/** One plant of the guide: description, needs, year, and safety notes. */
export default function GuidePlant() {
  const { plant: slug = '' } = useParams()
  const { place, own, isPending: isPlaceUnknown, tell } = usePlace()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...guideQueries.plant(slug, place),
    enabled: !isPlaceUnknown,
    placeholderData: (before) => (before?.plant.slug === slug ? before : undefined),
  })
  const skeleton = useSkeleton(isPending)
  usePageTitle(data?.plant.name ?? 'Plant Guide')
  if (skeleton) return <PlantSkeleton />
  if (data) return <Content {...data} own={own} onTell={tell} />
  if (isPending) return null
  const isMissing = isGone(error, 'plant')
  return (
    <>
      <BackLink to={guideAddress} label="Plant Guide" />
      <NotHere
        title={isMissing ? unknownPlant.title : 'Error Loading Plant'}
        retry={isMissing ? undefined : { run: () => void refetch(), busy: isFetching }}
        back={{ to: guideAddress, label: 'Back to the guide' }}
      >
        {isMissing ? unknownPlant.text : 'Please check your connection and try again.'}
      </NotHere>
    </>
  )
}

function Content({
  place,
  own,
  plant,
  onTell,
}: GuidePlantResponse & { own: string | undefined; onTell: Tell }) {
  const { name, species, synonyms, kind, kindName, sun, pot, native, plantingMonths } = plant
  const planting = place ? monthsText(plantingMonths) : 'Needs your postcode'
  return (
    <>
      <BackLink to={guideAddress} label="Plant Guide" />
      <article className={layout.plant} data-bed="eucalypt">
        <PlantPrint src={null} kind={kind} alt={`Drawing: ${kindName}`} caption={kindName} />
        <div>
          <h1 tabIndex={-1}>{name}</h1>
          <p className={`latin ${layout.species}`}>{species}</p>
          {synonyms.length > 0 && <OtherNames names={synonyms} />}
          <GuidePlantActions plant={plant} />
          <QuickFacts
            facts={[
              { name: 'Light', value: sun.map((each) => sunWords[each]).join(', ') },
              { name: 'Grows in', value: growsIn(pot) },
              { name: 'Origin', value: native ? 'Australian native' : 'Introduced' },
              ...(planting ? [{ name: 'Plant', value: planting }] : []),
            ]}
          />
          {plant.notes.length > 0 && <Notes title="Good to know" notes={plant.notes} />}
          {plant.keepAway.length > 0 && <Notes title="Keep it away from" notes={plant.keepAway} />}
          <CareList care={prefilledFrom(plant)} />
        </div>
      </article>
      <GuideYear place={place} own={own} plant={plant} onTell={onTell} />
    </>
  )
}

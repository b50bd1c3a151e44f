import { useQuery } from '@tanstack/react-query'
import type { SummaryView } from '@wattle/contracts/dashboard/views.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { locationQueries } from '../../locations/api.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { Photo } from '../../ui/page/photo.tsx'
import { CountBadge } from '../../ui/page/pill.tsx'
import styles from './my-plants-tile.module.css'
import tiles from './summary-tiles.module.css'

const mostFaces = 4

export function MyPlants({ summary }: { summary: SummaryView }) {
  const { data: locations = [] } = useQuery(locationQueries.withPlants())
  return (
    <section className={`${tiles.card} ${tiles.slim} ${styles.tile}`} aria-labelledby="my-plants">
      <div className={tiles.top}>
        <h2 id="my-plants">My plants</h2>
        <p className={styles.number}>{summary.totalPlants}</p>
      </div>
      <ul className={styles.locations}>
        {summary.plantsByLocation.map(({ id, name, count }) => {
          const location = locations.find((each) => each.id === id)
          return (
            <li key={id}>
              <Link
                className={styles.location}
                data-bed={bedOf(location?.iconBackground)}
                to={`/my-plants/${encodeURIComponent(id)}`}
              >
                <span className={styles.emoji} aria-hidden="true">
                  {location?.icon ?? '🏡'}
                </span>
                <span className={`clamp ${styles.name}`}>{name}</span>
                <Faces plants={location?.plants ?? []} />
                <CountBadge count={count} unit={count === 1 ? 'plant' : 'plants'} />
              </Link>
            </li>
          )
        })}
      </ul>
      {summary.plantsByLocation.length === 0 && (
        <ButtonLink to="/my-plants" variant="quiet">
          Go to My Plants
        </ButtonLink>
      )}
    </section>
  )
}

/** Thumbnails of a location's first plants. */
function Faces({ plants }: { plants: PlantView[] }) {
  const pictured = plants.filter(({ imageUrl }) => imageUrl).slice(0, mostFaces)
  if (pictured.length === 0) return null
  return (
    <span className={styles.faces}>
      {pictured.map(({ id, imageUrl }) => (
        <Photo key={id} src={imageUrl} ratio="1" sizes="40px" />
      ))}
    </span>
  )
}

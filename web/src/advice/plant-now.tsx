import { useInfiniteQuery } from '@tanstack/react-query'
import { type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import { guideAddress, guidePlantAddress } from '@wattle/contracts/guide/addresses.ts'
import { Link } from '../ui/navigation/link.tsx'
import { SectionHead } from '../ui/page/section-head.tsx'
import { Tile, Tiles } from '../ui/page/tile.tsx'
import { TileSkeleton } from '../ui/page/tile-skeleton.tsx'
import { monthName } from '../ui/text/dates.ts'
import { guideQueries } from './api.ts'
import styles from './plant-now.module.css'
import { spread } from './spread.ts'
import { usePlace } from './use-place.ts'

const shown = 4

/** A few plants commonly planted this month at the gardener's place; nothing without a postcode. */
export function PlantNow({ today }: { today: CivilDate }) {
  const { place, isPending } = usePlace()
  const month = monthOf(today)
  const plantIn = String(Number(month.slice(5)))
  const { data, isLoading } = useInfiniteQuery({
    ...guideQueries.plants({ plantIn, popular: 'true', limit: '50' }, place),
    enabled: place.postcode !== undefined,
  })
  const plants = spread(data?.pages[0]?.plants ?? [], shown, Number(today.slice(8)))
  const isWaiting = isPending || isLoading
  if (plants.length === 0 && !isWaiting) return null
  return (
    <section aria-labelledby="plant-now" aria-busy={isWaiting}>
      <SectionHead
        id="plant-now"
        title={`Plant in ${monthName(month)}`}
        link={<Link to={`${guideAddress}?now=true`}>See them all</Link>}
      />
      <Tiles bed="eucalypt" className={styles.four}>
        {isWaiting
          ? [1, 2, 3, 4].map((key) => <TileSkeleton key={key} />)
          : plants.map(({ slug, name, species, kind }) => (
              <Tile
                key={slug}
                to={guidePlantAddress(slug)}
                name={name}
                species={species}
                imageUrl={null}
                kind={kind}
              />
            ))}
      </Tiles>
    </section>
  )
}

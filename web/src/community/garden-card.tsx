import { gardenAddress } from '@wattle/contracts/community/addresses.ts'
import type { PublicUser } from '@wattle/contracts/community/views.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Link } from '../ui/navigation/link.tsx'
import { CountCircle } from '../ui/page/count-circle.tsx'
import { Photo } from '../ui/page/photo.tsx'
import styles from './garden-card.module.css'

const sizes =
  '(max-width: 37.5em) calc(100vw - 70px), (max-width: 56.25em) calc(47vw - 28px), min(31vw - 28px, 345px)'

/** A garden in the directory: picture, stitched count, name and a few words. */
export function GardenCard({ user, first }: { user: PublicUser; first: boolean }) {
  const plants = user.locations.reduce((sum, { count }) => sum + Number(count), 0)
  return (
    <li>
      <Link className={styles.card} to={gardenAddress(user.displayName)}>
        <span className={styles.picture}>
          <Photo src={user.featureImageUrl} ratio="4 / 3" bed="jacaranda" sizes={sizes} first={first} />
          <CountCircle className={styles.count} count={plants} unit={plants === 1 ? 'plant' : 'plants'} />
        </span>
        <span className={styles.text}>
          <strong>{user.displayName}</strong>
          <span className="clamp">{user.about}</span>
        </span>
      </Link>
    </li>
  )
}

export function GardenCardSkeleton() {
  return (
    <li aria-hidden="true">
      <span className={styles.card}>
        <Skeleton ratio="4 / 3" radius={10} />
        <span className={styles.text}>
          <Skeleton width="60%" height={18} />
          <Skeleton width="90%" />
        </span>
      </span>
    </li>
  )
}

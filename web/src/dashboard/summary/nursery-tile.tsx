import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { nurseryQueries } from '../../nursery/api.ts'
import { Photo } from '../../ui/page/photo.tsx'
import styles from './nursery-tile.module.css'
import tiles from './summary-tiles.module.css'

const mostPictures = 3

export function NurseryPlants({ count }: { count: number }) {
  const { data: plants = [] } = useQuery({ ...nurseryQueries.list(), enabled: count > 0 })
  const pictured = plants.filter(({ imageUrl }) => imageUrl).slice(0, mostPictures)
  return (
    <Link to="/nursery" className={`${tiles.card} ${tiles.quarter} ${styles.tile}`}>
      <div className={tiles.top}>
        <h2>Nursery plants</h2>
        <p className={styles.number}>{count}</p>
      </div>
      {pictured.length > 0 && (
        <span className={styles.fan} aria-hidden="true">
          {pictured.map(({ id, imageUrl }) => (
            <Photo key={id} className={styles.picture} src={imageUrl} sizes="96px" />
          ))}
        </span>
      )}
      <p className="small muted">
        {count > 0 ? 'Waiting for a home.' : 'Seen something you like? Note it here.'}
      </p>
    </Link>
  )
}

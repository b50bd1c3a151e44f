import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SeedDrawing } from '../../art/seed-drawing.tsx'
import { nurseryQueries } from '../../nursery/api.ts'
import { Photo } from '../../ui/page/photo.tsx'
import styles from './nursery-fan.module.css'

const mostPictures = 3

/** Photos of the newest nursery plants, fanned out like cards; a seed packet if there are none. */
export default function NurseryFan({ count }: { count: number }): ReactNode {
  const { data: plants } = useQuery({ ...nurseryQueries.list(), enabled: count > 0 })
  const pictured = plants?.filter(({ imageUrl }) => imageUrl).slice(0, mostPictures)
  if (count === 0 || pictured?.length === 0) return <SeedDrawing />
  return pictured?.map(({ id, imageUrl }) => (
    <Photo key={id} className={styles.picture} src={imageUrl} sizes="96px" />
  ))
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { nurseryQueries } from '../../nursery/api.ts'
import { Photo } from '../../ui/page/photo.tsx'
import styles from './nursery-tile.module.css'

const mostPictures = 3

/** The newest finds, as photographs held like cards. */
export default function NurseryFan(): ReactNode {
  const { data: plants = [] } = useQuery(nurseryQueries.list())
  const pictured = plants.filter(({ imageUrl }) => imageUrl).slice(0, mostPictures)
  return pictured.map(({ id, imageUrl }) => (
    <Photo key={id} className={styles.picture} src={imageUrl} sizes="96px" />
  ))
}

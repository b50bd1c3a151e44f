import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Photo } from '../page/photo.tsx'
import styles from './thing.module.css'

/** The thing that a dialog is about: a plant by its photo, a location by its emoji on its bed. */
export type ThingProps = {
  name: string
  detail?: ReactNode
  emoji?: string | undefined
  bed?: string | undefined
  /** A photo's URL, or null for a plant without one. */
  imageUrl?: string | null | undefined
}

export function Thing({ name, detail, emoji, bed, imageUrl }: ThingProps) {
  return (
    <div
      className={classNames(styles.thing, emoji && styles.bed)}
      data-bed={emoji ? (bed ?? 'eucalypt') : undefined}
    >
      {emoji ? (
        <span className={styles.emoji} aria-hidden="true">
          {emoji}
        </span>
      ) : (
        imageUrl !== undefined && <Photo className={styles.photo} src={imageUrl} bed={bed} sizes="48px" />
      )}
      <div>
        <strong>{name}</strong>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Photo } from '../../ui/page/photo.tsx'
import styles from './plant-print.module.css'
import { printSizes } from './print-sizes.ts'

/** A plant's photo, drawn as a print taped to the page. */
export function PlantPrint({
  src,
  kind,
  alt,
  caption,
}: {
  src: string | null
  /** The plant's kind, drawn if there is no photo. */
  kind?: string | null | undefined
  alt: string
  caption: ReactNode
}) {
  return (
    <figure className={styles.print}>
      <span className={styles.tape} aria-hidden="true" />
      <Photo className={styles.photo} src={src} kind={kind} alt={alt} sizes={printSizes} first />
      <figcaption className="why">
        <span className="clamp">{caption}</span>
      </figcaption>
    </figure>
  )
}

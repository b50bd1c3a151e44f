import type { ReactNode } from 'react'
import { Photo } from '../../ui/page/photo.tsx'
import styles from './plant-print.module.css'
import { printSizes } from './print-sizes.ts'

/** The photograph of a plant, printed and taped to the page. */
export function PlantPrint({
  src,
  kind,
  alt,
  caption,
}: {
  src: string | null
  /** What is drawn without a photograph. */
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

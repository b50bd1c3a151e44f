import type { ReactNode } from 'react'
import { Photo } from '../../ui/page/photo.tsx'
import styles from './plant-print.module.css'

/** The photograph of a plant, printed and taped to the page. */
export function PlantPrint({ src, alt, caption }: { src: string | null; alt: string; caption: ReactNode }) {
  return (
    <figure className={styles.print}>
      <span className={styles.tape} aria-hidden="true" />
      <Photo className={styles.photo} src={src} alt={alt} sizes="(max-width: 900px) 90vw, 420px" first />
      <figcaption className="why">
        <span className="clamp">{caption}</span>
      </figcaption>
    </figure>
  )
}

import type { CSSProperties } from 'react'
import { Photo } from '../../ui/page/photo.tsx'
import styles from './carousel.module.css'
import { SlideControls } from './slide-controls.tsx'
import { useSlides } from './use-slides.ts'

/** Pictures in a row, with the next one peeking in: swipe, arrow keys, buttons, and the current position. */
export function Carousel({
  images,
  onEnlarge,
}: {
  images: readonly string[]
  onEnlarge: (index: number) => void
}) {
  const { at, goTo, wasSwipe, onKeyDown, swipes } = useSlides(images.length)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same for everybody
    <div onKeyDown={onKeyDown}>
      <div className={styles.window}>
        <ul
          // The picture left behind becomes inert and would lose the focus.
          ref={(track) => {
            if (track?.querySelector(':focus'))
              track.querySelector<HTMLElement>('li:not([inert]) button')?.focus({ preventScroll: true })
          }}
          className={styles.track}
          style={{ '--at': at } as CSSProperties}
          {...swipes}
        >
          {images.map((src, index) => (
            <li key={src} inert={index !== at}>
              <button
                type="button"
                className={styles.image}
                aria-label={`Enlarge image ${index + 1} of ${images.length}`}
                onClick={(event) => {
                  if (!wasSwipe(event)) onEnlarge(index)
                }}
              >
                {/* Loads only the current picture and its neighbours. */}
                <Photo
                  src={Math.abs(index - at) <= 1 ? src : null}
                  alt={`image ${index + 1} of ${images.length}`}
                  ratio="4 / 3"
                  sizes={images.length === 1 ? '92vw' : 'calc(100vw - 70px)'}
                  first={index === 0}
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <SlideControls at={at} count={images.length} goTo={goTo} />
    </div>
  )
}

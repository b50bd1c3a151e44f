import { type ReactNode, useRef } from 'react'
import { PotDrawing } from '../../art/large-drawings.tsx'
import { Button } from '../buttons/button.tsx'
import { CameraIcon } from '../garden-icons.tsx'
import { ImageIcon } from '../icons.tsx'
import { Photo } from '../page/photo.tsx'
import styles from './image-picker.module.css'

/** Takes a picture with the camera or from the gallery and previews it. Does not upload. */
export function ImagePicker({
  label,
  preview,
  onPick,
  hint,
  ratio,
  disabled,
  optional = false,
  children,
}: {
  /** What a good picture shows; also names the two file inputs. */
  label: string
  /** The URL of the picture chosen so far. */
  preview: string | null
  onPick: (file: File) => void
  hint?: ReactNode
  ratio?: string | undefined
  disabled?: boolean | undefined
  /** Whether picking a picture is not the main action here. */
  optional?: boolean
  /** Overlay on the picture or its empty frame, such as “Plant identified”. */
  children?: ReactNode
}) {
  const camera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const input = (ref: typeof camera, name: string, capture?: 'environment') => (
    <input
      ref={ref}
      hidden
      type="file"
      accept="image/*"
      capture={capture}
      aria-label={`${label}: ${name}`}
      onChange={(event) => {
        const file = event.target.files?.[0]
        // Otherwise picking the same file again, after a failure, fires no change event.
        event.target.value = ''
        if (file) onPick(file)
      }}
    />
  )
  return (
    <div className={preview ? styles.picked : styles.empty}>
      {preview ? (
        <div className={styles.picture}>
          <Photo src={preview} alt="The photo you chose" ratio={ratio} sizes="320px" first />
          {children}
        </div>
      ) : (
        <>
          <PotDrawing />
          <p>{label}</p>
          {children && <div className={styles.over}>{children}</div>}
        </>
      )}
      <div className={styles.buttons}>
        <Button
          variant={preview || optional ? 'secondary' : 'primary'}
          icon={<CameraIcon />}
          disabled={disabled}
          onClick={() => camera.current?.click()}
        >
          {preview ? 'Retake photo' : 'Take a photo'}
        </Button>
        <Button icon={<ImageIcon />} disabled={disabled} onClick={() => gallery.current?.click()}>
          {preview ? 'Replace photo' : 'Choose a photo'}
        </Button>
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {input(camera, 'camera', 'environment')}
      {input(gallery, 'gallery')}
    </div>
  )
}

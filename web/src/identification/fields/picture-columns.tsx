import type { ReactNode } from 'react'
import { ImagePicker } from '../../ui/fields/image-picker.tsx'
import styles from './picture-columns.module.css'

/** A plant's picture beside its fields, or above them if there is no room. */
export function PictureColumns({
  picture,
  disabled,
  overPicture,
  abovePicture,
  children,
}: {
  picture: { preview: string | null; pick: (file: File) => void; isUploading: boolean }
  disabled: boolean
  /** Overlay on the picture, such as “Plant identified”. */
  overPicture?: ReactNode
  abovePicture?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.columns}>
      <div className="stack">
        {abovePicture}
        <ImagePicker
          label="A photo of this plant"
          optional
          preview={picture.preview}
          onPick={picture.pick}
          disabled={disabled}
          hint={picture.isUploading ? 'Uploading…' : undefined}
        >
          {overPicture}
        </ImagePicker>
      </div>
      <div className="stack">{children}</div>
    </div>
  )
}

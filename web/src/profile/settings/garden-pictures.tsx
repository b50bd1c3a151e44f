import { mostPictures } from '@wattle/contracts/profile/choices.ts'
import { refusals } from '@wattle/contracts/refusals.ts'
import { useRef, useState } from 'react'
import { messageOf } from '../../http/api-error.ts'
import { uploadPicture } from '../../images/upload.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FieldGroup } from '../../ui/fields/field.tsx'
import { ImageIcon } from '../../ui/icons.tsx'
import { GardenPicture } from './garden-picture.tsx'
import styles from './garden-pictures.module.css'
import { pictureError } from './picture-checks.ts'
import { type SettingsDraft, withoutPicture } from './settings-draft.ts'
import type { SettingsPictures } from './use-settings-pictures.ts'

const tooMany = refusals['gallery-full'].message

/** Up to five pictures of the garden, one of them the feature image. They are uploaded as soon as they are chosen. */
export function GardenPictures({
  draft,
  saved,
  uploading,
  error,
  onChange,
  onUploading,
  onAdded,
  onRemoved,
}: SettingsPictures & {
  draft: SettingsDraft
  /** The error message for the current pictures. */
  error: string | undefined
  onChange: (part: Partial<SettingsDraft>) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<Partial<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [savedBefore, setSavedBefore] = useState(saved.join())
  if (savedBefore !== saved.join()) {
    // The form was saved, so the pictures are as the gardener wants them.
    setSavedBefore(saved.join())
    setProblem(null)
  }
  const room = mostPictures - draft.pictures.length - uploading

  const add = async (files: readonly File[]) => {
    const fit = files.filter((file) => !pictureError(file))
    const problems = new Set(files.map(pictureError)).add(fit.length > room ? tooMany : undefined)
    setProblem([...problems].filter(Boolean).join(' ') || null)
    for (const file of fit.slice(0, Math.max(0, room))) {
      onUploading(1)
      try {
        const url = await uploadPicture(file)
        setNames((known) => ({ ...known, [url]: file.name }))
        onAdded(url)
      } catch (failure) {
        setProblem(messageOf(failure))
      } finally {
        onUploading(-1)
      }
    }
  }
  const takeOff = (url: string) => {
    setProblem(null)
    onChange(withoutPicture(draft, url))
  }

  return (
    <FieldGroup
      label="Photos of your garden"
      hint="Up to five. The one marked Feature comes first on your card and your page."
      error={error}
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      <ul className={styles.pictures} aria-busy={uploading > 0}>
        {draft.pictures.map((url, index) => {
          const name = names[url] ?? `Photo ${index + 1}`
          return (
            <GardenPicture
              key={url}
              url={url}
              name={name}
              isFeature={url === draft.feature}
              isSaved={saved.includes(url)}
              onLead={() => onChange({ feature: url })}
              onTakeOff={() => takeOff(url)}
              onRemoved={() => onRemoved(url)}
            />
          )
        })}
        {(room > 0 || uploading > 0) && (
          <li>
            <button
              type="button"
              className={styles.add}
              aria-disabled={uploading > 0}
              aria-invalid={error ? true : undefined}
              onClick={() => {
                if (uploading === 0) input.current?.click()
              }}
            >
              <ImageIcon size={24} />
              <strong>{uploading > 0 ? 'Uploading…' : 'Add a photo'}</strong>
              <span className="small">JPEG, PNG, GIF or WebP, up to 10 MB</span>
            </button>
            <input
              ref={input}
              hidden
              type="file"
              multiple
              accept="image/jpeg,image/png,image/gif,image/webp"
              aria-label="Photos of your garden"
              onChange={(event) => {
                const files = [...(event.target.files ?? [])]
                event.target.value = ''
                void add(files)
              }}
            />
          </li>
        )}
      </ul>
    </FieldGroup>
  )
}

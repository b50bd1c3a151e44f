import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { type Dispatch, type SetStateAction, useLayoutEffect, useRef, useState } from 'react'
import { draftOf, type SettingsDraft, savedWithout, withoutPicture, withPicture } from './settings-draft.ts'

export type SettingsPictures = {
  /** The saved pictures, which can be removed permanently. */
  saved: readonly string[]
  /** How many pictures are being uploaded. */
  uploading: number
  /** Called with 1 as an upload begins, and with -1 as it ends. */
  onUploading: (change: 1 | -1) => void
  /** Called after an upload; the draft may have changed meanwhile. */
  onAdded: (url: string) => void
  /** Called after a picture was permanently removed, which does not count as a change to the form. */
  onRemoved: (url: string) => void
}

/** What becomes of pictures while the form is open, and the saved preferences without those removed meanwhile. */
export function useSettingsPictures(
  before: PreferencesView,
  setTouched: Dispatch<SetStateAction<Partial<SettingsDraft>>>,
): { opened: PreferencesView; pictures: SettingsPictures } {
  const [uploading, setUploading] = useState(0)
  const [gone, setGone] = useState<readonly string[]>([])
  const opened = gone.reduce(savedWithout, before)
  const saved = draftOf(opened)
  /** For uploads and removals that end after the form was saved. */
  const newest = useRef(saved)
  useLayoutEffect(() => {
    newest.current = saved
  })
  return {
    opened,
    pictures: {
      saved: saved.pictures,
      uploading,
      onUploading: (change) => setUploading((count) => count + change),
      onAdded: (url) => setTouched((now) => ({ ...now, ...withPicture({ ...newest.current, ...now }, url) })),
      onRemoved: (url) => {
        setGone((now) => [...now, url])
        setTouched((now) =>
          now.pictures ? { ...now, ...withoutPicture({ ...newest.current, ...now }, url) } : now,
        )
      },
    },
  }
}

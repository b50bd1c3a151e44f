import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../http/api-error.ts'
import { PictureUnfit } from './picture-unfit.ts'
import { uploadPicture } from './upload.ts'

type Chosen = { preview: string; address: Promise<string> }

/** `retry` is absent where another picture has to be chosen. */
type Failure = { message: string; retry?: (() => void) | undefined }

function keptChoice(url: string | null): Chosen | null {
  return url === null ? null : { preview: url, address: Promise.resolve(url) }
}

/**
 * A picture that is uploaded as soon as it is chosen. One that cannot be taken leaves the one before it in place. `kept` is
 * the address of one that was uploaded before the form was opened again.
 */
export function usePicture(initial: string | null, kept: string | null = null) {
  const [start] = useState(() => keptChoice(kept))
  const [chosen, setChosen] = useState(start)
  const [uploaded, setUploaded] = useState(kept)
  const [isUploading, setIsUploading] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const objectUrls = useRef<string[]>([])
  const latest = useRef<File>(null)
  /** The last choice that is really there, to go back to. */
  const taken = useRef(start)
  useEffect(
    () => () => {
      for (const url of objectUrls.current) URL.revokeObjectURL(url)
    },
    [],
  )

  const pick = (file: File) => {
    const preview = URL.createObjectURL(file)
    objectUrls.current.push(preview)
    latest.current = file
    const address = uploadPicture(file)
    setChosen({ preview, address })
    setIsUploading(true)
    setFailure(null)
    address.then(
      (url) => {
        if (latest.current !== file) return
        setUploaded(url)
        taken.current = { preview, address }
        setIsUploading(false)
      },
      (error) => {
        // Only the picture chosen last has a say.
        if (latest.current !== file) return
        setIsUploading(false)
        setChosen(taken.current)
        const retry = error instanceof PictureUnfit ? undefined : () => pick(file)
        setFailure({ message: messageOf(error), retry })
      },
    )
  }
  return {
    /** What to show: the picture chosen, or the one that was there. */
    preview: chosen?.preview ?? initial,
    isUploading,
    /** Why the last picture was not taken, and the way to try it again where that may help. */
    failure,
    /** Takes away what was said of a picture that is no use: its gardener goes on without it. */
    goOn: () => setFailure((said) => (said?.retry ? said : null)),
    pick,
    isChanged: chosen !== null,
    /** The address of a chosen picture that has been uploaded. */
    uploaded,
    /** The address of the picture once it is uploaded. Rejects as the upload does. */
    address: async () => (chosen ? chosen.address : initial),
  }
}

export type Picture = ReturnType<typeof usePicture>

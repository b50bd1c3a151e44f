import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../http/api-error.ts'
import { PictureUnfit } from './picture-unfit.ts'
import { uploadPicture } from './upload.ts'

/** An upload in progress: its URL once done, and a substitute to save if it fails. */
export type Sent = { address: Promise<string>; instead?: Promise<string> }

type Chosen = Sent & { preview: string }

/** `retry` is undefined if only another picture helps. */
type Failure = { message: string; retry?: (() => void) | undefined }

const sendFile = (file: File): Sent => ({ address: uploadPicture(file) })

function keptChoice(url: string | null): Chosen | null {
  return url === null ? null : { preview: url, address: Promise.resolve(url) }
}

/**
 * A picture that is uploaded as soon as it is chosen. If it is unusable, the previous one stays. `kept` is the URL of a
 * picture uploaded before the form was restored.
 */
export function usePicture(initial: string | null, kept: string | null = null, send = sendFile) {
  const [start] = useState(() => keptChoice(kept))
  const [chosen, setChosen] = useState(start)
  const [uploaded, setUploaded] = useState(kept)
  const [isUploading, setIsUploading] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const objectUrls = useRef<string[]>([])
  const latest = useRef<File>(null)
  /** The last usable choice, restored if a later one fails. */
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
    const choice = { preview, ...send(file) }
    setChosen(choice)
    setIsUploading(true)
    setFailure(null)
    const finish = (url: string | null, error?: unknown) => {
      // Ignores all but the picture chosen last.
      if (latest.current !== file) return
      setIsUploading(false)
      const isUnfit = error instanceof PictureUnfit
      if (error) setFailure({ message: messageOf(error), retry: isUnfit ? undefined : () => pick(file) })
      if (isUnfit || (error && !choice.instead)) return setChosen(taken.current)
      taken.current = choice
      setUploaded(url)
    }
    choice.address.then(
      (url) => finish(url),
      (error) => finish(null, error),
    )
  }
  return {
    /** The URL to show: of the chosen picture or the initial one. */
    preview: chosen?.preview ?? initial,
    isUploading,
    /** Why the last picture was not uploaded or is unusable, with a retry if that may help. */
    failure,
    /** Clears the error of an unusable picture when the gardener goes on without it. */
    goOn: () => setFailure((said) => (said?.retry ? said : null)),
    pick,
    isChanged: chosen !== null,
    /** The URL of the chosen picture once uploaded, otherwise null. */
    uploaded,
    /**
     * Resolves to the chosen picture's URL once uploaded, otherwise to the initial one. Rejects if the upload fails.
     */
    address: async () => (chosen ? chosen.address : initial),
    /** Resolves to what to save: the URL, or the substitute if the upload fails. Rejects if there is no substitute. */
    toSave: async () =>
      chosen ? chosen.address.catch((error) => chosen.instead ?? Promise.reject(error)) : initial,
  }
}

export type Picture = ReturnType<typeof usePicture>

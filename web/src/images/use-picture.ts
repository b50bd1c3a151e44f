import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../http/api-error.ts'
import { PictureUnfit } from './picture-unfit.ts'
import { uploadPicture } from './upload.ts'

/** A picture on its way: its address once it is uploaded, and what to save instead where it could not be. */
export type Sent = { address: Promise<string>; instead?: Promise<string> }

type Chosen = Sent & { preview: string }

/** `retry` is absent where another picture has to be chosen. */
type Failure = { message: string; retry?: (() => void) | undefined }

const sendFile = (file: File): Sent => ({ address: uploadPicture(file) })

function keptChoice(url: string | null): Chosen | null {
  return url === null ? null : { preview: url, address: Promise.resolve(url) }
}

/**
 * A picture that is uploaded as soon as it is chosen. One that cannot be taken leaves the one before it in place. `kept` is
 * the address of one that was uploaded before the form was opened again.
 */
export function usePicture(initial: string | null, kept: string | null = null, send = sendFile) {
  const [start] = useState(() => keptChoice(kept))
  const [chosen, setChosen] = useState(start)
  const [uploaded, setUploaded] = useState(kept)
  const [isUploading, setIsUploading] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const objectUrls = useRef<string[]>([])
  const latest = useRef<File>(null)
  /** The last choice that may be saved, to go back to. */
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
      // Only the picture chosen last has a say.
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
    /** What to show: the picture chosen, or the one that was there. */
    preview: chosen?.preview ?? initial,
    isUploading,
    /** Why the last picture was not uploaded or not taken, and the way to try it again where that may help. */
    failure,
    /** Takes away what was said of a picture that is no use: its gardener goes on without it. */
    goOn: () => setFailure((said) => (said?.retry ? said : null)),
    pick,
    isChanged: chosen !== null,
    /** The address of a chosen picture that has been uploaded. */
    uploaded,
    /** The address of the picture once it is uploaded. Rejects as the upload does. */
    address: async () => (chosen ? chosen.address : initial),
    /** What to save: the address, or what there is instead. Rejects as the upload does where there is nothing. */
    toSave: async () =>
      chosen ? chosen.address.catch((error) => chosen.instead ?? Promise.reject(error)) : initial,
  }
}

export type Picture = ReturnType<typeof usePicture>

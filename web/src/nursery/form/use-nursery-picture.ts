import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../http/api-error.ts'
import { PictureUnfit } from '../../images/picture-unfit.ts'
import { uploadPicture } from '../../images/upload.ts'
import { dataUrlOf, fileFromDataUrl } from './data-url-file.ts'

type Chosen = { preview: string; originalDataUrl: Promise<string>; address: Promise<string> }

/** `retry` is absent where another picture has to be chosen. */
type Failure = { message: string; retry?: (() => void) | undefined }

function keptChoice(url: string | null): Chosen | null {
  return url === null
    ? null
    : { preview: url, address: Promise.resolve(url), originalDataUrl: Promise.resolve(url) }
}

/**
 * The picture of a find. It is uploaded as soon as it is chosen; what was chosen is kept as a data URL until the find is
 * saved, and goes along with it when it could not be uploaded. One that cannot be taken at all leaves the one before it in
 * place. `kept` is the address of one that was uploaded before the form was opened again.
 */
export function useNurseryPicture(initial: string | null, kept: string | null = null) {
  const [start] = useState(() => keptChoice(kept))
  const [chosen, setChosen] = useState(start)
  const [uploaded, setUploaded] = useState(kept)
  const [isUploading, setIsUploading] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const latest = useRef<File>(null)
  const objectUrls = useRef<string[]>([])
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
    const originalDataUrl = dataUrlOf(file)
    const address = originalDataUrl.then((dataUrl) => uploadPicture(fileFromDataUrl(dataUrl, Date.now())))
    const choice = { preview, originalDataUrl, address }
    setChosen(choice)
    setIsUploading(true)
    setFailure(null)
    const finish = (url: string | null, error?: unknown) => {
      // Only the picture chosen last has a say.
      if (latest.current !== file) return
      setIsUploading(false)
      if (error instanceof PictureUnfit) {
        setChosen(taken.current)
        return setFailure({ message: messageOf(error) })
      }
      taken.current = choice
      setUploaded(url)
      if (error) setFailure({ message: messageOf(error), retry: () => pick(file) })
    }
    address.then(
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
    /** What to save: the address, or the picture itself where it has none. */
    addressOrDataUrl: async () => (chosen ? chosen.address.catch(() => chosen.originalDataUrl) : initial),
  }
}

export type NurseryPicture = ReturnType<typeof useNurseryPicture>

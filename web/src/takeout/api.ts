import { ApiError } from '../http/api-error.ts'
import { getFile } from '../http/get-file.ts'

export type Takeout = { file: Blob; name: string }

const cutOff = 'The connection dropped before the download was complete.'

/** Downloads the whole garden as one file. Reports the progress from 0 to 1. Throws `ApiError`. */
export const fetchTakeout = (onProgress: (part: number) => void, signal: AbortSignal): Promise<Takeout> =>
  getFile<Takeout>('/takeout', { signal }, async (response) => {
    const total = Number(response.headers.get('content-length'))
    let received = 0
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, passed) {
        received += chunk.byteLength
        if (total > 0) onProgress(received / total)
        passed.enqueue(chunk)
      },
    })
    try {
      // `blob` lets the browser store a large download on disk.
      const file = await new Response(response.body?.pipeThrough(counting)).blob()
      return { file, name: nameIn(response) }
    } catch (error) {
      if (signal.aborted) throw error
      throw new ApiError(0, cutOff)
    }
  })

const nameIn = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'wattle-garden.zip'

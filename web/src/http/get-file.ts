import { throwUnreachable } from './api-error.ts'
import { asGardener } from './client.ts'
import { readAnswer } from './read-answer.ts'

/** Downloads a file as the signed-in gardener, as a blob unless `read` is given. Throws `ApiError`. */
export async function getFile<File = Blob>(
  path: string,
  init: Pick<RequestInit, 'signal'> = {},
  read: (response: Response) => Promise<File | Blob> = (response) => response.blob().catch(throwUnreachable),
): Promise<File> {
  return await asGardener<File>('GET', path, init, (response) =>
    response.ok ? read(response) : readAnswer(response),
  )
}

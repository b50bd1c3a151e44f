import { type Images, UploadRefused } from '../port.ts'

/** PUTs a file to an upload address, as a browser does, at the store or at this server. */
export const uploadTo =
  (images: Images) =>
  async (uploadUrl: string, contentType: string, bytes: Uint8Array): Promise<void> => {
    if (uploadUrl.startsWith('/')) return images.receive(uploadUrl, contentType, bytes)
    const headers = { 'content-type': contentType }
    const { status } = await fetch(uploadUrl, { method: 'PUT', headers, body: Buffer.from(bytes) })
    if (status === 403) throw new UploadRefused('The store refuses the file.')
    if (status !== 200) throw new Error(`The store answers ${status}.`)
  }

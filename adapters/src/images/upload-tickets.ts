import { createHmac, timingSafeEqual } from 'node:crypto'
import { UploadRefused, uploadLifetime, uploadPath } from './port.ts'

type Ticket = { name: string; owner: string; contentType: string; contentLength?: number | undefined }

export type UploadTickets = {
  /** An address that accepts one type of file under one name during the `uploadLifetime`. */
  write(ticket: Ticket): string
  /**
   * The name to store under and its owner. Throws `UploadRefused` if this server did not issue the address, it has
   * expired, or it was issued for another file. An unknown length is not checked.
   */
  read(address: string, contentType: string, byteLength?: number): { name: string; owner: string }
}

/** The media type without parameters, in lower case. */
const mediaType = (contentType: string) => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

export function openUploadTickets(secret: string): UploadTickets {
  const sign = (name: string, fields: URLSearchParams) =>
    createHmac('sha256', secret).update(`upload\n${name}\n${fields}`).digest('base64url')

  return {
    write({ name, owner, contentType, contentLength }) {
      const until = `${Date.now() + uploadLifetime}`
      const fields = new URLSearchParams({ type: mediaType(contentType), of: owner, until })
      if (contentLength !== undefined) fields.set('length', `${contentLength}`)
      const signature = sign(name, fields)
      return `${uploadPath}/${name}?${fields}&signature=${signature}`
    },

    read(address, contentType, byteLength) {
      const { pathname, searchParams: fields } = new URL(address, 'http://wattle.invalid')
      const name = pathname.slice(uploadPath.length + 1)
      const signature = Buffer.from(fields.get('signature') ?? '')
      fields.delete('signature')
      const expected = Buffer.from(sign(name, fields))
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
        throw new UploadRefused('This upload address was not made by this server.')
      }
      if (Number(fields.get('until')) < Date.now())
        throw new UploadRefused('This upload address has expired.')
      if (fields.get('type') !== mediaType(contentType)) {
        throw new UploadRefused('This upload address was made for another type of file.')
      }
      const isMeasured = byteLength !== undefined && fields.has('length')
      if (isMeasured && Number(fields.get('length')) !== byteLength) {
        throw new UploadRefused('This upload address was made for a file of another size.')
      }
      return { name, owner: fields.get('of') ?? '' }
    },
  }
}

import { hash } from 'node:crypto'

/** The version 5 UUID of a name within a namespace, in lower case. The same arguments give the same UUID. */
export function uuid5(namespace: string, name: string): string {
  const space = Buffer.from(namespace.replaceAll('-', ''), 'hex')
  if (space.length !== 16) throw new TypeError(`${namespace} is not a UUID`)
  const digest = hash('sha1', Buffer.concat([space, Buffer.from(name, 'utf8')]), 'hex')
  const variant = ((Number.parseInt(digest.charAt(16), 16) & 0x3) | 0x8).toString(16)
  const [one, two, three] = [digest.slice(0, 8), digest.slice(8, 12), digest.slice(13, 16)]
  return `${one}-${two}-5${three}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

import { createHash } from 'node:crypto'

/** The UUID of version 5 for a name within a namespace, in lower case: the same two always give the same one. */
export function uuid5(namespace: string, name: string): string {
  const space = Buffer.from(namespace.replaceAll('-', ''), 'hex')
  if (space.length !== 16) throw new TypeError(`${namespace} is not a UUID`)
  const hash = createHash('sha1').update(space).update(name, 'utf8').digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

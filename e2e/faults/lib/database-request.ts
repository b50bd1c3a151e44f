/**
 * Matches an update of a collection whose name ends like this, in MongoDB's wire format: the command, the
 * name's length, the name.
 */
export function updateOf(collection: string): (request: Buffer) => boolean {
  const command = Buffer.from('\u0002update\0')
  const name = Buffer.from(`${collection}\0`)
  return (request) => {
    const at = request.indexOf(command)
    if (at < 0) return false
    const length = request.readUInt32LE(at + command.length)
    const begins = at + command.length + 4
    return request.subarray(begins, begins + length).indexOf(name) === length - name.length
  }
}

/** A write to the collections whose names end so, as MongoDB's protocol has it: the command, the length of the name, the name. */
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

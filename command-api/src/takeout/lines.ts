import { TakeoutRefused } from './takeout-refused.ts'

const lineFeed = 10

/**
 * The lines of a text, without line ends. Throws `TakeoutRefused` if a line is longer than `longest` bytes.
 */
export async function* linesIn(content: AsyncIterable<Buffer>, longest: number): AsyncGenerator<string> {
  let begun: Buffer[] = []
  let length = 0
  for await (const chunk of content) {
    let from = 0
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString()
      begun = []
      length = 0
      from = end + 1
    }
    begun.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > longest) throw new TakeoutRefused('One of its lines is longer than any event.')
  }
  if (length > 0) yield Buffer.concat(begun).toString()
}

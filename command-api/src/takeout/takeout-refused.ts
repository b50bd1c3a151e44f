/** The file is not a takeout, or cannot be imported here; the message tells an operator why. */
export class TakeoutRefused extends Error {
  readonly code = 'takeout-refused'
}

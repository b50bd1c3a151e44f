/** A file that is no takeout, or one that cannot be taken in here; the message says why, for an operator. */
export class TakeoutRefused extends Error {
  readonly code = 'takeout-refused'
}

/** A call that timed out: the client has no deadline of its own if the server hangs. */
export class CallTimedOut extends Error {
  constructor(milliseconds: number) {
    super(`EventStoreDB did not answer within ${milliseconds} ms.`)
  }
}

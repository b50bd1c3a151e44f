/** A call of which nothing was heard for too long: the client keeps no deadline of its own when the server is frozen. */
export class CallTimedOut extends Error {
  constructor(milliseconds: number) {
    super(`EventStoreDB did not answer within ${milliseconds} ms.`)
  }
}

/**
 * A call that exceeded our own timeout, which is needed because the client's deadline does not end a call to a hung
 * server.
 */
export class CallTimedOut extends Error {
  constructor(milliseconds: number) {
    super(`EventStoreDB did not answer within ${milliseconds} ms.`)
  }
}

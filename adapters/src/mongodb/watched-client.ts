import type { MongoClient } from 'mongodb'

/** A client that is replaced once one of its heartbeats does not end. */
export type WatchedClient = {
  current(): MongoClient
  close(): Promise<void>
}

/**
 * The driver sends each server a heartbeat. Where it does so on a connection that has ended and not said so yet, as when
 * many break at once, it waits for ever, sends no more, and takes the server to be away when it is long back. So a heartbeat that
 * has lasted more than these milliseconds, longer than the driver should ever allow, is the last one of its client.
 */
export function watchClient(open: () => MongoClient, timeout: number): WatchedClient {
  let watched = watch(open())
  return {
    current() {
      if (watched.hasHung(timeout)) {
        watched.client.close().catch(() => undefined)
        watched = watch(open())
      }
      return watched.client
    },
    close: () => watched.client.close(),
  }
}

function watch(client: MongoClient) {
  /** When the heartbeat under way began, by the server's address. */
  const begun = new Map<string, number>()
  client.on('serverHeartbeatStarted', ({ connectionId }) => begun.set(connectionId, performance.now()))
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => begun.delete(connectionId))
  client.on('serverHeartbeatFailed', ({ connectionId }) => begun.delete(connectionId))
  client.on('serverClosed', ({ address }) => begun.delete(address))
  const hasHung = (timeout: number) => [...begun.values()].some((at) => performance.now() - at > timeout)
  return { client, hasHung }
}

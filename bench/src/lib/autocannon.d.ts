declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export type Request = { method: string; path: string; headers?: Record<string, string>; body?: string }

  export type Client = EventEmitter & {
    setRequests(requests: readonly Request[]): void
    on(event: 'response', listener: (status: number, bytes: number, milliseconds: number) => void): Client
  }

  export type Options = {
    url: string
    connections: number
    duration: number
    amount?: number
    setupClient: (client: Client) => void
  }

  export default function autocannon(options: Options): Promise<{ errors: number; timeouts: number }>
}

import { createServer, type Server } from 'node:http'
import type { Commits } from './commits.ts'
import type { Faults } from './faults.ts'
import type { Streams } from './streams.ts'

type Context = { streams: Streams; commits: Commits; faults: Faults }

/** The operator's calls, which arrive as plain HTTP on the same port. */
export function adminCalls({ streams, commits, faults }: Context): Server {
  return createServer((request, response) => {
    if (`${request.method} ${request.url}` !== 'POST /admin/scavenge') return response.writeHead(404).end()
    faults.through(async () => {
      const scavengeId = await commits.add(() => streams.scavenge())
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ scavengeId }))
    })
  })
}

import type { FastifyInstance } from 'fastify'

/** Lets requests under way end, but not for ever: a body that never comes would keep the process alive. */
export async function closeWithin(app: FastifyInstance, milliseconds: number): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), milliseconds)
  await app.close()
  clearTimeout(patience)
}

import type { JsonText } from '@wattle/contracts/json-text.ts'

type Reply<Body, Sent> = { type(contentType: string): { send: (body: Body) => Sent } }

/**
 * Sends JSON text that is already serialised, without validating it against the route's schema or serialising it again;
 * only its type is checked. A string leaves with the headers in one write; a buffer would need another.
 */
export const sendJson = <Body, Sent>(reply: Reply<Body, Sent>, json: JsonText<Body>): Sent =>
  reply.type('application/json; charset=utf-8').send(json as unknown as Body)

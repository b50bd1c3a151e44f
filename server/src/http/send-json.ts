import type { JsonText } from '@wattle/contracts/json-text.ts'

type Reply<Answer, Sent> = { type(contentType: string): { send: (answer: Answer) => Sent } }

/**
 * Sends JSON text that is already serialised, without validating it against the route's schema or serialising it again;
 * only its type is checked. A string leaves with the headers in one write; a buffer would need another.
 */
export const sendJson = <Answer, Sent>(reply: Reply<Answer, Sent>, json: JsonText<Answer>): Sent =>
  reply.type('application/json; charset=utf-8').send(json as unknown as Answer)

import type { JsonText } from '@wattle/contracts/json-text.ts'

type Reply<Answer, Sent> = { type(contentType: string): { send: (answer: Answer) => Sent } }

/**
 * Sends an answer that is written already, as it is: it is neither checked against the shape of the route, but for its type,
 * nor written again. Headers and text leave in one write; a buffer would be another.
 */
export const sendJson = <Answer, Sent>(reply: Reply<Answer, Sent>, json: JsonText<Answer>): Sent =>
  reply.type('application/json; charset=utf-8').send(json as unknown as Answer)

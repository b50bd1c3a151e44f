import type { JsonText } from '@wattle/contracts/json-text.ts'

type Reply<Answer, Sent> = { type(contentType: string): { send: (answer: Answer) => Sent } }

/**
 * Sends an answer that is written already, as it is: it is neither checked against the shape of the route, but for its type,
 * nor written again. The text is ASCII, so latin1 writes it byte for byte.
 */
export const sendJson = <Answer, Sent>(reply: Reply<Answer, Sent>, json: JsonText<Answer>): Sent =>
  reply.type('application/json; charset=utf-8').send(Buffer.from(json, 'latin1') as unknown as Answer)

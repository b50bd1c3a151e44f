import type { FastifyRequest } from 'fastify'

/** Pictures as data URLs, by the addresses they are to have. */
export type SentPictures = Map<string, string>

const sent = new WeakMap<FastifyRequest, SentPictures>()

/** The pictures that came with a request, as far as they have an address by now. */
export function picturesSentWith(request: FastifyRequest): SentPictures {
  const pictures = sent.get(request) ?? new Map<string, string>()
  sent.set(request, pictures)
  return pictures
}

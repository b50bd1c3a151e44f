import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Whom a request is counted for when nobody has signed in: its address, in IPv6 the /64 that a household is given. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, 64)

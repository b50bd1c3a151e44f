import type { Identity } from '@wattle/adapters/identity/port.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings/settings.ts'

export type MayAdminister = (identity: Identity) => boolean

/** Checks the settings' list, by subject or verified e-mail. With the embedded development sign-in, anybody may. */
export function administratorsIn({
  WATTLE_ADMINS: admins,
  WATTLE_OPENID_ISSUER: issuer,
}: Pick<Settings, 'WATTLE_ADMINS' | 'WATTLE_OPENID_ISSUER'>): MayAdminister {
  if (!issuer) return () => true
  const named = new Set(admins.map((name) => name.toLowerCase()))
  return ({ subject, verifiedEmail }) =>
    admins.includes(subject) || (verifiedEmail !== undefined && named.has(verifiedEmail.toLowerCase()))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is for administrators only. */
    administrators?: true
  }
}

/** Requires an administrator on every route added to `app` from here on. */
export function demandAdministrator(app: FastifyInstance, mayAdminister: MayAdminister): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, administrators: true }
  })
  app.addHook('onRequest', async ({ gardener }) => {
    if (!mayAdminister(gardener.identity)) throw new Refused('not-administrator')
  })
}

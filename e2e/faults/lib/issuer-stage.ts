import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { realIssuer } from '@wattle/adapters/identity/testing/issuer.ts'
import { openIdentityVerifier } from '@wattle/adapters/identity/verify-token.ts'
import type { Engine } from '@wattle/adapters/testing/engines.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { startWattle, type Wattle } from '../../src/wattle.ts'
import { type Breakable, namedEngine } from './engines.ts'
import { stageOf } from './one-process-stage.ts'
import type { Stage } from './stage.ts'

/** One process, with sign-in at a real issuer. */
export type IssuerStage = Stage & { wattle: Wattle; issuer: Breakable }

/** The accounts that exist at the issuer. */
const gardeners = ['rosa@example.test', 'tom@example.test']

export async function startIssuerStage(openid: Engine): Promise<IssuerStage> {
  const { settings, tokenFor } = realIssuer(openid)
  const issuer = openid.address
  const verifier = openIdentityVerifier({ issuer, audience: settings.WATTLE_OPENID_CLIENT_ID as string })
  const gardens = new Map<string, GardenId>()
  for (const email of gardeners) gardens.set(email, gardenOf(await verifier.verify(await tokenFor(email))))
  const wattle = await startWattle(settings)
  return {
    ...stageOf(wattle),
    wattle,
    issuer: namedEngine('openid', openid),
    gardeners,
    tokenFor,
    gardenOf: (email) => gardens.get(email) as GardenId,
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import type { IssuerStage } from '../lib/issuer-stage.ts'

const away = 10_000
const frozenFor = 60_000

/**
 * Every fault of the issuer. A server that has its keys works without it, so the server is restarted and has
 * none.
 */
export const issuerFaults: readonly Fault<IssuerStage>[] = [
  {
    name: 'kill-issuer',
    does: `the issuer is killed and comes back ${away / 1000} s later; the server is restarted without it`,
    missing: ({ issuer }) => issuer.cannotBeKilled,
    async strike({ issuer, wattle }) {
      await issuer.kill()
      await restarted(wattle)
      await sleep(away)
      await issuer.start()
    },
  },
  {
    name: 'freeze-issuer',
    does: `the issuer is frozen for ${frozenFor / 1000} s, and the server restarted meanwhile`,
    async strike({ issuer, wattle }) {
      const thaw = await issuer.freeze()
      await restarted(wattle)
      await sleep(frozenFor)
      thaw()
    },
  },
]

async function restarted({ end, start }: IssuerStage['wattle']): Promise<void> {
  await end()
  await start()
}

import { startWattle } from '../../src/wattle.ts'
import type { Fault } from '../fault.ts'
import type { OneProcessStage } from '../lib/one-process-stage.ts'

export const twoServers: Fault<OneProcessStage> = {
  name: 'two-servers',
  does: 'a second server is started on the same folder: it refuses',
  async strike({ wattle }) {
    const said = await startWattle({ WATTLE_DATA: wattle.data }).then(
      async (second) => {
        await second.kill()
        return 'nothing: it started'
      },
      (error: Error) => error.message,
    )
    if (!said.includes('Another process is using')) throw new Error(`The second server said ${said}`)
  },
}

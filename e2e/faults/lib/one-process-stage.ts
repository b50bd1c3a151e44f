import { join } from 'node:path'
import { openSqliteLogReader } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { embeddedIssuer, subjectOf } from '@wattle/adapters/identity/development-identity.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { newDataFolder, startWattle, type Wattle } from '../../src/wattle.ts'
import { type Disk, mountDisk } from './disk.ts'
import type { Stage } from './stage.ts'

/** Everything in one process with embedded engines. */
export type OneProcessStage = Stage & {
  wattle: Wattle
  /** The disk with its data, if a disk could be mounted. */
  disk: Disk | null
}

export async function startOneProcessStage(): Promise<OneProcessStage> {
  const folder = await newDataFolder()
  const disk = await mountDisk(folder)
  const wattle = await startWattle({ WATTLE_DATA: folder })
  return {
    ...stageOf(wattle),
    wattle,
    disk,
    async stop() {
      await wattle.kill()
      await disk?.unmount()
      await wattle.stop()
    },
  }
}

/** The parts that every stage of one process shares, with sign-in at the process itself. */
export function stageOf(wattle: Wattle): Stage {
  return {
    address: wattle.address,
    tokenFor: wattle.tokenFor,
    gardenOf: (email) => gardenOf({ issuer: embeddedIssuer, subject: subjectOf(email) }),
    isReady: wattle.isReady,
    async look(work) {
      const log = openSqliteLogReader(join(wattle.data, 'events.sqlite'))
      const readModels = openSqliteReadModels(join(wattle.data, 'read-models-3.sqlite'))
      try {
        return await work({ log, readModels })
      } finally {
        await Promise.all([log.close(), readModels.close()])
      }
    },
    async startAnew() {
      await wattle.kill()
      await wattle.start()
    },
    stop: wattle.stop,
  }
}

import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import { createWriteSide } from '@wattle/command-api/write-side.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { Engines } from '@wattle/server/engines/open-embedded.ts'
import { Registry } from 'prom-client'
import type { Stage } from './play.ts'

export type StageOptions = {
  engines: Pick<Engines, 'log' | 'snapshots' | 'images' | 'uploads' | 'inMemory'>
  plantAi: PlantAi
  today: CivilDate
  years: number
  report: (error: unknown) => void
  onAppended?: (events: number) => void
}

/** The write side for one garden, with a clock of its own that is turned from day to day. */
export function createStage({ engines, plantAi, today, years, report, onAppended }: StageOptions): Stage {
  let now = new Date()
  const { handle, api } = createWriteSide({
    ...engines,
    log: engines.log.strict,
    erasures: engines.log.erasures,
    mostPictures: Number.POSITIVE_INFINITY,
    plantAi,
    ownsLog: true,
    isMockData: engines.inMemory,
    clock: () => now,
    registry: new Registry(),
    report,
    publicHasSeen: async () => true,
    isParked: async () => false,
  })
  return {
    ...api,
    async handle(context, command) {
      const handled = await handle(context, command)
      onAppended?.(handled.events.length)
      return handled
    },
    turnTo(day) {
      now = new Date(`${day}T00:30:00Z`)
      return now
    },
    today,
    years,
  }
}

import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import { openGardens } from '@wattle/command-api/garden/open-gardens.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { EmbeddedEngines } from '@wattle/server/engines/open-embedded.ts'
import type { Stage } from './play.ts'

export type StageOptions = {
  engines: Pick<EmbeddedEngines, 'log' | 'snapshots' | 'images'>
  plantAi: PlantAi
  today: CivilDate
  years: number
  report: (error: unknown) => void
  onAppended?: (events: number) => void
}

/** The write side for one garden, with a clock that is set day by day. */
export function createStage({ engines, plantAi, today, years, report, onAppended }: StageOptions): Stage {
  const { log, snapshots, images } = engines
  let now = new Date()
  const { handle, displayNames } = openGardens({
    log,
    snapshots,
    images,
    singleProcess: true,
    clock: () => now,
    onSnapshotFailed: report,
    ...(onAppended && { onAppended }),
  })
  return {
    handle,
    displayNames,
    images,
    plantAi,
    turnTo(day) {
      now = new Date(Math.min(Date.parse(`${day}T00:30:00Z`), Date.now()))
      return now
    },
    today,
    years,
  }
}

import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import type { LogOfGardens } from '@wattle/adapters/system-streams/log-of-gardens.ts'
import { measureDamage } from '@wattle/server/engines/measure-damage.ts'
import type { PlantEngines } from '@wattle/server/engines/open-plant-engines.ts'
import type { Shell } from '@wattle/server/process/shell.ts'
import type { Settings } from '@wattle/server/settings/settings.ts'
import { measureCommands } from './garden/measure-commands.ts'
import { type Gardens, openGardens } from './garden/open-gardens.ts'
import { openPlantAi } from './plant-ai/open-plant-ai.ts'

/** What a process needs to carry out commands and to have plants identified and care planned. */
export type WriteSide = {
  gardens: Gardens
  plantAi: PlantAi
  log: EventLog
}

type Engines = { log: LogOfGardens; snapshots: Snapshots; images: Images; plantEngines: PlantEngines }

/** Opens the write side the same way in every process, with its measures on `/metrics`. */
export function openWriteSide(
  { clock, registry, report, tracer }: Shell,
  { log, snapshots, images, plantEngines }: Engines,
  { settings, singleProcess }: { settings: Settings; singleProcess: boolean },
): WriteSide {
  measureDamage(registry, log)
  return {
    log,
    gardens: openGardens({
      log,
      snapshots,
      images,
      clock,
      tracer,
      singleProcess,
      mostPictures: settings.WATTLE_PICTURE_QUOTA,
      onAppended: measureCommands(registry),
      onSnapshotFailed: report,
    }),
    plantAi: openPlantAi({ ...plantEngines, log, clock, registry, report, tracer }),
  }
}

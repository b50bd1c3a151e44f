import { hasBegun, openedInPlaceOf } from '@wattle/command-api/identity/read-link.ts'
import { size } from '@wattle/command-api/lib/persistent-map.ts'
import { gardenOfEmail } from './demo-garden-id.ts'
import { demoGardens } from './gardens.ts'
import { play } from './play.ts'
import { createStage, type StageOptions } from './stage.ts'

/** Plays the demo gardens, each in the garden that its account opens, unless that has begun already. */
export async function seedDemo(
  options: StageOptions,
  print: (line: string) => void,
  demos = demoGardens,
): Promise<void> {
  const { log } = options.engines
  for (const demo of demos) {
    const gardenId = await openedInPlaceOf(log, gardenOfEmail(demo.email))
    if (await hasBegun(log, gardenId)) {
      print(`${demo.name} already has a garden here; nothing was changed.`)
      continue
    }
    const { plants, tasks } = await play(createStage(options), gardenId, demo)
    print(`${demo.name}: ${size(plants)} plants, ${size(tasks)} tasks. Sign in as ${demo.email}`)
  }
}

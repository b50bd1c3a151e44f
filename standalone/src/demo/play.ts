import { readFile } from 'node:fs/promises'
import type { Images } from '@wattle/adapters/images/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import { makePlan } from '@wattle/command-api/care-plans/make-plan.ts'
import type { CommandHandler } from '@wattle/command-api/dispatch/command-handler.ts'
import type { DisplayNames } from '@wattle/command-api/profile/display-names.ts'
import { type Garden, initialGarden } from '@wattle/command-api/state/garden.ts'
import { addDays, type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { imageUrlOf } from '@wattle/contracts/images/addresses.ts'
import { everyTopic } from '@wattle/contracts/plants/choices.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import sharp from 'sharp'
import type { DemoFind, DemoGarden, DemoPlant } from './demo-garden.ts'

export type Stage = {
  handle: CommandHandler
  displayNames: DisplayNames
  images: Images
  plantAi: PlantAi
  /** Sets the clock for recorded events to the morning of a day, or to the present if that is still to come. */
  turnTo(day: CivilDate): Date
  today: CivilDate
  years: number
}

/** Plays a garden from `years` ago until today, using the same commands as gardeners. */
export async function play(stage: Stage, gardenId: GardenId, demo: DemoGarden): Promise<Garden> {
  /** The tasks to do, by day. */
  const agenda = new Map<CivilDate, string[]>()
  const begin = addDays(stage.today, -365 * stage.years)
  let garden = initialGarden
  await ask('preferences', {
    type: 'SavePreferences',
    changes: demo.preferences,
    holdsDisplayName: false,
  })
  await presentProfile()
  const plants = demo.locations.flatMap((location) =>
    location.plants.map((plant) => ({ plant, location: location.name })),
  )
  for (const { plants: _plants, ...location } of demo.locations) {
    await ask(`location ${location.name}`, {
      type: 'CreateLocation',
      locationId: idOf(location.name),
      ...location,
    })
  }
  const arrivals = Map.groupBy(plants, ({ plant }) => arrival(plant))
  for (let day = begin; day <= stage.today; day = addDays(day, 1)) {
    for (const { plant, location } of arrivals.get(day) ?? []) await addPlant(plant, location, day)
    for (const find of demo.finds ?? []) {
      if (addDays(stage.today, -find.seen) === day) await addFind(find, day)
    }
    await doTheWork(day)
  }
  return garden

  function idOf(label: string): string {
    return uuid5(gardenId, label)
  }

  /** `because` is the label of the command that caused this one, if any. */
  async function ask(label: string, command: GardenCommand, day = begin, because = label): Promise<Garden> {
    stage.turnTo(day)
    const causationId = idOf(`command ${because}`)
    const context = {
      gardenId,
      commandId: idOf(`command ${label}`),
      asked: label,
      correlationId: causationId,
      causationId,
      actor: 'seed',
    } as const
    const handled = await stage.handle(context, command)
    garden = handled.garden
    for (const event of handled.events) {
      if (event.type === 'CarePlanAccepted') event.tasks.forEach(schedule)
      if (event.type === 'TaskCompleted' && event.next) schedule(event.next)
    }
    return garden
  }

  async function presentProfile(): Promise<void> {
    if (!demo.profile) return
    const { displayName, about, pictures } = demo.profile
    const galleryImageUrls = await Promise.all(pictures.map((picture) => upload(picture)))
    const claim = stage.displayNames.claim(displayName, gardenId)
    const holdsDisplayName = await claim.reserve()
    const changes = { displayName, about, galleryImageUrls, shareGarden: true }
    await ask('profile', { type: 'SavePreferences', changes, holdsDisplayName })
    await claim.confirm()
  }

  /** Plants older than the story are entered on its first day. */
  function arrival(plant: DemoPlant): CivilDate {
    const planted = addDays(stage.today, -plant.planted)
    return planted < begin ? begin : planted
  }

  async function addPlant(plant: DemoPlant, location: string, day: CivilDate): Promise<void> {
    const plantId = idOf(`${location}/${plant.name}`)
    const match = await inTheGuide(plant.known)
    const now = stage.turnTo(day).toISOString()
    await ask(
      `plant ${location}/${plant.name}`,
      {
        type: 'CreatePlant',
        plantId,
        now,
        name: plant.name,
        species: match.species,
        locationId: idOf(location),
        plantedDate: addDays(stage.today, -plant.planted),
        plantingMethod: plant.plantingMethod,
        visibility: plant.isPublic ? 'public' : 'private',
        careInstructions: match.careInstructions,
        careAuthors: everyTopic('guide'),
        imageUrl: plant.picture ? await upload(plant.picture) : null,
      },
      day,
    )
    const request = {
      type: 'PlanRequested',
      gardenId,
      plantId,
      round: 1,
      causationId: plantId,
      correlationId: plantId,
    } as const
    const plan = await makePlan(stage.plantAi, garden, request, now)
    await ask(`plan ${location}/${plant.name}`, plan, day, `plant ${location}/${plant.name}`)
  }

  async function addFind({ known, picture, seen: _seen, ...find }: DemoFind, day: CivilDate): Promise<void> {
    const { species, careInstructions, needs } = await inTheGuide(known)
    await ask(
      `find ${find.name}`,
      {
        type: 'AddNurseryPlant',
        nurseryPlantId: idOf(`find ${find.name}`),
        now: stage.turnTo(day).toISOString(),
        ...find,
        species,
        careInstructions,
        careAuthors: everyTopic('guide'),
        needs,
        imageUrl: picture ? await upload(picture) : null,
      },
      day,
    )
  }

  async function inTheGuide(hint: string) {
    const asked = { gardenId, picture: null, hint, maxMatches: 1 }
    const [match] = (await stage.plantAi.identify(asked)).plants
    if (!match) throw new Error(`The plant guide does not know ${hint}.`)
    return match
  }

  /** Most work is done a few days late. */
  function schedule({ taskId, dueDate }: Pick<PlannedTask, 'taskId' | 'dueDate'>): void {
    const day = addDays(dueDate, daysLate(taskId))
    agenda.set(day, [...(agenda.get(day) ?? []), taskId])
  }

  /** Some work from the last few weeks is left pending. */
  async function doTheWork(day: CivilDate): Promise<void> {
    const now = stage.turnTo(day).toISOString()
    for (const taskId of agenda.get(day) ?? []) {
      if (isLeftForNow(taskId, day)) continue
      const nextTaskId = idOf(`next of ${taskId}`)
      await ask(`done ${taskId}`, { type: 'CompleteTask', taskId, nextTaskId, now, completed: true }, day)
    }
    agenda.delete(day)
  }

  function isLeftForNow(taskId: string, day: CivilDate): boolean {
    return monthOf(day) >= monthOf(addDays(stage.today, -30)) && digit(taskId) % 5 === 0
  }

  async function upload(picture: string): Promise<string> {
    const drawing = await readFile(
      new URL(`../../../web/src/art/photographs/${picture}.svg`, import.meta.url),
    )
    const { name } = await stage.images.put(gardenId, await sharp(drawing, { density: 110 }).png().toBuffer())
    return imageUrlOf(name)
  }
}

const digit = (id: string): number => Number.parseInt(id.slice(0, 2), 16)
const daysLate = (taskId: string): number => digit(taskId) % 4

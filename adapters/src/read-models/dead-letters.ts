import type { GardenId } from '@wattle/contracts/ids.ts'
import { buildName } from './field-names.ts'
import type { Build, Collection, CollectionShape, ReadModels, Stored } from './port.ts'

/** The event at which a read model parked a garden. Later events of the garden wait until it is released. */
export type DeadLetter = {
  readModel: string
  version: number
  build: number
  gardenId: GardenId
  revision: number
  error: string
}

type BuildOf = Build & { name: string }

const shape: CollectionShape = { name: 'dead-letters', version: 2, indexes: [['readModel'], ['gardenId']] }

/** Stores parked gardens, each with the build that could not continue. */
export class DeadLetters {
  readonly #letters: Collection<DeadLetter>

  private constructor(letters: Collection<DeadLetter>) {
    this.#letters = letters
  }

  static async open(readModels: ReadModels): Promise<DeadLetters> {
    return new DeadLetters(await readModels.open<DeadLetter>(shape))
  }

  /** For each build, which of these gardens are parked in it. */
  async parkedIn(models: readonly BuildOf[], gardenIds: readonly GardenId[]): Promise<Set<GardenId>[]> {
    const found = await this.ofGardens(gardenIds)
    return models.map(({ name, version, build }) => {
      const own = found.filter(
        (letter) => letter.readModel === name && letter.version === version && letter.build === build,
      )
      return new Set(own.map(({ gardenId }) => gardenId))
    })
  }

  /** The dead letters of these gardens, in any build. */
  async ofGardens(gardenIds: readonly GardenId[]): Promise<DeadLetter[]> {
    const found = await this.#letters.find({ where: { gardenId: gardenIds } })
    return found.map(({ document }) => document)
  }

  /** Whether the garden is parked at exactly this event. */
  async has({ readModel, version, build, gardenId, revision }: Omit<DeadLetter, 'error'>): Promise<boolean> {
    const id = letterId({ name: readModel, version, build }, gardenId)
    return (await this.#letters.load([id])).get(id)?.document?.revision === revision
  }

  async all(): Promise<DeadLetter[]> {
    return (await this.#letters.find({ where: {} })).map(({ document }) => document)
  }

  /** How many gardens are parked, each counted once however many read models and builds have parked it. */
  async countGardens(): Promise<number> {
    return new Set((await this.all()).map(({ gardenId }) => gardenId)).size
  }

  async add(letters: readonly DeadLetter[]): Promise<void> {
    await this.#put(letters.map((letter) => [letter, letter.gardenId, letter]))
  }

  /**
   * Releases a garden, which must then be folded once more: if another worker parks it at the same moment, either change
   * may be the one that is kept.
   */
  async remove(model: BuildOf, gardenId: GardenId): Promise<void> {
    const { name: readModel, version, build } = model
    await this.#put([[{ readModel, version, build }, gardenId, null]])
  }

  /** The dead letters of a build. */
  async of({ name: readModel, version, build }: BuildOf): Promise<DeadLetter[]> {
    const found = await this.#letters.find({ where: { readModel, version, build } })
    return found.map(({ document }) => document)
  }

  /** Releases every garden of a build, which is about to be rebuilt or dropped. */
  async clear(model: BuildOf): Promise<void> {
    const letters = await this.of(model)
    await this.#put(letters.map((letter) => [letter, letter.gardenId, null]))
  }

  async #put(
    entries: [Pick<DeadLetter, 'readModel' | 'version' | 'build'>, GardenId, DeadLetter | null][],
  ): Promise<void> {
    if (entries.length === 0) return
    const ids = entries.map(([{ readModel: name, version, build }, gardenId]) =>
      letterId({ name, version, build }, gardenId),
    )
    const before = await this.#letters.load(ids)
    const stored = entries.map(([, gardenId, document], index): Stored<DeadLetter> => {
      const id = ids[index] as string
      // A garden can be parked, released and parked again at the same event. A counter serves as revision, so that `save`
      // accepts each change.
      return { id, gardenId, revision: (before.get(id)?.revision ?? 0) + 1, document }
    })
    await this.#letters.save(stored, new Map())
  }
}

const letterId = ({ name, ...build }: BuildOf, gardenId: GardenId): string =>
  `${buildName(name, build)}/${gardenId}`

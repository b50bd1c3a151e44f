import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Collection, CollectionShape, ReadModels, Stored } from './port.ts'

/** The event at which a read model parked a garden. Later events of that garden wait behind it. */
export type DeadLetter = {
  readModel: string
  version: number
  gardenId: GardenId
  revision: number
  error: string
}

type Version = Pick<CollectionShape, 'name' | 'version'>

const shape: CollectionShape = { name: 'dead-letters', version: 1, indexes: [['readModel']] }

/** Keeps the parked gardens, each for the read model that could not continue. */
export class DeadLetters {
  readonly #letters: Collection<DeadLetter>

  private constructor(letters: Collection<DeadLetter>) {
    this.#letters = letters
  }

  static async open(readModels: ReadModels): Promise<DeadLetters> {
    return new DeadLetters(await readModels.open<DeadLetter>(shape))
  }

  /** Which of these gardens are parked for the read model. */
  async parked(model: Version, gardenIds: readonly GardenId[]): Promise<Set<GardenId>> {
    const found = await this.#letters.load(gardenIds.map((gardenId) => letterId(model, gardenId)))
    return new Set([...found.values()].filter(({ document }) => document).map(({ gardenId }) => gardenId))
  }

  async isParked(model: Version, gardenId: GardenId): Promise<boolean> {
    return (await this.parked(model, [gardenId])).has(gardenId)
  }

  async all(): Promise<DeadLetter[]> {
    return (await this.#letters.find({ where: {} })).map(({ document }) => document)
  }

  async add(letters: readonly DeadLetter[]): Promise<void> {
    await this.#put(letters.map((letter) => [letter, letter.gardenId, letter]))
  }

  /** Releases the garden. */
  async remove(model: Version, gardenId: GardenId): Promise<void> {
    await this.#put([[{ readModel: model.name, version: model.version }, gardenId, null]])
  }

  /** Releases every garden, for a version that is rebuilt or dropped. */
  async clear(model: Version): Promise<void> {
    const found = await this.#letters.find({ where: { readModel: model.name, version: model.version } })
    await this.#put(found.map(({ document }) => [document, document.gardenId, null]))
  }

  async #put(
    entries: [Pick<DeadLetter, 'readModel' | 'version'>, GardenId, DeadLetter | null][],
  ): Promise<void> {
    if (entries.length === 0) return
    const ids = entries.map(([{ readModel: name, version }, gardenId]) =>
      letterId({ name, version }, gardenId),
    )
    const before = await this.#letters.load(ids)
    const stored = entries.map(([, gardenId, document], index): Stored<DeadLetter> => {
      const id = ids[index] as string
      // A garden can be parked, released and parked again at the same event, so this counts how often.
      return { id, gardenId, revision: (before.get(id)?.revision ?? 0) + 1, document }
    })
    await this.#letters.save(stored, new Map())
  }
}

const letterId = ({ name, version }: Version, gardenId: GardenId): string => `${name}@${version}/${gardenId}`

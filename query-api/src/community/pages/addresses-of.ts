import { gardenAddress, publicPlantAddress } from '@wattle/contracts/community/addresses.ts'
import { type NamedGarden, shownLocations } from '../visible.ts'

/** The pages of some listed gardens and of their public plants, from the root. */
export function addressesOf(gardens: readonly NamedGarden[]): string[] {
  return gardens.flatMap((garden) => [
    gardenAddress(garden.displayName),
    ...shownLocations(garden).flatMap(({ publicPlants }) =>
      publicPlants.map((plantId) => publicPlantAddress(garden.displayName, plantId)),
    ),
  ])
}

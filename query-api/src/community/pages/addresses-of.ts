import { gardenAddress, publicPlantAddress } from '@wattle/contracts/community/addresses.ts'
import { type NamedGarden, shownLocations } from '../visible.ts'

/** The paths of the pages of these listed gardens and their public plants. */
export function addressesOf(gardens: readonly NamedGarden[]): string[] {
  return gardens.flatMap((garden) => [
    gardenAddress(garden.displayName),
    ...shownLocations(garden).flatMap(({ publicPlants }) =>
      publicPlants.map((plantId) => publicPlantAddress(garden.displayName, plantId)),
    ),
  ])
}

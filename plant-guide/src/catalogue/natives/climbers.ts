import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { cutBack, soakInDrySpells } from '../garden-jobs.ts'
import { nativeFeed, proteaFeed } from '../native-jobs.ts'
import { gentleAndMoist, openAndDry, sunnyAnySoil, sunOrHalfShade } from '../situations.ts'

/** Climbers of Australia. */
export const nativeClimbers: readonly CatalogueEntry[] = [
  {
    name: 'Snake vine',
    synonyms: ['Hibbertia scandens', 'golden guinea vine'],
    species: 'Hibbertia scandens',
    kind: 'climber',
    care: {
      watering: 'Weekly until established.',
      sunlight: 'Sun to half shade.',
      soil: 'Drained soil; sand and salt wind do no harm.',
      fertilizing: 'A light native feed low in phosphorus in spring.',
      pruning: 'Trim snake vine after its main flush in summer.',
    },
    needs: sunnyAnySoil,
    without: ['add-compost', 'check-pests-spring'],
    jobs: [
      nativeFeed(
        { tropical: [5], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'Snake vine needs little, and nothing rich in phosphorus.',
      ),
      cutBack(
        'Trim the snake vine after its main flowers',
        { tropical: [4], subtropical: [12], temperate: [1], cool: [1], arid: [12] },
        'Shorten wandering stems and thin tangles at the base.',
        'New shoots flower again and keep leaves low on the fence.',
      ),
      coverFromFrost('snake vine'),
      soakInDrySpells('snake vine'),
    ],
  },
  {
    name: 'Kennedia',
    synonyms: ['coral pea', 'dusky coral pea'],
    akin: ['running postman', 'black coral pea', 'Kennedia prostrata'],
    species: 'Kennedia rubicunda',
    kind: 'climber',
    care: {
      watering: 'Weekly in the first summer only.',
      sunlight: 'Sun to half shade.',
      soil: 'Drained soil, poor or sandy.',
      fertilizing: 'A pinch of native food while young; never phosphorus.',
      pruning: 'Cut kennedia back hard after its spring flowers.',
    },
    needs: sunOrHalfShade(openAndDry),
    feeding: 'while-young',
    without: ['add-compost', 'take-cuttings', 'check-pests-spring'],
    jobs: [
      proteaFeed(
        { subtropical: [11], temperate: [11], cool: [12], arid: [11] },
        'A pinch once the flowers are over is all a pea flower can use.',
      ),
      cutBack(
        'Cut the coral pea back after flowering',
        { subtropical: [10, 11], temperate: [11], cool: [12], arid: [11] },
        'Shorten long runners by half and keep them out of nearby shrubs.',
        'A hard cut renews a vine that is quick to smother its neighbours.',
      ),
      soakInDrySpells('kennedia'),
    ],
  },
  {
    name: 'Kangaroo vine',
    synonyms: ['Cissus', 'Cissus antarctica'],
    akin: ['grape ivy', 'native grape'],
    species: 'Cissus antarctica',
    kind: 'climber',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly; an indoor pot when the top 3 cm is dry.',
      sunlight: 'Shade to morning sun, or a bright room.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Shorten kangaroo vine in spring, as hard as you like.',
    },
    needs: gentleAndMoist,
    jobs: [
      cutBack(
        'Shorten the kangaroo vine',
        { tropical: [8], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Cut long shoots back to where you want leaves, and guide the rest along wires.',
        'It is about to shoot, and the cuts disappear in weeks.',
      ),
      coverFromFrost('kangaroo vine', { untilMonths: 24 }),
    ],
  },
]

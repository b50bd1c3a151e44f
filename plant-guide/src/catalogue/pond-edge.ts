import type { CatalogueEntry } from '../entry.ts'
import { prune } from '../jobs/jobs.ts'
import { cutDown, divideClump, feedIn } from './garden-jobs.ts'
import { openAndFertile, sunOrHalfShade } from './situations.ts'

const inShallows: CatalogueEntry['needs'] = {
  sunlight: sunOrHalfShade(openAndFertile).sunlight,
  soil: ['loam', 'clay', 'silt'],
  moisture: ['wet'],
}

/** Plants of shallow water. */
export const pondEdge: readonly CatalogueEntry[] = [
  {
    name: 'Pickerel rush',
    synonyms: ['pickerel weed', 'pickerel', 'Pontederia', 'Pontederia cordata', 'pickerelweed'],
    species: 'Pontederia cordata',
    kind: 'water-plant',
    care: {
      watering: 'Five to 15 cm of water over the pot.',
      sunlight: 'Full sun for flowers.',
      soil: 'Heavy loam in a wide pot, gravel on top.',
      fertilizing: 'Tablets in the mud in spring and again in summer.',
      pruning: 'Cut spent pickerel spikes and yellow leaves under the water line.',
    },
    needs: inShallows,
    weedNote: 'It spreads along creeks and dams from pieces and seed: keep it in a pot in a closed pond.',
    planting: { subtropical: [8, 9, 10], temperate: [9, 10, 11], cool: [10, 11], arid: [8, 9, 10] },
    jobs: [
      prune({
        rule: 'remove-spikes',
        priority: 2,
        minutes: 10,
        fromMonths: 3,
        months: { tropical: [4], subtropical: [2, 3], temperate: [3], cool: [3], arid: [2, 3] },
        title: 'Cut the pickerel rush’s spent spikes',
        description: 'Cut each stalk low once its blue flowers are over, and keep it out of the water.',
        why: 'The spikes bend into the water and drop their seed there.',
      }),
      divideClump(
        'Divide the pickerel rush',
        { tropical: [9], subtropical: [8, 9], temperate: [9], cool: [10], arid: [8, 9] },
        'Lift the pot, cut the rootstock into pieces with a shoot each and replant the strongest in fresh loam.',
        'It has filled its pot in two or three years, and is about to shoot.',
      ),
    ],
  },
  {
    name: 'Nardoo',
    synonyms: [
      'Marsilea',
      'Marsilea drummondii',
      'Marsilea mutica',
      'rainbow nardoo',
      'four-leaf clover water fern',
    ],
    species: 'Marsilea drummondii',
    kind: 'water-plant',
    care: {
      watering: 'Up to 20 cm of water, or mud that never dries.',
      sunlight: 'Full sun to half shade.',
      soil: 'Heavy loam in a wide, shallow pot.',
      fertilizing: 'One tablet in the mud in spring.',
      pruning:
        'Shorten nardoo runners that leave their pot. Its spore cases are poisonous unless roasted and washed.',
    },
    needs: inShallows,
    planting: { subtropical: [8, 9, 10], temperate: [9, 10, 11], cool: [10, 11], arid: [8, 9, 10] },
    without: ['feed-summer', 'check-pests-spring'],
    jobs: [
      feedIn(
        'Aquatic plant tablets',
        'Push one tablet into the nardoo’s mud',
        { tropical: [10], subtropical: [9], temperate: [10], cool: [11], arid: [9] },
        'Push an aquatic plant tablet finger-deep beside the crown.',
        'It needs little, and what is left over turns a pond green.',
      ),
      cutDown(
        'Shorten the nardoo’s runners',
        { tropical: [9], subtropical: [8, 9], temperate: [9], cool: [10], arid: [8] },
        'Cut off runners that hang over the rim, and lift out brown leaves.',
        'It covers a small pond within months, and cut pieces root in a new pot.',
      ),
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import { water } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { coverFromLateFrost, dampUntilUp, pick, start, tend } from '../crop-jobs.ts'
import { gentleAndMoist, openAndFertile } from '../situations.ts'
import { notARoot } from './vegetables.ts'

/** Roots from other countries. */
export const tubers: readonly CatalogueEntry[] = [
  {
    name: 'Yacon',
    synonyms: ['yakon', 'Peruvian ground apple', 'ground pear'],
    species: 'Smallanthus sonchifolius',
    kind: 'root-vegetable',
    cropMonths: 10,
    frostTender: true,
    care: {
      watering: 'A deep soak twice a week in summer.',
      sunlight: 'Sun, or half shade where summers burn.',
      soil: 'Loose, rich soil that drains.',
      fertilizing: 'Compost at planting.',
      pruning: 'None; cut the dead stems when you lift.',
    },
    needs: openAndFertile,
    without: notARoot,
    jobs: [
      dampUntilUp('yacon'),
      ...tend(
        'yacon',
        { subtropical: [11, 12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [11, 12, 1, 2] },
        'snails',
        'feed-standing',
      ),
      start(
        'Plant yacon crowns',
        { subtropical: [8, 9, 10], temperate: [9, 10], cool: [10, 11], arid: [9, 10] },
        'Set pieces of the knobbly crown 5 cm deep and 80 cm apart in soil with plenty of compost.',
        'It needs six or seven warm months.',
        'Yacon crowns',
      ),
      {
        ...pick(
          'Lift the yacon once the tops die down',
          { subtropical: [5, 6, 7], temperate: [5, 6, 7], cool: [5, 6], arid: [5, 6] },
          6,
          'Dig wide of the stem, break off the large tubers and keep the crown for replanting.',
          'Two weeks in the sun make the tubers sweeter.',
        ),
        inPot: {
          description: 'Tip the pot out, break off the large tubers and keep the crown for replanting.',
        },
      },
    ],
  },
  {
    name: 'Cassava',
    synonyms: ['tapioca', 'manioc', 'yuca'],
    species: 'Manihot esculenta',
    kind: 'root-vegetable',
    cropMonths: 12,
    care: {
      watering: 'Weekly in the dry; it stands drought.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Compost at planting.',
      pruning: 'None.',
    },
    needs: openAndFertile,
    without: notARoot,
    jobs: [
      dampUntilUp('cassava'),
      ...tend(
        'cassava',
        { tropical: [12, 1, 2], subtropical: [11, 12, 1, 2] },
        'mites',
        'feed-standing',
        'water-standing',
      ),
      water({
        rule: 'water-standing',
        priority: 1,
        repeat: 'season',
        months: { tropical: range(4, 9), subtropical: [10, 11, 12, 1, 2] },
        title: 'Soak the cassava in dry weeks',
        description: 'Give the roots one deep soak in each week that it has not rained.',
        why: 'It stands drought, but its roots swell only where they can drink.',
        inPot: { description: 'Water until it drains out the bottom once the top half of the mix is dry.' },
      }),
      start(
        'Plant cassava cuttings',
        { tropical: [10, 11, 12], subtropical: [9, 10, 11] },
        'Push finger-thick lengths of stem slantwise into mounded soil, buds up.',
        'Cuttings root at once in warm, damp soil.',
        'Cassava cuttings',
      ),
      pick(
        'Lift the cassava',
        { tropical: [6, 7, 8, 9], subtropical: [6, 7, 8, 9] },
        8,
        'Dig out the long roots. Peel and boil them well: raw cassava is poisonous.',
        'Roots keep in the ground and spoil within days above it.',
      ),
    ],
  },
  {
    name: 'Salsify',
    synonyms: ['vegetable oyster'],
    akin: ['oyster plant', 'scorzonera', 'black salsify'],
    species: 'Tragopogon porrifolius',
    kind: 'root-vegetable',
    cropMonths: 8,
    care: {
      watering: 'Twice a week in dry weather.',
      sunlight: 'Full sun.',
      soil: 'Deep, loose soil without fresh manure.',
      fertilizing: 'None after old compost.',
      pruning: 'None.',
    },
    needs: openAndFertile,
    feeding: 'never',
    without: ['check-caterpillars'],
    jobs: [
      start(
        'Sow salsify',
        { subtropical: [4, 5], temperate: [8, 9, 10], cool: [9, 10], arid: [4, 5] },
        'Sow fresh seed 2 cm deep where it is to grow, and thin to 10 cm.',
        'It needs five months to make a root.',
        'Salsify seed',
      ),
      pick(
        'Lift the salsify',
        { subtropical: [9, 10], temperate: [3, 4, 5, 6], cool: [3, 4, 5, 6], arid: [9, 10] },
        5,
        'Loosen the soil with a fork and ease the long roots out.',
        'Cold makes the roots sweeter.',
      ),
    ],
  },
  {
    name: 'Oca',
    synonyms: ['New Zealand yam', 'NZ yam', 'Oxalis tuberosa', 'yam New Zealand', 'ocas'],
    species: 'Oxalis tuberosa',
    kind: 'root-vegetable',
    cropMonths: 9,
    care: {
      watering: 'Twice a week in dry weather; the soil must drain.',
      sunlight: 'Morning sun, with shade in the heat.',
      soil: 'Loose, rich soil that drains.',
      fertilizing: 'Compost at planting.',
      pruning: 'None; draw soil up round the stems.',
    },
    needs: gentleAndMoist,
    without: notARoot,
    jobs: [
      dampUntilUp('oca'),
      coverFromLateFrost('oca'),
      ...tend('oca', { temperate: [12, 1, 2, 3], cool: [12, 1, 2, 3] }, 'snails', 'feed-standing'),
      start(
        'Plant oca tubers',
        { temperate: [9, 10, 11], cool: [10, 11] },
        'Lay sprouted tubers 5 cm deep and 30 cm apart, where they are shaded from the hottest sun.',
        'It needs the whole summer to grow before the short days make tubers.',
        'Oca tubers',
      ),
      pick(
        'Lift the oca two weeks after the tops die',
        { temperate: [6, 7], cool: [6, 7] },
        7,
        'Loosen the soil, lift the tubers by hand and lay them in the sun for a few days to sweeten; keep some to replant.',
        'They swell only once the days are short, up to the last green leaf.',
      ),
    ],
  },
]

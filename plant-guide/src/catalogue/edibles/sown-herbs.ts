import { springOfWhatLasts } from '../../kinds/herbs.ts'
import { pick, start } from '../crop-jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { gentleAndMoist, openAndDrained, openAndFertile } from '../situations.ts'

/** Herbs sown anew each year. */
export const sownHerbs: readonly CatalogueEntry[] = [
  {
    name: 'Fennel',
    synonyms: ['Florence fennel', 'bulb fennel', 'finocchio', 'bronze fennel'],
    species: 'Foeniculum vulgare',
    kind: 'herb',
    cropMonths: 5,
    care: {
      watering: 'Evenly, so that bulbs do not split or bolt.',
      sunlight: 'Full sun.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Compost at sowing.',
      pruning: 'Cut flower heads before they seed.',
    },
    needs: openAndFertile,
    weedNote:
      'Wild fennel is a weed of roadsides and railways in the south. Cut every flower head before it seeds.',
    without: [...springOfWhatLasts, 'prune-late-winter', 'take-cuttings', 'thin-for-air'],
    jobs: [
      start(
        'Sow fennel',
        { subtropical: [3, 4, 5], temperate: [2, 3, 4, 9], cool: [2, 9, 10], arid: [3, 4] },
        'Sow 1 cm deep where it is to stay, and thin to 25 cm apart.',
        'Fennel sown in mild weather makes a bulb instead of a flower.',
        'Fennel seed',
      ),
      pick(
        'Cut fennel bulbs',
        { subtropical: [7, 8], temperate: [6, 7, 12], cool: [5, 6, 12, 1], arid: [7] },
        3,
        'Cut at the ground when the bulb is the size of a fist.',
        'Larger bulbs split and turn stringy.',
      ),
    ],
  },
  {
    name: 'Chamomile',
    synonyms: ['camomile', 'German chamomile', 'lawn chamomile', 'Roman chamomile'],
    species: 'Matricaria chamomilla',
    kind: 'herb',
    cropMonths: 6,
    care: {
      watering: 'Once a week.',
      sunlight: 'Full sun.',
      soil: 'Light, drained soil.',
      fertilizing: 'Little.',
      pruning: 'Pick the flowers.',
    },
    needs: openAndDrained,
    without: [...springOfWhatLasts, 'prune-late-winter', 'take-cuttings', 'thin-for-air'],
    feeding: 'never',
    jobs: [
      start(
        'Sow chamomile',
        { subtropical: [4, 5], temperate: [3, 4, 5, 9], cool: [3, 9, 10], arid: [4] },
        'Press the fine seed onto raked soil and keep it damp.',
        'Sown in mild weather it flowers in ten weeks.',
        'Chamomile seed',
      ),
      pick(
        'Pick chamomile flowers for tea',
        { subtropical: [8, 9], temperate: [10, 11, 12], cool: [12, 1], arid: [8, 9] },
        2,
        'Comb open flowers off with your fingers on a dry morning and dry them in the shade.',
        'The flavour is best on the day the petals lie flat.',
      ),
    ],
  },
  {
    name: 'Borage',
    synonyms: ['starflower', 'Borago', 'bee bread'],
    species: 'Borago officinalis',
    kind: 'herb',
    cropMonths: 5,
    care: {
      watering: 'Weekly in dry weather; it seldom needs more.',
      sunlight: 'Full sun.',
      soil: 'Any soil.',
      fertilizing: 'None.',
      pruning: 'Pull plants out before they drop their seed.',
    },
    needs: openAndDrained,
    without: [...springOfWhatLasts, 'prune-late-winter', 'take-cuttings', 'thin-for-air', 'feed-autumn'],
    feeding: 'never',
    jobs: [
      start(
        'Sow borage near the vegetables',
        { subtropical: [4, 5, 8], temperate: [3, 4, 8, 9], cool: [9, 10, 11], arid: [4, 8] },
        'Sow 1 cm deep where it is to grow, 40 cm apart.',
        'Its flowers bring bees to zucchini and strawberries.',
        'Borage seed',
      ),
      pick(
        'Pick borage flowers',
        { subtropical: [8, 9, 10], temperate: [9, 10, 11, 12], cool: [12, 1, 2], arid: [8, 9] },
        2,
        'Pinch the blue stars off for salads and drinks.',
        'Open flowers last a day, and new ones follow.',
      ),
    ],
  },
  {
    name: 'Perilla',
    synonyms: ['shiso', 'beefsteak plant', 'Japanese basil', 'egoma'],
    species: 'Perilla frutescens',
    kind: 'herb',
    cropMonths: 7,
    care: {
      watering: 'Every second day in summer.',
      sunlight: 'Morning sun, afternoon shade.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Liquid food once a month.',
      pruning: 'Pinch the tips for bushy plants.',
    },
    needs: gentleAndMoist,
    without: springOfWhatLasts,
    jobs: [
      start(
        'Sow perilla',
        { tropical: [5, 6], subtropical: [8, 9, 10], temperate: [9, 10, 11], cool: [10, 11], arid: [9, 10] },
        'Soak the seed overnight and press it on warm, damp mix without covering it.',
        'Perilla needs warmth and light to come up.',
        'Perilla seed',
      ),
      pick(
        'Pick perilla leaves',
        {
          tropical: [7, 8, 9],
          subtropical: [11, 12, 1, 2, 3],
          temperate: [12, 1, 2, 3],
          cool: [1, 2, 3],
          arid: [11, 12, 1],
        },
        2,
        'Snip tips and the largest leaves.',
        'It seeds and dies soon after it flowers, so keep picking.',
      ),
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import { pests, prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { deadhead, feedIn, lookFor, plantOut, watchFor } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile } from '../situations.ts'
import { coolFlowers, feedFlowers, waterFlowers, waterPlantsIn } from './bedding-jobs.ts'

/** Tall flowers of the cottage garden, sown in autumn for spring. */
export const cottageFlowers: readonly CatalogueEntry[] = [
  {
    name: 'Foxglove',
    synonyms: ['foxgloves', 'digitalis', 'Camelot foxglove'],
    species: 'Digitalis purpurea',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly in dry weather, more as the spikes rise.',
      sunlight: 'Light shade, or sun where summers are mild.',
      soil: 'Rich soil that keeps some moisture.',
      fertilizing: 'Compost in autumn.',
      pruning: 'Cut the first spike low for smaller side spikes; leave one to seed.',
    },
    needs: gentleAndMoist,
    without: ['deadhead', 'pinch-tips', 'feed-growing'],
    cropMonths: 11,
    jobs: [
      waterPlantsIn('foxgloves'),
      plantOut(
        'Plant foxgloves',
        { subtropical: [4], temperate: [3, 4, 5], cool: [2, 3, 4], arid: [4] },
        'Set seedlings 30 cm apart. Wear gloves and wash your hands: every part is poisonous.',
        'A rosette that has grown through winter sends up a tall spike in spring.',
      ),
      {
        ...deadhead(
          'Cut the finished foxglove spikes',
          { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
          'In gloves, cut the main spike above the lowest leaves once two thirds of its bells have dropped.',
          'Side spikes follow if the main one cannot set seed.',
        ),
        priority: 1,
        fromMonths: 3,
      },
    ],
  },
  {
    name: 'Delphinium',
    synonyms: ['delphs', 'delphiniums', 'Pacific Giants'],
    species: 'Delphinium elatum',
    kind: 'annual-flower',
    care: {
      watering: 'Twice a week in spring; never let the crown sit wet.',
      sunlight: 'Full sun, out of the wind.',
      soil: 'Deep, rich, drained soil with a little lime.',
      fertilizing: 'Liquid flower food from the first spikes.',
      pruning: 'Cut spent delphinium spikes to a leaf for a second, smaller show.',
    },
    needs: openAndFertile,
    without: ['deadhead', 'pinch-tips', 'feed-growing'],
    cropMonths: 12,
    jobs: [
      {
        ...waterPlantsIn('delphiniums'),
        arid: {
          title: 'Shade the new delphiniums and water them in',
          description:
            'Water them gently each morning for a week, then whenever the top of the soil is dry. Shade them through hot afternoons.',
        },
      },
      feedFlowers(
        'delphiniums',
        { temperate: [9, 10, 11], cool: [10, 11, 12], arid: [8, 9, 10] },
        {
          rule: 'feed-spikes',
          fromMonths: 1,
          title: 'Feed the delphiniums from their first spikes',
          why: 'A spike as tall as a child rises within weeks.',
        },
      ),
      plantOut(
        'Plant delphiniums',
        { temperate: [3, 4, 5], cool: [3, 4, 9], arid: [4] },
        'Set plants 40 cm apart and put a stake beside each now. All parts are poisonous.',
        'Cool months give them the roots that hold a tall spike.',
      ),
      lookFor(
        'Guard delphinium shoots from snails',
        { temperate: [8, 9], cool: [9, 10] },
        'Ring the crowns with grit and hunt at dusk.',
        'Snails eat the new shoots off at the ground.',
      ),
      {
        ...deadhead(
          'Cut the spent delphinium spikes',
          { temperate: [11, 12], cool: [12, 1], arid: [10, 11] },
          'Cut each spike above a leaf once most of its flowers have dropped. All parts are poisonous, so wear gloves.',
          'A second, smaller show follows if no seed ripens.',
        ),
        fromMonths: 3,
      },
      prune({
        rule: 'stake',
        fromMonths: 1,
        priority: 2,
        minutes: 15,
        months: { temperate: [10, 11], cool: [11, 12], arid: [9, 10, 11] },
        title: 'Tie delphinium spikes to their stakes',
        description: 'Tie each spike loosely every 30 cm as it grows.',
        why: 'Hollow stems snap in the first windy day of spring.',
      }),
    ],
  },
  {
    name: 'Hollyhock',
    synonyms: ['hollyhocks', 'Alcea'],
    species: 'Alcea rosea',
    kind: 'annual-flower',
    care: {
      watering: 'A deep soak weekly, at the foot.',
      sunlight: 'Full sun, against a wall or fence.',
      soil: 'Any deep, drained soil.',
      fertilizing: 'Pelletised manure in early spring.',
      pruning: 'Cut finished hollyhock stems to the ground, or leave one to seed.',
    },
    needs: openAndDrained,
    without: ['deadhead', 'pinch-tips', 'feed-growing'],
    cropMonths: 36,
    jobs: [
      waterFlowers(
        'hollyhocks',
        { subtropical: [9, 10, 11], temperate: range(9, 2), cool: range(9, 2), arid: [9, 10, 11] },
        {
          description:
            'In dry weather soak grown plants at the foot once a week and small ones every second day, and keep the leaves dry.',
          why: 'Their large leaves wilt in dry soil, and those that get wet catch rust.',
        },
      ),
      {
        ...deadhead(
          'Cut the finished hollyhock stems',
          { subtropical: [12], temperate: [1, 2], cool: [2, 3], arid: [12] },
          'Cut them to the ground, or leave one to seed.',
          'The leaves at the base make a stronger plant for another year.',
        ),
        fromMonths: 6,
      },
      feedIn(
        'Pelletised manure',
        'Feed the hollyhocks as their stems rise',
        { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        'Scatter a handful of pelletised manure around each plant and water it in.',
        'The tall stems grow within weeks and need the food now.',
      ),
      plantOut(
        'Sow or plant hollyhocks',
        { subtropical: [3, 4], temperate: [2, 3, 4], cool: [2, 3, 10], arid: [3, 4] },
        'Sow 1 cm deep, or set plants 50 cm apart by a sunny wall or fence.',
        'Hollyhocks make a clump of leaves first, and their tall stems in the year after.',
      ),
      {
        ...watchFor(
          'Take rusty leaves off the hollyhocks',
          { subtropical: [9, 10], temperate: [9, 10, 11], cool: [10, 11, 12], arid: [9] },
          'Pick leaves with orange pustules underneath and put them in the bin.',
          'Rust comes to nearly every hollyhock in spring and climbs from the lowest leaves.',
        ),
        priority: 1,
      },
    ],
  },
  {
    name: 'Iceland poppy',
    synonyms: ['Papaver nudicaule'],
    akin: ['poppy', 'poppies'],
    species: 'Papaver nudicaule',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly in dry winters, in the morning.',
      sunlight: 'Full sun.',
      soil: 'Drained soil with compost and a little lime.',
      fertilizing: 'Liquid flower food each fortnight from the first bud.',
      pruning: 'Pick poppies as the bud splits; take off the first small buds.',
    },
    needs: openAndDrained,
    without: ['deadhead', 'pinch-tips', 'mulch-before-summer'],
    cropMonths: 9,
    jobs: [
      waterPlantsIn('poppies'),
      feedFlowers('poppies', coolFlowers),
      plantOut(
        'Plant poppies for late winter',
        { subtropical: [4], temperate: [4, 5], cool: [3, 4], arid: [4] },
        'Set seedlings 20 cm apart, with the crown just above the soil.',
        'Young poppies need two cool months before they flower.',
      ),
      pests({
        rule: 'check-aphids',
        priority: 2,
        minutes: 10,
        months: { subtropical: [7], temperate: [8], cool: [9], arid: [7] },
        title: 'Hose aphids off the poppy buds',
        description: 'Use a fine jet in the morning, and wet the flowers as little as you can.',
        why: 'Aphids twist the buds before they open.',
      }),
      prune({
        rule: 'pick-flowers',
        priority: 1,
        minutes: 10,
        fromMonths: 2,
        months: { subtropical: [7, 8], temperate: [8, 9], cool: range(9, 2), arid: [7, 8] },
        title: 'Pick the poppies',
        description: 'Cut stems in the morning as buds show colour, and nip off every seed pod.',
        why: 'Poppies flower for months if no pod ripens.',
      }),
    ],
  },
]

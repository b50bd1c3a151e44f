import { QLD } from '../../../climate/states.ts'
import type { CatalogueEntry } from '../../../entry.ts'
import { pests, prune, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import {
  coverFromLateFrost,
  keepPicking,
  leadUp,
  lookForBeanFly,
  pick,
  potted,
  start,
} from '../../jobs/crop-jobs.ts'
import { watchFor } from '../../jobs/garden-jobs.ts'
import { openAndFertile } from '../../situations.ts'
import { atFlowering, coolSeason } from './jobs.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Broad bean',
    synonyms: ['fava bean', 'faba bean', 'Aquadulce', 'broadbeans', 'Coles Dwarf', 'koukia', 'fave'],
    species: 'Vicia faba',
    kind: 'legume',
    cropMonths: 7,
    care: {
      watering: 'Rain is often enough; soak weekly at flowering.',
      sunlight: 'Full sun.',
      soil: 'Limed and not too rich.',
      fertilizing: 'None but potash at flowering.',
      pruning: 'Pinch the tips when the lowest pods form.',
    },
    needs: openAndFertile,
    without: ['check-mites', 'check-pods', 'train-on-support', 'save-seed'],
    jobs: [
      prune({
        rule: 'pinch-tips',
        priority: 1,
        fromMonths: 2,
        months: { subtropical: [7, 8], temperate: [9, 10], cool: [10, 11], arid: [7, 8] },
        title: 'Pinch the tips out of the broad beans',
        description: 'Once the lowest pods are as long as a finger, pinch out the top hand of each stem.',
        why: 'The pods fill instead of the tips, where black aphids settle first.',
      }),
      // Flowers that open before August set no pods.
      ...coolSeason
        .filter(({ rule }) => rule !== 'save-seed')
        .map((job) =>
          atFlowering.includes(job.rule) ? { ...job, months: { ...job.months, temperate: [8, 9] } } : job,
        ),
      potted(
        start(
          'Sow broad beans',
          { subtropical: [4, 5, 6], temperate: [4, 5, 6], cool: [4, 5, 8], arid: [4, 5] },
          'Sow 5 cm deep, 20 cm apart, in double rows with string around.',
          'Sown in the cool they are rooted and ready for spring.',
          'Broad bean seed',
        ),
        'Sow 5 cm deep and 15 cm apart in a deep pot, with sticks and string around.',
      ),
      keepPicking(
        'Pick broad beans',
        { subtropical: [8, 9], temperate: [9, 10, 11], cool: [11, 12], arid: [8, 9] },
        4,
        'Pick from the bottom while the scar on the bean is still green.',
        'Young broad beans need no second peeling.',
      ),
    ],
  },
  {
    name: 'Chickpea',
    synonyms: ['chick pea', 'garbanzo', 'garbanzo bean', 'Cicer', 'Cicer arietinum'],
    species: 'Cicer arietinum',
    kind: 'legume',
    cropMonths: 7,
    care: {
      watering: 'Rain is often enough; a weekly soak in flower, none once the pods dry.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, limed and not too rich.',
      fertilizing: 'None but potash at flowering.',
      pruning: 'None; the bushes stand by themselves.',
    },
    needs: openAndFertile,
    without: ['check-mites', 'train-on-support', 'save-seed', 'check-aphids'],
    jobs: [
      ...coolSeason
        .filter(
          ({ rule }) =>
            !['water-flowering', 'save-seed', 'train-on-support', 'water-pods', 'check-aphids'].includes(
              rule,
            ),
        )
        .map((job) =>
          job.rule === 'feed-potash'
            ? { ...job, months: { subtropical: [7, 8], temperate: [8, 9], cool: [10, 11], arid: [7, 8] } }
            : job,
        ),
      water({
        rule: 'water-flowering',
        only: 'ground',
        priority: 1,
        fromMonths: 2,
        untilMonths: 8,
        months: { subtropical: [6, 7, 8], temperate: [8, 9], cool: [9, 10, 11], arid: [7, 8] },
        title: 'Water the chickpeas while they flower',
        description: 'Soak the roots once a week if it doesn’t rain, and keep the leaves dry.',
        why: 'Flowers that stand dry drop, and wet leaves catch blight.',
      }),
      water({
        rule: 'water-pods',
        only: 'ground',
        priority: 2,
        fromMonths: 2,
        months: {
          subtropical: range(8, 2),
          temperate: range(9, 3),
          cool: range(10, 3),
          arid: range(8, 12),
        },
        title: 'Soak the chickpeas while their pods fill',
        description: 'Soak the roots once a week in dry weather, and stop once the pods turn yellow.',
        why: 'Pods that fill in dry soil stay empty, and ripe ones spoil in the wet.',
      }),
      pests({
        rule: 'check-pods',
        priority: 1,
        minutes: 10,
        fromMonths: 3,
        months: { subtropical: [8, 9], temperate: [10, 11], cool: [11, 12], arid: [8, 9] },
        title: 'Look for caterpillars on the chickpeas',
        description: 'Look for round holes in the pods, and pick the striped caterpillars off.',
        why: 'Budworms come as the pods fill, and each eats a dozen.',
      }),
      watchFor(
        'Look for blight on the chickpeas',
        { subtropical: [7, 8], temperate: [8, 9], cool: [10, 11] },
        'Pull out and bin plants with brown, ringed spots on leaves and stems, on a dry day.',
        'Blight spreads in wet weeks, and can take a row.',
      ),
      start(
        'Sow chickpeas',
        { subtropical: [5, 6], temperate: [5, 6], cool: [8, 9], arid: [5] },
        'Sow 5 cm deep and 15 cm apart. Those from the kitchen come up too, if they are whole.',
        'They grow in the cool, and fill their pods in dry, warm weather.',
        'Chickpea seed',
      ),
      pick(
        'Pull the chickpeas when they are dry',
        { subtropical: [10, 11], temperate: [11, 12], cool: [1, 2], arid: [10] },
        4,
        'Pull whole plants once most pods are straw-coloured, hang them under cover and shell them. Some green ones are good raw.',
        'Dry pods open by themselves, and rain spoils them.',
      ),
    ],
  },
  {
    name: 'Edamame',
    synonyms: ['soybean', 'soy bean', 'soya bean', 'edamame bean'],
    species: 'Glycine max',
    kind: 'legume',
    cropMonths: 4,
    care: {
      watering: 'Twice a week from flowering.',
      sunlight: 'Full sun.',
      soil: 'Fertile, drained soil.',
      fertilizing: 'None; potash at flowering.',
      pruning: 'None needed.',
    },
    needs: openAndFertile,
    without: ['train-on-support', 'dig-in-roots', 'save-seed'],
    frostTender: true,
    jobs: [
      coverFromLateFrost('soybeans'),
      lookForBeanFly('soybeans', { tropical: [4, 5, 6], subtropical: [9, 10, 11, 12, 1] }),
      start(
        'Sow edamame',
        {
          tropical: [4, 5],
          subtropical: [9, 10, 11, 12],
          temperate: [10, 11, 12],
          cool: [11],
          arid: [9, 10],
        },
        'Sow 3 cm deep and 10 cm apart in warm soil.',
        'Soybeans rot in cold soil and are ready in about three months.',
        'Soybean seed',
      ),
      pick(
        'Pick edamame green and full',
        { tropical: [6, 7], subtropical: [12, 1, 2, 3], temperate: [1, 2, 3], cool: [2, 3], arid: [12, 1] },
        3,
        'Cut whole plants off at the soil when most pods are plump and still bright green, and leave the roots in to feed it.',
        'All pods ripen together, and yellow ones are past eating green.',
      ),
    ],
  },
  {
    name: 'French bean',
    synonyms: [
      'beans French',
      'green bean',
      'dwarf bean',
      'climbing bean',
      'bush bean',
      'string bean',
      'butter bean',
      'Purple King',
      'purple king bean',
      'Blue Lake',
      'Lazy Housewife',
      'wax bean',
      'borlotti',
      'borlotti bean',
      'Rattlesnake bean',
      'Hawkesbury Wonder',
      'Brown Beauty',
      'Redland Pioneer',
      'kidney bean',
      'cannellini',
    ],
    akin: ['lima bean', 'Madagascar bean', 'haricot'],
    species: 'Phaseolus vulgaris',
    kind: 'legume',
    care: {
      watering: 'Soak at sowing, then little until flowers; well from then on.',
      sunlight: 'Full sun, out of wind.',
      soil: 'Light, limed soil with compost.',
      fertilizing: 'A pinch of potash at flowering, no nitrogen.',
      pruning: 'Pinch climbing beans at the top of their poles.',
    },
    needs: openAndFertile,
    frostTender: true,
    jobs: [
      coverFromLateFrost('beans'),
      lookForBeanFly('beans', { tropical: [4, 5, 6, 7, 8], subtropical: range(8, 4) }),
      // On Queensland's ranges it comes with the warm, damp months.
      {
        ...lookForBeanFly('beans', { temperate: range(11, 3) }),
        rule: 'check-bean-fly-ranges',
        states: [QLD],
      },
      start(
        'Sow French beans',
        {
          tropical: [4, 5, 6, 7],
          subtropical: [8, 9, 10, 2, 3],
          temperate: [10, 11, 12, 1],
          cool: [11, 12],
          arid: [9, 10, 2, 3],
        },
        'Sow 3 cm deep in damp soil and do not water again until they are up.',
        'Beans rot in cold soil and shoot in a week in warm.',
        'Bean seed',
      ),
      keepPicking(
        'Pick beans every second day',
        {
          tropical: [6, 7, 8, 9],
          subtropical: [10, 11, 12, 4, 5],
          temperate: [12, 1, 2, 3],
          cool: [1, 2, 3],
          arid: [11, 4, 5],
        },
        2,
        'Pick before the seeds bulge, holding the stem.',
        'A plant with old pods stops making new ones.',
      ),
    ],
  },
  {
    name: 'Hyacinth bean',
    synonyms: ['lablab', 'Ruby Moon', 'purple hyacinth bean', 'Egyptian bean'],
    species: 'Lablab purpureus',
    kind: 'legume',
    cropMonths: 9,
    care: {
      watering: 'Weekly once it climbs.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'None.',
      pruning: 'Shorten stems that leave the trellis.',
    },
    needs: openAndFertile,
    feeding: 'never',
    frostTender: true,
    without: ['water-pods'],
    jobs: [
      water({
        rule: 'water-flowering',
        priority: 1,
        fromMonths: 1,
        repeat: 'season',
        months: {
          tropical: range(5, 10),
          subtropical: range(11, 4),
          temperate: range(11, 5),
          arid: range(10, 5),
        },
        title: 'Water the hyacinth beans in dry weeks',
        description: 'Give the roots one deep soak in each week that it has not rained.',
        tropics: {
          title: 'Water the hyacinth beans through the dry season',
          description: 'Give the roots one deep soak a week.',
        },
        why: 'It has deep roots, but drops flowers and small pods where the soil dries out for weeks.',
      }),
      leadUp('hyacinth beans'),
      coverFromLateFrost('hyacinth beans'),
      start(
        'Sow hyacinth beans',
        { tropical: [4, 5], subtropical: [9, 10, 11], temperate: [10, 11], arid: [9, 10] },
        'Sow 3 cm deep beside a fence or tepee.',
        'Warm soil brings them up within ten days.',
        'Hyacinth bean seed',
      ),
      keepPicking(
        'Pick hyacinth bean pods very young',
        { tropical: [7, 8, 9], subtropical: [1, 2, 3, 4], temperate: [2, 3, 4], arid: [1, 2, 3] },
        3,
        'Pick flat, soft pods and boil them. Dry beans are poisonous unless boiled in two waters.',
        'The flowers go on as long as pods are picked.',
      ),
    ],
  },
]

import type { CatalogueEntry, Job, MonthsByZone } from '../../../entry.ts'
import { feed, mulch, pests, prune, soil, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { coverFromLateFrost, keepPicking, leadUp, lookForBeanFly, pick, start } from '../../jobs/crop-jobs.ts'
import { watchFor } from '../../jobs/garden-jobs.ts'
import { openAndFertile } from '../../situations.ts'
import { atFlowering, coolSeason } from './jobs.ts'

/** A check for mildew, which whitens peas from the bottom as the days warm. */
const mildew = (crop: string): Job =>
  watchFor(
    `Look for mildew on the ${crop}`,
    { tropical: [7], subtropical: [7, 8, 9], temperate: [9, 10], cool: [11, 12], arid: [8] },
    'Pick off white, dusty leaves from the bottom, and pull out vines that are white to the top.',
    'Mildew comes when days are warm and nights still dewy.',
  )

/**
 * The cool-season year with its flowering moved to October in a cool climate, where peas are sown at the end of winter.
 * Water for the pods comes with the flowers, because peas are picked three weeks after them.
 */
const peaSeason = coolSeason.map((job): Job => {
  if (atFlowering.includes(job.rule)) return { ...job, months: { ...job.months, cool: [10] } }
  if (job.rule !== 'water-pods') return job
  return {
    ...job,
    fromMonths: 1,
    months: { ...job.months, subtropical: range(9, 2), arid: range(8, 2) },
    title: 'Keep the soil damp from the flowers to the last pods',
    description:
      'Once flowers open, soak the roots twice a week in dry weather, until the last pods are picked.',
  }
})

const peaSowing: MonthsByZone = {
  tropical: [5],
  subtropical: [4, 5, 6],
  temperate: [4, 5, 6],
  cool: [8, 9],
  arid: [4, 5],
}

const peaPicking: MonthsByZone = {
  tropical: [7, 8],
  subtropical: [7, 8, 9],
  temperate: [8, 9, 10],
  cool: [10, 11, 12],
  arid: [7, 8, 9],
}

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Pea',
    synonyms: [
      'garden pea',
      'green pea',
      'shelling pea',
      'Greenfeast',
      'telegraph pea',
      'Massey Gem',
      'purple podded pea',
      'matar',
    ],
    species: 'Pisum sativum',
    kind: 'legume',
    cropMonths: 5,
    care: {
      watering: 'Sparingly until flowers, then twice a week.',
      sunlight: 'Full winter sun.',
      soil: 'Limed and free-draining.',
      fertilizing: 'Potash at flowering.',
      pruning: 'Give them twigs or netting.',
    },
    needs: openAndFertile,
    without: ['check-mites', 'check-pods'],
    jobs: [
      mildew('peas'),
      ...peaSeason,
      start(
        'Sow peas',
        peaSowing,
        'Sow 3 cm deep along a net, 5 cm apart.',
        'Peas like to grow in the cool and flower in mild weather.',
        'Pea seed',
      ),
      keepPicking(
        'Pick peas',
        peaPicking,
        3,
        'Pick plump, bright pods: hold the vine with one hand and pull the pod off with the other.',
        'Peas start to lose their sugar as soon as they are ripe.',
      ),
    ],
  },
  {
    name: 'Peanut',
    synonyms: ['peanuts', 'groundnut', 'Arachis', 'Virginia Bunch'],
    species: 'Arachis hypogaea',
    kind: 'legume',
    cropMonths: 6,
    care: {
      watering: 'Weekly until the leaves yellow.',
      sunlight: 'Full sun.',
      soil: 'Loose, sandy, limed soil.',
      fertilizing: 'None; lime or gypsum at flowering.',
      pruning: 'None: the stalks of the flowers must reach the soil.',
    },
    needs: { ...openAndFertile, soil: ['sandy', 'loam'] },
    without: ['water-pods', 'train-on-support', 'check-pods', 'save-seed', 'mulch-crop', 'dig-in-roots'],
    frostTender: true,
    jobs: [
      water({
        rule: 'water-flowering',
        priority: 1,
        fromMonths: 1,
        repeat: 'season',
        months: {
          tropical: [12, 1, 2, 3],
          subtropical: [11, 12, 1, 2, 3],
          temperate: [12, 1, 2],
          arid: [11, 12, 1],
        },
        title: 'Water the peanuts while they flower',
        description: 'Give a deep soak twice a week that it has not rained.',
        why: 'The pods form in damp soil; in dry soil they stay empty.',
        inPot: { description: 'Water until it drains out the bottom whenever the top of the mix is dry.' },
      }),
      coverFromLateFrost('peanuts'),
      feed({
        rule: 'feed-potash',
        priority: 1,
        fromMonths: 1,
        untilMonths: 3,
        months: { tropical: [12, 1, 2], subtropical: [11, 12, 1, 2], temperate: [12, 1], arid: [11, 12] },
        title: 'Give the peanuts gypsum at flowering',
        description: 'Scatter a handful of gypsum around the plants when the first yellow flowers open.',
        why: 'Pods fill with the calcium they find in the soil around them.',
        product: 'Gypsum',
      }),
      soil({
        rule: 'hill-up',
        phase: 'grow',
        priority: 1,
        fromMonths: 1,
        untilMonths: 3,
        months: { tropical: [1, 2], subtropical: [11, 12, 1, 2], temperate: [12, 1], arid: [11, 12] },
        title: 'Draw loose soil around the peanuts',
        description:
          'Hill fine soil up to the lowest leaves after the first flowers, and leave it bare of mulch.',
        why: 'Each flower stalk bends down and makes its pod in the soil.',
        inPot: {
          title: 'Draw loose mix around the peanuts',
          description:
            'Top the pot up with fine mix to the lowest leaves after the first flowers, and leave it bare of mulch.',
        },
      }),
      start(
        'Sow peanuts',
        { tropical: [11, 12], subtropical: [9, 10, 11, 12], temperate: [10, 11], arid: [9, 10] },
        'Sow raw, unroasted kernels 5 cm deep and 20 cm apart.',
        'Peanuts need warm soil and about five months.',
        'Raw peanuts for planting',
      ),
      pick(
        'Dig the peanuts',
        { tropical: [4, 5], subtropical: [3, 4, 5], temperate: [4], arid: [3] },
        4,
        'Lift whole plants as the leaves yellow, shake them and hang them in an airy shed for two weeks.',
        'The pods ripen under the soil and rot if they are left in wet ground.',
      ),
    ],
  },
  {
    name: 'Pigeon pea',
    synonyms: ['Cajanus', 'Cajanus cajan', 'toor dal', 'pigeonpea'],
    species: 'Cajanus cajan',
    kind: 'legume',
    cropMonths: 36,
    care: {
      watering: 'Weekly until it is knee-high; then it stands drought.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains, poor soil included.',
      fertilizing: 'None.',
      pruning: 'Shorten it by a third after picking; it crops for three years or so.',
    },
    needs: openAndFertile,
    feeding: 'never',
    frostTender: true,
    without: ['train-on-support', 'water-pods', 'dig-in-roots', 'save-seed'],
    jobs: [
      start(
        'Sow pigeon peas',
        { tropical: [11, 12, 1], subtropical: [10, 11, 12] },
        'Sow 3 cm deep and a metre apart, where they can stay as a low hedge.',
        'The seed comes up within ten days in warm, damp soil.',
        'Pigeon pea seed',
      ),
      water({
        rule: 'water-flowering',
        priority: 1,
        untilMonths: 5,
        repeat: 'season',
        months: { tropical: [2, 3, 4], subtropical: [11, 12, 1, 2] },
        only: 'ground',
        title: 'Water the young pigeon peas in dry weeks',
        description: 'Soak the soil around them in weeks without rain.',
        why: 'Their roots go deep within months, and then live on what falls.',
      }),
      prune({
        rule: 'shorten-after-picking',
        priority: 1,
        minutes: 20,
        fromMonths: 8,
        months: { tropical: [9], subtropical: [9] },
        title: 'Shorten the pigeon peas by a third after picking',
        description:
          'Cut the long stems back into leaf once the pods are in, and leave the cuttings as mulch.',
        why: 'It flowers at the ends of new stems, and low ones are easier to pick.',
      }),
      pick(
        'Pick the pigeon peas',
        { tropical: [6, 7, 8], subtropical: [6, 7, 8] },
        6,
        'Pick plump green pods for shelling, or leave them until they are dry for dal.',
        'It flowers as the days shorten, and the pods fill in the months after.',
      ),
    ],
  },
  {
    name: 'Runner bean',
    synonyms: [
      'scarlet runner bean',
      'seven-year bean',
      'scarlet runner',
      'perennial bean',
      'Scarlet Emperor',
    ],
    species: 'Phaseolus coccineus',
    kind: 'legume',
    cropMonths: 36,
    care: {
      watering: 'Twice a week in flower.',
      sunlight: 'Sun with cool roots.',
      soil: 'Rich soil under a tall trellis.',
      fertilizing: 'Compost at sowing.',
      pruning: 'Cut the tops down in winter; the roots shoot again.',
    },
    needs: openAndFertile,
    without: ['dig-in-roots', 'save-seed'],
    frostTender: true,
    jobs: [
      coverFromLateFrost('runner beans'),
      leadUp('runner beans'),
      water({
        rule: 'water-pods',
        only: 'ground',
        priority: 2,
        fromMonths: 2,
        repeat: 'season',
        months: { subtropical: range(9, 2), temperate: range(11, 3), cool: range(12, 3), arid: range(9, 2) },
        title: 'Keep the soil under the runner beans damp',
        description: 'Soak the roots twice a week in dry weather, until the last pods are picked.',
        why: 'Where the roots run dry the flowers drop, and the pods that stay are short and stringy.',
      }),
      mulch({
        rule: 'cut-down-tops',
        phase: 'clear',
        priority: 2,
        months: { temperate: [5, 6], cool: [5, 6] },
        title: 'Cut the runner beans down and mulch the roots',
        description: 'Cut the dead tops off 15 cm above the soil, and spread 8 cm of straw over the roots.',
        inPot: {
          description: 'Cut the dead tops off low down, and spread straw over the roots.',
        },
        why: 'The roots live through winter and shoot again in spring.',
      }),
      start(
        'Sow runner beans',
        { temperate: [9, 10, 11], cool: [10, 11, 12] },
        'Sow 4 cm deep and 20 cm apart at the foot of a two-metre trellis.',
        'They set pods best in mild summers.',
        'Runner bean seed',
      ),
      keepPicking(
        'Pick runner beans young',
        { temperate: [1, 2, 3], cool: [1, 2, 3, 4] },
        2,
        'Pick pods at the length of a hand, every second day.',
        'One old pod stops the rest.',
      ),
    ],
  },
  {
    name: 'Snake bean',
    synonyms: ['yard-long bean', 'asparagus bean', 'long bean', 'red noodle bean', 'sitaw'],
    akin: ['cowpea', 'black-eyed pea'],
    species: 'Vigna unguiculata subsp. sesquipedalis',
    kind: 'legume',
    cropMonths: 5,
    care: {
      watering: 'Three times a week in heat.',
      sunlight: 'Full, hot sun.',
      soil: 'Any drained, composted soil.',
      fertilizing: 'Potash at flowering.',
      pruning: 'A tall trellis, tips pinched at the top.',
    },
    needs: openAndFertile,
    frostTender: true,
    jobs: [
      coverFromLateFrost('snake beans'),
      leadUp('snake beans'),
      lookForBeanFly('snake beans', {
        tropical: [4, 5, 6, 7, 8, 9, 10],
        subtropical: [10, 11, 12, 1],
      }),
      pests({
        rule: 'check-aphids',
        priority: 1,
        fromMonths: 1,
        months: { tropical: [6, 7], subtropical: [11, 12, 1], temperate: [12, 1], arid: [11, 12] },
        title: 'Check the snake beans for black aphids',
        description: 'Hose them off tips, flowers and pods in the morning, two days running.',
        why: 'Black aphids crowd on the tips, stop the flowers and carry virus from plant to plant.',
      }),
      start(
        'Sow snake beans',
        { tropical: [4, 5, 6, 7, 8, 9], subtropical: [10, 11, 12], temperate: [11, 12], arid: [10, 11] },
        'Sow 2 cm deep at a trellis in truly warm soil.',
        'Snake beans crop in heat that stops other beans.',
        'Snake bean seed',
      ),
      keepPicking(
        'Pick snake beans at pencil thickness',
        { tropical: [6, 7, 8, 9, 10], subtropical: [12, 1, 2, 3], temperate: [1, 2, 3], arid: [12, 1, 2] },
        2,
        'Pick daily from now on, before they go puffy.',
        'The pods grow several centimetres a day.',
      ),
    ],
  },
  {
    name: 'Snow pea',
    synonyms: ['sugar snap pea', 'mangetout', 'sugar pea', 'snowpeas', 'Mammoth Melting'],
    species: 'Pisum sativum ‘Snow Pea’',
    kind: 'legume',
    cropMonths: 5,
    care: {
      watering: 'Sparingly at first, twice a week in flower.',
      sunlight: 'Full winter sun.',
      soil: 'Light and limed.',
      fertilizing: 'Potash at flowering.',
      pruning: 'Tie to a trellis of two metres.',
    },
    needs: openAndFertile,
    without: ['check-mites', 'check-pods'],
    jobs: [
      mildew('snow peas'),
      ...peaSeason,
      start(
        'Sow snow peas',
        peaSowing,
        'Sow 3 cm deep at the foot of a trellis.',
        'Cool, bright weather gives weeks of pods.',
        'Snow pea seed',
      ),
      keepPicking(
        'Pick snow peas flat',
        peaPicking,
        3,
        'Pick every second day, before the peas swell.',
        'The more you pick, the longer they flower.',
      ),
    ],
  },
  {
    name: 'Winged bean',
    synonyms: ['Goa bean', 'asparagus pea', 'Psophocarpus'],
    species: 'Psophocarpus tetragonolobus',
    kind: 'legume',
    cropMonths: 8,
    care: {
      watering: 'Every second day in flower.',
      sunlight: 'Full sun.',
      soil: 'Deep, drained soil with compost.',
      fertilizing: 'Compost at sowing, and potash at flowering.',
      pruning: 'Give it a 2 m trellis.',
    },
    needs: openAndFertile,
    frostTender: true,
    without: ['water-pods', 'check-mites', 'check-pods', 'check-aphids'],
    jobs: [
      leadUp('winged beans'),
      water({
        rule: 'water-dry-months',
        only: 'ground',
        priority: 1,
        fromMonths: 1,
        repeat: 'season',
        months: { tropical: range(4, 8), subtropical: [12, 1, 2] },
        title: 'Water the winged beans in dry weeks',
        description: 'Give a deep soak twice a week that it has not rained.',
        tropics: {
          title: 'Water the winged beans as the dry season begins',
          description: 'Give a deep soak every second morning that it has not rained.',
        },
        why: 'If the roots dry out, the flowers drop before they make pods.',
      }),
      water({
        rule: 'water-flowering',
        only: 'ground',
        priority: 1,
        fromMonths: 3,
        months: { subtropical: [3, 4, 5] },
        title: 'Water the winged beans while they flower',
        description: 'Give a deep soak every second morning that it has not rained.',
        why: 'If the roots dry out now, the flowers drop before they make pods.',
      }),
      feed({
        rule: 'feed-potash',
        priority: 1,
        fromMonths: 2,
        months: { tropical: [3, 4], subtropical: [3, 4] },
        title: 'Give the winged beans potash at first flower',
        description: 'Sprinkle a little sulphate of potash beside the row and water it in.',
        inPot: { description: 'Sprinkle a little sulphate of potash over the mix and water it in.' },
        why: 'They make their own nitrogen; what they need now is potassium for their pods.',
        product: 'Sulphate of potash',
      }),
      pests({
        rule: 'check-pods',
        priority: 1,
        fromMonths: 3,
        months: { tropical: [4, 5], subtropical: [4, 5] },
        title: 'Look for caterpillars in the winged bean flowers',
        description: 'Pick off flowers that are webbed together, and pods with a hole.',
        why: 'Caterpillars of the bean pod borer go from the flowers into the young pods.',
      }),
      start(
        'Sow winged beans',
        { tropical: [11, 12, 1], subtropical: [10, 11, 12] },
        'Nick the seed, soak it overnight and sow 2 cm deep beside a trellis.',
        'It flowers when the days grow shorter.',
        'Winged bean seed',
      ),
      keepPicking(
        'Pick winged beans as long as a finger',
        { tropical: [4, 5, 6], subtropical: [4, 5, 6] },
        3,
        'Pick young pods every second day.',
        'Old pods are stringy.',
      ),
    ],
  },
]

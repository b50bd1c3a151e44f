import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { leafyHerbJobs, mulchWithGravel, notForDryHerbs, springOfWhatLasts } from '../../kinds/herbs.ts'
import { coverFromLateFrost, pick, start, tend } from '../crop-jobs.ts'
import { divideClump, soakInDrySpells } from '../garden-jobs.ts'
import { clipLateSummer, hoseMites, hotWeeks } from '../herb-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry } from '../situations.ts'

/** Little-known kitchen herbs. */
export const oldHerbs: readonly CatalogueEntry[] = [
  {
    name: 'Lovage',
    synonyms: ['Levisticum', 'Levisticum officinale', 'Maggi herb'],
    akin: ['sea parsley lovage'],
    species: 'Levisticum officinale',
    kind: 'herb',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    care: {
      watering: 'Twice a week in summer; it wilts when dry.',
      sunlight: 'Morning sun; half shade where summers are hot.',
      soil: 'Deep, rich, damp soil.',
      fertilizing: 'Compost in winter, and a light feed in spring and early autumn.',
      pruning: 'Cut lovage’s tall flower stems out as they rise.',
    },
    needs: gentleAndMoist,
    without: ['thin-for-air', 'water-pot-autumn', 'cut-old-stems'],
    jobs: [
      ...leafyHerbJobs.filter(({ rule }) => rule === 'feed-autumn'),
      prune({
        rule: 'remove-flower-stems',
        priority: 1,
        minutes: 10,
        fromMonths: 6,
        months: { temperate: [11], cool: [12] },
        title: 'Cut the flower stems out of the lovage',
        description: 'Take each tall, hollow stem out at the base, and one third of the old leaves with it.',
        why: 'Leaves turn yellow and bitter once it flowers.',
      }),
      pick(
        'Pick young lovage leaves',
        { temperate: [9, 10, 11, 3, 4], cool: [10, 11, 12, 3] },
        3,
        'Cut outer stalks low and leave the heart. A leaf or two flavours a pot of soup.',
        'Young leaves taste of celery; old ones are coarse.',
      ),
      prune({
        rule: 'cut-dead-tops',
        priority: 2,
        minutes: 10,
        fromMonths: 6,
        months: { temperate: [6, 7], cool: [6, 7] },
        title: 'Clear the dead tops off the lovage',
        description: 'Cut the yellow stalks off at the ground and lay compost round the crown.',
        why: 'It sleeps through winter and comes up from the root.',
      }),
      divideClump(
        'Divide the lovage',
        { temperate: [8], cool: [8, 9] },
        'Lift the thick root, cut it into pieces with a bud each and replant them half a metre apart.',
        'The buds are just beginning to swell, and old roots rot in the middle.',
      ),
    ],
  },
  {
    name: 'Winter savory',
    synonyms: ['Satureja montana', 'savory', 'winter savoury'],
    akin: ['summer savory', 'Satureja hortensis', 'lemon savory', 'hyssop', 'Hyssopus officinalis'],
    species: 'Satureja montana',
    kind: 'herb',
    feeding: 'never',
    care: {
      watering: 'When quite dry.',
      sunlight: 'Full sun.',
      soil: 'Gritty, drained soil with a little lime.',
      fertilizing: 'Almost none.',
      pruning: 'Cut winter savory back by half in early spring.',
    },
    needs: openAndDry,
    without: notForDryHerbs,
    jobs: [
      clipLateSummer('winter savory'),
      { ...mulchWithGravel, months: { subtropical: [10], temperate: [11], cool: [11], arid: [10] } },
      hoseMites('winter savory', hotWeeks),
      soakInDrySpells('savory'),
      prune({
        rule: 'prune-early-spring',
        priority: 1,
        fromMonths: 9,
        minutes: 15,
        months: { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        title: 'Cut the winter savory back by half',
        description: 'Cut to where small leaves show low on the twigs, never into bare wood.',
        why: 'Soft new tips taste best, and an uncut bush goes woody in three years.',
      }),
      pick(
        'Cut winter savory for drying',
        { subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [10] },
        6,
        'Cut leafy tips on a dry morning and hang small bunches out of the sun.',
        'The oils are strongest just before the small white flowers open.',
      ),
    ],
  },
  {
    name: 'Epazote',
    synonyms: ['Dysphania ambrosioides', 'Mexican tea', 'wormseed', 'Chenopodium ambrosioides'],
    species: 'Dysphania ambrosioides',
    kind: 'herb',
    cropMonths: 7,
    frostTender: true,
    care: {
      watering: 'Once or twice a week; it stands dry weather.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, or a pot.',
      fertilizing: 'None.',
      pruning: 'Pinch the tips out and never let it seed.',
    },
    needs: openAndDrained,
    weedNote:
      'Runs wild along roads and creeks in most states: grow it in a pot and cut the flower spikes off.',
    without: [
      ...springOfWhatLasts,
      'water-pot-autumn',
      'refresh-soil',
      'weed-spring',
      'water-summer',
      'thin-for-air',
    ],
    jobs: [
      coverFromLateFrost('epazote'),
      ...tend(
        'epazote',
        {
          subtropical: [10, 11, 12, 1, 2],
          temperate: [11, 12, 1, 2],
          cool: [12, 1, 2],
          arid: [10, 11, 12, 1],
        },
        'snails and aphids',
        'feed-standing',
        'dress-with-compost',
      ),
      start(
        'Sow epazote',
        { subtropical: [9, 10], temperate: [10, 11], cool: [11, 12], arid: [9, 10] },
        'Press the fine seed onto damp mix, hardly covered, and thin to 25 cm apart.',
        'The seed comes up only in warm soil.',
        'Epazote seed',
      ),
      prune({
        rule: 'cut-flower-spikes',
        priority: 1,
        minutes: 10,
        months: { subtropical: [1, 2, 3], temperate: [2, 3], cool: [3], arid: [1, 2, 3] },
        title: 'Cut the epazote’s flower spikes off',
        description: 'Cut every spike off before it browns, and bin those that have set seed.',
        why: 'One plant drops thousands of seeds, and they come up far beyond the bed.',
      }),
      pick(
        'Pick epazote leaves',
        { subtropical: [12, 1, 2, 3], temperate: [1, 2, 3, 4], cool: [2, 3], arid: [12, 1, 2, 3] },
        2,
        'Nip off the tips and flower spikes, and use a few leaves in a pot of beans.',
        'A few leaves are enough to cook with; seed and oil are poisonous.',
      ),
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { deadhead, lookFor, plantOut, watchFor } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry } from '../situations.ts'
import {
  coolFlowers,
  coolWater,
  feedFlowers,
  onceDryInAPot,
  sownAndLeft,
  springFlowers,
  waterFlowers,
  waterPlantsIn,
} from './bedding-jobs.ts'

/** Annuals and biennials of old gardens, for beds and the vase. */
export const cuttingGarden: readonly CatalogueEntry[] = [
  {
    name: 'Sweet William',
    synonyms: ['Dianthus barbatus', 'sweet williams', 'Green Trick dianthus', 'bearded pink'],
    species: 'Dianthus barbatus',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly in dry weather, at the base.',
      sunlight: 'Full sun.',
      soil: 'Drained soil with compost and a little lime.',
      fertilizing: 'Liquid flower food as the buds form.',
      pruning: 'Cut sweet William for the vase, and shear it low when the flowers are over.',
    },
    needs: openAndDrained,
    cropMonths: 12,
    without: ['deadhead', 'pinch-tips', 'mulch-before-summer'],
    jobs: [
      waterPlantsIn('sweet Williams'),
      waterFlowers('sweet Williams', springFlowers),
      feedFlowers('sweet Williams', springFlowers, { fromMonths: 4 }),
      plantOut(
        'Plant sweet Williams',
        { subtropical: [4, 5], temperate: [2, 3, 4, 5], cool: [2, 3, 4], arid: [4, 5] },
        'Set seedlings 20 cm apart, level with the soil.',
        'They need a cool winter as leaves before they flower in spring.',
      ),
      {
        ...deadhead(
          'Cut the sweet William heads low',
          { subtropical: [10], temperate: [11, 12], cool: [12, 1], arid: [10] },
          'Cut spent stems just above the lowest leaves.',
          'In mild summers the plants live on and flower for a second year.',
        ),
        fromMonths: 4,
      },
      watchFor(
        'Look for rust on sweet William leaves',
        { subtropical: [8], temperate: [9, 10], cool: [10, 11], arid: [8] },
        'Pick off and bin leaves with brown pustules underneath; thin crowded plants.',
        'Rust follows damp spring nights where air does not move.',
      ),
    ],
  },
  {
    name: 'Honesty',
    synonyms: ['Lunaria', 'Lunaria annua', 'silver dollar flower', 'silver pennies', 'moonwort'],
    species: 'Lunaria annua',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly while it is small, then in dry spells.',
      sunlight: 'Half shade.',
      soil: 'Any soil with some leaf mould.',
      fertilizing: 'None.',
      pruning: 'Cut honesty stems for drying before the pods split.',
    },
    needs: gentleAndMoist,
    weedNote:
      'Honesty sows itself freely and has run wild on damp, shaded ground in Victoria and Tasmania. Cut the stems before the pods split.',
    cropMonths: 12,
    without: sownAndLeft,
    jobs: [
      waterFlowers('honesty', { temperate: [9, 10, 11], cool: [10, 11, 12] }),
      plantOut(
        'Sow honesty for next spring',
        { temperate: [1, 2], cool: [1] },
        'Push the flat seeds 1 cm deep under trees, keep them damp and thin to 30 cm.',
        'It needs a winter as a strong rosette before it will flower.',
      ),
      prune({
        rule: 'pick-pods',
        fromMonths: 9,
        priority: 1,
        minutes: 10,
        months: { temperate: [12], cool: [12, 1] },
        title: 'Cut honesty for its silver pods',
        description: 'Cut stems as the pods turn brown, hang them up and rub off the outer skins.',
        why: 'A week or two later the pods break and the seed is everywhere.',
      }),
    ],
  },
  {
    name: 'Bells of Ireland',
    synonyms: ['Moluccella', 'molucella', 'Moluccella laevis', 'shell flower annual', 'green bells'],
    species: 'Moluccella laevis',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly, and twice in hot weather.',
      sunlight: 'Full sun with shelter from wind.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Liquid flower food twice while the stems grow.',
      pruning: 'Cut bells of Ireland when the bells are firm, with gloves on: the stems have spines.',
    },
    needs: openAndDrained,
    cropMonths: 9,
    without: ['deadhead', 'pinch-tips', 'mulch-before-summer'],
    jobs: [
      waterFlowers('bells of Ireland', springFlowers, {
        description:
          'Soak the soil, not the flowers, whenever the top few centimetres are dry, until the stems are cut.',
      }),
      feedFlowers(
        'bells of Ireland',
        { subtropical: [7, 8], temperate: [9, 10], cool: [10, 11], arid: [7, 8] },
        {
          repeat: 'once',
          title: 'Feed the bells of Ireland as they grow',
          description: 'Water in a liquid flower food on damp soil, and again a month later.',
          why: 'The tall stems are made within two months.',
        },
      ),
      plantOut(
        'Sow bells of Ireland',
        { subtropical: [4, 5], temperate: [3, 4, 8, 9], cool: [9, 10], arid: [4] },
        'Chill the seed in the fridge for a week, press it into the soil uncovered and thin to 30 cm.',
        'It comes up slowly, and only where it is cool and light.',
      ),
      prune({
        rule: 'pick-flowers',
        priority: 1,
        minutes: 10,
        fromMonths: 3,
        months: { subtropical: [9, 10], temperate: [11, 12, 1], cool: [1, 2], arid: [9] },
        title: 'Cut the bells of Ireland',
        description: 'Cut stems when the bells are stiff and strip the leaves; hang some upside down to dry.',
        why: 'Before that they droop in the vase, and later they yellow.',
      }),
    ],
  },
  {
    name: 'Schizanthus',
    synonyms: [
      'poor man’s orchid',
      'poor mans orchid',
      'butterfly flower annual',
      'Schizanthus wisetonensis',
    ],
    species: 'Schizanthus × wisetonensis',
    kind: 'annual-flower',
    care: {
      watering: 'Every second or third day in pots; never soggy.',
      sunlight: 'Winter sun out of the frost, light shade once it is warm.',
      soil: 'Drained soil or potting mix with compost.',
      fertilizing: 'Liquid flower food each fortnight from the first buds.',
      pruning: 'Leave schizanthus to branch by itself, and pull it out when the heat ends it.',
    },
    needs: gentleAndMoist,
    cropMonths: 8,
    without: ['deadhead', 'pinch-tips', 'mulch-before-summer'],
    jobs: [
      waterPlantsIn('schizanthus'),
      waterFlowers('schizanthus', coolWater),
      feedFlowers('schizanthus', { ...coolFlowers, temperate: [8, 9, 10] }),
      plantOut(
        'Plant schizanthus in a sheltered place',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [9, 10], arid: [4, 5] },
        'Set seedlings 25 cm apart, or three to a pot, out of wind and under cover from frost.',
        'It flowers for weeks in cool, bright weather, and heat finishes it.',
      ),
      lookFor(
        'Look for aphids on schizanthus tips',
        { subtropical: [7], temperate: [7], cool: [11], arid: [7] },
        'Hose or rub them off before the buds open.',
        'The thin stems are soft, and sticky flowers cannot be cleaned.',
      ),
    ],
  },
  {
    name: 'Livingstone daisy',
    synonyms: ['Dorotheanthus', 'Livingstone daisies', 'Dorotheanthus bellidiformis', 'annual ice plant'],
    akin: ['mesembryanthemum'],
    species: 'Dorotheanthus bellidiformis',
    kind: 'annual-flower',
    care: {
      watering: 'Only when the soil has dried out a finger deep.',
      sunlight: 'Full sun: the flowers stay shut on dull days.',
      soil: 'Poor, sandy soil or a shallow pot.',
      fertilizing: 'None.',
      pruning: 'Pinch off spent Livingstone daisies to keep the mat in flower.',
    },
    needs: openAndDry,
    cropMonths: 7,
    without: ['feed-growing', 'feed-at-planting', 'pinch-tips', 'mulch-before-summer', 'apply-soil-wetter'],
    jobs: [
      waterFlowers('Livingstone daisies', coolWater, {
        title: 'Water the Livingstone daisies in dry spells',
        description: 'Soak the soil once it is dry a finger deep, in the morning, and keep the leaves dry.',
        why: 'Their leaves store water, and the plants rot in wet soil.',
        inPot: onceDryInAPot('Livingstone daisies'),
      }),
      {
        ...plantOut(
          'Sow or plant Livingstone daisies',
          { subtropical: [4, 5], temperate: [3, 4, 5], cool: [9, 10], arid: [3, 4, 5] },
          'Press the fine seed onto sandy soil, or set seedlings 15 cm apart.',
          'They spread while it is cool and cover themselves in flowers three months later.',
        ),
        inPot: { description: 'Press the fine seed onto gritty mix, or set seedlings 15 cm apart.' },
      },
      {
        ...deadhead(
          'Pinch spent heads off the Livingstone daisies',
          { subtropical: [8, 9], temperate: [9, 10], cool: [12, 1], arid: [8, 9] },
          'Nip faded flowers off with their stalks once a week.',
          'The mat turns to seed within days once it is warm.',
        ),
        fromMonths: 2,
      },
    ],
  },
  {
    name: 'Queen Anne’s lace',
    synonyms: ['Ammi majus', 'Ammi', 'bishop’s flower', 'false Queen Anne’s lace', 'Ammi visnaga'],
    akin: ['Orlaya', 'white lace flower'],
    species: 'Ammi majus',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly once the stems rise.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'None.',
      pruning: 'Cut Queen Anne’s lace in gloves and sleeves: sap and sunlight burn the skin.',
    },
    needs: openAndDrained,
    weedNote:
      'Queen Anne’s lace seeds itself into paddocks and roadsides in the south-east: cut every head before it ripens.',
    cropMonths: 9,
    without: [...sownAndLeft, 'mulch-before-summer'],
    jobs: [
      waterFlowers('Queen Anne’s lace', springFlowers),
      plantOut(
        'Sow Queen Anne’s lace',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4, 9], arid: [4, 5] },
        'Press the seed onto raked soil where it is to flower and thin to 25 cm.',
        'It needs cool soil to come up, and weeks of cool weather to grow tall.',
      ),
      prune({
        rule: 'cut-before-seed',
        fromMonths: 4,
        priority: 1,
        minutes: 15,
        months: { subtropical: [10], temperate: [11, 12], cool: [12, 1], arid: [10] },
        title: 'Cut Queen Anne’s lace before the seed ripens',
        description: 'Cut the stems low on a dull day, in gloves and long sleeves, and bin the heads.',
        why: 'One plant drops thousands of seeds.',
      }),
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { harvest, prune, water } from '../../jobs/jobs.ts'
import { thirsty } from '../../jobs/months.ts'
import { lookOverBerries } from '../berries-vines-and-nuts.ts'
import { guardFromFruitFly } from '../crop-jobs.ts'
import { cutDown, feedIn, plantOut, soakInDrySpells } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry, openAndFertile, sunOrHalfShade } from '../situations.ts'
import { leadUpTrellis, lookUnderLeaves } from '../vine-jobs.ts'

/** Less common food plants. */
export const backFence: readonly CatalogueEntry[] = [
  {
    name: 'Comfrey',
    synonyms: ['Symphytum', 'Russian comfrey', 'knitbone', 'Bocking 14'],
    species: 'Symphytum × uplandicum',
    kind: 'herb',
    care: {
      watering: 'Weekly; its deep roots find the rest.',
      sunlight: 'Sun to half shade.',
      soil: 'Any deep soil.',
      fertilizing: 'Manure in spring.',
      pruning: 'Cut comfrey to the ground four times a year and compost the leaves.',
    },
    needs: gentleAndMoist,
    weedNote:
      'Every piece of root grows: plant it where it can stay, and never dig through it. Grow it for the compost; it harms the liver if eaten.',
    without: ['water-pot-autumn', 'refresh-soil', 'check-pests-spring', 'thin-for-air', 'cut-old-stems'],
    jobs: [
      water({
        rule: 'water-dry-spells',
        instead: 'water-summer',
        priority: 2,
        repeat: 'season',
        months: thirsty,
        title: 'Soak the comfrey in dry weather',
        description: 'Soak the roots once a week without rain.',
        why: 'Its large leaves collapse as soon as the soil dries out.',
        tropics: {
          title: 'Soak the comfrey through the dry season',
          description: 'Soak the roots twice a week.',
        },
        arid: {
          title: 'Soak the comfrey while it stays dry',
          description: 'Soak the roots twice a week while it is hot, and once a week in the cool.',
        },
        inPot: {
          title: 'Water the potted comfrey as soon as its top is dry',
          description: 'Feel the mix each warm day, and water until it drains out the bottom.',
          why: 'Leaves that large empty a pot within a day or two.',
        },
      }),
      {
        ...feedIn(
          'Composted manure',
          'Feed the comfrey with manure',
          { tropical: [5], subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
          'Spread a bucket of old manure around the crown and water it in.',
          'It turns food into leaves faster than anything else in the garden, and they go back into the compost.',
        ),
        inPot: { description: 'Spread a few handfuls of old manure over the mix and water it in.' },
      },
      prune({
        rule: 'cut-leaves',
        priority: 1,
        minutes: 15,
        months: { tropical: [6], subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9, 10] },
        title: 'Cut comfrey for the compost',
        description:
          'Shear it 15 cm above the ground and lay the leaves in the compost or as mulch. Wear gloves.',
        why: 'Cut before it flowers, it grows back within weeks, and its soft leaves rot fast.',
      }),
      prune({
        rule: 'cut-leaves-again',
        priority: 2,
        minutes: 15,
        fromMonths: 4,
        months: { tropical: [8], subtropical: [1, 2], temperate: [1, 2, 3], cool: [1, 2], arid: [2, 3] },
        title: 'Cut the comfrey again',
        description: 'In gloves, shear it 15 cm above the ground as soon as it is knee-high.',
        why: 'It grows a full crop of leaves every five or six weeks until the cool.',
      }),
    ],
  },
  {
    name: 'Pepino',
    synonyms: ['pepino melon', 'melon pear', 'Solanum muricatum', 'pepino dulce'],
    species: 'Solanum muricatum',
    kind: 'fruiting-vegetable',
    cropMonths: 36,
    care: {
      watering: 'Twice a week while fruit swells.',
      sunlight: 'Full sun, out of wind and frost.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Tomato food once fruit sets.',
      pruning: 'Tie it up, cut it back as winter ends, and replace it after three years.',
    },
    needs: openAndDrained,
    without: ['clear-spent-plants', 'remove-lower-leaves', 'improve-bed'],
    jobs: [
      {
        ...plantOut(
          'Plant a pepino',
          { tropical: [4, 5], subtropical: [9, 10], temperate: [10, 11], cool: [11, 12], arid: [9, 10] },
          'Plant it against a warm wall with a stake or a frame.',
          'It has all the warm months to grow before its fruit.',
        ),
        tropics: {
          description: 'Plant it where it has shade in the afternoon, with a stake or a frame.',
          why: 'It has all the dry months to grow and fruit.',
        },
        repeat: 'once',
      },
      coverFromFrost('pepino'),
      guardFromFruitFly('pepinos'),
      prune({
        rule: 'cut-back',
        priority: 1,
        fromMonths: 6,
        untilMonths: 36,
        months: { subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        title: 'Cut the pepino back by half',
        description:
          'Shorten every stem by half and tie the best ones up; push the cut tips into damp mix for new plants.',
        why: 'A pepino lives for two or three years, and fruits on the shoots that come now.',
      }),
      harvest({
        rule: 'harvest',
        repeat: 'season',
        priority: 1,
        fromMonths: 5,
        months: {
          tropical: [9, 10],
          subtropical: [3, 4, 5, 11, 12],
          temperate: [3, 4, 5],
          cool: [4, 5],
          arid: [3, 4, 5],
        },
        title: 'Pick the pepinos',
        description: 'Pick when the skin is cream with purple streaks and gives a little.',
        why: 'Picked green they taste of cucumber.',
      }),
    ],
  },
  {
    name: 'Goji berry',
    synonyms: ['goji', 'wolfberry', 'Lycium barbarum'],
    species: 'Lycium barbarum',
    kind: 'berry',
    unusualIn: ['tropical'],
    care: {
      watering: 'Weekly in dry weather.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, limy included.',
      fertilizing: 'A handful of pellets in spring.',
      pruning: 'Tie three stems up and shorten the side shoots in winter.',
    },
    needs: openAndDrained,
    weedNote:
      'Goji suckers, and African boxthorn, its thorny cousin, is a Weed of National Significance: buy it by its botanical name.',
    without: ['mulch-before-summer'],
    jobs: [
      prune({
        rule: 'tie-in',
        priority: 1,
        untilMonths: 14,
        months: { subtropical: [7, 8], temperate: [7, 8], cool: [8, 9], arid: [7, 8] },
        title: 'Tie three goji stems to a stake or wires',
        description: 'Keep the three strongest stems, tie them up loosely and cut the others out low.',
        why: 'Goji flops to the ground unless it is held up, and a few strong stems carry more than a thicket.',
      }),
      {
        ...cutDown(
          'Shorten goji side shoots in winter',
          { tropical: [8], subtropical: [7], temperate: [7], cool: [8], arid: [7] },
          'Cut each side shoot to a hand’s length and pull out suckers.',
          'Berries come on this year’s shoots, and a tangle cannot be picked.',
        ),
        fromMonths: 15,
        tropics: { title: 'Shorten goji side shoots late in the dry' },
      },
      lookOverBerries(
        'goji berries',
        'Hose aphids and mites off from below, and pick caterpillars out of rolled tips.',
      ),
      harvest({
        rule: 'harvest',
        repeat: 'season',
        priority: 1,
        fromMonths: 12,
        months: { subtropical: [12, 1, 2], temperate: [1, 2, 3], cool: [2, 3, 4], arid: [12, 1, 2] },
        title: 'Shake ripe goji berries onto a sheet',
        description: 'Shake the branches once a week rather than pick, and dry the berries in the sun.',
        why: 'Handled berries turn black, and ripe ones fall by themselves.',
      }),
    ],
  },
  {
    name: 'Bitter melon',
    synonyms: ['bitter gourd', 'karela', 'Momordica', 'goya melon', 'foo gwa', 'ampalaya'],
    species: 'Momordica charantia',
    kind: 'fruiting-vegetable',
    care: {
      watering: 'Every second day while it fruits.',
      sunlight: 'Full sun.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Liquid feed every fortnight once it flowers.',
      pruning: 'Train it up a trellis and pinch the tip at the top.',
    },
    needs: openAndFertile,
    weedNote: 'Wild forms run loose in the tropics: pick every fruit before it bursts.',
    without: ['remove-lower-leaves'],
    jobs: [
      lookUnderLeaves('bitter melon'),
      leadUpTrellis('bitter melons'),
      plantOut(
        'Sow bitter melon at a trellis',
        {
          tropical: [3, 4, 5, 8, 9],
          subtropical: [9, 10, 11, 12, 1],
          temperate: [10, 11, 12],
          arid: [9, 10],
        },
        'Soak the seed overnight and sow it 2 cm deep once the soil is warm.',
        'Cold soil rots the seed.',
      ),
      harvest({
        rule: 'harvest',
        repeat: 'season',
        priority: 1,
        fromMonths: 2,
        months: {
          tropical: [6, 7, 8, 9, 10, 11],
          subtropical: [12, 1, 2, 3, 4, 5],
          temperate: [1, 2, 3, 4],
          arid: [12, 1, 2, 3],
        },
        title: 'Pick bitter melons while green',
        description: 'Cut them firm and green, every second day.',
        why: 'Yellow ones are soft, and stop the vine from setting more.',
      }),
    ],
  },
  {
    name: 'Chinese broccoli',
    synonyms: ['gai lan', 'kai lan', 'Chinese kale', 'kailan'],
    akin: ['Asian greens', 'Asian vegetables'],
    species: 'Brassica oleracea var. alboglabra',
    kind: 'brassica',
    cropMonths: 3,
    care: {
      watering: 'Every second day.',
      sunlight: 'Full sun; half shade in warm months.',
      soil: 'Rich soil with a little lime.',
      fertilizing: 'Liquid feed from six leaves on.',
      pruning: 'Cut the first stem before its flowers open.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['feed-late-winter', 'remove-yellow-leaves'],
    jobs: [
      plantOut(
        'Sow Chinese broccoli',
        {
          tropical: [4, 5, 6, 7],
          subtropical: [3, 4, 5, 6, 7, 8],
          temperate: [2, 3, 4, 8, 9],
          cool: [1, 2, 3, 9, 10],
          arid: [3, 4, 5, 8],
        },
        'Sow 1 cm deep and thin to 15 cm apart.',
        'It grows best in mild weather and bolts in heat.',
      ),
      harvest({
        rule: 'harvest',
        repeat: 'season',
        priority: 1,
        fromMonths: 2,
        months: {
          tropical: [6, 7, 8, 9],
          subtropical: [5, 6, 7, 8, 9, 10],
          temperate: [4, 5, 6, 10, 11],
          cool: [3, 4, 5, 11, 12, 1],
          arid: [5, 6, 7, 8, 10],
        },
        title: 'Cut Chinese broccoli stems in bud',
        description: 'Cut the main stem 15 cm long, above a few leaves, before the flowers open.',
        why: 'Side stems follow for a month if the base stays.',
      }),
    ],
  },
  {
    name: 'Caper',
    synonyms: ['Capparis', 'caper bush', 'Capparis spinosa', 'capers'],
    akin: ['native orange'],
    species: 'Capparis spinosa',
    kind: 'berry',
    care: {
      watering: 'Weekly for its first summer, then in long dry spells.',
      sunlight: 'Full, hot sun.',
      soil: 'Stony, limy soil that drains at once, or a deep pot.',
      fertilizing: 'A handful of pellets in spring.',
      pruning: 'Cut caper stems to the crown at the end of winter.',
    },
    needs: openAndDry,
    without: ['mulch-before-summer', 'add-compost', 'net-fruit'],
    jobs: [
      {
        ...cutDown(
          'Cut the caper bush to its crown',
          { temperate: [8], arid: [7, 8] },
          'Cut every stem back to a few centimetres.',
          'Buds come only on this year’s shoots.',
        ),
        fromMonths: 12,
      },
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 24,
        months: { temperate: [11, 12, 1], arid: [11, 12, 1] },
        title: 'Pick caper buds every few days',
        description:
          'Pick the buds tight and green in the morning, salt them for ten days and pack them in vinegar.',
        why: 'A bud opens within days, and the smallest are the best.',
      }),
      soakInDrySpells('caper'),
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { feed, prune, water } from '../../jobs/jobs.ts'
import { range, south } from '../../jobs/months.ts'
import { cutBack, feedIn, lookFor, lookForMealybug } from '../garden-jobs.ts'
import { brightIndoors, shadeAndDry } from '../situations.ts'
import { soakAsATree } from './indoor-jobs.ts'

/** Rules of desert cacti that are wrong for cacti of forest trees, which need other watering and rest. */
const notForForestCacti = [
  'remove-dead-leaves',
  'cut-flower-stems',
  'water-less-winter',
  'repot',
  'keep-dry-in-the-wet',
  'open-soil-for-the-wet',
]

/** Plants of baskets and verandahs. */
export const hangingAndShade: readonly CatalogueEntry[] = [
  {
    name: 'Queen of the night',
    synonyms: ['Epiphyllum', 'Epiphyllum oxypetalum', 'orchid cactus', 'night-blooming cereus'],
    akin: ['Selenicereus grandiflorus', 'epiphyllums', 'moonlight cactus'],
    species: 'Epiphyllum oxypetalum',
    kind: 'succulent',
    hardyTo: 'light',
    care: {
      watering: 'Weekly in the warm months, once the top of the mix is dry; every few weeks in winter.',
      sunlight: 'Bright shade, with a little morning sun.',
      soil: 'Orchid bark and potting mix in a snug pot or basket.',
      fertilizing: 'Half-strength food in spring, potash-rich food before summer.',
      pruning: 'Cut a few of the oldest stems out after the flowers.',
    },
    needs: shadeAndDry,
    without: notForForestCacti,
    jobs: [
      coverFromFrost('queen of the night', {
        title: 'Bring the queen of the night in before a frost',
        description: 'Hang the pot in a bright, cool room or under the eaves while nights are near freezing.',
        why: 'Its flat stems are full of water and burst when they freeze.',
        inGround: {
          title: 'Cover the queen of the night before a frost',
          description: 'At dusk lay frost cloth over stakes above it, and take it off the next morning.',
        },
      }),
      feed({
        rule: 'feed-buds',
        priority: 1,
        minutes: 5,
        months: { tropical: [10], subtropical: [10], temperate: [11], cool: [11], arid: [10] },
        title: 'Feed the queen of the night for its buds',
        description: 'Water in a flower food high in potash on damp mix, and again a month later.',
        why: 'The buds swell from the edges of last year’s stems in these weeks.',
        product: 'Flower food high in potash',
      }),
      {
        ...cutBack(
          'Cut the oldest stems out of the queen of the night',
          { tropical: [3], subtropical: [3], temperate: [3], cool: [2, 3], arid: [3] },
          'Take out two or three woody stems at the base; flat young pieces root in damp mix.',
          'Stems flower best in their second and third year, and the young ones need the room.',
        ),
        fromMonths: 24,
      },
      feedIn(
        'Liquid fertiliser',
        'Feed the queen of the night as it starts to grow',
        { tropical: [5], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'Water in half-strength liquid food on damp mix.',
        'New stems start now, and half strength is plenty for what lives up in the forks of trees.',
      ),
      lookFor(
        'Look for mealybug in the notches of the flat stems',
        { tropical: [5], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Dab white fluff with a cotton bud dipped in methylated spirits.',
        'Mealybug hides where the buds will come, and multiplies in mild weather.',
      ),
      water({
        rule: 'keep-from-the-rain',
        priority: 1,
        minutes: 5,
        only: 'pot',
        months: { tropical: [11, 12] },
        title: 'Hang the queen of the night under the eaves for the wet',
        description: 'Let it have a shower now and then, and no more than that until the rain ends.',
        why: 'In a tree the rain runs past its roots, but in a pot weeks of it rot them.',
      }),
      water({
        rule: 'water-summer',
        priority: 1,
        minutes: 5,
        repeat: 'season',
        months: { ...south(12, 1, 2), subtropical: range(9, 2), arid: range(9, 2), tropical: range(5, 11) },
        title: 'Water the queen of the night while it grows',
        description: 'Water when the top of the mix is dry, and keep it out of the hot sun.',
        why: 'It comes from rainforest trees, and stems that shrivel drop their buds.',
        tropics: {
          title: 'Water the queen of the night now and then while it is dry',
          description: 'Water once the mix is dry to the second knuckle, and keep it out of the hot sun.',
          why: 'It rests until the rain comes, but stems that shrivel drop their buds.',
        },
      }),
    ],
  },
  {
    name: 'Mistletoe cactus',
    synonyms: ['Rhipsalis', 'rhipsalis cactus', 'coral cactus', 'Rhipsalis baccifera', 'hanging cactus'],
    akin: [
      'fishbone cactus',
      'ric rac cactus',
      'Epiphyllum anguliger',
      'Disocactus',
      'Hatiora',
      'dancing bones',
    ],
    species: 'Rhipsalis baccifera',
    kind: 'succulent',
    hardyTo: 'light',
    care: {
      watering: 'Once the top half of the mix is dry: weekly in warm weather, seldom in winter.',
      sunlight: 'Bright shade; direct sun reddens and scorches it.',
      soil: 'Open mix of bark and potting mix in a basket.',
      fertilizing: 'Half strength in spring.',
      pruning: 'Shorten bare strands after winter.',
    },
    needs: shadeAndDry,
    without: notForForestCacti,
    jobs: [
      feedIn(
        'Cactus and succulent food',
        'Feed the mistletoe cactus as it starts to grow',
        { tropical: [5], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'Water in half-strength cactus and succulent food, on damp mix.',
        'It grows in the forks of forest trees, where it finds little food at a time.',
      ),
      lookForMealybug('mistletoe cactus', 'between the strands and where they join'),
      coverFromFrost('mistletoe cactus', {
        title: 'Bring the mistletoe cactus in before a frost',
        description: 'Hang it in a bright room or well under the eaves while nights are near freezing.',
        why: 'It comes from rainforest, and its thin strands turn to mush when they freeze.',
        inGround: {
          title: 'Cover the mistletoe cactus before a frost',
          description: 'At dusk lay frost cloth over stakes above it, and take it off the next morning.',
        },
      }),
      prune({
        rule: 'prune-spring',
        priority: 2,
        minutes: 10,
        fromMonths: 12,
        months: { tropical: [9], subtropical: [9], temperate: [10], cool: [10], arid: [9] },
        title: 'Shorten bare strands of the mistletoe cactus',
        description: 'Cut or twist them off at a joint and lay the pieces on damp mix to root.',
        why: 'Each strand forks below the cut, and the plant thickens in the warm months.',
      }),
      water({
        rule: 'water-summer',
        priority: 1,
        minutes: 5,
        repeat: 'season',
        months: { ...south(12, 1, 2), tropical: range(5, 11) },
        title: 'Water the mistletoe cactus while it grows',
        description:
          'Soak the mix as soon as its top half is dry, and keep the strands out of the midday sun.',
        why: 'It grows on trees in rainforest; left bone dry the strands shrivel and drop.',
        inGround: {
          description:
            'Wet the bark that it grows in once a week when it has not rained, and keep the strands out of the midday sun.',
        },
      }),
    ],
  },
  {
    name: 'Goldfish plant',
    synonyms: ['Columnea', 'Columnea gloriosa', 'goldfish vine', 'flying goldfish plant'],
    akin: ['Nematanthus', 'Columnea hirta'],
    species: 'Columnea gloriosa',
    kind: 'indoor',
    care: {
      watering: 'With lukewarm water when the top 2 cm is dry; drier and cooler in winter.',
      sunlight: 'Bright light without hot sun.',
      soil: 'Open, leafy mix in a basket.',
      fertilizing: 'Half-strength flower food in the warm months.',
      pruning: 'Shorten the stems of a goldfish plant after flowering.',
    },
    needs: brightIndoors,
    without: ['tidy-leaves', 'wash-leaves'],
    jobs: [
      cutBack(
        'Shorten the goldfish plant after flowering',
        { tropical: [10], subtropical: [10], temperate: [11], cool: [11], arid: [10] },
        'Cut bare, trailing stems back by half above a leaf; the tips root in damp mix.',
        'New stems branch from the cuts and carry the next flowers.',
      ),
    ],
  },
  {
    name: 'Dwarf umbrella tree',
    synonyms: [
      'Schefflera arboricola',
      'Heptapleurum arboricola',
      'dwarf umbrella',
      'Schefflera Nora',
      'Hawaiian umbrella tree',
    ],
    species: 'Heptapleurum arboricola',
    kind: 'indoor',
    hardyTo: 'light',
    care: {
      watering: 'When the top third of the mix is dry; every few weeks in winter.',
      sunlight: 'Bright light; it takes morning sun, and half shade outdoors.',
      soil: 'Any drained mix.',
      fertilizing: 'Half strength each month in the warm season.',
      pruning: 'Cut a dwarf umbrella tree back as hard as you like in spring.',
    },
    needs: brightIndoors,
    jobs: [
      soakAsATree('dwarf umbrella tree'),
      prune({
        rule: 'tidy-leaves',
        priority: 1,
        minutes: 15,
        fromMonths: 12,
        months: { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10], arid: [9] },
        title: 'Cut the dwarf umbrella tree back',
        description: 'Shorten long stems to just above a leaf, at the height where you want branches.',
        why: 'Two or three shoots follow each cut while the days lengthen.',
      }),
    ],
  },
  {
    name: 'China doll',
    synonyms: ['Radermachera', 'Radermachera sinica', 'china doll plant', 'emerald tree'],
    species: 'Radermachera sinica',
    kind: 'indoor',
    hardyTo: 'light',
    care: {
      watering: 'When the top of the mix is dry; it drops leaves if it stands dry or wet.',
      sunlight: 'Bright light, with some morning sun.',
      soil: 'Rich, drained potting mix.',
      fertilizing: 'Half strength each month in the warm season.',
      pruning: 'Pinch a china doll often, and cut it back in spring when it grows bare.',
    },
    needs: brightIndoors,
    without: ['take-cuttings'],
    jobs: [
      soakAsATree('china doll'),
      prune({
        rule: 'tidy-leaves',
        priority: 1,
        minutes: 15,
        fromMonths: 9,
        months: { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10], arid: [9] },
        title: 'Cut the china doll back',
        description: 'Shorten long stems by a third, each to just above a leaf.',
        why: 'It wants to be a tree, and shoots low down only after a cut.',
      }),
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import { keepDryInFrost } from '../../jobs/frost.ts'
import { pests, propagate, prune, soil, water } from '../../jobs/jobs.ts'
import { always, range } from '../../jobs/months.ts'
import { feedMonthly } from '../../kinds/indoor-jobs.ts'
import {
  brushHairyLeaves,
  cutBack,
  deadhead,
  divideClump,
  lookFor,
  watchFor,
  waterIn,
} from '../garden-jobs.ts'
import { brightIndoors, openAndDry } from '../situations.ts'
import { dryingOut, keepDamp, waterRoundTheFeet } from './indoor-jobs.ts'

/** Pot plants for collectors. */
export const collectorsPots: readonly CatalogueEntry[] = [
  {
    name: 'Cane begonia',
    synonyms: [
      'angel wing begonia',
      'polka dot begonia',
      'Begonia maculata',
      'Begonia maculata Wightii',
      'spotted begonia',
      'Begonia corallina',
    ],
    species: 'Begonia maculata',
    kind: 'indoor',
    care: {
      watering: 'When the top 2 cm of the mix is dry, and less in winter; keep the leaves dry.',
      sunlight: 'Bright light without hot sun; a shady verandah where it is warm.',
      soil: 'Open, leafy mix in a pot not too large.',
      fertilizing: 'Half strength each month from spring to autumn.',
      pruning: 'Cut bare begonia canes down to two or three joints in spring.',
    },
    needs: brightIndoors,
    without: ['wash-leaves', 'tidy-leaves'],
    jobs: [
      prune({
        rule: 'shorten-canes',
        priority: 1,
        fromMonths: 12,
        minutes: 15,
        months: { tropical: [9], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        title: 'Cut the begonia’s bare canes low',
        description: 'Cut each bare cane above its second or third joint; the tops root in damp mix.',
        why: 'New canes come from below, and a plant cut each year stays dense.',
      }),
      watchFor(
        'Look for white powder on the cane begonia',
        { subtropical: [4], temperate: [4], cool: [4] },
        'Take off leaves with white, powdery spots, and move the plants apart so that air gets between.',
        'Mildew comes when days are mild and nights cool and still.',
      ),
    ],
  },
  {
    name: 'Gloxinia',
    synonyms: ['Sinningia', 'Sinningia speciosa', 'florist’s gloxinia', 'gloxinias'],
    species: 'Sinningia speciosa',
    kind: 'indoor',
    care: {
      watering: 'From below when the top of the mix is dry in leaf, none while the tuber rests.',
      sunlight: 'Bright light without sun on the leaves.',
      soil: 'African violet mix.',
      fertilizing: 'Half-strength flower food each month in leaf.',
      pruning: 'Nip spent gloxinia flowers off with their stalks.',
    },
    needs: brightIndoors,
    without: [...dryingOut, 'wash-leaves', 'take-cuttings', 'tidy-leaves', 'feed-spring', 'repot'],
    jobs: [
      {
        ...brushHairyLeaves('gloxinia', {
          tropical: [12],
          subtropical: [10],
          temperate: [11],
          cool: [11],
          arid: [10],
        }),
        priority: 2,
      },
      water({
        rule: 'start-tuber',
        priority: 1,
        minutes: 15,
        months: { tropical: [9], subtropical: [8, 9], temperate: [9], cool: [10], arid: [8, 9] },
        title: 'Start the gloxinia in fresh mix',
        description:
          'Set the tuber hollow side up, just covered. Water a little until leaves show, then from below when the top is dry.',
        why: 'It wakes as the days warm up, and rots in cold, wet mix.',
        inGround: {
          title: 'Water the gloxinia tuber in as you replant it',
          description:
            'Set the tuber hollow side up, just covered, in the shade and under a roof if you can. Keep the soil just damp until leaves show.',
          why: 'It wakes as the days warm up, and rots in wet soil.',
        },
      }),
      {
        ...waterIn(
          'Water the gloxinia from below while it is in leaf',
          {
            tropical: range(11, 4),
            subtropical: range(10, 3),
            temperate: range(11, 3),
            cool: range(11, 2),
            arid: range(10, 3),
          },
          'Stand the pot in a saucer of lukewarm water for half an hour when the top is dry, then tip the rest out.',
          'Water on its furry leaves leaves brown spots.',
        ),
        inGround: {
          title: 'Water the gloxinia while it is in leaf',
          description: 'When the top of the soil is dry, water beside the plant and not over the leaves.',
        },
      },
      {
        ...feedMonthly,
        title: 'Feed the gloxinia while it is in leaf',
        tropics: {},
        description: 'Water in a liquid flower food at half strength on damp soil.',
        why: 'It grows all its leaves and buds from a small tuber within months.',
        product: 'Liquid flower food',
      },
      deadhead(
        'Nip spent flowers off the gloxinia',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [1, 2], arid: [12, 1, 2] },
        'Take each off with its stalk, and leave the leaves.',
        'More buds wait in the middle.',
      ),
      water({
        rule: 'rest-winter',
        priority: 1,
        minutes: 10,
        months: { tropical: [5], subtropical: [4], temperate: [4], cool: [3, 4], arid: [4] },
        title: 'Let the gloxinia dry off',
        description:
          'Water less and less as the leaves yellow, then keep the tuber dry in its pot, out of the cold.',
        why: 'The tuber rests for some months, and rots if it is kept wet.',
        inGround: {
          title: 'Lift the gloxinia as its leaves yellow',
          description: 'Stop watering, lift the tuber and keep it dry indoors until it is warm again.',
        },
      }),
    ],
  },
  {
    name: 'Tropical pitcher plant',
    synonyms: ['Nepenthes', 'monkey cups', 'monkey cup', 'hanging pitcher plant', 'Nepenthes alata'],
    akin: ['pitcher plant'],
    species: 'Nepenthes hybrids',
    kind: 'indoor',
    feeding: 'never',
    care: {
      watering: 'Keep the mix damp with rainwater, but never in a tray.',
      sunlight: 'Very bright, filtered light and damp air.',
      soil: 'Sphagnum with bark and perlite in a hanging pot.',
      fertilizing: 'None: the pitchers catch what it needs.',
      pruning: 'Cut brown pitchers off, and shorten long vines in spring.',
    },
    needs: { ...brightIndoors, moisture: ['moist'] },
    without: [...dryingOut, 'wash-leaves', 'repot', 'tidy-leaves'],
    jobs: [
      propagate({
        rule: 'take-cuttings',
        priority: 3,
        fromMonths: 24,
        months: { tropical: [11], subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
        title: 'Root a piece of the pitcher plant’s vine',
        description:
          'Cut a piece with two or three leaves, halve the leaves and stand it in damp sphagnum under a clear bag.',
        why: 'It roots slowly, and only while it is warm.',
      }),
      keepDamp(
        'tropical pitcher plant',
        'Feel the moss twice a week, pour rain or distilled water through before the top is dry, and let it drain.',
        'It makes no pitchers in dry mix or dry air, and the salts of tap water burn its roots.',
      ),
      prune({
        rule: 'shorten-vines',
        priority: 2,
        fromMonths: 12,
        minutes: 10,
        months: { tropical: [9], subtropical: [9], temperate: [10], cool: [10, 11], arid: [9] },
        title: 'Cut brown pitchers and long vines off the pitcher plant',
        description:
          'Cut dead pitchers where they join the leaf, and a long vine above a leaf a hand from its foot.',
        why: 'Young shoots from the base carry the biggest pitchers.',
      }),
      soil({
        rule: 'repot-sphagnum',
        priority: 2,
        fromMonths: 24,
        only: 'pot',
        months: { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10, 11], arid: [9] },
        title: 'Repot the pitcher plant in fresh sphagnum',
        description:
          'Use sphagnum with bark and perlite, without any fertiliser, and leave the black roots whole.',
        why: 'Old moss packs down, and its roots are few and need air.',
        product: 'Sphagnum and perlite',
      }),
    ],
  },
  {
    name: 'Trumpet pitcher plant',
    synonyms: [
      'Sarracenia',
      'trumpet pitcher',
      'American pitcher plant',
      'Sarracenia leucophylla',
      'sarracenias',
    ],
    akin: ['pitcher plant', 'sundew', 'Drosera'],
    species: 'Sarracenia hybrids',
    kind: 'indoor',
    needsChill: 'little',
    hardyTo: 'moderate',
    unusualIn: ['tropical'],
    feeding: 'never',
    care: {
      watering: 'Stand the pot in 3 cm of rainwater, just damp in winter; tap water harms it.',
      sunlight: 'Full sun outdoors.',
      soil: 'Peat or sphagnum with coarse sand or perlite, never potting mix.',
      fertilizing: 'None: the trumpets catch flies and wasps.',
      pruning: 'Cut the old trumpets to the base at the end of winter.',
    },
    needs: { ...openAndDry, soil: ['sandy'], moisture: ['wet'] },
    without: [
      'water-check',
      'wash-leaves',
      'repot',
      'take-cuttings',
      'water-less-winter',
      'check-pests-spring',
      'tidy-leaves',
    ],
    jobs: [
      water({
        rule: 'water-tray',
        priority: 1,
        minutes: 5,
        repeat: 'monthly',
        months: always,
        title: 'Keep rainwater in the trumpet pitcher’s tray',
        description:
          'Fill the tray to 3 cm before it is dry, with rain or distilled water only; while it rests keep the mix just damp.',
        why: 'It comes from bogs, and the salts in tap water burn its roots.',
        inGround: {
          title: 'Keep the trumpet pitcher’s bog wet with rainwater',
          description: 'Top it up with rain or distilled water so that it never dries out.',
        },
      }),
      {
        ...cutBack(
          'Cut the old trumpets down',
          { subtropical: [8], temperate: [8], cool: [8, 9], arid: [8] },
          'Cut brown trumpets at the base with scissors before the flower stems rise.',
          'Light reaches the new ones, and scale and mould go out with the old.',
        ),
        fromMonths: 6,
      },
      lookFor(
        'Look for aphids on the new trumpets',
        { subtropical: [9, 10], temperate: [10], cool: [10, 11], arid: [9] },
        'Where new trumpets come up twisted, rinse them with rainwater, or sink the whole pot in it for a night.',
        'Aphids suck the soft trumpets before they open.',
      ),
      soil({
        rule: 'repot-peat',
        priority: 2,
        fromMonths: 24,
        only: 'pot',
        months: { subtropical: [7], temperate: [7, 8], cool: [8], arid: [7] },
        title: 'Repot and divide the trumpet pitcher',
        description:
          'Cut the rhizome into pieces with a growing tip each, and set them in fresh peat and perlite.',
        why: 'It is resting, and old peat turns sour.',
        product: 'Sphagnum and perlite',
      }),
    ],
  },
  {
    name: 'Rabbit’s foot fern',
    synonyms: [
      'Davallia',
      'hare’s foot fern',
      'squirrel’s foot fern',
      'Davallia fejeensis',
      'Davallia solida',
    ],
    species: 'Davallia solida',
    kind: 'indoor',
    hardyTo: 'light',
    care: {
      watering: 'When the top is just dry, around the furry feet and not over them.',
      sunlight: 'Bright shade.',
      soil: 'Coarse, leafy mix in a basket, the feet on top.',
      fertilizing: 'Half-strength liquid food each month in the warm season.',
      pruning: 'Cut brown fronds of a rabbit’s foot fern at the furry foot.',
    },
    needs: brightIndoors,
    without: ['take-cuttings', 'tidy-leaves', 'wash-leaves'],
    jobs: [
      waterRoundTheFeet('rabbit’s foot fern'),
      prune({
        rule: 'remove-old-fronds',
        priority: 2,
        minutes: 10,
        months: { tropical: [9], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        title: 'Cut brown fronds off the rabbit’s foot fern',
        description: 'Snip each where it leaves the furry foot. Some forms drop all their fronds first.',
        why: 'New fronds are about to uncurl along the feet.',
      }),
      divideClump(
        'Divide the rabbit’s foot fern',
        { tropical: [9], subtropical: [9, 10], temperate: [10], cool: [10, 11], arid: [9] },
        'Cut off feet with two or three fronds and pin them onto damp mix with a bent wire.',
        'They root where they lie as it warms up.',
      ),
    ],
  },
  {
    name: 'String of nickels',
    synonyms: [
      'Dischidia',
      'Dischidia nummularia',
      'million hearts',
      'Dischidia ruscifolia',
      'button orchid',
    ],
    species: 'Dischidia nummularia',
    kind: 'indoor',
    care: {
      watering: 'When the bark is nearly dry; a soak, then let it drain.',
      sunlight: 'Bright light without midday sun.',
      soil: 'Orchid bark or coco chips in a small basket, never heavy mix.',
      fertilizing: 'A weak liquid food each month in the warm season.',
      pruning: 'Shorten bare strings of a dischidia so that they branch.',
    },
    needs: brightIndoors,
    without: ['repot', 'tidy-leaves', 'wash-leaves'],
    jobs: [
      prune({
        rule: 'shorten-strings',
        priority: 2,
        fromMonths: 9,
        minutes: 10,
        months: { tropical: [10], subtropical: [10], temperate: [10], cool: [11], arid: [10] },
        title: 'Shorten the string of nickels where it is bare',
        description: 'Cut bare strings above a pair of leaves, and lay the ends on damp bark to root.',
        why: 'It branches from the cut within weeks in warm weather.',
      }),
      pests({
        rule: 'check-mealybug',
        priority: 2,
        minutes: 10,
        months: { tropical: [3], subtropical: [1], temperate: [1, 2], cool: [2], arid: [1] },
        title: 'Look for mealybug along the string of nickels',
        description: 'Look behind the round leaves and dab white fluff with methylated spirits.',
        why: 'It hides where a leaf lies flat on the bark, and breeds in the warmth.',
      }),
    ],
  },
  {
    name: 'Lithops',
    synonyms: ['living stones', 'living stone', 'stone plant', 'pebble plant', 'Lithops lesliei'],
    akin: ['split rock', 'pleiospilos'],
    species: 'Lithops hybrids',
    kind: 'succulent',
    hardyTo: 'light',
    feeding: 'never',
    unusualIn: ['tropical'],
    care: {
      watering: 'A soak every second week in autumn and spring, a sip in summer, none at all in winter.',
      sunlight: 'Bright sun in the morning, shade in the heat of the day.',
      soil: 'Three parts grit to one of succulent mix, in a deep pot.',
      fertilizing: 'None.',
      pruning: 'None, but for the papery skins of old lithops leaves.',
    },
    needs: openAndDry,
    without: ['water-summer', 'water-less-winter', 'cut-flower-stems', 'remove-dead-leaves'],
    jobs: [
      keepDryInFrost('lithops', {
        description: 'Give it no water at all, and drape frost cloth over stakes before a frost.',
        why: 'It rots in cold, wet soil, and frost turns the fleshy leaves to mush.',
        inPot: {
          description:
            'Give it no water at all. Keep the pot under the eaves, or drape frost cloth over it before a frost.',
          why: 'It rots in cold, wet mix, and frost turns the fleshy leaves to mush.',
        },
      }),
      water({
        rule: 'water-growing',
        priority: 1,
        minutes: 5,
        months: { subtropical: [3], temperate: [3], cool: [3], arid: [3] },
        title: 'Begin to water the lithops as the heat ends',
        description:
          'Water the grit through once, and again after each two dry weeks, until the flowers are over.',
        why: 'It grows and flowers in the mild weeks of autumn.',
      }),
      water({
        rule: 'rest-summer',
        priority: 2,
        minutes: 5,
        months: { subtropical: [12], temperate: [12], cool: [1], arid: [12] },
        title: 'Give the lithops no more than a sip in the heat',
        description:
          'Water a spoonful early in the day only where the tops wrinkle, and shade it from noon. Where it rains in summer, keep a roof over it.',
        inPot: {
          description:
            'Water a spoonful early in the day only where the tops wrinkle. Keep the pot out of the rain, and in shade from noon.',
        },
        why: 'It rests through the heat, and rots where it is warm and wet.',
      }),
      water({
        rule: 'rest-winter',
        priority: 1,
        minutes: 5,
        months: { subtropical: [5], temperate: [5], cool: [5], arid: [5] },
        title: 'Stop watering the lithops altogether',
        description:
          'Give it nothing, however wrinkled it looks, until the old leaves are dry skins in spring.',
        why: 'The new pair of leaves drinks the old one up; with more water both swell and split.',
      }),
      prune({
        rule: 'remove-skins',
        priority: 3,
        minutes: 5,
        months: { subtropical: [10], temperate: [10], cool: [11], arid: [10] },
        title: 'Lift the dry skins off the lithops',
        description: 'Pull papery old leaves off with tweezers, and begin to water again.',
        why: 'Mealybug hides under the skins, and the new leaves are full size.',
      }),
    ],
  },
]

import type { CatalogueEntry, Job, MonthsByZone } from '../entry.ts'
import { feed, harvest, pests, prune, water } from '../jobs/jobs.ts'
import { thirsty } from '../jobs/months.ts'
import { regionalPests } from '../jobs/regional-pests.ts'
import { openAndFertile, sunOrHalfShade } from './situations.ts'

/** Picking citrus, which ripens on the tree only. */
function pickCitrus(fruit: string, months: MonthsByZone, how: string, why: string): Job {
  return harvest({
    rule: 'harvest',
    priority: 1,
    repeat: 'season',
    fromMonths: 36,
    months,
    title: `Pick ${fruit}`,
    description: how,
    why,
  })
}

const removeFirstFruit: Job = prune({
  rule: 'remove-first-fruit',
  fromMonths: 0,
  priority: 1,
  untilMonths: 24,
  months: {
    tropical: [10, 11],
    subtropical: [10, 11],
    temperate: [10, 11, 12],
    cool: [11, 12],
    arid: [10, 11],
  },
  title: 'Take the small fruit off the young citrus',
  description: 'In its first two years rub off the fruitlets as they form, also those that come later.',
  why: 'A young tree needs its strength for roots and branches.',
})

const waterPot: Job = water({
  rule: 'water-pot',
  instead: 'water-summer',
  priority: 1,
  only: 'pot',
  repeat: 'season',
  months: { ...thirsty, temperate: [11, 12, 1, 2] },
  title: 'Keep the potted citrus watered',
  description:
    'Feel the mix every day while it is warm, and water until it drains out the bottom when its top is dry.',
  why: 'A pot dries out within a day in hot weather.',
  tropics: {
    title: 'Keep the potted citrus watered through the dry',
    description: 'Feel the mix every day, and water until it drains out the bottom when its top is dry.',
  },
})

/** Protection of thin-skinned citrus from fruit fly, which stings it as it colours. */
function fruitFly(fruit: string, months: MonthsByZone): Job {
  return pests({
    rule: 'check-fruit-fly',
    priority: 2,
    fromMonths: 32,
    months,
    title: `Protect the ${fruit} from fruit fly`,
    description:
      'Put up a bait or trap, slip fine mesh bags over low branches and pick up every fallen fruit.',
    why: 'Fruit fly lays in ripening fruit while the weather is warm, and maggots in fallen fruit become the next flies.',
    product: 'Fruit fly bait',
    states: regionalPests.fruitFly.states,
  })
}

const autumnColour: MonthsByZone = { tropical: [3], subtropical: [3, 4], temperate: [3, 4], arid: [3, 4] }

/** A winter check for the bronze orange bug, a flat, pale nymph under the leaves then. It lives on the humid coast. */
function bronzeBug(tree: string): Job {
  return pests({
    rule: 'check-bronze-bug',
    priority: 2,
    where: 'mild-winter',
    months: { subtropical: [7, 8], temperate: [7, 8, 9] },
    title: `Look for young bronze orange bugs on the ${tree}`,
    description:
      'Look under the leaves for flat, pale green or orange bugs and spray them with horticultural oil on a cool day, or knock them into soapy water. Wear glasses: they squirt.',
    why: 'They are small and easy to kill in winter; by summer they drain the shoots and the young fruit drop.',
    product: 'Horticultural oil',
    states: regionalPests.bronzeOrangeBug.states,
  })
}

/** The tidy of a tree whose fruit hangs into spring. */
function tidyLate(tree: string): Job {
  return prune({
    rule: 'prune-after-harvest',
    priority: 2,
    fromMonths: 24,
    months: { subtropical: [9], temperate: [10], cool: [11], arid: [9] },
    title: `Tidy the ${tree} once the fruit is off`,
    description: 'Take out dead and crossing branches and, on a grown tree, those that hang below your knee.',
    inPot: { description: 'Take out dead and crossing branches, and shorten any that spoil its shape.' },
    why: 'Its fruit hangs long, and cuts heal fast as the weather warms.',
  })
}

/** Citrus trees. */
export const citrusTrees: readonly CatalogueEntry[] = [
  {
    name: 'Lemon',
    synonyms: [
      'Meyer lemon',
      'Eureka lemon',
      'Lisbon lemon',
      'lemon tree',
      'citrus lemon',
      'Villa Franca',
      'Lots a Lemons',
      'Lemonicious',
      'limone',
    ],
    akin: ['Eureka', 'Lisbon', 'Yen Ben', 'Rangpur'],
    species: 'Citrus × limon ‘Eureka’',
    kind: 'citrus',
    care: {
      watering:
        'A deep soak twice a week from November to February, once a week in the mild months, daily in a pot on hot days.',
      sunlight: 'Six hours of sun; a north wall is ideal in the cold.',
      soil: 'Drained and slightly acid; plant on a mound over clay and keep grass away.',
      fertilizing: 'Citrus food in September, December and March, watered in before and after.',
      pruning:
        'Cut galls by the end of August, take out dead wood after frost, and rub off shoots below the graft.',
    },
    needs: openAndFertile,
    jobs: [
      bronzeBug('lemon'),
      removeFirstFruit,
      waterPot,
      pickCitrus(
        'lemons',
        {
          tropical: [4, 5, 6],
          subtropical: [4, 5, 6, 7],
          temperate: [6, 7, 8, 9],
          cool: [7, 8, 9, 10],
          arid: [5, 6, 7],
        },
        'Clip with a short stalk, once the skin is fully yellow.',
        'The crop is at its juiciest, and a picked tree flowers again.',
      ),
    ],
  },
  {
    name: 'Lime',
    synonyms: ['Tahitian lime', 'Persian lime', 'lime tree', 'Sublime lime', 'Tahiti lime'],
    akin: [
      'West Indian lime',
      'Rangpur lime',
      'key lime',
      'Mexican lime',
      'sweet lime',
      'Kusaie lime',
      'nimbu',
    ],
    species: 'Citrus × latifolia',
    kind: 'citrus',
    hardyTo: 'moderate',
    care: {
      watering: 'Twice a week in warm weather.',
      sunlight: 'Full sun and the warmest corner.',
      soil: 'Drained, with compost.',
      fertilizing: 'Citrus food three times from spring to autumn.',
      pruning: 'A light tidy after harvest.',
    },
    needs: openAndFertile,
    jobs: [
      bronzeBug('lime'),
      removeFirstFruit,
      waterPot,
      pickCitrus(
        'limes',
        { tropical: [2, 3, 4], subtropical: [3, 4, 5], temperate: [5, 6, 7], cool: [6, 7], arid: [4, 5, 6] },
        'Pick heavy, smooth fruit while still green.',
        'Limes lose their sharpness once they turn yellow.',
      ),
    ],
  },
  {
    name: 'Navel orange',
    synonyms: [
      'orange',
      'Washington navel',
      'orange tree',
      'sweet orange',
      'orange navel',
      'Lane Late',
      'Cara Cara',
      'Leng navel',
      'arancia',
    ],
    akin: ['Seville orange', 'chinotto'],
    species: 'Citrus × sinensis',
    kind: 'citrus',
    care: {
      watering: 'A deep soak twice a week from flowering until the fruit is full.',
      sunlight: 'Full sun.',
      soil: 'Deep, drained loam.',
      fertilizing: 'Citrus food in late winter or spring, December and early autumn.',
      pruning: 'Skirt and thin after harvest.',
    },
    needs: openAndFertile,
    jobs: [
      bronzeBug('orange'),
      fruitFly('oranges', autumnColour),
      removeFirstFruit,
      waterPot,
      {
        ...pickCitrus(
          'oranges',
          {
            tropical: [4, 5, 6],
            subtropical: [5, 6, 7],
            temperate: [6, 7, 8],
            cool: [8, 9],
            arid: [6, 7, 8],
          },
          'Taste one first: colour comes before sweetness. Clip them off.',
          'They sweeten on the tree and keep there for weeks.',
        ),
        tropics: {
          description: 'Taste one first: where nights are warm, ripe oranges stay green. Clip them off.',
        },
      },
    ],
  },
  {
    name: 'Valencia orange',
    synonyms: ['juicing orange', 'summer orange'],
    species: 'Citrus × sinensis ‘Valencia’',
    kind: 'citrus',
    care: {
      watering: 'Two deep soaks a week in summer, when it carries two crops at once.',
      sunlight: 'Full sun.',
      soil: 'Drained loam.',
      fertilizing: 'Citrus food three times a year.',
      pruning: 'Thin lightly after picking.',
    },
    needs: openAndFertile,
    without: ['prune-after-harvest'],
    jobs: [
      bronzeBug('orange'),
      fruitFly('Valencia oranges', { subtropical: [9, 10], temperate: [10, 11], arid: [9, 10] }),
      removeFirstFruit,
      waterPot,
      pickCitrus(
        'Valencia oranges',
        { tropical: [8, 9], subtropical: [9, 10], temperate: [10, 11, 12], cool: [12, 1], arid: [9, 10, 11] },
        'Clip as you need them; a green blush is harmless.',
        'They hang on for months and go on sweetening.',
      ),
    ],
  },
  {
    name: 'Blood orange',
    synonyms: ['Arnold Blood', 'Maltese blood orange', 'Tarocco', 'Moro', 'blood orange tree'],
    species: 'Citrus × sinensis ‘Tarocco’',
    kind: 'citrus',
    care: {
      watering: 'Two deep soaks a week from flowering until autumn.',
      sunlight: 'Full sun, with warm days and cold nights for the colour.',
      soil: 'Deep loam that drains.',
      fertilizing: 'Citrus food in spring, December and early autumn.',
      pruning: 'Skirt and thin it lightly after harvest.',
    },
    needs: openAndFertile,
    jobs: [
      bronzeBug('blood orange'),
      tidyLate('blood orange'),
      fruitFly('blood oranges', { subtropical: [4, 5], temperate: [4, 5], arid: [4, 5] }),
      removeFirstFruit,
      waterPot,
      pickCitrus(
        'blood oranges',
        { subtropical: [7, 8], temperate: [8, 9], cool: [9, 10], arid: [7, 8] },
        'Cut one open first: the flesh darkens with each cold night. Clip them off.',
        'Warm days take the colour and the tang away again.',
      ),
    ],
  },
  {
    name: 'Tangelo',
    synonyms: ['Minneola', 'Honeybell', 'Minneola tangelo', 'Seminole tangelo'],
    species: 'Citrus × tangelo',
    kind: 'citrus',
    care: {
      watering: 'Two soaks a week while the fruit swells.',
      sunlight: 'Full sun.',
      soil: 'Drained loam, a little acid.',
      fertilizing: 'Citrus food in spring, December and autumn.',
      pruning: 'Thin crowded twigs after harvest.',
    },
    needs: openAndFertile,
    jobs: [
      bronzeBug('tangelo'),
      tidyLate('tangelo'),
      fruitFly('tangelos', { subtropical: [4, 5], temperate: [4, 5], arid: [4, 5] }),
      removeFirstFruit,
      waterPot,
      pickCitrus(
        'tangelos',
        { subtropical: [7, 8], temperate: [8, 9], cool: [8, 9], arid: [7, 8] },
        'Clip them with a short stalk: the neck tears when it is pulled.',
        'They colour in early winter, but are sweet only as winter ends.',
      ),
    ],
  },
  {
    name: 'Lemonade tree',
    synonyms: ['lemonade', 'lemonade fruit', 'lemonade lemon', 'lemonade citrus'],
    species: 'Citrus × limon ‘Lemonade’',
    kind: 'citrus',
    care: {
      watering: 'A deep soak twice a week in warm weather, daily in a pot on hot days.',
      sunlight: 'Six hours of sun or more.',
      soil: 'Drained and slightly acid.',
      fertilizing: 'Citrus food in spring, December and March.',
      pruning: 'Thin its thorny shoots after harvest, and cut galls by the end of August.',
    },
    needs: openAndFertile,
    jobs: [
      bronzeBug('lemonade tree'),
      removeFirstFruit,
      waterPot,
      pickCitrus(
        'lemonades',
        { subtropical: [5, 6, 7], temperate: [6, 7, 8], cool: [8, 9], arid: [5, 6, 7] },
        'Clip them once they are yellow all over and give a little, and eat them like a mandarin.',
        'They are sweet only when ripe, and dry out if they hang too long.',
      ),
    ],
  },
  {
    name: 'Citron',
    synonyms: ['Buddha’s hand', 'Citrus medica', 'fingered citron', 'etrog', 'Buddha’s hand citron'],
    species: 'Citrus medica',
    kind: 'citrus',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in warm weather; pots every hot day.',
      sunlight: 'Full sun, warm and out of the wind.',
      soil: 'Drained soil with compost, or a large pot.',
      fertilizing: 'Citrus food in spring, December and early autumn.',
      pruning: 'Shorten its sprawling, thorny branches after harvest, when frosts are over.',
    },
    needs: openAndFertile,
    jobs: [
      bronzeBug('citron'),
      removeFirstFruit,
      waterPot,
      pickCitrus(
        'citrons',
        { subtropical: [5, 6, 7], temperate: [6, 7, 8], arid: [5, 6, 7] },
        'Clip them when they are yellow all over and scent the room.',
        'It is all peel, for candying and zest, and at its best while firm.',
      ),
    ],
  },
  {
    name: 'Mandarin',
    synonyms: [
      'Imperial mandarin',
      'tangerine',
      'satsuma',
      'Emperor mandarin',
      'clementine',
      'mandarine',
      'Afourer',
      'Hickson',
      'Honey Murcott',
      'Murcott',
      'Daisy mandarin',
      'Nules',
      'Ellendale',
      'naartjie',
    ],
    akin: ['santra'],
    species: 'Citrus reticulata',
    kind: 'citrus',
    care: {
      watering: 'Twice a week while fruit swells; puffy skins come from dry spells.',
      sunlight: 'Full sun.',
      soil: 'Drained, slightly acid.',
      fertilizing: 'Citrus food in spring, December and autumn.',
      pruning: 'Thin heavy crops and prop laden branches.',
    },
    needs: openAndFertile,
    jobs: [
      prune({
        rule: 'thin-fruit',
        priority: 2,
        fromMonths: 36,
        months: { subtropical: [12, 1], temperate: [12, 1, 2], arid: [12, 1] },
        title: 'Thin a heavy crop of mandarins',
        description: 'While they are green and small, take off every second fruit and all that are marked.',
        why: 'A mandarin that carries too much one year bears almost nothing the next.',
      }),
      bronzeBug('mandarin'),
      fruitFly('mandarins', autumnColour),
      removeFirstFruit,
      waterPot,
      pickCitrus(
        'mandarins',
        { tropical: [4, 5], subtropical: [4, 5, 6], temperate: [5, 6, 7, 8], cool: [7, 8], arid: [5, 6, 7] },
        'Clip; pulled ones tear and rot.',
        'Mandarins turn puffy soon after they are ripe.',
      ),
    ],
  },
  {
    name: 'Grapefruit',
    synonyms: ['ruby grapefruit', 'Marsh grapefruit', 'Rio Red', 'Star Ruby', 'Wheeny'],
    akin: ['pomelo', 'ugli fruit', 'pummelo', 'orangelo'],
    species: 'Citrus × paradisi',
    kind: 'citrus',
    care: {
      watering: 'Two deep soaks a week in warm weather.',
      sunlight: 'Full sun and heat.',
      soil: 'Drained loam.',
      fertilizing: 'Citrus food three times a year.',
      pruning: 'A tidy after harvest.',
    },
    needs: openAndFertile,
    jobs: [
      bronzeBug('grapefruit'),
      fruitFly('grapefruit', autumnColour),
      removeFirstFruit,
      waterPot,
      pickCitrus(
        'grapefruit',
        { tropical: [5, 6], subtropical: [6, 7, 8], temperate: [7, 8, 9], cool: [9, 10], arid: [6, 7, 8] },
        'Clip a heavy one and taste.',
        'Grapefruit gets less bitter with each week on the tree.',
      ),
    ],
  },
  {
    name: 'Cumquat',
    synonyms: ['kumquat', 'Nagami', 'Marumi', 'kumkwat'],
    akin: ['calamondin', 'calamansi', 'chinotto'],
    species: 'Citrus japonica',
    kind: 'citrus',
    care: {
      watering: 'Every second day in a pot.',
      sunlight: 'Full sun, or a bright patio.',
      soil: 'Premium potting mix or drained loam.',
      fertilizing: 'Citrus food in small, regular doses.',
      pruning: 'Clip to a ball after fruit.',
    },
    needs: openAndFertile,
    // Gall wasps leave cumquats alone.
    without: ['cut-galls'],
    jobs: [
      prune({
        rule: 'prune-after-harvest',
        priority: 2,
        fromMonths: 24,
        months: { tropical: [8], subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        title: 'Clip the cumquat once the fruit is off',
        description: 'Shorten the longest shoots all round, and take dead twigs out of the middle.',
        why: 'It flowers in summer on the shoots that follow the clip.',
        tropics: { why: 'It flowers on the shoots that follow the clip.' },
      }),
      bronzeBug('cumquat'),
      fruitFly('cumquats', { tropical: [4], subtropical: [4, 5], temperate: [4, 5], arid: [4, 5] }),
      waterPot,
      pickCitrus(
        'cumquats',
        { tropical: [5, 6], subtropical: [6, 7], temperate: [6, 7, 8], cool: [8, 9], arid: [6, 7] },
        'Clip them with a leaf, for marmalade.',
        'Cumquats left too long drop and rot under the tree.',
      ),
    ],
  },
  {
    name: 'Finger lime',
    synonyms: [
      'citrus caviar',
      'native finger lime',
      'Australian finger lime',
      'Rainforest Pearl',
      'caviar lime',
    ],
    akin: ['native lime'],
    species: 'Citrus australasica',
    kind: 'citrus',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly, more while fruit swells.',
      sunlight: 'Sun or light shade, as in its rainforest.',
      soil: 'Leafy and drained.',
      fertilizing: 'Citrus food at half strength.',
      pruning: 'Open the thorny middle after harvest, with gloves.',
    },
    needs: sunOrHalfShade(openAndFertile),
    jobs: [
      feed({
        rule: 'feed-autumn',
        priority: 2,
        fromMonths: 3,
        months: { tropical: [3], subtropical: [3], temperate: [3], arid: [3] },
        title: 'Give the finger lime a last half feed before winter',
        tropics: { title: 'Give the finger lime a last half feed of the wet season' },
        description: 'Scatter half of what the packet says over damp soil, soak it in, then stop.',
        why: 'Roots take it up while the soil is warm and damp, and half is plenty for this native.',
        product: 'Organic citrus fertiliser',
      }),
      feed({
        rule: 'feed-summer',
        priority: 2,
        fromMonths: 24,
        months: { tropical: [12], subtropical: [11, 12], temperate: [12], arid: [12] },
        title: 'Feed the finger lime again at half strength',
        description:
          'Scatter half of what the packet says over damp soil in the cool of the day, and soak it in.',
        why: 'The fruit swells through the warm months, on less food than a lemon wants.',
        product: 'Organic citrus fertiliser',
      }),
      prune({
        rule: 'prune-after-harvest',
        priority: 2,
        fromMonths: 24,
        months: { tropical: [5, 6], subtropical: [6, 7], temperate: [8], arid: [8] },
        title: 'Open the thorny middle of the finger lime',
        description: 'In thick gloves take out dead and crossing shoots until light reaches the middle.',
        why: 'The fruit is off, and next season it can be picked without a scratch.',
      }),
      prune({
        rule: 'remove-rootstock-shoots',
        priority: 2,
        fromMonths: 2,
        months: { tropical: [10], subtropical: [8, 9], temperate: [9, 10], arid: [8, 9] },
        title: 'Rub off shoots below the finger lime’s graft',
        description:
          'Look for shoots with larger leaves, mostly in threes, low on the trunk and tear them off while they are soft.',
        why: 'The rootstock is stronger than the finger lime and would take over.',
      }),
      removeFirstFruit,
      waterPot,
      feed({
        rule: 'feed-early-spring',
        priority: 1,
        fromMonths: 7,
        months: { tropical: [8, 9], subtropical: [8, 9], temperate: [9], cool: [10], arid: [8, 9] },
        inPot: {
          description: 'Scatter half of what the packet says for pots over the damp mix and water it in.',
        },
        title: 'Feed the finger lime lightly with citrus food',
        description:
          'Scatter citrus fertiliser at half the rate on the packet over damp soil and water it in well.',
        why: 'Flowers and leaves start now, and this native needs less than a lemon.',
        product: 'Organic citrus fertiliser',
      }),
      pickCitrus(
        'finger limes',
        { tropical: [2, 3, 4], subtropical: [3, 4, 5], temperate: [4, 5, 6], arid: [4, 5] },
        'Each week take those that come off at a touch.',
        'One that has to be pulled is not ripe, and ripens no further once it is picked.',
      ),
    ],
  },
  {
    name: 'Makrut lime',
    synonyms: ['kaffir lime', 'Thai lime leaf', 'lime leaf tree', 'Thai lime'],
    species: 'Citrus hystrix',
    kind: 'citrus',
    hardyTo: 'moderate',
    care: {
      watering: 'Twice a week in warm weather, daily in a pot on hot days.',
      sunlight: 'Full sun, out of frost.',
      soil: 'Free-draining and slightly acid.',
      fertilizing: 'Citrus food in spring, summer and autumn.',
      pruning: 'Picking leaves is most of the pruning it needs.',
    },
    needs: openAndFertile,
    without: ['prune-after-harvest'],
    jobs: [
      waterPot,
      harvest({
        rule: 'harvest-leaves',
        priority: 2,
        fromMonths: 12,
        months: { tropical: [4, 5], subtropical: [3, 4], temperate: [3, 4], cool: [3], arid: [3, 4] },
        title: 'Pick makrut lime leaves for the freezer',
        description: 'Pick dark double leaves and freeze them whole.',
        why: 'The young leaves have hardened and keep their scent.',
      }),
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import { keepDryInFrost } from '../../jobs/frost.ts'
import { feed, propagate, prune, water } from '../../jobs/jobs.ts'
import { lookFor } from '../garden-jobs.ts'
import { brightIndoors, openAndDrained, openAndDry } from '../situations.ts'

/** More succulents. */
export const moreSucculents: readonly CatalogueEntry[] = [
  {
    name: 'Aeonium',
    synonyms: ['tree houseleek', 'Zwartkop', 'aeoniums', 'Schwarzkopf'],
    species: 'Aeonium arboreum',
    kind: 'succulent',
    care: {
      watering: 'Every week or two from autumn to spring; little in its summer rest.',
      sunlight: 'Full sun, light shade in heat.',
      soil: 'Drained soil or cactus mix.',
      fertilizing: 'Half-strength succulent food in autumn.',
      pruning: 'Cut leggy aeonium heads off and replant them.',
    },
    needs: openAndDry,
    without: ['water-summer', 'water-less-winter', 'cut-flower-stems', 'feed-spring'],
    jobs: [
      feed({
        rule: 'feed-autumn',
        priority: 2,
        minutes: 5,
        months: { subtropical: [4], temperate: [4], cool: [3], arid: [4] },
        title: 'Feed the aeoniums as they wake',
        description: 'Water in half-strength succulent food once.',
        why: 'They rest in summer and grow from autumn on.',
        product: 'Cactus and succulent food',
      }),
      keepDryInFrost('aeoniums'),
      water({
        rule: 'water-growing',
        priority: 1,
        minutes: 10,
        repeat: 'season',
        months: {
          subtropical: [3, 4, 5, 6, 7, 8],
          temperate: [3, 4, 5, 6, 7, 8],
          cool: [3, 4, 5, 9, 10, 11],
          arid: [3, 4, 5, 6, 7, 8],
        },
        title: 'Water the aeoniums while they grow',
        description: 'Soak the mix once it is dry, every week or two, and let it run out below.',
        inGround: { description: 'Soak the soil once it is dry, every week or two.' },
        why: 'Aeoniums grow in the mild months and close their rosettes in the heat.',
      }),
      propagate({
        rule: 'replant-heads',
        priority: 2,
        months: { subtropical: [4], temperate: [4, 5], cool: [3, 4], arid: [4] },
        title: 'Cut leggy aeonium heads off and replant them',
        description:
          'Cut each head with a hand’s length of stem, dry it for a few days and push it into gritty soil.',
        why: 'Aeoniums grow in the cool months, so autumn cuttings root quickly.',
      }),
      prune({
        rule: 'cut-flowered-heads',
        priority: 2,
        minutes: 10,
        months: { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        title: 'Cut out aeonium heads that have flowered',
        description: 'Cut the whole stem of a flowered head at the base.',
        why: 'A head dies once it has flowered, and others take its place.',
      }),
    ],
  },
  {
    name: 'Houseleek',
    synonyms: ['sempervivum', 'hens and chickens succulent', 'houseleeks'],
    species: 'Sempervivum tectorum',
    kind: 'succulent',
    care: {
      watering: 'Every two or three weeks in summer, none in wet winters.',
      sunlight: 'Full sun; half shade in hot places.',
      soil: 'Gritty soil in a shallow pot.',
      fertilizing: 'Hardly any.',
      pruning: 'Pull houseleek rosettes out after they flower.',
    },
    needs: openAndDry,
    without: ['cut-flower-stems', 'feed-spring'],
    jobs: [
      prune({
        rule: 'remove-flowered',
        priority: 2,
        minutes: 10,
        months: { subtropical: [12], temperate: [1], cool: [2], arid: [12] },
        title: 'Pull out houseleeks that have flowered',
        description: 'Twist the dead rosette out and press young ones into the gap.',
        why: 'A rosette flowers once and dies, with its young around it.',
      }),
    ],
  },
  {
    name: 'Haworthia',
    synonyms: ['zebra haworthia', 'pearl plant', 'Haworthiopsis'],
    akin: ['Gasteria'],
    species: 'Haworthiopsis fasciata',
    kind: 'succulent',
    hardyTo: 'light',
    care: {
      watering: 'When the mix has been dry for a week.',
      sunlight: 'Bright light without midday sun.',
      soil: 'Cactus mix in a small pot.',
      fertilizing: 'Half strength once in spring.',
      pruning: 'Cut haworthia flower stems off when dry.',
    },
    needs: { ...brightIndoors, moisture: ['dry'] },
    jobs: [
      keepDryInFrost('haworthia'),
      lookFor(
        'Look for mealybug at the base of the haworthia',
        { tropical: [5], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'Part the lowest leaves and dab white fluff with methylated spirits.',
        'Mealybug hides where the leaves meet the soil.',
      ),
    ],
  },
  {
    name: 'Crown of thorns',
    synonyms: ['Euphorbia milii', 'Christ plant', 'Christ thorn'],
    species: 'Euphorbia milii',
    kind: 'succulent',
    hardyTo: 'light',
    care: {
      watering: 'Every week or two in the warm months.',
      sunlight: 'Full sun.',
      soil: 'Drained soil or a pot.',
      fertilizing: 'Cactus food or flower food at half strength in spring.',
      pruning: 'Shorten crown of thorns in spring. The sap burns skin and eyes.',
    },
    needs: openAndDrained,
    without: ['cut-flower-stems', 'remove-dead-leaves'],
    jobs: [
      keepDryInFrost('crown of thorns'),
      prune({
        rule: 'shorten-stems',
        priority: 2,
        minutes: 15,
        fromMonths: 12,
        months: { tropical: [8], subtropical: [9], temperate: [10], arid: [9] },
        title: 'Shorten the crown of thorns',
        description:
          'Cut long stems to a branch, with gloves and glasses on, and rinse the sap off with water.',
        why: 'Warm weather brings new tips, and flowers come on them.',
      }),
    ],
  },
  {
    name: 'Chain of hearts',
    synonyms: ['Ceropegia', 'string of hearts', 'rosary vine'],
    species: 'Ceropegia woodii',
    kind: 'succulent',
    hardyTo: 'light',
    care: {
      watering: 'When the leaves soften and the mix is dry.',
      sunlight: 'Bright light with some morning sun.',
      soil: 'Cactus mix in a hanging pot.',
      fertilizing: 'Half strength once in spring.',
      pruning: 'Trim chain of hearts and lay the strings on the mix to root.',
    },
    needs: { ...brightIndoors, moisture: ['dry', 'medium'] },
    without: ['cut-flower-stems', 'remove-dead-leaves'],
    jobs: [
      keepDryInFrost('chain of hearts'),
      propagate({
        rule: 'coil-strings',
        priority: 2,
        months: { tropical: [9], subtropical: [9, 10], temperate: [10], cool: [11], arid: [9] },
        title: 'Lay chain of hearts strings on the mix to root',
        description: 'Coil long strings on the surface and pin the little bulbs down.',
        why: 'Each bulb that touches damp mix roots within weeks.',
      }),
    ],
  },
]

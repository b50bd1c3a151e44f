import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost, keepDryInFrost } from '../../jobs/frost.ts'
import { prune, soil, water } from '../../jobs/jobs.ts'
import { range, thirsty } from '../../jobs/months.ts'
import { feedFlowers, warmFlowers, waterFlowers, waterPlantsIn } from '../bedding/bedding-jobs.ts'
import {
  cutDown,
  deadhead,
  feedIn,
  feedWhileItFlowers,
  lookFor,
  plantOnce,
  plantOut,
  richBedCare,
  soakInDrySpells,
  waterIn,
  waterInLeaf,
} from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry, sunnyAnySoil, sunOrHalfShade } from '../situations.ts'

/** Perennials that garden centres sell in flower, for pots, baskets and the front of a bed. */
export const nurseryPots: readonly CatalogueEntry[] = [
  {
    name: 'Calibrachoa',
    synonyms: ['million bells', 'Superbells', 'calibrachoas', 'mini petunia'],
    akin: ['Callie'],
    species: 'Calibrachoa hybrids',
    kind: 'annual-flower',
    care: {
      watering: 'Daily in hot weather, as soon as the top of the mix is dry; soggy roots rot.',
      sunlight: 'Full sun.',
      soil: 'Premium potting mix, slightly acid, in a basket or pot that drains.',
      fertilizing: 'Liquid flower food each fortnight. Yellow new leaves ask for iron.',
      pruning: 'No deadheading: trim million bells by a third when they thin.',
    },
    needs: openAndDrained,
    cropMonths: 10,
    without: ['deadhead', 'pinch-tips'],
    jobs: [
      waterPlantsIn('million bells'),
      waterFlowers('million bells', warmFlowers),
      feedFlowers('million bells', { ...warmFlowers, temperate: range(9, 2) }),
      {
        ...plantOut(
          'Plant million bells in a basket',
          { tropical: [4, 5], subtropical: [3, 4, 9], temperate: [9, 10], cool: [10, 11], arid: [3, 9] },
          'Set the plants 25 cm apart in fresh mix, near the edge, so that they can spill over.',
          'It fills its basket before the hot weather.',
        ),
        inGround: {
          title: 'Plant million bells along an edge',
          description:
            'Set the plants 25 cm apart in soil that drains, where they can spill over a wall or step.',
          why: 'It covers its place before the hot weather.',
        },
      },
      prune({
        rule: 'trim',
        fromMonths: 2,
        priority: 2,
        minutes: 10,
        months: { tropical: [8], subtropical: [8, 11], temperate: [1, 2], cool: [2], arid: [8, 11] },
        title: 'Trim the million bells by a third',
        description: 'Shorten the stems all round with scissors, then feed and water.',
        why: 'They thicken and are in full flower again within three weeks.',
      }),
    ],
  },
  {
    name: 'Bidens',
    synonyms: ['Bidens ferulifolia', 'Bee Alive', 'golden bidens', 'trailing bidens'],
    species: 'Bidens ferulifolia',
    kind: 'annual-flower',
    care: {
      watering: 'Every day in hot weather in a basket, twice a week in a bed.',
      sunlight: 'Full sun.',
      soil: 'Potting mix or any soil that drains.',
      fertilizing: 'Liquid flower food each fortnight.',
      pruning: 'Shear bidens by a third when it thins; it drops its spent flowers.',
    },
    needs: openAndDrained,
    cropMonths: 10,
    weedNote:
      'Cobbler’s pegs is a weedy relative. Garden bidens seeds itself a little: shear it before the seed is ripe.',
    without: ['deadhead', 'pinch-tips'],
    jobs: [
      waterPlantsIn('bidens'),
      waterFlowers('bidens', warmFlowers),
      feedFlowers('bidens', { ...warmFlowers, temperate: range(9, 2) }),
      plantOut(
        'Plant bidens in a basket or along an edge',
        { subtropical: [3, 4, 9], temperate: [9, 10, 11], cool: [10, 11], arid: [9] },
        'Set the plants 30 cm apart, where they can spill over an edge.',
        'They root while it is mild, and flower for months.',
      ),
      prune({
        rule: 'trim',
        fromMonths: 2,
        priority: 2,
        minutes: 10,
        months: { subtropical: [8, 12], temperate: [1, 2], cool: [2], arid: [12] },
        title: 'Shear the bidens by a third',
        description: 'Cut the stems back all round with shears, then feed and water.',
        why: 'They branch and are in full flower again within weeks, and set no seed.',
      }),
    ],
  },
  {
    name: 'Anemone',
    synonyms: ['anemones', 'de Caen anemone', 'Anemone coronaria', 'St Brigid anemone', 'poppy anemone'],
    akin: ['windflower'],
    species: 'Anemone coronaria',
    kind: 'bulb',
    care: {
      watering: 'A good soak at planting, then weekly once leaves are up.',
      sunlight: 'Winter and spring sun.',
      soil: 'Fertile, drained soil with a little lime.',
      fertilizing: 'Liquid flower food from the first buds.',
      pruning: 'Pick anemones often, low on the stem.',
    },
    needs: openAndDrained,
    without: ['feed-autumn', 'feed-after-flowering'],
    jobs: [
      ...waterInLeaf('anemones'),
      plantOut(
        'Plant the anemone corms',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4], arid: [4, 5] },
        'Set the corms 3 cm deep and 10 cm apart with the point down, or on their side if you can’t tell, and soak them once.',
        'They sprout slowly as the soil cools, and wet corms rot in warm soil.',
      ),
      feedIn(
        'Liquid flower food',
        'Feed the anemones from their first buds',
        { subtropical: [7, 8], temperate: [8, 9], cool: [9], arid: [7, 8] },
        'Water in liquid flower food, and again two weeks later.',
        'A corm that is fed gives a dozen flowers and more.',
      ),
      deadhead(
        'Pick or deadhead the anemones every few days',
        { subtropical: [8, 9], temperate: [9, 10], cool: [10, 11], arid: [8, 9] },
        'Cut or twist each stem off at the base, finished ones too.',
        'Picked every few days they flower for two months.',
      ),
      soil({
        rule: 'lift-bulbs',
        priority: 2,
        fromMonths: 5,
        minutes: 30,
        months: { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        title: 'Lift the anemone corms',
        description:
          'Once the leaves are dry, dig the corms up, shake the soil off and store them dry until autumn.',
        why: 'Summer rain rots them in the ground.',
        inPot: {
          description:
            'Once the leaves are dry, tip the corms out, shake the mix off and store them dry until autumn.',
          why: 'Summer rain rots them in the mix.',
        },
      }),
    ],
  },
  {
    name: 'Ivy geranium',
    synonyms: ['Pelargonium peltatum', 'ivy-leaved geranium', 'trailing geranium', 'ivy leaf geranium'],
    species: 'Pelargonium peltatum',
    kind: 'perennial',
    care: {
      watering: 'When the top of the soil is dry; less than the basket beside it.',
      sunlight: 'Morning sun; full sun where summers are mild.',
      soil: 'Drained soil or a hanging pot of good mix.',
      fertilizing: 'Potash-rich flower food monthly from spring.',
      pruning: 'Cut trailing geranium stems back by half at the end of summer.',
    },
    needs: openAndDry,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      deadhead(
        'Snap spent heads off the ivy geranium',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [9, 10, 11] },
        'Bend each finished stalk sideways until it snaps off at its base.',
        'Spent heads turn mouldy, and new ones follow within weeks.',
      ),
      waterIn(
        'Water the ivy geranium once the soil is dry',
        thirsty,
        'Push a finger in; water at the roots in the morning only when it is dry to the first joint.',
        'Kept too wet, ivy geraniums get corky blisters under the leaves and rot at the neck.',
      ),
      feedIn(
        'Liquid flower food',
        'Feed the ivy geranium as it starts to grow',
        { subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8, 9] },
        'Water in a flower food that is rich in potash, on damp soil.',
        'Potash makes flowers; much nitrogen makes soft, sappy leaves.',
      ),
      {
        ...feedWhileItFlowers('ivy geranium'),
        months: { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12, 1, 2] },
      },
      coverFromFrost('ivy geranium'),
      prune({
        rule: 'prune-late-summer',
        title: 'Cut long ivy geranium stems back by half',
        description: 'Cut each trailing stem to a joint with leaves, and keep the tops as cuttings.',
        why: 'While it is warm, new leaves cover the stems before the cold nights come.',
        priority: 1,
        minutes: 20,
        months: { subtropical: [3], temperate: [2, 3], cool: [2], arid: [3] },
        fromMonths: 3,
      }),
      lookFor(
        'Look for budworm in the ivy geranium’s buds',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Look for small holes in the buds and squash the green caterpillar inside.',
        'One caterpillar empties a whole head of buds.',
      ),
    ],
  },
  {
    name: 'Calla lily',
    synonyms: ['coloured calla', 'Zantedeschia hybrids', 'Captain calla', 'golden calla'],
    akin: ['Zantedeschia'],
    species: 'Zantedeschia hybrids',
    kind: 'summer-bulb',
    care: {
      watering: 'Twice a week while it grows; none once the leaves have died down.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Rich soil or mix that drains well: unlike the white arum it rots in the wet.',
      fertilizing: 'A complete food as the shoots rise; much nitrogen makes leaf instead of flowers.',
      pruning: 'Pull or cut finished calla stems at the base.',
    },
    needs: gentleAndMoist,
    without: ['cut-down'],
    jobs: [
      keepDryInFrost('calla tubers', {
        description: 'Leave the soil dry, and spread straw 15 cm deep over the tubers before a frost.',
        why: 'The tubers rest now. They rot in cold, wet soil, and frost kills those near the surface.',
        inPot: {
          description: 'Leave the mix dry, and keep the pot under the eaves or in a shed.',
          why: 'The tubers rest now. They rot in cold, wet mix, and frost reaches them through the pot.',
        },
      }),
      plantOnce(
        'Plant coloured calla tubers once the soil warms',
        { subtropical: [8, 9], temperate: [9, 10], cool: [10, 11] },
        'Set tubers 8 cm deep, eyes up, and water little until the leaves show.',
        'Planted into cold, wet soil the tubers rot.',
      ),
      deadhead(
        'Cut finished calla stems at the base',
        { subtropical: [12, 1], temperate: [1, 2], cool: [2] },
        'Pull or cut each stem off low, and leave all the leaves.',
        'Seed would take what the tuber stores for next summer.',
      ),
      water({
        rule: 'rest-dry',
        priority: 1,
        minutes: 10,
        fromMonths: 3,
        months: { subtropical: [4], temperate: [4], cool: [4] },
        title: 'Let the calla tubers dry off',
        description:
          'Stop watering as the leaves yellow, and take them off once they are dry. Keep the pot under the eaves until spring.',
        why: 'The tubers rest in winter and rot in cold, wet mix.',
        inGround: {
          title: 'Let the calla tubers dry off, and lift them where it is wet',
          description:
            'Stop watering as the leaves yellow, and cut them off once they are dry. Where winters are wet, dig the tubers up and store them dry until spring.',
          why: 'The tubers rest in winter and rot in cold, wet soil.',
        },
      }),
    ],
  },
  {
    name: 'Silver dichondra',
    synonyms: ['Dichondra argentea', 'Silver Falls', 'silver falls dichondra'],
    species: 'Dichondra argentea ‘Silver Falls’',
    kind: 'perennial',
    hardyTo: 'light',
    care: {
      watering: 'When the top of the soil is dry; in a basket every second day in heat.',
      sunlight: 'Full sun for the best silver, or half shade.',
      soil: 'Sharply drained soil, or a basket of good mix.',
      fertilizing: 'A light slow-release feed in spring.',
      pruning: 'Trim silver dichondra curtains level, as often as you like.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['prune-late-winter', 'divide', ...richBedCare],
    jobs: [
      prune({
        rule: 'trim',
        priority: 2,
        minutes: 10,
        fromMonths: 4,
        months: { subtropical: [9], temperate: [9, 10], arid: [9] },
        title: 'Trim the silver dichondra',
        description: 'Cut the trails back by a third and thin out what has gone brown underneath.',
        why: 'New silver shoots thicken the top as it warms up.',
      }),
      soakInDrySpells('silver dichondra'),
    ],
  },
  {
    name: 'Purple fountain grass',
    synonyms: ['Pennisetum Rubrum', 'Pennisetum advena Rubrum', 'red fountain grass', 'purple pennisetum'],
    species: 'Pennisetum × advena ‘Rubrum’',
    kind: 'ornamental-grass',
    hardyTo: 'light',
    care: {
      watering: 'Fortnightly in dry summers, weekly while young.',
      sunlight: 'Full sun for the deepest colour.',
      soil: 'Any soil that drains.',
      fertilizing: 'A little in spring.',
      pruning: 'Cut it to 15 cm once the frosts are over.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'This purple form sets no good seed. The green fountain grass it resembles is a declared weed in several states.',
    jobs: [
      cutDown(
        'Cut the purple fountain grass to 15 cm',
        { tropical: [4], subtropical: [8], temperate: [9], arid: [8] },
        'Tie the tuft in a bundle with string and cut below it with shears.',
        'Old leaves shelter the crown from the cold, and new ones push through as it warms up.',
      ),
      lookFor(
        'Look for mealybug in the purple fountain grass',
        { subtropical: [11], temperate: [12], arid: [11] },
        'Part the leaves at the base, and hose out white fluff.',
        'They breed where the leaves clasp the stem, out of sight.',
      ),
    ],
  },
]

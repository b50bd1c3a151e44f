import type { CatalogueEntry } from '../../entry.ts'
import { pests, prune } from '../../jobs/jobs.ts'
import { cutBack, lookFor, soakInDrySpells } from '../garden-jobs.ts'
import { nativeFeed, oneLeader, proteaFeed, settleIn, soakUntilRooted, waterWeekly } from '../native-jobs.ts'
import { openAndDrained, openAndDry, sunnyAnySoil, sunOrHalfShade } from '../situations.ts'

/** Natives that every nursery sells beside their better-known relatives. */
export const nurseryNatives: readonly CatalogueEntry[] = [
  {
    name: 'Saw banksia',
    synonyms: ['Banksia serrata', 'old man banksia', 'red honeysuckle', 'Pygmy Possum'],
    species: 'Banksia serrata',
    kind: 'native-tree',
    care: {
      watering: 'Weekly through its first two summers, then only in drought.',
      sunlight: 'Full sun; salt wind does it no harm.',
      soil: 'Sandy, acid soil that drains fast. Mound it up over clay.',
      fertilizing: 'A low-phosphorus native feed at the end of winter while it is young.',
      pruning: 'Saw banksia needs none: take off spent candles and low branches if you like.',
    },
    needs: openAndDry,
    feeding: 'while-young',
    watering: 'while-young',
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Take spent candles off the young saw banksia',
        description:
          'Cut grey cones within reach off behind the cone, and leave some for the black cockatoos.',
        why: 'The candles of summer are over, and shoots from below the cut will carry the next.',
        priority: 2,
        minutes: 20,
        months: { subtropical: [7, 8], temperate: [8], cool: [8, 9] },
        fromMonths: 24,
        untilMonths: 120,
      }),
      proteaFeed(
        { subtropical: [8], temperate: [8, 9], cool: [9] },
        'A banksia’s fine roots take in all that they meet, so it gets a native feed and nothing richer.',
      ),
      settleIn(
        ['subtropical', 'temperate', 'cool'],
        'Pour a bucket slowly around the edge of the leaves every week.',
      ),
      pests({
        rule: 'check-caterpillars',
        priority: 2,
        minutes: 10,
        untilMonths: 72,
        months: { subtropical: [2, 3], temperate: [2, 3], cool: [3] },
        title: 'Look for caterpillars on the young saw banksia',
        description:
          'Where shoots are stripped, look for big caterpillars and their droppings, and pick them off by hand.',
        why: 'A few caterpillars of the banksia moth can bare a small tree before they are noticed.',
      }),
    ],
  },
  {
    name: 'Bower vine',
    synonyms: [
      'Pandorea jasminoides',
      'bower of beauty',
      'bower plant',
      'Lady Di pandorea',
      'Rosea pandorea',
    ],
    akin: ['Bower Beauty'],
    species: 'Pandorea jasminoides',
    kind: 'climber',
    hardyTo: 'light',
    care: {
      watering: 'A deep soak each week through summer until it has covered its fence.',
      sunlight: 'Full sun to half shade, out of cold wind.',
      soil: 'Drained soil with compost and a deep mulch.',
      fertilizing: 'Low-phosphorus native fertiliser in early spring.',
      pruning: 'Shorten a bower vine in autumn, once the pink-throated trumpets are over.',
    },
    needs: sunnyAnySoil,
    frostShelter: 'while-young',
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Shorten the bower vine after its last trumpets',
        description: 'Cut long shoots back to the wires and take out what is tangled or climbs into gutters.',
        why: 'It flowers at the ends of new shoots, and a trim after each summer keeps leaves down to the ground.',
        priority: 1,
        minutes: 30,
        months: { subtropical: [4, 5], temperate: [4] },
        fromMonths: 9,
      }),
      nativeFeed(
        { subtropical: [9], temperate: [9, 10] },
        'A light feed suits the shoots that will flower from late spring on.',
      ),
      lookFor(
        'Look for aphids on the bower vine’s tips',
        { subtropical: [9], temperate: [10] },
        'Run the soft tips through your fingers, and hose or squash what sits there.',
        'Aphids gather on the tips that are about to bud.',
      ),
    ],
  },
  {
    name: 'Queensland bottle tree',
    synonyms: ['Brachychiton rupestris', 'narrow-leaved bottle tree'],
    akin: ['bottle tree'],
    species: 'Brachychiton rupestris',
    kind: 'native-tree',
    hardyTo: 'moderate',
    unusualIn: ['cool'],
    care: {
      watering:
        'A slow soak each week in its first summer, each fortnight in the next; later it lives on what its trunk stores.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains, rich clay included.',
      fertilizing: 'A little native plant food low in phosphorus while young.',
      pruning: 'Bottle trees need none but a second leader taken out while they are young.',
    },
    needs: openAndDry,
    watering: 'while-young',
    feeding: 'while-young',
    jobs: [
      oneLeader('bottle tree'),
      lookFor(
        'Cut out rolled bottle tree leaves',
        { subtropical: [2, 3], temperate: [2, 3], arid: [2, 3] },
        'Snip off bundles of rolled leaves with green grubs inside and bin them.',
        'Leaf rollers can bare a young tree within weeks, although it soon puts out new leaves.',
      ),
      ...soakUntilRooted('tropical', 'subtropical', 'temperate', 'arid'),
    ],
  },
  {
    name: 'Bulbine',
    synonyms: ['Bulbine frutescens', 'bulbines', 'burn jelly plant', 'Hallmark bulbine'],
    akin: ['Bulbine bulbosa', 'bulbine lily', 'Bulbine glauca', 'native leek'],
    species: 'Bulbine frutescens',
    kind: 'succulent',
    hardyTo: 'moderate',
    care: {
      watering: 'Each fortnight in a dry summer; hardly ever in winter.',
      sunlight: 'Full sun to light shade.',
      soil: 'Gritty, drained soil, poor for choice.',
      fertilizing: 'None, or a pinch of native plant food in spring.',
      pruning: 'Cut spent stalks off at the base, and shear a bare bulbine clump by half.',
    },
    needs: sunOrHalfShade(openAndDrained),
    feeding: 'never',
    without: ['remove-dead-leaves', 'water-summer'],
    jobs: [
      cutBack(
        'Shear the bulbine after its main flowering',
        { subtropical: [11, 12], temperate: [12], cool: [1], arid: [11] },
        'Cut spent stalks at the base and shorten stems that have gone bare to a tuft of leaves.',
        'Fresh tufts root along the stems and flower again in autumn.',
      ),
      soakInDrySpells('bulbine'),
    ],
  },
  {
    name: 'Kangaroo apple',
    synonyms: ['Solanum aviculare', 'Solanum laciniatum', 'poroporo', 'large kangaroo apple'],
    species: 'Solanum aviculare',
    kind: 'native-shrub',
    hardyTo: 'moderate',
    unusualIn: ['tropical', 'arid'],
    care: {
      watering: 'A bucket a week in its first summer, then in dry spells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any soil that drains.',
      fertilizing: 'A light native feed, low in phosphorus, in spring.',
      pruning:
        'Shorten kangaroo apple by a third after its purple flowers. Leaves and green fruit are poisonous.',
    },
    needs: sunOrHalfShade(sunnyAnySoil),
    jobs: [
      cutBack(
        'Shorten the kangaroo apple by a third',
        { subtropical: [1, 2], temperate: [2], cool: [2, 3] },
        'Cut leggy stems back into leaf, and take off the fruit where children play: it is poisonous while green.',
        'It grows fast and lives for five years or so, and short stems last the longest.',
      ),
      soakInDrySpells('kangaroo apple'),
    ],
  },
  {
    name: 'Swamp banksia',
    synonyms: ['Banksia robur', 'swamp banksias', 'broad-leaved banksia'],
    species: 'Banksia robur',
    kind: 'native-shrub',
    hardyTo: 'moderate',
    unusualIn: ['arid'],
    care: {
      watering: 'A deep soak a week in dry weather: it grows wild in wet heath.',
      sunlight: 'Full sun to half shade.',
      soil: 'Sandy, acid soil that stays damp.',
      fertilizing: 'A low-phosphorus native feed at the end of winter.',
      pruning: 'Cut swamp banksia’s spent candles off with a little stem; it shoots from the base.',
    },
    needs: { ...sunOrHalfShade(openAndDrained), moisture: ['medium', 'moist'] },
    without: ['take-cuttings', 'check-drainage'],
    jobs: [
      {
        ...cutBack(
          'Cut the spent candles off the swamp banksia',
          { tropical: [8], subtropical: [8], temperate: [8, 9], cool: [9] },
          'Cut brown candles off with a hand’s length of leafy stem, and old stems of a grown bush at the base.',
          'It shoots from buds at its foot, and each new stem can carry a candle.',
        ),
        fromMonths: 24,
      },
      proteaFeed(
        { tropical: [8], subtropical: [8], temperate: [8, 9], cool: [9] },
        'A banksia’s fine roots take in all that they meet, so it gets a native feed and nothing richer.',
      ),
      waterWeekly('swamp banksia'),
    ],
  },
  {
    name: 'Scarlet banksia',
    synonyms: ['Banksia coccinea', 'waratah banksia', 'Albany banksia'],
    species: 'Banksia coccinea',
    kind: 'native-shrub',
    hardyTo: 'light',
    frostShelter: 'while-young',
    unusualIn: ['tropical', 'subtropical'],
    care: {
      watering: 'A soak each week until it is two years old, in the morning and never over the leaves.',
      sunlight: 'Full sun, in moving air.',
      soil: 'Deep sand or gravel that drains at once, or a large pot; humid summers and clay kill it.',
      fertilizing: 'A pinch of low-phosphorus native feed at the end of winter, or none.',
      pruning: 'Pick scarlet banksia for the vase with a short stem; it does not shoot from bare wood.',
    },
    needs: openAndDry,
    without: ['take-cuttings'],
    jobs: [
      cutBack(
        'Cut the spent flowers off the scarlet banksia',
        { temperate: [11, 12], cool: [12], arid: [11] },
        'Cut each brown head off just behind it, into leaf.',
        'New shoots come from among the leaves below the cut, and none from bare wood.',
      ),
      proteaFeed(
        { temperate: [8, 9], cool: [9], arid: [8] },
        'A banksia’s fine roots take in all that they meet, so it gets a native feed and nothing richer.',
      ),
      ...soakUntilRooted('temperate', 'cool', 'arid'),
    ],
  },
]

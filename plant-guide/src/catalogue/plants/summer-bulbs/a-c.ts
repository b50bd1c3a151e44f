import type { CatalogueEntry } from '../../../entry.ts'
import { keepDryInFrost } from '../../../jobs/frost.ts'
import { disease, feed, pests, prune, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { regionalPests } from '../../../jobs/regional-pests.ts'
import { deadhead, divideClump, feedIn, plantOnce } from '../../jobs/garden-jobs.ts'
import { broadLeaves, waterWeekly } from '../../jobs/native-jobs.ts'
import { gentleAndDrained, gentleAndMoist, openAndFertile, sunOrHalfShade } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Beach spider lily',
    synonyms: ['Hymenocallis', 'Hymenocallis littoralis', 'white spider lily', 'Hymenocallis speciosa'],
    akin: ['spider lily'],
    species: 'Hymenocallis littoralis',
    kind: 'summer-bulb',
    hardyTo: 'light',
    frostShelter: 'always',
    care: {
      watering: 'Weekly in dry weather; it stands wet soil and sea wind.',
      sunlight: 'Sun to half shade.',
      soil: 'Any soil, damp or sandy.',
      fertilizing: 'Pellets as the warm months begin.',
      pruning: 'Cut spent spider lily stems and yellow leaves at the base.',
    },
    needs: {
      sunlight: gentleAndDrained.sunlight,
      soil: ['loam', 'sandy', 'clay'],
      moisture: ['medium', 'moist'],
    },
    without: ['settle-in', 'cut-down', 'check-snails', 'deadhead', 'water-summer'],
    jobs: [
      pests({
        rule: 'check-lily-caterpillar',
        states: regionalPests.lilyCaterpillar.states,
        priority: 1,
        minutes: 10,
        months: { tropical: [11, 12, 1], subtropical: [11, 12, 1], temperate: [1, 2] },
        title: 'Look for lily caterpillars on the spider lily',
        description:
          'Check both sides of the leaves for black and yellow caterpillars, squash them and cut off leaves that are eaten hollow.',
        why: 'They hatch in crowds and strip a clump within days.',
      }),
      { ...waterWeekly('spider lilies'), why: broadLeaves },
      feedIn(
        'Organic pellet fertiliser',
        'Feed the spider lilies for the warm months',
        { tropical: [9], subtropical: [9], temperate: [10] },
        'Scatter pellets around the clump and water them in.',
        'They keep their leaves all year, but make most of them, and their flowers, while it is warm.',
      ),
      plantOnce(
        'Plant spider lilies with their necks showing',
        { tropical: [10, 11], subtropical: [9, 10], temperate: [9, 10] },
        'Set the bulbs 40 cm apart in damp soil, necks level with the surface.',
        'They root fast once the soil is warm.',
      ),
      {
        ...deadhead(
          'Cut old stems and leaves off the spider lily',
          { tropical: [5], subtropical: [4], temperate: [4] },
          'Cut finished stems and yellow leaves at the base, in gloves: the sap irritates.',
          'Old leaves shelter snails and the next caterpillars.',
        ),
        rule: 'cut-spent-stems',
        fromMonths: 9,
      },
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
    name: 'Canna',
    synonyms: ['canna lily', 'Tropicanna', 'Indian shot'],
    species: 'Canna × generalis',
    kind: 'summer-bulb',
    care: {
      watering: 'As much as you like; it grows beside ponds.',
      sunlight: 'Full sun.',
      soil: 'Rich, damp soil.',
      fertilizing: 'Manure or complete food in spring and midsummer.',
      pruning: 'Cut each stem to the ground after its flowers, and all of them in winter.',
    },
    needs: openAndFertile,
    without: ['cut-down'],
    jobs: [
      feed({
        rule: 'feed-summer',
        fromMonths: 3,
        title: 'Feed the cannas in full growth',
        description: 'Scatter a handful of pelletised manure and water it in well.',
        why: 'The second round of canes carries the last flowers.',
        priority: 2,
        months: { tropical: [12], subtropical: [12], temperate: [1], cool: [1], arid: [12] },
        product: 'Pelletised manure',
      }),
      prune({
        rule: 'deadhead',
        title: 'Cut out canna stems that have flowered',
        description: 'Cut each cane at the ground when its flowers are over.',
        why: 'Each stem flowers once, and the next needs the light.',
        priority: 2,
        minutes: 20,
        months: { tropical: [4], subtropical: [1, 2], temperate: [2], cool: [2, 3], arid: [2] },
      }),
      prune({
        rule: 'prune-late-winter',
        title: 'Cut the old canna stems to the ground',
        description: 'Cut everything down, rake the bed clean and thin the clump with a spade.',
        why: 'New canes come from the ground, and the tired ones only carry rust.',
        priority: 1,
        minutes: 40,
        months: { tropical: [8], subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        fromMonths: 6,
      }),
      feed({
        rule: 'feed-spring',
        title: 'Feed the cannas generously with manure',
        description: 'Spread old manure or pellets over the bed and water well.',
        inPot: { description: 'Scatter pelletised manure over the mix and water well.' },
        why: 'Cannas grow two metres in a season and need plenty of food.',
        priority: 1,
        months: { tropical: [9], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        product: 'Pelletised manure',
      }),
      water({
        rule: 'water-summer',
        title: 'Soak the cannas in dry weather',
        description: 'Flood the bed twice a week, and pots every day.',
        inPot: {
          title: 'Keep water in the canna’s saucer',
          description:
            'Once the shoots are up, stand the pot in a wide saucer and keep water in it while it is warm.',
        },
        why: 'Cannas come from river banks and flower best in wet soil.',
        priority: 1,
        months: {
          tropical: range(5, 11),
          subtropical: range(9, 2),
          temperate: [12, 1, 2],
          cool: [12, 1, 2],
          arid: range(9, 4),
        },
        repeat: 'season',
      }),
      disease({
        rule: 'check-rust',
        title: 'Remove rusty canna leaves',
        description: 'Cut off leaves with orange powder beneath and bin them.',
        why: 'Rust builds up in humid weather and ends the flowers early.',
        priority: 2,
        minutes: 15,
        months: { tropical: [4], subtropical: [2, 3], temperate: [3] },
      }),
      pests({
        rule: 'check-snails',
        title: 'Unroll canna leaves to look for snails and caterpillars',
        description: 'Look into the rolled new leaves and pick out what hides there.',
        why: 'One caterpillar in a rolled leaf makes a row of holes when it opens.',
        priority: 1,
        minutes: 10,
        months: { tropical: [10], subtropical: [10], temperate: [11], cool: [11, 12], arid: [10] },
      }),
    ],
  },
  {
    name: 'Crocosmia',
    synonyms: ['Crocosmia Lucifer', 'Lucifer crocosmia', 'falling stars'],
    akin: ['montbretia', 'Crocosmia crocosmiiflora', 'Hesperantha', 'Schizostylis'],
    species: 'Crocosmia ‘Lucifer’',
    kind: 'summer-bulb',
    care: {
      watering: 'Weekly in spring and early summer.',
      sunlight: 'Sun to light shade.',
      soil: 'Any drained soil.',
      fertilizing: 'A little bulb food in spring.',
      pruning: 'Cut crocosmia stems before they seed.',
    },
    needs: sunOrHalfShade(openAndFertile),
    weedNote:
      'The common orange montbretia runs wild along creeks in the south-east: plant named cultivars only, and bin every corm you dig.',
    jobs: [
      feedIn(
        'Organic pellet fertiliser',
        'Feed the crocosmia as its shoots rise',
        { subtropical: [8], temperate: [9], cool: [9, 10], arid: [8] },
        'Scatter a little complete organic fertiliser around the shoots and water it in.',
        'Leaves, stems and flowers are all still to come.',
      ),
      pests({
        rule: 'check-snails',
        priority: 1,
        minutes: 10,
        months: { subtropical: [8], temperate: [8, 9], cool: [9] },
        title: 'Keep snails off the crocosmia shoots',
        description: 'Hunt at dusk and clear the old leaves that they hide under.',
        why: 'The shoots come up early, while the nights are still damp.',
      }),
      deadhead(
        'Cut spent crocosmia stems',
        { subtropical: [1], temperate: [1, 2], cool: [2], arid: [1] },
        'Cut each arching stem at its base once the flowers are over.',
        'It spreads by seed as well as by corms.',
      ),
      divideClump(
        'Thin the crocosmia',
        { subtropical: [8], temperate: [7, 8], cool: [8, 9], arid: [8] },
        'Lift the clump, keep the largest corms and replant them 8 cm deep; bin the rest.',
        'Crowded corms make leaves and few flowers.',
      ),
    ],
  },
]

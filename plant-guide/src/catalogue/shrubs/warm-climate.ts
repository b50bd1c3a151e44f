import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { prune } from '../../jobs/jobs.ts'
import { thirsty } from '../../jobs/months.ts'
import {
  cutBack,
  deadhead,
  feedAgain,
  feedWhileItFlowers,
  lookFor,
  soakInDrySpells,
  waterIn,
} from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile } from '../situations.ts'

/** Shrubs of the warm north and of frost-free gardens. */
export const warmClimateShrubs: readonly CatalogueEntry[] = [
  {
    name: 'Croton',
    synonyms: ['codiaeum', 'crotons', 'Petra croton'],
    akin: ['Joseph’s coat'],
    species: 'Codiaeum variegatum',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in warm weather, less when cool.',
      sunlight: 'Bright light to full sun; shade dulls croton leaves.',
      soil: 'Rich, drained soil or a pot.',
      fertilizing: 'Slow-release at the start of the warm months.',
      pruning: 'Shorten leggy crotons as the weather warms. The sap stains and irritates.',
    },
    needs: openAndFertile,
    jobs: [
      cutBack(
        'Shorten leggy crotons',
        { tropical: [9, 10], subtropical: [9, 10], temperate: [11], arid: [10] },
        'Cut bare stems by a third above a leaf scar, with gloves on.',
        'Warmth and rain bring new, bright leaves below each cut.',
      ),
      coverFromFrost('croton'),
      lookFor(
        'Look for mites and scale on crotons',
        { tropical: [8], subtropical: [10], temperate: [12], arid: [10] },
        'Hose the undersides hard and wipe scale off the ribs.',
        'Mites thrive in dry weather.',
      ),
    ],
  },
  {
    name: 'Acalypha',
    synonyms: ['copperleaf', 'Fijian fire plant', 'copper leaf', 'Jacob’s coat'],
    akin: ['chenille plant', 'Acalypha hispida', 'red-hot cat’s tail', 'cat’s tail plant'],
    species: 'Acalypha wilkesiana',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in the hot months.',
      sunlight: 'Full sun for colour.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Slow-release as the warm months begin.',
      pruning: 'Prune acalypha by half in spring and tip it through the year.',
    },
    needs: openAndFertile,
    jobs: [
      cutBack(
        'Cut the acalypha back by half',
        { tropical: [9], subtropical: [8, 9], temperate: [10], arid: [9] },
        'Cut above a leaf joint all over as the weather warms up.',
        'New shoots have the largest and brightest leaves.',
      ),
      coverFromFrost('acalypha'),
      feedAgain('acalypha', {
        only: 'pot',
        minutes: 10,
        fromMonths: 3,
        months: { tropical: [12], subtropical: [1], temperate: [1], arid: [12] },
        title: 'Feed the potted acalypha a second time',
        description: 'Scatter a little slow-release shrub food over the mix and water it in.',
        why: 'Rain and watering wash the food out of a pot within months.',
        product: 'Slow-release shrub fertiliser',
      }),
    ],
  },
  {
    name: 'Angel’s trumpet',
    synonyms: ['brugmansia', 'angel trumpet', 'Brugmansia suaveolens', 'tree datura'],
    species: 'Brugmansia × candida',
    kind: 'flowering-shrub',
    hardyTo: 'moderate',
    care: {
      watering: 'Twice a week in warm weather; its large leaves wilt first.',
      sunlight: 'Morning sun or half shade, out of the wind.',
      soil: 'Rich, damp soil that drains.',
      fertilizing: 'Flower food in spring and again late in summer.',
      pruning: 'Cut angel’s trumpet back by a third once the cold is past, with gloves on.',
    },
    needs: gentleAndMoist,
    without: ['take-cuttings'],
    jobs: [
      cutBack(
        'Cut the angel’s trumpet back by a third',
        { tropical: [8], subtropical: [8, 9], temperate: [9, 10], arid: [9] },
        'Wear gloves and keep the sap out of your eyes. Cut above a fork and bin the pieces.',
        'It flowers at the forks of the new stems.',
      ),
      coverFromFrost('angel’s trumpet'),
    ],
  },
  {
    name: 'Allamanda',
    synonyms: ['golden trumpet vine', 'allamandas', 'Sunee', 'Allamanda cathartica'],
    species: 'Allamanda cathartica',
    kind: 'climber',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week while in flower.',
      sunlight: 'Full sun.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Flower food each month in the warm season.',
      pruning: 'Cut allamanda back in spring before growth. The milky sap is poisonous.',
    },
    needs: openAndFertile,
    weedNote: 'Allamanda climbs into creekside bush in warm Queensland. Put all cuttings in the bin.',
    jobs: [
      cutBack(
        'Prune the allamanda before it grows',
        { tropical: [8, 9], subtropical: [8, 9], temperate: [10], arid: [9] },
        'Shorten last year’s shoots to a few joints and tie the rest in. Wear gloves.',
        'Flowers come for months at the ends of new shoots.',
      ),
      coverFromFrost('allamanda'),
      feedWhileItFlowers('allamanda'),
    ],
  },
  {
    name: 'Duranta',
    synonyms: ['Sheena’s Gold', 'golden dewdrop', 'Geisha Girl', 'pigeon berry'],
    species: 'Duranta erecta',
    kind: 'hedge',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly in summer, and pots every second day.',
      sunlight: 'Full sun for gold leaves.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Clip duranta every few weeks in the warm months, before berries form.',
    },
    needs: openAndFertile,
    without: ['trim-late-summer'],
    weedNote:
      'Duranta seeds into bushland in Queensland and New South Wales, and its berries are poisonous. Clip it before they form.',
    frostShelter: 'while-young',
    jobs: [
      prune({
        rule: 'trim-early-summer',
        priority: 1,
        minutes: 45,
        fromMonths: 14,
        repeat: 'season',
        months: {
          tropical: [4],
          subtropical: [12, 1, 2],
          temperate: [12, 1, 2],
          arid: [12, 1, 2],
        },
        title: 'Clip the duranta',
        description: 'Clip sides and top with sharp shears on a cloudy day. Look for nests first.',
        why: 'It grows fast while it is warm, and clipped shoots have no berries.',
      }),
      deadhead(
        'Clip the duranta before its berries ripen',
        { tropical: [2], subtropical: [2, 3], temperate: [3], arid: [3] },
        'Cut all flower and berry strings off and put them in the bin.',
        'Birds carry the seed, and the berries are poisonous to children and pets.',
      ),
      {
        ...waterIn(
          'Water the duranta in dry weather',
          thirsty,
          'Soak the roots once a week, and pots every second day.',
          'The leaves scorch where the roots are dry.',
        ),
        arid: {
          description:
            'Soak the roots twice a week, every second day in a heatwave or its first summer, and once a week while it is cool.',
        },
      },
    ],
  },
  {
    name: 'Mussaenda',
    synonyms: ['Bangkok rose', 'Queen Sirikit', 'flag bush'],
    species: 'Mussaenda philippica',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    care: {
      watering: 'Deeply twice a week in the warm season.',
      sunlight: 'Full sun or half shade.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Monthly from spring to autumn.',
      pruning: 'Cut mussaenda hard at the end of winter.',
    },
    needs: openAndFertile,
    jobs: [
      cutBack(
        'Cut the mussaenda hard',
        { tropical: [8], subtropical: [8, 9] },
        'Cut stems to half their height above a leaf joint.',
        'Its coloured bracts come on the new growth of the wet months.',
      ),
      coverFromFrost('mussaenda'),
    ],
  },
  {
    name: 'Pentas',
    synonyms: ['Egyptian star flower', 'star cluster'],
    species: 'Pentas lanceolata',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    care: {
      watering: 'Weekly, more in flower.',
      sunlight: 'Full sun to half shade.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Flower food every two months in warm weather.',
      pruning: 'Deadhead pentas often and cut it by half at the end of winter.',
    },
    needs: openAndDrained,
    jobs: [
      feedAgain('pentas', {
        months: { tropical: [2], subtropical: [12, 2], temperate: [1], arid: [12] },
        title: 'Feed the pentas for more flowers',
        description: 'Water in a liquid flower food on damp soil, and again two weeks later.',
        why: 'It flowers on as long as it is warm and fed.',
        product: 'Liquid flower food',
      }),
      cutBack(
        'Cut the pentas back by half',
        { tropical: [4], subtropical: [8], temperate: [9], arid: [9] },
        'Shorten all stems above a pair of leaves.',
        'Old stems get woody and flower less; new ones flower for months.',
      ),
      deadhead(
        'Deadhead the pentas',
        { tropical: [6, 7, 8], subtropical: [12, 1, 2], temperate: [12, 1, 2], arid: [12] },
        'Cut each cluster back to the side shoots below it.',
        'Butterflies come for the next flowers.',
      ),
      coverFromFrost('pentas'),
    ],
  },
  {
    name: 'Dwarf poinciana',
    synonyms: ['peacock flower', 'Caesalpinia', 'pride of Barbados', 'Barbados pride'],
    species: 'Caesalpinia pulcherrima',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    care: {
      watering: 'A deep soak each week while young, little later.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, poor or good.',
      fertilizing: 'Slow-release at the start of the warm season.',
      pruning: 'Cut dwarf poinciana to knee height each year. Mind the thorns.',
    },
    needs: openAndDrained,
    weedNote:
      'Its seeds are poisonous and come up along creeks in northern Australia. Cut the pods off green.',
    without: ['take-cuttings'],
    jobs: [
      coverFromFrost('dwarf poinciana'),
      soakInDrySpells('dwarf poinciana'),
      cutBack(
        'Cut the dwarf poinciana to knee height',
        { tropical: [8], subtropical: [8, 9], arid: [9] },
        'Cut all stems above a bud and clear the pods away. Wear gloves.',
        'It flowers on the shoots of the season and goes leggy without a cut.',
      ),
    ],
  },
]

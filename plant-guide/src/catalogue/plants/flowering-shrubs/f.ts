import type { CatalogueEntry } from '../../../entry.ts'
import { feed, pests, prune, soil } from '../../../jobs/jobs.ts'
import { cutDown, soakInDrySpells, thinOnceGrown } from '../../jobs/garden-jobs.ts'
import { openAndDrained, openAndDry, openAndFertile, shadeAndMoist } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Fatsia',
    synonyms: ['Japanese aralia', 'aralia', 'Fatsia japonica', 'Spider’s Web fatsia'],
    akin: ['Fatshedera', 'tree ivy', 'tetrapanax', 'rice paper plant'],
    species: 'Fatsia japonica',
    kind: 'flowering-shrub',
    care: {
      watering: 'Twice a week in summer; it wilts when it is dry.',
      sunlight: 'Shade or a bright room.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut leggy fatsia stems low in early spring.',
    },
    needs: shadeAndMoist,
    without: ['prune-after-flowering', 'take-cuttings'],
    jobs: [
      {
        ...cutDown(
          'Cut leggy fatsia stems low',
          { subtropical: [8], temperate: [9], cool: [10], arid: [8] },
          'Take the tallest stems out low down, no more than a third of them in one year.',
          'New shoots come from the base and fill it in again.',
        ),
        fromMonths: 24,
      },
    ],
  },
  {
    name: 'Flowering quince',
    synonyms: ['japonica quince', 'Chaenomeles', 'ornamental quince'],
    species: 'Chaenomeles speciosa',
    kind: 'flowering-shrub',
    care: {
      watering: 'Every fortnight in summer.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'A little compost and slow-release food in spring.',
      pruning: 'Shorten flowering quince side shoots after its flowers. Mind the thorns.',
    },
    needs: openAndDrained,
    jobs: [
      soakInDrySpells('flowering quince'),
      ...thinOnceGrown(
        'flowering quince',
        'Prune the flowering quince',
        { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Shorten flowered shoots to a few buds and thin the oldest stems. Wear gloves.',
        'Flowers come on short spurs of older wood in late winter.',
      ),
    ],
  },
  {
    name: 'Forsythia',
    synonyms: ['golden bells', 'forsythias', 'Lynwood Gold'],
    species: 'Forsythia × intermedia',
    kind: 'flowering-shrub',
    care: {
      watering: 'A soak each fortnight in summer.',
      sunlight: 'Full sun in a cool garden.',
      soil: 'Any fertile, drained soil.',
      fertilizing: 'A handful of pellets in spring.',
      pruning: 'Thin forsythia as soon as its yellow flowers fade.',
    },
    needs: openAndFertile,
    needsChill: 'plenty',
    without: ['check-pests-spring'],
    jobs: [
      soakInDrySpells('forsythia'),
      ...thinOnceGrown(
        'forsythia',
        'Thin the forsythia after flowering',
        { temperate: [10], cool: [10] },
        'Cut a third of the oldest stems to the ground.',
        'It flowers in early spring on last summer’s stems.',
      ),
    ],
  },
  {
    name: 'French lavender',
    synonyms: ['Lavandula dentata', 'toothed lavender', 'fringed lavender', 'monet lavender'],
    species: 'Lavandula dentata',
    kind: 'flowering-shrub',
    care: {
      watering: 'Every fortnight in summer when settled.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil; the lavender for clay gardens with a mound, and for the milder coast.',
      fertilizing: 'A light feed in spring and lime once a year on acid soil.',
      pruning:
        'Trim by a third in late summer and take off spent heads at other times; it flowers nearly all year.',
    },
    needs: openAndDry,
    without: ['add-compost', 'mulch-before-summer'],
    jobs: [
      soakInDrySpells('French lavender'),
      prune({
        rule: 'prune-after-flowering',
        title: 'Cut spent heads and a third of the leaves off the French lavender',
        description: 'Shear the bush by a third all round, keeping leaves on each stem.',
        why: 'A late-summer shape holds French lavender together for five years instead of two.',
        priority: 1,
        months: { subtropical: [2, 3], temperate: [2], cool: [2], arid: [2] },
        fromMonths: 2,
      }),
      feed({
        rule: 'feed-spring',
        title: 'Feed the French lavender lightly',
        description: 'Half a handful of slow-release fertiliser per bush, watered in.',
        why: 'French lavender flowers for months and needs very little food.',
        priority: 2,
        months: { subtropical: [9], temperate: [10, 11], cool: [11], arid: [9] },
      }),
      soil({
        rule: 'lime-acid-soil',
        only: 'ground',
        title: 'Lime acid soil around the lavender',
        description: 'Sprinkle garden lime around the bush where the soil tests acid.',
        why: 'Rain washes lime out of the soil, and lavender comes from chalk hills.',
        priority: 2,
        minutes: 10,
        months: { subtropical: [5], temperate: [4, 5], cool: [4] },
      }),
      pests({
        rule: 'check-pests-spring',
        title: 'Look for froth and aphids on the lavender',
        description: 'Hose off spittlebug froth and any aphids on the soft tips.',
        why: 'Soft spring tips draw sucking insects before the flowers open.',
        priority: 1,
        minutes: 10,
        months: { subtropical: [9], temperate: [9, 10], cool: [10, 11], arid: [9] },
      }),
      prune({
        rule: 'deadhead',
        priority: 2,
        minutes: 10,
        fromMonths: 6,
        months: { subtropical: [10], temperate: [11], cool: [11], arid: [10] },
        title: 'Snip spent heads off the French lavender',
        description: 'Cut each finished stem back to a pair of leaves.',
        why: 'With no seed to ripen, it flowers again within weeks.',
      }),
    ],
  },
]

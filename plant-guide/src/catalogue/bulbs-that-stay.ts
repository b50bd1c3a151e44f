import type { CatalogueEntry } from '../entry.ts'
import { pests, prune, water } from '../jobs/jobs.ts'
import { regionalPests } from '../jobs/regional-pests.ts'
import { deadhead, divideClump, feedIn, plantOnce, waterInLeaf } from './garden-jobs.ts'
import { waterWeekly } from './native-jobs.ts'
import { gentleAndDrained, openAndDrained, openAndDry, shadeAndMoist, sunOrHalfShade } from './situations.ts'

const broadLeaves = 'Their broad leaves lose a lot of water, and flag once the soil is dry.'

/** Small and late bulbs that settle and come back. */
export const settledBulbs: readonly CatalogueEntry[] = [
  {
    name: 'Crocus',
    synonyms: ['crocuses', 'Dutch crocus'],
    akin: ['saffron crocus'],
    species: 'Crocus vernus',
    kind: 'bulb',
    care: {
      watering: 'Winter rain is enough; dry in summer.',
      sunlight: 'Sun while in leaf.',
      soil: 'Gritty, drained soil or a shallow pot.',
      fertilizing: 'Bulb food lightly in autumn.',
      pruning: 'Leave crocus leaves until they are brown.',
    },
    needs: openAndDrained,
    without: ['deadhead', 'feed-after-flowering', 'check-snails', 'check-aphids'],
    needsChill: 'plenty',
    jobs: [
      water({
        rule: 'water-in-leaf',
        priority: 1,
        minutes: 10,
        months: { temperate: [5, 8, 9], cool: [5, 9, 10] },
        title: 'Water the crocuses in a dry spell while they grow',
        description: 'Give one good soak a week when no rain comes, and stop once the leaves yellow.',
        why: 'They root in autumn and fill their corms after flowering; in between, winter rain is enough.',
        inPot: {
          description:
            'Push a finger in; where it is dry at the first knuckle, water until it drains out the bottom.',
        },
      }),
      prune({
        rule: 'clear-yellow-leaves',
        fromMonths: 5,
        priority: 3,
        minutes: 10,
        months: { temperate: [10, 11], cool: [11] },
        title: 'Clear the crocus leaves once they are brown',
        description: 'Pull the leaves away when they come without a tug.',
        why: 'Until then they fill the corm for next year.',
      }),
      plantOnce(
        'Plant crocus corms',
        { temperate: [3, 4], cool: [3, 4] },
        'Set them 6 cm deep in groups of ten or more.',
        'They need a cold winter to flower.',
      ),
    ],
  },
  {
    name: 'Grape hyacinth',
    synonyms: ['Muscari', 'grape hyacinths'],
    species: 'Muscari armeniacum',
    kind: 'bulb',
    care: {
      watering: 'None in wet winters.',
      sunlight: 'Sun or the shade of bare trees.',
      soil: 'Any soil that drains in summer.',
      fertilizing: 'Seldom needed in the ground.',
      pruning: 'Snip spent grape hyacinths if they seed too much.',
    },
    needs: gentleAndDrained,
    feeding: 'never',
    without: ['check-aphids'],
    jobs: [
      deadhead(
        'Cut spent grape hyacinth stems before they seed',
        { subtropical: [9], temperate: [9, 10], cool: [10] },
        'Snip each brown stem at the leaves, and let the leaves yellow by themselves.',
        'They seed into paths and lawns, and the leaves are filling the bulbs.',
      ),
      plantOnce(
        'Plant grape hyacinths',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4, 5] },
        'Plant 8 cm deep and 5 cm apart along an edge or in pots.',
        'They flower blue in early spring and multiply by themselves.',
      ),
    ],
  },
  {
    name: 'Sparaxis',
    synonyms: ['harlequin flower'],
    akin: ['babiana', 'baboon flower'],
    species: 'Sparaxis tricolor',
    kind: 'bulb',
    care: {
      watering: 'Rain from autumn to spring; bone dry in summer.',
      sunlight: 'Full sun.',
      soil: 'Sandy, drained soil.',
      fertilizing: 'Hardly any.',
      pruning: 'Cut sparaxis heads before the seed drops.',
    },
    needs: openAndDry,
    weedNote:
      'Sparaxis and its relations run wild in bushland in Western and South Australia. Cut the heads and bin spare corms.',
    feeding: 'never',
    jobs: [
      waterInLeaf('sparaxis'),
      plantOnce(
        'Plant sparaxis corms',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4], arid: [4] },
        'Set them 5 cm deep, close together.',
        'They grow through winter and flower in spring.',
      ),
      deadhead(
        'Cut sparaxis heads before they seed',
        { subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
        'Cut spent stems low and put them in the bin.',
        'The seed is carried into bushland by water and wind.',
      ),
    ],
  },
  {
    name: 'Lily of the valley',
    synonyms: ['Convallaria', 'lily-of-the-valley'],
    species: 'Convallaria majalis',
    kind: 'perennial',
    care: {
      watering: 'Weekly from spring to autumn.',
      sunlight: 'Cool shade.',
      soil: 'Damp soil with leaf mould.',
      fertilizing: 'Compost over the patch at the end of winter, a few pellets in spring.',
      pruning: 'None: the leaves of lily of the valley die down by themselves. Every part is poisonous.',
    },
    needs: shadeAndMoist,
    without: ['prune-late-winter', 'check-pests-spring', 'check-pests-summer'],
    needsChill: 'plenty',
    jobs: [
      divideClump(
        'Divide the lily of the valley',
        { temperate: [6, 7], cool: [6, 7] },
        'Lift a corner, separate pips with roots and replant them 10 cm apart, tips just covered. Wear gloves.',
        'Moved in its winter rest, it loses no flowers.',
      ),
    ],
  },
  {
    name: 'Belladonna lily',
    synonyms: ['naked ladies', 'Amaryllis belladonna', 'Easter lily pink'],
    species: 'Amaryllis belladonna',
    kind: 'bulb',
    care: {
      watering: 'Rain alone; dry in early summer.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, the neck of the bulb showing.',
      fertilizing: 'None as a rule.',
      pruning: 'Cut belladonna stems before the fleshy seed drops.',
    },
    needs: openAndDry,
    weedNote: 'Belladonna lilies run wild along roadsides in the south. Bin spare bulbs and seed heads.',
    without: [
      'check-snails',
      'feed-after-flowering',
      'deadhead',
      'feed-autumn',
      'check-aphids',
      'mulch-autumn',
    ],
    jobs: [
      water({
        rule: 'water-in-leaf',
        priority: 2,
        only: 'pot',
        minutes: 5,
        months: { temperate: [5, 6], cool: [4, 5], arid: [5, 6] },
        title: 'Water the potted belladonnas while in leaf',
        description: 'Soak the pot once its top is dry, and stop when the leaves yellow.',
        why: 'The leaves of winter fill the bulb; in the ground rain does it.',
      }),
      pests({
        rule: 'check-lily-caterpillar',
        priority: 2,
        minutes: 10,
        states: regionalPests.lilyCaterpillar.states,
        months: { temperate: [5] },
        title: 'Look for lily caterpillars on the belladonna leaves',
        description:
          'Part the new leaves, look on both sides for striped caterpillars and squash them young.',
        why: 'The leaves of winter fill the bulb, and a brood eats them within days.',
      }),
      plantOnce(
        'Plant belladonna bulbs with their necks out',
        { temperate: [12, 1], cool: [1], arid: [12] },
        'Set dormant bulbs with the neck above the soil and leave them for years.',
        'They rest in early summer and sulk if they are moved later.',
      ),
      deadhead(
        'Cut spent belladonna stems',
        { temperate: [4], cool: [4], arid: [4] },
        'Cut each stem low, with its seeds, and leave the new leaves.',
        'The large seeds sprout wherever they fall.',
      ),
    ],
  },
  {
    name: 'Crinum lily',
    synonyms: ['crinum', 'swamp lily', 'spider crinum', 'Crinum pedunculatum', 'river lily'],
    species: 'Crinum pedunculatum',
    kind: 'native-perennial',
    care: {
      watering: 'Weekly in dry weather; it stands wet soil.',
      sunlight: 'Sun to half shade.',
      soil: 'Any soil, damp or sandy.',
      fertilizing: 'A native feed low in phosphorus in spring.',
      pruning: 'Cut old crinum leaves and flower stems at the base. The sap irritates.',
    },
    needs: {
      sunlight: sunOrHalfShade(openAndDrained).sunlight,
      soil: ['loam', 'clay', 'sandy', 'silt'],
      moisture: ['medium', 'moist'],
    },
    without: ['check-drainage', 'check-snails'],
    jobs: [
      pests({
        rule: 'check-lily-caterpillar',
        states: regionalPests.lilyCaterpillar.states,
        priority: 1,
        minutes: 10,
        months: { tropical: [11, 12, 1], subtropical: [11, 12, 1], temperate: [1, 2] },
        title: 'Look for lily caterpillars on the crinum',
        description: 'Check both sides of the leaves for striped caterpillars and squash them.',
        why: 'They eat the leaves down to the bulb within a week.',
      }),
      { ...waterWeekly('crinums'), why: broadLeaves },
      prune({
        rule: 'cut-spent-stems',
        priority: 2,
        fromMonths: 9,
        months: { tropical: [5], subtropical: [4], temperate: [4] },
        title: 'Cut old leaves and flower stems off the crinum',
        description: 'Cut yellow leaves and finished stems at the base, with gloves on: the sap irritates.',
        why: 'The flowers are over, and snails shelter under old leaves.',
      }),
    ],
  },
  {
    name: 'Beach spider lily',
    synonyms: ['Hymenocallis', 'Hymenocallis littoralis', 'white spider lily', 'Hymenocallis speciosa'],
    akin: ['spider lily'],
    species: 'Hymenocallis littoralis',
    kind: 'summer-bulb',
    hardyTo: 'light',
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
    without: ['cut-down', 'check-snails', 'deadhead', 'water-summer'],
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
]

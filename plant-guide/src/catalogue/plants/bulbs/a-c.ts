import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { ACT, NSW, NT, QLD, TAS, VIC } from '../../../climate/states.ts'
import type { CatalogueEntry } from '../../../entry.ts'
import { feed, pests, prune, soil, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { regionalPests } from '../../../jobs/regional-pests.ts'
import { settleIn } from '../../../kinds/common-jobs.ts'
import { deadhead, divideClump, feedIn, plantOnce, plantOut, waterInLeaf } from '../../jobs/garden-jobs.ts'
import {
  gentleAndDrained,
  openAndDrained,
  openAndDry,
  openAndFertile,
  shadeAndMoist,
  sunOrHalfShade,
} from '../../situations.ts'
import { dryNativeTubers, feedNativeTubers, guardNewLeaves, notForNativeTubers } from './jobs.ts'

/** The other states have declared the arum lily a weed, so it is neither watered nor fed there. */
const whereAllowed: readonly AustralianState[] = [ACT, NSW, NT, QLD, TAS, VIC]

export const plants: readonly CatalogueEntry[] = [
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
    name: 'Arum lily',
    synonyms: ['Zantedeschia', 'white arum', 'Green Goddess'],
    akin: ['death lily', 'funeral lily'],
    species: 'Zantedeschia aethiopica',
    kind: 'bulb',
    care: {
      watering: 'Keep damp from autumn to spring.',
      sunlight: 'Sun to half shade.',
      soil: 'Damp, rich soil or a pot.',
      fertilizing: 'Flower food as the buds rise.',
      pruning: 'Cut arum flowers at the base and never let berries ripen.',
    },
    needs: sunOrHalfShade({ ...openAndFertile, moisture: ['moist'] }),
    weedNote:
      'The white arum lily is a declared weed in Western Australia and South Australia. Every part is poisonous and burns the mouth.',
    without: ['keep-dry-at-rest', 'feed-after-flowering', 'feed-autumn', 'mulch-autumn', 'check-aphids'],
    jobs: [
      settleIn,
      ...waterInLeaf('arum lilies', {
        states: whereAllowed,
        // Kept wet, they stay in leaf until the heat.
        months: {
          subtropical: range(5, 11),
          temperate: range(5, 11),
          cool: range(8, 11),
          arid: range(3, 11),
        },
        why: 'They come from marshes, and their large leaves flag where the roots are dry.',
      }),
      {
        ...feedIn(
          'Liquid flower food',
          'Feed the arum lilies as their buds rise',
          { subtropical: [7], temperate: [7, 8], cool: [9], arid: [7] },
          'Water in a liquid flower food on damp soil.',
          'The flowers follow within weeks.',
        ),
        states: whereAllowed,
      },
      deadhead(
        'Cut arum flowers before the berries form',
        { subtropical: [9], temperate: [10, 11], cool: [11, 12], arid: [9] },
        'Cut stems at the base with gloves on and put the heads in the bin.',
        'Birds carry the berries into creeks and bushland.',
      ),
    ],
  },
  {
    name: 'Belladonna lily',
    synonyms: ['naked ladies', 'Amaryllis belladonna', 'Easter lily pink'],
    akin: ['amaryllis'],
    species: 'Amaryllis belladonna',
    kind: 'bulb',
    care: {
      watering: 'Rain alone; dry in early summer.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, the neck of the bulb showing.',
      fertilizing: 'None in the ground, flower food while it is in leaf in a pot.',
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
      'water-in-leaf',
    ],
    jobs: [
      water({
        rule: 'water-pot-in-leaf',
        priority: 2,
        only: 'pot',
        minutes: 5,
        months: { temperate: [5, 6], cool: [4, 5], arid: [5, 6] },
        title: 'Water the potted belladonnas while in leaf',
        description: 'Soak the pot once its top is dry, and stop when the leaves yellow.',
        why: 'The leaves of winter fill the bulb; in the ground rain does it.',
      }),
      feed({
        rule: 'feed-pot',
        priority: 2,
        minutes: 5,
        only: 'pot',
        fromMonths: 3,
        months: { temperate: [5], cool: [5], arid: [5] },
        title: 'Feed the potted belladonnas while in leaf',
        description: 'Water in a liquid flower food on damp mix, and again a month later.',
        why: 'In the ground they live on little, but the mix of a pot holds nothing more after a year.',
        product: 'Liquid flower food',
      }),
      pests({
        rule: 'check-lily-caterpillar',
        priority: 2,
        minutes: 10,
        states: regionalPests.lilyCaterpillar.states,
        where: 'mild-winter',
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
    name: 'Bluebell',
    synonyms: ['bluebells', 'Spanish bluebell', 'Hyacinthoides', 'English bluebell'],
    species: 'Hyacinthoides hispanica',
    kind: 'bulb',
    care: {
      watering: 'Rain is enough in most winters; weekly in a dry spring.',
      sunlight: 'Under deciduous trees.',
      soil: 'Any soil with leaf mould.',
      fertilizing: 'A little bulb food in autumn.',
      pruning: 'Cut spent bluebell stalks, and pull yellow leaves away in summer.',
    },
    needs: shadeAndMoist,
    without: ['feed-after-flowering'],
    jobs: [
      ...waterInLeaf('bluebells'),
      deadhead(
        'Cut spent bluebell stalks at the base',
        { temperate: [10, 11], cool: [11] },
        'Cut each stalk at the base as its last bells fade, and leave the leaves to yellow by themselves.',
        'They seed themselves all over a garden, and the leaves are filling the bulbs.',
      ),
      plantOnce(
        'Plant bluebells under trees',
        { temperate: [3, 4, 5], cool: [3, 4, 5] },
        'Plant 8 cm deep in drifts where they can stay.',
        'They root in autumn, flower in spring and spread by themselves.',
      ),
      divideClump(
        'Thin crowded bluebells',
        { temperate: [12], cool: [12, 1] },
        'Lift a clump once the leaves have gone and replant the large bulbs.',
        'Packed bulbs make leaves and few flowers.',
      ),
    ],
  },
  {
    name: 'Chincherinchee',
    synonyms: [
      'Ornithogalum',
      'Ornithogalum thyrsoides',
      'chincherinchees',
      'wonder flower',
      'star of Bethlehem bulb',
    ],
    akin: ['star of Bethlehem', 'Ornithogalum arabicum', 'Ornithogalum dubium'],
    species: 'Ornithogalum thyrsoides',
    kind: 'bulb',
    unusualIn: ['tropical'],
    care: {
      watering: 'Rain from autumn to spring, and a soak in dry weeks; dry in summer.',
      sunlight: 'Full sun.',
      soil: 'Sandy, drained soil or a pot.',
      fertilizing: 'A little bulb food in autumn.',
      pruning: 'Cut chincherinchee stems before the seed drops.',
    },
    needs: openAndDry,
    weedNote:
      'Chincherinchee and its relations have run wild in damp pasture and roadsides in Western and South Australia. Cut the heads, and bin spare bulbs.',
    without: ['feed-after-flowering', 'check-aphids'],
    jobs: [
      ...waterInLeaf('chincherinchees'),
      plantOnce(
        'Plant chincherinchee bulbs',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4], arid: [4] },
        'Set them 5 cm deep and 10 cm apart, or ten to a pot.',
        'They root with the autumn rain and flower late in spring.',
      ),
      deadhead(
        'Cut the chincherinchee stems before they seed',
        { subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [10, 11] },
        'Cut each stem low, for a vase or once its top flowers fade, and leave the leaves.',
        'Stems last for weeks in water, and seed would carry it out of the garden.',
      ),
    ],
  },
  {
    name: 'Chocolate lily',
    synonyms: ['Arthropodium strictum', 'Dichopogon', 'Dichopogon strictus', 'nodding chocolate lily'],
    akin: ['bulbine lily', 'Bulbine bulbosa', 'golden lily', 'Arthropodium fimbriatum'],
    species: 'Arthropodium strictum',
    kind: 'bulb',
    unusualIn: ['tropical'],
    care: {
      watering: 'Weekly while it is in leaf; dry from midsummer until the rain of autumn.',
      sunlight: 'Morning sun or light shade, as under open trees.',
      soil: 'Loose, deep soil that drains, or a pot 30 cm deep.',
      fertilizing: 'A little native plant food low in phosphorus in autumn.',
      pruning: 'Let chocolate lily leaves and stems die down by themselves.',
    },
    needs: sunOrHalfShade(gentleAndDrained),
    without: [...notForNativeTubers],
    jobs: [
      ...waterInLeaf('chocolate lilies'),
      feedNativeTubers('chocolate lilies'),
      dryNativeTubers('chocolate lily'),
      guardNewLeaves('chocolate lilies'),
      plantOnce(
        'Plant chocolate lilies among grasses',
        { subtropical: [4, 5], temperate: [4, 5, 8, 9], cool: [4, 8, 9], arid: [4, 5] },
        'Set plants or tubers 20 cm apart and 5 cm deep, and mark the place.',
        'They root in cool, damp soil and flower in spring.',
      ),
      {
        ...deadhead(
          'Gather the chocolate lily’s seed and clear its stems',
          { subtropical: [12], temperate: [12, 1], cool: [1], arid: [12] },
          'Shake the black seed into a bag or over bare soil, and pull the dry stems away.',
          'The tubers have gone to sleep, and seedlings fill the gaps next autumn.',
        ),
        fromMonths: 3,
      },
      divideClump(
        'Divide the chocolate lilies',
        { subtropical: [4], temperate: [4], cool: [3, 4], arid: [4] },
        'Lift the clump as its shoots show, tease the tubers apart and replant them at once; the largest may be eaten.',
        'They are just waking up, and a crowded clump flowers less.',
      ),
    ],
  },
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
        only: 'ground',
        priority: 1,
        minutes: 10,
        months: { temperate: [5, 8, 9], cool: [5, 9, 10] },
        title: 'Water the crocuses in a dry spell while they grow',
        description: 'Give one good soak a week when no rain comes, and stop once the leaves yellow.',
        why: 'They root in autumn and fill their corms after flowering; in between, winter rain is enough.',
      }),
      water({
        rule: 'water-pot-in-leaf',
        only: 'pot',
        priority: 1,
        minutes: 10,
        repeat: 'season',
        months: { temperate: [3, 4, 5, 6, 7, 8, 9], cool: [3, 4, 5, 9, 10, 11] },
        title: 'Water the potted crocuses when the mix dries out',
        description:
          'Push a finger in; where it is dry at the first knuckle, water until it drains out the bottom. Stop as the leaves yellow.',
        why: 'They root in autumn and fill their corms after flowering, and a pot dries out between rains.',
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
]

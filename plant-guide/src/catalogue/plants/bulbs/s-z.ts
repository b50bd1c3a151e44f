import type { CatalogueEntry } from '../../../entry.ts'
import { keepDryInFrost } from '../../../jobs/frost.ts'
import { feed, pests, plant, soil, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { deadhead, divideClump, plantOnce, waterInLeaf } from '../../jobs/garden-jobs.ts'
import { gentleAndDrained, openAndDrained, openAndDry } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Snowflake',
    synonyms: ['Leucojum', 'Leucojum aestivum', 'snowflakes', 'spring snowflake', 'summer snowflake'],
    akin: ['snowdrop', 'Galanthus'],
    species: 'Leucojum aestivum',
    kind: 'bulb',
    care: {
      watering: 'Winter rain is enough.',
      sunlight: 'Sun, or the shade of bare trees.',
      soil: 'Any soil, heavy and damp included.',
      fertilizing: 'Bulb food lightly in autumn.',
      pruning: 'Leave snowflake leaves until they pull away.',
    },
    needs: gentleAndDrained,
    without: ['deadhead', 'feed-after-flowering', 'check-aphids'],
    jobs: [
      pests({
        rule: 'check-snails',
        priority: 1,
        months: { temperate: [6, 7], cool: [7, 8] },
        title: 'Keep snails off the snowflakes',
        description: 'Hunt at dusk on damp evenings, and look between the leaves by day.',
        why: 'Their buds rise in winter, and a single bite spoils a whole stem.',
      }),
      plantOnce(
        'Plant snowflake bulbs',
        { temperate: [3, 4, 5], cool: [3, 4, 5] },
        'Set them 10 cm deep and 15 cm apart, where they can stay for years.',
        'They flower from winter into spring and ask for nothing.',
      ),
      divideClump(
        'Divide the crowded snowflakes',
        { temperate: [12], cool: [12, 1] },
        'Lift the clump once its leaves are down, pull the bulbs apart and replant the large ones.',
        'Clumps that are full of leaves and short of flowers have run out of room.',
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
      fertilizing: 'Hardly any in the ground; bulb food in a pot as the flowers fade.',
      pruning: 'Cut sparaxis heads before the seed drops.',
    },
    needs: openAndDry,
    weedNote:
      'Sparaxis and its relations run wild in bushland in Western and South Australia. Cut the heads and bin spare corms.',
    without: ['feed-autumn'],
    jobs: [
      ...waterInLeaf('sparaxis'),
      plantOnce(
        'Plant sparaxis corms',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4], arid: [4] },
        'Set them 5 cm deep, close together.',
        'They grow through winter and flower in spring.',
      ),
      deadhead(
        'Cut sparaxis heads before they seed',
        { subtropical: [9, 10], temperate: [9, 10], cool: [10, 11], arid: [9, 10] },
        'Cut spent stems low and put them in the bin.',
        'The seed is carried into bushland by water and wind.',
      ),
    ],
  },
  {
    name: 'Spring starflower',
    synonyms: ['Ipheion', 'Ipheion uniflorum', 'star flower bulb', 'spring star flower', 'Wisley Blue'],
    species: 'Ipheion uniflorum',
    kind: 'bulb',
    care: {
      watering: 'Rain, and a soak in dry weeks while it is in leaf.',
      sunlight: 'Sun or light shade.',
      soil: 'Any drained soil.',
      fertilizing: 'None.',
      pruning: 'Clear spring starflower leaves once they are brown; they smell of onion.',
    },
    needs: gentleAndDrained,
    weedNote: 'Spring starflower multiplies fast and turns up in lawns and on creek banks: bin spare bulbs.',
    feeding: 'never',
    without: ['deadhead', 'check-aphids', 'check-snails'],
    jobs: [
      plantOnce(
        'Plant spring starflowers along a path',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4], arid: [4] },
        'Set them 5 cm deep and 8 cm apart.',
        'They flower for two months from the end of winter.',
      ),
    ],
  },
  {
    name: 'Tulip',
    synonyms: ['tulips', 'Tulipa', 'Darwin tulip', 'parrot tulip'],
    species: 'Tulipa hybrids',
    kind: 'bulb',
    care: {
      watering: 'Weekly from the first shoots until the leaves yellow, then none.',
      sunlight: 'Winter and spring sun.',
      soil: 'Drained soil, limed if acid; in pots for warm gardens.',
      fertilizing: 'Bulb food as the flowers fade.',
      pruning: 'Snap off spent heads and let the leaves die down by themselves.',
    },
    needs: openAndDrained,
    without: ['feed-autumn'],
    jobs: [
      deadhead(
        'Snap the spent heads off the tulips',
        { subtropical: [9], temperate: [9, 10], cool: [10] },
        'Snap each one off below the seed pod, and leave the stem and the leaves.',
        'Making seed takes what the bulb needs for next year.',
      ),
      soil({
        rule: 'lift-bulbs',
        priority: 2,
        fromMonths: 5,
        minutes: 30,
        months: { subtropical: [11, 12], temperate: [12], cool: [12, 1] },
        title: 'Lift the tulip bulbs once their leaves are yellow',
        description:
          'Dig them up and store them dry and cool until autumn. Where winters are cold and the bed stays dry in summer, they may stay for two or three years.',
        inPot: {
          description:
            'Tip them out and store them dry and cool until autumn. Where winters are mild, few flower a second time: buy fresh bulbs then.',
          why: 'Warm, wet mix rots them in summer.',
        },
        why: 'Warm, wet summer soil rots them.',
      }),
      soil({
        rule: 'chill-bulbs',
        where: 'mild-winter',
        priority: 1,
        minutes: 10,
        ahead: { of: 'plant-season', days: 45 },
        months: { subtropical: [3], temperate: [3] },
        title: 'Chill the tulip bulbs in the fridge',
        description:
          'Put the bulbs in the crisper in a paper bag for six weeks, away from apples and other fruit.',
        why: 'The winter is too mild here to tell a tulip that it is time to flower.',
      }),
      plant({
        rule: 'plant-season',
        title: 'Plant tulip bulbs deep',
        description:
          'Plant 15 cm deep and 10 cm apart once the soil is cool. Where winters are mild, plant chilled bulbs straight from the fridge.',
        why: 'Tulips planted into cold soil root before they shoot, and that makes the stem long.',
        technical:
          'Soil below about 15 °C at planting depth; ethylene from fruit in the same fridge kills the flower bud.',
        priority: 1,
        months: { subtropical: [5], temperate: [5], cool: [5] },
      }),
      water({
        rule: 'water-pot-in-leaf',
        only: 'pot',
        priority: 1,
        minutes: 10,
        repeat: 'season',
        months: { subtropical: range(6, 9), temperate: range(6, 10), cool: range(6, 11) },
        title: 'Water the potted tulips when the mix dries out',
        description:
          'Push a finger in; where it is dry at the first knuckle, water until it drains out the bottom. Stop as the leaves yellow.',
        why: 'A pot holds little water, and buds that go dry stay in the bulb.',
      }),
      water({
        rule: 'water-in-leaf',
        only: 'ground',
        title: 'Water the tulips weekly as their buds rise',
        description: 'Give a deep drink once a week if it has not rained.',
        why: 'The stems are growing, and they stay short if the soil is dry.',
        priority: 1,
        months: { subtropical: [8], temperate: [8, 9], cool: [9] },
      }),
      feed({
        rule: 'feed-after-flowering',
        fromMonths: 2,
        title: 'Feed the tulips as their flowers fade',
        description: 'Sprinkle bulb food around the plants and water it in while the leaves are green.',
        why: 'The bulb makes next year’s flower while its leaves are green.',
        priority: 1,
        months: { subtropical: [9], temperate: [9, 10], cool: [10] },
        product: 'Bulb food',
      }),
      water({
        rule: 'keep-dry-at-rest',
        phase: 'establish',
        priority: 1,
        minutes: 10,
        untilMonths: 0,
        months: { subtropical: range(10, 1), temperate: [11, 12, 1], cool: [11, 12, 1] },
        title: 'Keep the new tulip bulbs dry until autumn',
        description:
          'Once no leaf is green, keep the soil dry, or dig the bulbs up and store them somewhere cool and airy until May.',
        why: 'They rest through summer, and rot in warm, wet soil.',
        inPot: {
          description: 'Once no leaf is green, keep the mix dry and the pot in the shade, out of the rain.',
          why: 'They rest through summer, and rot in warm, wet mix.',
        },
      }),
      water({
        rule: 'rest-dry',
        priority: 2,
        only: 'pot',
        minutes: 10,
        fromMonths: 4,
        months: { subtropical: [10], temperate: [11], cool: [11, 12] },
        title: 'Let the potted tulips dry off',
        description: 'Stop watering as the leaves yellow, and keep the pot dry and shaded until autumn.',
        why: 'The bulbs rest through summer, and warm, wet mix rots them.',
      }),
    ],
  },
  {
    name: 'Veltheimia',
    synonyms: ['Veltheimia bracteata', 'forest lily', 'winter red hot poker', 'sand lily'],
    species: 'Veltheimia bracteata',
    kind: 'bulb',
    hardyTo: 'light',
    unusualIn: ['tropical'],
    care: {
      watering: 'Weekly from autumn until the flowers fade; rain or a little in summer.',
      sunlight: 'Dry shade under trees, or morning sun.',
      soil: 'Loose soil that drains, with leaf mould.',
      fertilizing: 'Bulb food as the leaves rise in autumn.',
      pruning: 'Cut veltheimia spikes low once their bells have dropped.',
    },
    needs: {
      sunlight: [...gentleAndDrained.sunlight, 'Partial shade (bright but no direct sun)'],
      soil: gentleAndDrained.soil,
      moisture: ['dry', 'medium'],
    },
    without: ['feed-after-flowering', 'check-aphids', 'clear-yellow-leaves'],
    jobs: [
      ...waterInLeaf('veltheimias'),
      plantOnce(
        'Plant veltheimia bulbs with their tops showing',
        { subtropical: [2, 3], temperate: [2, 3, 4], cool: [2, 3], arid: [3, 4] },
        'Set them 20 cm apart in shade, the tip level with the soil, or one to a pot.',
        'They wake as the nights grow cool and flower at the end of winter.',
      ),
      keepDryInFrost('veltheimia', {
        title: 'Cover the veltheimia before a frost',
        description: 'At dusk lay frost cloth over the leaves, and take it off the next morning.',
        why: 'Frost marks the broad, glossy leaves and spoils the bells.',
        inPot: {
          title: 'Move the veltheimia out of the frost',
          description: 'Stand the pot under the eaves for the night, or drape frost cloth over it at dusk.',
          why: 'Frost marks the broad, glossy leaves and spoils the bells.',
        },
      }),
      deadhead(
        'Cut the spent veltheimia spikes',
        { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Cut each spike at its base, and leave every green leaf.',
        'The papery pods take what the bulb needs for next year’s leaves.',
      ),
    ],
  },
  {
    name: 'Watsonia',
    synonyms: ['bugle lily', 'Watsonia hybrids'],
    species: 'Watsonia hybrids',
    kind: 'bulb',
    care: {
      watering: 'Weekly in leaf, none at rest.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Bulb food as leaves come up.',
      pruning: 'Cut stems as flowers fade, leaves once brown.',
    },
    needs: openAndDrained,
    weedNote:
      'Watsonia is declared or weedy in Western Australia, Victoria, South Australia and Tasmania: plant named hybrids only, or none near bush.',
    without: ['feed-after-flowering', 'check-snails'],
    jobs: [
      ...waterInLeaf('watsonias'),
      divideClump(
        'Lift and thin crowded watsonias',
        { subtropical: [1, 2], temperate: [1, 2], cool: [2], arid: [1, 2] },
        'Lift the resting corms, replant the largest 15 cm apart and put the rest in the bin.',
        'Corms that are packed tight make leaves and few flowers.',
      ),
      deadhead(
        'Cut spent stems off the watsonias',
        { subtropical: [11], temperate: [11, 12], cool: [12, 1], arid: [10] },
        'Cut stems at the base and bin the seed heads.',
        'No seed is left to spread.',
      ),
      plantOnce(
        'Plant watsonia corms',
        { subtropical: [3, 4], temperate: [2, 3, 4], cool: [2, 3], arid: [3, 4] },
        'Set them 10 cm deep and 15 cm apart.',
        'They shoot in autumn and flower in late spring.',
      ),
    ],
  },
]

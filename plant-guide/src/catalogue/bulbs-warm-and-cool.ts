import { coverFromFrost } from '../frost.ts'
import { propagate, prune } from '../jobs.ts'
import { range } from '../months.ts'
import type { CatalogueEntry } from './entry.ts'
import { deadhead, divideClump, feedIn, lookFor, plantOnce, plantOut, waterIn } from './garden-jobs.ts'
import { gentleAndDrained, openAndDrained, openAndFertile, shadeAndMoist } from './situations.ts'

/** More bulbs, corms and rhizomes. */
export const moreBulbs: readonly CatalogueEntry[] = [
  {
    name: 'Gladiolus',
    synonyms: ['gladioli', 'gladdies', 'sword lily', 'gladi'],
    species: 'Gladiolus × hortulanus',
    kind: 'summer-bulb',
    care: {
      watering: 'A deep soak each week from shoots to flowers.',
      sunlight: 'Full sun, out of the wind.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Flower food as the spikes show.',
      pruning: 'Cut gladioli for the vase with four leaves left on the plant.',
    },
    needs: openAndFertile,
    without: ['cut-down', 'deadhead'],
    jobs: [
      waterIn(
        'Water the gladioli from their shoots to their flowers',
        { subtropical: range(8, 12), temperate: range(9, 2), cool: range(11, 3), arid: range(9, 1) },
        'Give one deep soak a week at the roots; look at pots daily once it is hot.',
        'A spike that wants for water opens only half its flowers.',
      ),
      plantOut(
        'Plant gladiolus corms',
        { subtropical: [7, 8, 9], temperate: [7, 8, 9], cool: [9, 10, 11], arid: [8, 9] },
        'Set corms 10 cm deep and 15 cm apart; plant a few every fortnight for a longer show.',
        'They flower about three months after planting.',
      ),
      lookFor(
        'Check gladioli for thrips',
        { subtropical: [10], temperate: [11, 12], cool: [12, 1], arid: [10] },
        'Look for silver streaks on the leaves; hose them off or spray soap in the evening.',
        'Thrips spoil the buds before they open in dry, warm weather.',
      ),
      prune({
        rule: 'lift-corms',
        fromMonths: 4,
        priority: 2,
        months: { subtropical: [1], temperate: [3, 4], cool: [4, 5], arid: [2] },
        title: 'Lift the gladiolus corms',
        description: 'Dig them as the leaves yellow, dry them for a week and keep the new corm on top.',
        why: 'Dry, clean corms keep through winter free of rot and thrips.',
      }),
    ],
  },
  {
    name: 'Hyacinth',
    synonyms: ['hyacinths', 'Hyacinthus', 'Dutch hyacinth'],
    species: 'Hyacinthus orientalis',
    kind: 'bulb',
    needsChill: 'some',
    care: {
      watering: 'Weekly in dry winters, none once the leaves yellow.',
      sunlight: 'Winter sun.',
      soil: 'Drained soil or a pot.',
      fertilizing: 'Bulb food as the spikes show and again after flowering.',
      pruning: 'Cut spent hyacinth spikes, and leave the leaves.',
    },
    needs: gentleAndDrained,
    jobs: [
      plantOnce(
        'Plant hyacinth bulbs',
        { subtropical: [5], temperate: [4, 5], cool: [4, 5], arid: [5] },
        'Chill them for six weeks in the fridge where winters are mild; plant 10 cm deep. Wear gloves: the bulbs itch.',
        'They need cold soil to make a long spike.',
      ),
    ],
  },
  {
    name: 'Bluebell',
    synonyms: ['bluebells', 'Spanish bluebell', 'Hyacinthoides', 'English bluebell'],
    species: 'Hyacinthoides hispanica',
    kind: 'bulb',
    care: {
      watering: 'Rain is enough in most winters.',
      sunlight: 'Under deciduous trees.',
      soil: 'Any soil with leaf mould.',
      fertilizing: 'A little bulb food in autumn.',
      pruning: 'Pull yellow bluebell leaves away in summer.',
    },
    needs: shadeAndMoist,
    without: ['feed-after-flowering'],
    jobs: [
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
    name: 'Dutch iris',
    synonyms: ['Iris hollandica', 'florist iris', 'bulb iris'],
    species: 'Iris × hollandica',
    kind: 'bulb',
    care: {
      watering: 'Each week in dry weather until after flowering.',
      sunlight: 'Full sun.',
      soil: 'Drained, limed soil.',
      fertilizing: 'Bulb food when shoots show and again as the flowers fade.',
      pruning: 'Cut Dutch iris for the vase and leave its leaves to die down.',
    },
    needs: openAndDrained,
    jobs: [
      plantOnce(
        'Plant Dutch iris bulbs',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4, 5], arid: [4, 5] },
        'Set them 10 cm deep and a hand apart.',
        'Autumn-planted bulbs flower in early spring.',
      ),
    ],
  },
  {
    name: 'Nerine',
    synonyms: ['nerines', 'Guernsey lily'],
    akin: ['spider lily'],
    species: 'Nerine bowdenii',
    kind: 'bulb',
    care: {
      watering: 'From the first leaves to early summer; then dry.',
      sunlight: 'Full sun or light shade.',
      soil: 'Drained soil or a crowded pot.',
      fertilizing: 'Little; a pinch of potash after flowering.',
      pruning: 'Cut nerine stems off after the autumn flowers.',
    },
    needs: openAndDrained,
    without: [
      'check-snails',
      'feed-after-flowering',
      'deadhead',
      'feed-autumn',
      'check-aphids',
      'mulch-autumn',
    ],
    jobs: [
      plantOnce(
        'Plant nerine bulbs with their necks showing',
        { subtropical: [2], temperate: [1, 2], cool: [1, 2], arid: [2] },
        'Set them close together, necks above the soil, and then leave them be.',
        'Nerines flower in autumn, best when they are crowded.',
      ),
      deadhead(
        'Cut the spent nerine stems',
        { subtropical: [5], temperate: [5], cool: [5], arid: [5] },
        'Cut each stem low and leave the new leaves.',
        'The leaves of winter feed the bulb.',
      ),
    ],
  },
  {
    name: 'Heliconia',
    synonyms: ['lobster claw', 'heliconias', 'Hot Rio Nights', 'hanging heliconia', 'parrot flower'],
    species: 'Heliconia psittacorum',
    kind: 'perennial',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week through the dry months; daily in pots.',
      sunlight: 'Full sun to half shade, out of the wind.',
      soil: 'Rich, mulched soil that drains.',
      fertilizing: 'Heavily: pellets every two months in the warm season.',
      pruning: 'Cut heliconia stems that have flowered to the ground.',
    },
    needs: openAndFertile,
    without: ['prune-late-winter', 'check-pests-spring'],
    jobs: [
      feedIn(
        'Organic pellet fertiliser',
        'Feed the heliconia for its flowers',
        { tropical: [11], subtropical: [10] },
        'Scatter pellets over damp soil around the clump and water them in.',
        'It grows as fast as the warm, wet months allow, and every new stem flowers once.',
      ),
      prune({
        rule: 'cut-spent-stems',
        priority: 1,
        months: { tropical: [5, 6], subtropical: [8, 9] },
        title: 'Cut out heliconia stems that have flowered',
        description: 'Cut each one at the ground and mulch with the leaves.',
        why: 'A stem flowers once, and new ones need its room.',
      }),
      propagate({
        rule: 'divide',
        priority: 3,
        fromMonths: 24,
        months: { tropical: [10, 11], subtropical: [9, 10] },
        title: 'Divide the heliconia',
        description: 'Cut a piece of rhizome with a stem, shorten the stem by half and replant it.',
        why: 'Pieces shoot at once in warm, wet weather.',
      }),
      coverFromFrost('heliconia'),
    ],
  },
  {
    name: 'Ginger lily',
    synonyms: ['shell ginger'],
    akin: ['ornamental ginger', 'red ginger', 'Alpinia purpurata', 'hedychium', 'butterfly ginger'],
    species: 'Alpinia zerumbet',
    kind: 'perennial',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week while it is warm.',
      sunlight: 'Half shade to sun.',
      soil: 'Rich, damp soil.',
      fertilizing: 'Pellets in spring and summer.',
      pruning: 'Cut ginger lily stems to the ground once they have flowered.',
    },
    needs: openAndFertile,
    weedNote:
      'Kahili ginger, a yellow Hedychium, is a declared weed in Queensland and invades rainforest in New South Wales. Plant shell ginger.',
    without: ['prune-late-winter', 'check-pests-spring'],
    jobs: [
      feedIn(
        'Organic pellet fertiliser',
        'Feed the ginger lily for its flowers',
        { tropical: [11], subtropical: [10] },
        'Scatter pellets over damp soil around the clump and water them in.',
        'It grows as fast as the warm, wet months allow, and every new stem flowers once.',
      ),
      prune({
        rule: 'cut-spent-stems',
        priority: 1,
        months: { tropical: [5], subtropical: [8], temperate: [9] },
        title: 'Cut out ginger lily stems that have flowered',
        description: 'Cut old stems at the ground as the new ones rise.',
        why: 'Each stem flowers once only.',
      }),
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { settleInBy } from '../../kinds/common-jobs.ts'
import {
  cutBack,
  divideClump,
  feedAgain,
  feedAsItWarms,
  feedIn,
  richBedCare,
  settleInWet,
  soakInDrySpells,
} from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry, openAndFertile, sunOrHalfShade } from '../situations.ts'

/** Flowers and leaves for gardens with mild winters, and plants for the water’s edge. */
export const mildGardens: readonly CatalogueEntry[] = [
  {
    name: 'Iresine',
    synonyms: [
      'bloodleaf',
      'Iresine herbstii',
      'beefsteak plant iresine',
      'chicken gizzard plant',
      'Blazin Rose',
    ],
    species: 'Iresine herbstii',
    kind: 'perennial',
    hardyTo: 'light',
    unusualIn: ['arid'],
    planting: { tropical: [11, 12, 3], subtropical: [9, 10, 3], temperate: [10, 11], cool: [11] },
    care: {
      watering: 'Twice a week in warm weather; it wilts fast.',
      sunlight: 'Sun for the best red, light shade inland.',
      soil: 'Rich, damp soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut iresine back by half in spring and pinch the tips in summer.',
    },
    needs: gentleAndMoist,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      feedAsItWarms('iresine'),
      coverFromFrost('iresine'),
      cutBack(
        'Cut the iresine back by half',
        { tropical: [10], subtropical: [8], temperate: [9], cool: [10] },
        'Shorten every stem above a pair of leaves; the tips root in a glass of water.',
        'Bare stems shoot again from the joints as it warms up.',
      ),
      prune({
        rule: 'pinch-tips',
        priority: 2,
        minutes: 10,
        months: { tropical: [12], subtropical: [11, 12], temperate: [12, 1], cool: [1] },
        title: 'Pinch the iresine tips',
        description: 'Nip the ends off, with any small green flowers.',
        why: 'Each pinched stem makes two with fresh, bright leaves.',
      }),
    ],
  },
  {
    name: 'Nierembergia',
    synonyms: [
      'cup flower',
      'cupflower',
      'Nierembergia hippomanica',
      'Purple Robe',
      'Mont Blanc nierembergia',
    ],
    species: 'Nierembergia hippomanica',
    kind: 'perennial',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly; pots more often in heat.',
      sunlight: 'Full sun; afternoon shade inland.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Shear nierembergia by a third after each flush.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      prune({
        rule: 'trim-summer',
        fromMonths: 3,
        priority: 1,
        minutes: 10,
        months: { subtropical: [11, 12], temperate: [1], cool: [1, 2], arid: [11] },
        title: 'Shear the nierembergia by a third',
        description: 'Clip the whole mound over and water it well once.',
        why: 'It covers itself in new cups three weeks later.',
      }),
      cutBack(
        'Cut the nierembergia back as it warms up',
        { subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        'Shorten all stems to 15 cm, above green shoots.',
        'Flowers come on new growth, and old plants get thin.',
      ),
    ],
  },
  {
    name: 'Lavatera',
    synonyms: [
      'tree mallow',
      'Lavatera Barnsley',
      'lavateras',
      'Malva clementii',
      'Lavatera maritima',
      'shrub mallow',
    ],
    species: 'Malva × clementii',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in its first summer, then a soak in dry spells.',
      sunlight: 'Full sun, out of the wind.',
      soil: 'Any drained soil; coastal sand suits it.',
      fertilizing: 'A little slow-release in early spring.',
      pruning: 'Cut lavatera back hard at the end of winter.',
    },
    needs: openAndDry,
    without: ['prune-after-flowering', 'add-compost', 'mulch-before-summer', 'apply-soil-wetter'],
    jobs: [
      soakInDrySpells('lavatera'),
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 6,
        months: { subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        title: 'Cut the lavatera back hard',
        description: 'Shorten every stem to knee height, above live buds.',
        why: 'It grows two metres in a summer and flowers on that growth; uncut it splits in the wind.',
      }),
      prune({
        rule: 'trim-summer',
        fromMonths: 6,
        priority: 2,
        minutes: 20,
        months: { subtropical: [12], temperate: [1], cool: [2], arid: [12] },
        title: 'Trim the lavatera after its first flush',
        description: 'Take a third off the longest stems and any that have reverted to another colour.',
        why: 'Side shoots flower for months, and short stems stand the wind.',
      }),
    ],
  },
  {
    name: 'Licorice plant',
    synonyms: ['Helichrysum petiolare', 'liquorice plant', 'Limelight helichrysum', 'silver licorice plant'],
    species: 'Helichrysum petiolare',
    kind: 'perennial',
    hardyTo: 'moderate',
    care: {
      watering: 'A soak each fortnight in dry weather; pots twice a week.',
      sunlight: 'Sun or light shade; golden kinds scorch in hot sun.',
      soil: 'Any drained soil.',
      fertilizing: 'None in the ground.',
      pruning: 'Cut licorice plant back by half in spring.',
    },
    needs: sunOrHalfShade(openAndDry),
    feeding: 'never',
    without: ['prune-late-winter', 'divide', ...richBedCare],
    jobs: [
      soakInDrySpells('licorice plant'),
      cutBack(
        'Cut the licorice plant back by half',
        { subtropical: [8], temperate: [9], cool: [10], arid: [9] },
        'Shear it all over into leafy stems and lift those that have rooted too far out.',
        'It gets woody and bare in the middle unless it is cut each year.',
      ),
    ],
  },
  {
    name: 'Lewisia',
    synonyms: ['Lewisia cotyledon', 'bitterroot', 'lewisias', 'cliff maids'],
    species: 'Lewisia cotyledon',
    kind: 'perennial',
    needsChill: 'some',
    care: {
      watering: 'Weekly in spring, around the rosette and not into it; little in summer and winter.',
      sunlight: 'Morning sun; shade on hot afternoons.',
      soil: 'Very gritty mix in a pot, or a crack in a wall.',
      fertilizing: 'A weak liquid feed as the buds show.',
      pruning: 'Pull spent lewisia stems off when they are dry.',
    },
    needs: { sunlight: gentleAndMoist.sunlight, soil: ['rocky', 'sandy'], moisture: ['dry', 'medium'] },
    without: ['prune-late-winter', 'divide', ...richBedCare],
    jobs: [
      settleInBy({
        description: 'Whenever the soil is dry a finger deep, water beside the rosette and never over it.',
        why: 'New roots need some damp, but water that stands in its neck rots it.',
        inPot: {
          description: 'Once the top 5 cm of the mix is dry, water beside the rosette and never over it.',
          why: 'New roots need some damp, but water that stands in its neck rots it.',
        },
      }),
      {
        ...feedIn(
          'Liquid flower food',
          'Give the lewisia a weak feed',
          { temperate: [8, 9], cool: [9] },
          'Water a quarter-strength flower food onto the mix, clear of the leaves.',
          'The buds are forming deep in the rosette.',
        ),
        // It almost rests in the heat of its first summer, so a new plant is not fed.
        fromMonths: 2,
      },
      {
        ...soakInDrySpells('lewisia'),
        inPot: {
          title: 'Water the lewisia once the mix is dry on top',
          description:
            'Push a finger in; once the top 5 cm of the mix is dry, water beside the rosette, never over it.',
          why: 'It rests in the heat and in the cold, and water that stands in its neck rots it.',
        },
      },
      cutBack(
        'Pull the dry flower stems off the lewisia',
        { temperate: [12, 1], cool: [12, 1] },
        'Tug off what comes away by itself, and brush fresh grit under the leaves.',
        'Dead stems hold water against the neck, where rot begins.',
      ),
    ],
  },
  {
    name: 'Louisiana iris',
    synonyms: ['water iris', 'Iris louisiana', 'swamp iris'],
    akin: ['Siberian iris', 'Iris sibirica', 'Japanese iris', 'Iris ensata', 'iris', 'blue flag iris'],
    species: 'Iris Louisiana hybrids',
    kind: 'perennial',
    care: {
      watering: 'Keep it wet, above all from autumn until it has flowered; it grows in ponds.',
      sunlight: 'Full sun.',
      soil: 'Rich, acid, wet soil, or a pot that stands in water.',
      fertilizing: 'Pellets or azalea food in autumn and at the end of winter.',
      pruning: 'Cut spent Louisiana iris stems off at the rhizome.',
    },
    needs: { ...openAndFertile, moisture: ['moist'] },
    without: ['prune-late-winter', 'water-summer', 'apply-soil-wetter'],
    jobs: [
      settleInWet,
      {
        ...feedIn(
          'Camellia and azalea fertiliser',
          'Feed the Louisiana iris before it flowers',
          { subtropical: [7], temperate: [8], cool: [8, 9], arid: [7] },
          'Scatter azalea food around the fans and water it in well.',
          'It is the hungriest of irises, and its stems rise within weeks.',
        ),
        // A plant set out late in spring soon rests, so it is not fed.
        fromMonths: 2,
      },
      feedAgain('Louisiana iris', {
        months: { subtropical: [4], temperate: [3, 4], cool: [3], arid: [4] },
        title: 'Feed the Louisiana iris as it starts to grow',
        description: 'Scatter a handful of pellets over wet soil beside each clump.',
        why: 'It rests in the heat and makes its new fans from now on.',
        product: 'Organic pellet fertiliser',
      }),
      {
        ...waterWeekly('Louisiana irises', 'twice a week'),
        months: { subtropical: range(1, 12), temperate: range(9, 5), cool: range(9, 4), arid: range(1, 12) },
        description: 'Soak the roots twice a week if it doesn’t rain.',
        why: 'They come from swamps, and their rhizomes scorch in dry soil.',
        inPot: {
          title: 'Keep the Louisiana irises wet',
          description:
            'Feel the mix, and water before its top is dry; the pot may stand in a saucer of water.',
          why: 'They come from swamps and grow even in ponds.',
        },
      },
      cutBack(
        'Cut the spent Louisiana iris stems',
        { subtropical: [11], temperate: [11, 12], cool: [12], arid: [10] },
        'Cut each stem where it leaves the rhizome.',
        'A rhizome flowers once; its side shoots need the room.',
      ),
      {
        ...divideClump(
          'Divide the Louisiana iris',
          { subtropical: [3, 4], temperate: [3, 4], cool: [3], arid: [4] },
          'If it is crowded, lift the rhizomes, throw out the old middle and replant young fans 5 cm deep in wet soil.',
          'Divided as they wake from their rest, they flower the next spring.',
        ),
        priority: 2,
      },
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import { harvest, prune } from '../../jobs/jobs.ts'
import { cutBack, divideClump } from '../garden-jobs.ts'
import { proteaFeed, soakUntilRooted, waterWeekly, weedMat } from '../native-jobs.ts'
import {
  gentleAndDrained,
  gentleAndMoist,
  openAndDrained,
  openAndDry,
  sunnyAnySoil,
  sunOrHalfShade,
} from '../situations.ts'

/** More natives that nurseries promote, from cushion to street tree. */
export const collectorsNatives: readonly CatalogueEntry[] = [
  {
    name: 'Dampiera',
    synonyms: ['blue dampiera', 'dampieras', 'Dampiera diversifolia'],
    species: 'Dampiera diversifolia',
    kind: 'native-perennial',
    care: {
      watering: 'Each week in spring and summer until it has spread.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Sandy, drained soil.',
      fertilizing: 'A pinch of native plant food low in phosphorus in spring.',
      pruning: 'Shear dampiera lightly after the blue flowers.',
    },
    needs: gentleAndDrained,
    without: ['cut-spent-stems', 'mulch-before-summer', 'check-snails'],
    jobs: [
      cutBack(
        'Shear the dampiera after flowering',
        { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        'Trim the mat by a third and pull dead stems out.',
        'Fresh suckers fill the gaps.',
      ),
      weedMat('dampiera'),
    ],
  },
  {
    name: 'Isopogon',
    synonyms: ['drumsticks shrub', 'cone flower native', 'Pink Drumsticks', 'Candy Cones'],
    species: 'Isopogon formosus',
    kind: 'native-shrub',
    care: {
      watering: 'A soak each week until two years old.',
      sunlight: 'Sun to light shade.',
      soil: 'Sandy, drained soil; a raised bed on clay.',
      fertilizing: 'Native food low in phosphorus, lightly, in early spring.',
      pruning: 'Cut isopogon back after its spring flowers.',
    },
    needs: sunOrHalfShade(openAndDry),
    jobs: [
      proteaFeed(
        { temperate: [9], cool: [9], arid: [8, 9] },
        'It belongs to the protea family, and one light feed a year is enough.',
      ),
      cutBack(
        'Trim the isopogon after flowering',
        { temperate: [11, 12], cool: [12], arid: [10] },
        'Shorten flowered stems by a third, into leaf.',
        'It stays compact, with more drumsticks next spring.',
      ),
    ],
  },
  {
    name: 'Austral indigo',
    synonyms: ['Indigofera', 'native indigo', 'Indigofera australis'],
    species: 'Indigofera australis',
    kind: 'native-shrub',
    care: {
      watering: 'Each week in its first two summers; later in long dry spells.',
      sunlight: 'Dappled shade or morning sun.',
      soil: 'Any drained soil.',
      fertilizing: 'None: it makes its own nitrogen and dislikes phosphorus.',
      pruning: 'Cut indigo by a third as its spring flowers fall.',
    },
    needs: gentleAndDrained,
    feeding: 'never',
    without: ['take-cuttings'],
    jobs: [
      cutBack(
        'Cut the indigo back after flowering',
        { subtropical: [10], temperate: [11], cool: [11, 12], arid: [10] },
        'Shorten all stems by a third; old bushes may be cut to the ground.',
        'It gets thin and leggy without a cut.',
      ),
    ],
  },
  {
    name: 'Snakebush',
    synonyms: ['Hemiandra', 'Hemiandra pungens'],
    species: 'Hemiandra pungens',
    kind: 'native-shrub',
    care: {
      watering: 'Sparingly, at the base, while young.',
      sunlight: 'Full sun.',
      soil: 'Sand or gravel that drains at once.',
      fertilizing: 'A little native plant food low in phosphorus.',
      pruning: 'Tip snakebush lightly after its main flowers.',
    },
    needs: openAndDry,
    watering: 'while-young',
    without: ['mulch-before-summer', 'check-pests-spring'],
    jobs: [
      cutBack(
        'Tip the snakebush after its main flowers',
        { temperate: [1], arid: [11] },
        'Take a few centimetres off the trailing stems.',
        'It flowers again, and branches from below each cut.',
      ),
      ...soakUntilRooted('temperate', 'arid'),
      weedMat('snakebush'),
    ],
  },
  {
    name: 'Mountain pepper',
    synonyms: ['Tasmanian pepper', 'Tasmannia', 'native pepper', 'pepperberry', 'Tasmannia lanceolata'],
    akin: ['Dorrigo pepper', 'alpine pepper'],
    species: 'Tasmannia lanceolata',
    kind: 'native-shrub',
    care: {
      watering: 'Twice a week in summer; it comes from cool, wet forests.',
      sunlight: 'Dappled shade or morning sun.',
      soil: 'Cool, acid, drained soil with deep mulch.',
      fertilizing: 'Native food low in phosphorus in spring.',
      pruning: 'Clip mountain pepper lightly in autumn, after any berries.',
    },
    needs: gentleAndMoist,
    without: ['prune-after-flowering', 'check-pests-spring'],
    jobs: [
      harvest({
        rule: 'harvest',
        priority: 2,
        fromMonths: 48,
        months: { temperate: [3, 4], cool: [3, 4] },
        title: 'Pick the mountain pepper’s berries',
        description: 'Strip the berries once they are black and soft, and dry them for the pepper mill.',
        why: 'Currawongs take the ripe ones. Only female plants near a male bear berries.',
      }),
      prune({
        rule: 'trim-after-berries',
        priority: 2,
        minutes: 15,
        months: { temperate: [5], cool: [5] },
        title: 'Clip the mountain pepper in autumn',
        description: 'Shorten long shoots by a quarter and dry the leaves for the kitchen.',
        why: 'Its growth is over for the year, and a light clip keeps it dense.',
      }),
      {
        ...waterWeekly('mountain pepper', 'twice a week'),
        inPot: {
          description:
            'Feel the mix every day while it is warm, and water as soon as its top begins to dry. In hot weather stand it in full shade, out of the wind.',
        },
      },
    ],
  },
  {
    name: 'Knobby club-rush',
    synonyms: ['Ficinia', 'club rush', 'Isolepis nodosa'],
    akin: ['Juncus', 'common rush'],
    species: 'Ficinia nodosa',
    kind: 'ornamental-grass',
    care: {
      watering: 'Weekly in its first two summers, little later.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any soil, wet, dry or salty.',
      fertilizing: 'None required.',
      pruning: 'Cut club-rush low every third winter.',
    },
    needs: sunnyAnySoil,
    watering: 'while-young',
    without: ['feed-spring'],
    jobs: [
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 30,
        months: { subtropical: [8], temperate: [8], cool: [8, 9] },
        title: 'Cut back or comb out the club-rush',
        description:
          'Every third winter cut it to 15 cm; in the others pull the brown stems out with gloves on.',
        why: 'Dead stems stay standing among the green ones, and fresh ones are about to come.',
      }),
      divideClump(
        'Divide the club-rush',
        { subtropical: [4], temperate: [4, 5], cool: [3, 4] },
        'If it is crowded, chop a clump into pieces as wide as a hand and replant them.',
        'Pieces root fast in warm, damp soil.',
      ),
    ],
  },
  {
    name: 'Native bluebell',
    synonyms: ['Wahlenbergia', 'royal bluebell', 'Australian bluebell', 'Canberra bluebell'],
    species: 'Wahlenbergia stricta',
    kind: 'native-perennial',
    care: {
      watering: 'Once a week while it is dry.',
      sunlight: 'Full sun to light shade.',
      soil: 'Drained soil.',
      fertilizing: 'A little native plant food low in phosphorus.',
      pruning: 'Shear native bluebells to the ground when tired.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['cut-spent-stems'],
    jobs: [
      cutBack(
        'Shear the native bluebells',
        { subtropical: [12], temperate: [1], cool: [2], arid: [12] },
        'Cut the whole clump to a few centimetres and water it.',
        'New stems flower again within weeks.',
      ),
      waterWeekly('native bluebells'),
    ],
  },
]

import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { pests, prune } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { waterYoung } from '../../../kinds/foliage-jobs.ts'
import {
  cutBack,
  cutDown,
  feedIn,
  feedInAPotAlone,
  feedWhileItFlowers,
  lookFor,
  soakInDrySpells,
  tieInAsItRuns,
} from '../../jobs/garden-jobs.ts'
import { nativeFeed } from '../../jobs/native-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile, sunnyAnySoil } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Rangoon creeper',
    synonyms: ['Quisqualis', 'Chinese honeysuckle', 'Combretum indicum', 'Quisqualis indica'],
    species: 'Combretum indicum',
    kind: 'climber',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in dry heat.',
      sunlight: 'Full sun.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Slow-release food as growth starts.',
      pruning: 'Cut back hard after flowering.',
    },
    needs: openAndFertile,
    weedNote: 'Rangoon creeper suckers into bush in north Queensland and the Top End.',
    frostShelter: 'always',
    jobs: [
      {
        ...tieInAsItRuns('Rangoon creeper', { tropical: range(12, 3), subtropical: range(12, 3) }),
        priority: 1,
      },
      cutBack(
        'Cut the Rangoon creeper back after flowering',
        { tropical: [5, 6], subtropical: [5, 6] },
        'Take flowered stems back to the frame and cut suckers out.',
        'It flowers on new growth and would swallow a pergola.',
      ),
    ],
  },
  {
    name: 'Snail vine',
    synonyms: ['snail creeper', 'corkscrew vine', 'Vigna caracalla', 'Cochliasanthus', 'snail flower'],
    species: 'Vigna caracalla',
    kind: 'climber',
    hardyTo: 'moderate',
    care: {
      watering: 'Twice a week in summer.',
      sunlight: 'Full sun.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Compost at the end of winter.',
      pruning: 'Cut back at the end of winter, to the ground where frost has burnt it.',
    },
    needs: openAndFertile,
    frostShelter: 'while-young',
    without: ['add-compost', 'take-cuttings'],
    jobs: [
      cutBack(
        'Cut the snail vine back',
        { subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        'Cut stems to a metre, or to the ground if they have died back, and tie the new ones in.',
        'It flowers on what grows this summer.',
      ),
      {
        ...feedIn(
          'Compost',
          'Feed the snail vine with compost as it shoots',
          { subtropical: [8, 9], temperate: [9, 10], cool: [10, 11], arid: [8, 9] },
          'Spread a bucket of compost around the foot, clear of the stems, and water it in.',
          'It grows metres from its root before it flowers.',
        ),
        inPot: {
          title: 'Feed the potted snail vine as it shoots',
          description: 'Scatter a slow-release fertiliser over the mix and water it in.',
          product: 'Slow-release fertiliser',
        },
      },
      lookFor(
        'Look for aphids and mites on the snail vine',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Hose the soft tips and the undersides of the leaves in the morning.',
        'New shoots are soft, and mites come with the dry heat.',
      ),
    ],
  },
  {
    name: 'Snake vine',
    synonyms: ['Hibbertia scandens', 'golden guinea vine'],
    species: 'Hibbertia scandens',
    kind: 'climber',
    hardyTo: 'light',
    frostShelter: 'while-young',
    care: {
      watering: 'Weekly until established.',
      sunlight: 'Sun to half shade.',
      soil: 'Drained soil; sand and salt wind do no harm.',
      fertilizing: 'A light native feed low in phosphorus in spring.',
      pruning: 'Trim snake vine after its main flush in summer.',
    },
    needs: sunnyAnySoil,
    without: ['add-compost', 'check-pests-spring'],
    jobs: [
      nativeFeed(
        { tropical: [5], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'Snake vine needs little, and nothing rich in phosphorus.',
      ),
      cutBack(
        'Trim the snake vine after its main flowers',
        { tropical: [4], subtropical: [12], temperate: [1], cool: [1], arid: [12] },
        'Shorten wandering stems and thin tangles at the base.',
        'New shoots flower again and keep leaves low on the fence.',
      ),
      soakInDrySpells('snake vine'),
    ],
  },
  {
    name: 'Star jasmine',
    synonyms: [
      'Chinese star jasmine',
      'Trachelospermum',
      'confederate jasmine',
      'Asiatic jasmine',
      'Flat Mat',
      'star jas',
    ],
    akin: ['jasmine'],
    species: 'Trachelospermum jasminoides',
    kind: 'climber',
    care: {
      watering: 'Weekly through two summers, fortnightly after.',
      sunlight: 'Sun or half shade.',
      soil: 'Any drained soil with compost.',
      fertilizing: 'Slow-release food in early spring.',
      pruning: 'Clip after the summer flowers, and lightly in early autumn. Its milky sap irritates skin.',
    },
    needs: sunnyAnySoil,
    jobs: [
      waterYoung,
      soakInDrySpells('star jasmine'),
      prune({
        rule: 'prune-after-flowering',
        title: 'Clip the star jasmine after flowering',
        description: 'Clip the screen back to its frame and cut twining shoots out of gutters and downpipes.',
        why: 'Clipped once the flowers drop, it fills in again before the cold.',
        priority: 1,
        minutes: 40,
        months: { subtropical: [12], temperate: [1], cool: [1, 2], arid: [12] },
        fromMonths: 9,
      }),
      pests({
        rule: 'check-pests-spring',
        title: 'Check the star jasmine for scale and sooty leaves',
        description: 'Look along the stems inside the screen for bumps and ants, and wipe or hose them off.',
        why: 'Scale hides in a dense screen and shows only when the leaves go black.',
        priority: 1,
        months: { subtropical: [9], temperate: [9, 10], cool: [10, 11], arid: [9] },
      }),
      prune({
        rule: 'trim-autumn',
        priority: 2,
        minutes: 20,
        fromMonths: 12,
        months: { subtropical: [3], temperate: [3], cool: [3], arid: [3] },
        title: 'Shorten the star jasmine’s long shoots',
        description:
          'Cut back what waves in the air or winds into other plants, in gloves: the sap irritates skin.',
        why: 'A light trim in early autumn keeps it dense and leaves next year’s flower shoots in place.',
      }),
    ],
  },
  {
    name: 'Stephanotis',
    synonyms: ['Madagascar jasmine', 'wedding flower', 'bridal wreath vine'],
    species: 'Stephanotis floribunda',
    kind: 'climber',
    hardyTo: 'light',
    frostShelter: 'lift',
    care: {
      watering: 'Twice a week in summer, little in winter.',
      sunlight: 'Bright shade to morning sun, roots cool.',
      soil: 'Rich, drained soil or a pot.',
      fertilizing: 'Flower food monthly in warm weather.',
      pruning: 'Shorten stephanotis lightly in early spring.',
    },
    needs: gentleAndMoist,
    jobs: [
      {
        ...cutBack(
          'Shorten the stephanotis as it starts to grow',
          { tropical: [8], subtropical: [8, 9], temperate: [9, 10], arid: [9] },
          'Shorten long shoots by a third, take weak ones out and tie the others in. The sap irritates.',
          'Flowers come on new shoots once it is warm.',
        ),
        tropics: { title: 'Shorten the stephanotis before the wet' },
      },
      coverFromFrost('stephanotis'),
      lookFor(
        'Wipe scale and mealybug off the stephanotis',
        { tropical: [9], subtropical: [10], temperate: [11], arid: [10] },
        'Wipe leaves and joints with soapy water.',
        'Thick evergreen leaves shelter scale.',
      ),
      feedWhileItFlowers('stephanotis'),
    ],
  },
  {
    name: 'Trumpet creeper',
    synonyms: ['Campsis', 'Campsis grandiflora', 'Campsis radicans', 'Chinese trumpet vine', 'Madame Galen'],
    akin: ['trumpet vine', 'Campsis × tagliabuana'],
    species: 'Campsis grandiflora',
    kind: 'climber',
    unusualIn: ['tropical'],
    care: {
      watering: 'A deep soak each week for two summers, then in long dry spells.',
      sunlight: 'Full sun, on a wall or a strong frame.',
      soil: 'Any soil that drains.',
      fertilizing: 'None in the ground, where food makes leaves instead of trumpets; a pot in spring.',
      pruning: 'Cut trumpet creeper back to a few buds in winter, while it is bare.',
    },
    needs: openAndDrained,
    weedNote:
      'Trumpet creeper suckers far from its foot, through paving and under walls: pull the suckers as they come.',
    feeding: 'never',
    without: ['prune-after-flowering', 'check-pests-spring'],
    jobs: [
      cutDown(
        'Cut the trumpet creeper’s side shoots back',
        { subtropical: [7], temperate: [7, 8], cool: [8], arid: [7] },
        'Shorten each side shoot to two or three buds from the main stems, and pull suckers out.',
        'It is bare, and the trumpets open at the ends of this year’s shoots.',
      ),
      feedInAPotAlone('trumpet creeper', { subtropical: [9], temperate: [9], cool: [10], arid: [9] }),
      soakInDrySpells('trumpet creeper'),
    ],
  },
]

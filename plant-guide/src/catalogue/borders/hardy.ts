import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { settleInBy } from '../../kinds/common-jobs.ts'
import {
  cutBack,
  divideClump,
  feedIn,
  lookFor,
  richBedCare,
  soakInDrySpells,
  waterIn,
} from '../garden-jobs.ts'
import { weedMat } from '../native-jobs.ts'
import { openAndDry, sunnyAnySoil } from '../situations.ts'

/** Perennials and small shrubs of dry verges and forgotten corners. */
export const hardyPerennials: readonly CatalogueEntry[] = [
  {
    name: 'Dietes',
    synonyms: ['wild iris', 'fortnight lily', 'African iris', 'Dietes bicolor', 'Grand Star'],
    species: 'Dietes grandiflora',
    kind: 'perennial',
    care: {
      watering: 'Weekly in the first summer, then only in long dry spells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Pull out brown leaves; leave the flower stems, which bloom for years.',
    },
    needs: sunnyAnySoil,
    without: ['water-summer', 'check-pests-spring', 'prune-late-winter'],
    jobs: [
      {
        ...waterIn(
          'Soak the dietes in dry weather',
          {
            tropical: range(5, 11),
            subtropical: range(9, 2),
            temperate: [12, 1, 2],
            cool: [12, 1, 2],
            arid: range(9, 3),
          },
          'After three weeks without rain, and every week in its first summer, let a hose trickle over the roots for half an hour; water a pot twice a week.',
          'Once it has settled it lives through drought, but a drink keeps the flowers coming.',
        ),
        tropics: {
          description:
            'After three weeks without rain, and every week in its first dry season, let a hose trickle over the roots for half an hour; water a pot twice a week.',
        },
      },
      {
        ...lookFor(
          'Look for snails deep in the dietes',
          { tropical: [12], subtropical: [9], temperate: [9, 10], cool: [10] },
          'Part the fans on a damp evening and collect what shelters there.',
          'A dense clump is where the snails of the garden spend the day.',
        ),
        fromMonths: 12,
      },
      prune({
        rule: 'tidy-leaves',
        fromMonths: 6,
        priority: 1,
        minutes: 20,
        months: { tropical: [8], subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        title: 'Pull brown leaves out of the dietes',
        description: 'Pull or cut dead leaves at the base and snap off the seed pods.',
        why: 'The fresh fan shows again, and pods that drop come up everywhere.',
      }),
      divideClump(
        'Divide the dietes',
        { subtropical: [4, 5, 8], temperate: [4, 5, 8], cool: [4, 9], arid: [4, 8] },
        'If it is crowded, lever the clump out, chop it into pieces with roots and shorten the leaves by half.',
        'Old clumps flower mostly at the edge.',
      ),
      prune({
        rule: 'snip-pods',
        priority: 2,
        minutes: 15,
        fromMonths: 12,
        months: { subtropical: [12], temperate: [1], cool: [1], arid: [12] },
        title: 'Snip the seed pods off the dietes',
        description: 'Nip off the pods alone and leave the stems, which flower again.',
        why: 'Ripe pods split, and seedlings come up well away from the clump.',
      }),
    ],
  },
  {
    name: 'Yucca',
    synonyms: [
      'yuccas',
      'spineless yucca',
      'Adam’s needle',
      'Bright Star',
      'soft-leaf yucca',
      'yukka',
      'yucca cane',
    ],
    akin: ['Yucca filamentosa'],
    species: 'Yucca gigantea',
    kind: 'succulent',
    care: {
      watering: 'Once the soil is dry to a finger’s depth; hardly at all in winter.',
      sunlight: 'Full sun, or a bright window.',
      soil: 'Gritty, drained soil.',
      fertilizing: 'Half-strength feed in spring.',
      pruning: 'Cut off dead leaves and spent flower stems; a tall stem can be sawn off and shoots again.',
    },
    needs: openAndDry,
    without: ['cut-flower-stems', 'remove-dead-leaves'],
    jobs: [
      prune({
        rule: 'tidy-leaves',
        fromMonths: 6,
        priority: 1,
        minutes: 20,
        months: { tropical: [6], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        title: 'Take dead leaves and stems off the yucca',
        description: 'Wear eye protection, pull brown leaves down and saw spent flower stems off low.',
        why: 'Dead skirts shelter mice and scale, and burn easily.',
      }),
    ],
  },
  {
    name: 'Snow-in-summer',
    synonyms: ['Cerastium', 'snow in summer groundcover'],
    species: 'Cerastium tomentosum',
    kind: 'perennial',
    care: {
      watering: 'Every week or two; wet feet rot it.',
      sunlight: 'Full sun.',
      soil: 'Poor, drained soil.',
      fertilizing: 'None to speak of.',
      pruning: 'Shear snow-in-summer close after its flowers.',
    },
    needs: openAndDry,
    without: ['prune-late-winter', ...richBedCare],
    feeding: 'never',
    jobs: [
      soakInDrySpells('cerastium'),
      cutBack(
        'Shear snow-in-summer after flowering',
        { temperate: [12], cool: [1], arid: [11] },
        'Clip the whole mat down to 5 cm and rake the clippings out.',
        'The mat stays silver and does not go bare in the middle.',
      ),
    ],
  },
  {
    name: 'Cotton lavender',
    synonyms: ['Santolina', 'lavender cotton'],
    species: 'Santolina chamaecyparissus',
    kind: 'perennial',
    unusualIn: ['subtropical'],
    care: {
      watering: 'Each week in its first summer, then hardly.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, poor or limy.',
      fertilizing: 'None; food makes it flop.',
      pruning: 'Clip santolina hard in early spring and again after its flowers.',
    },
    needs: openAndDry,
    without: ['divide', ...richBedCare],
    feeding: 'never',
    jobs: [
      soakInDrySpells('cotton lavender'),
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 9,
        months: { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        title: 'Clip the cotton lavender by half',
        description: 'Cut every stem back by half, and leave grey leaves on each: bare wood does not shoot.',
        why: 'It shoots at once in spring; unclipped it falls open in the middle.',
      }),
      cutBack(
        'Shear the spent cotton lavender flowers',
        { subtropical: [12], temperate: [1], cool: [2], arid: [12] },
        'Clip off the yellow buttons with the top few centimetres of leaf.',
        'The cushion stays round and grey through winter.',
      ),
    ],
  },
  {
    name: 'Germander',
    synonyms: ['Teucrium', 'bush germander', 'silver germander', 'Teucrium fruticans'],
    species: 'Teucrium fruticans',
    kind: 'hedge',
    care: {
      watering: 'Every week or two in the first summer; later in long dry spells.',
      sunlight: 'Full sun.',
      soil: 'Drained soil; stands salt wind and lime.',
      fertilizing: 'Lightly in spring.',
      pruning: 'Clip germander three or four times a year into a low grey hedge.',
    },
    needs: openAndDry,
    without: ['add-compost'],
    jobs: [
      lookFor(
        'Look inside the germander for dead patches',
        { subtropical: [4], temperate: [10], cool: [11], arid: [9] },
        'Part the leaves, take dead twigs out and let the light in.',
        'Where the leaves stay damp, the middle dies first.',
      ),
    ],
  },
  {
    name: 'Mediterranean spurge',
    synonyms: [
      'Silver Swan',
      'Euphorbia Silver Swan',
      'Euphorbia wulfenii',
      'spurge',
      'Tasmanian Tiger euphorbia',
      'Ascot Rainbow',
    ],
    akin: ['Tiny Tim euphorbia'],
    species: 'Euphorbia characias',
    kind: 'perennial',
    care: {
      watering: 'Every two weeks in its first summer, then hardly at all.',
      sunlight: 'Full sun.',
      soil: 'Drained, gritty soil.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'Cut spent spurge stems to the ground in gloves and glasses; the sap burns.',
    },
    needs: openAndDry,
    without: ['prune-late-winter', 'divide', 'water-summer', ...richBedCare],
    jobs: [
      cutBack(
        'Cut spent spurge stems to the ground',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Wear gloves and glasses, take each flowered stem out at the base and rinse the tools.',
        'Each stem flowers once, and the new ones are already standing beside it.',
      ),
      {
        ...waterIn(
          'Soak the spurge in dry weather',
          { subtropical: range(9, 2), temperate: [12, 1, 2], cool: [12, 1, 2], arid: range(9, 3) },
          'Pour one bucket on slowly after two weeks without rain in its first summer, and after a month in later ones.',
          'Wet feet kill it sooner than drought does.',
        ),
        inPot: {
          title: 'Water the spurge once half the mix is dry',
          description: 'Once the top half of the mix is dry, water until it drains out the bottom.',
        },
      },
    ],
  },
  {
    name: 'Blue chalksticks',
    synonyms: [
      'chalk sticks',
      'blue chalk sticks',
      'Senecio serpens',
      'Senecio mandraliscae',
      'Curio repens',
    ],
    species: 'Curio talinoides',
    kind: 'succulent',
    hardyTo: 'moderate',
    care: {
      watering: 'Every two weeks in the first summer, then in long dry spells.',
      sunlight: 'Full sun for the bluest leaves.',
      soil: 'Drained soil, sandy or stony.',
      fertilizing: 'None in the ground; a weak feed in spring in a pot.',
      pruning: 'Shear leggy chalksticks by half and stick the pieces in.',
    },
    needs: openAndDry,
    without: ['remove-dead-leaves', 'check-pests-spring', 'cut-flower-stems'],
    jobs: [
      settleInBy({
        title: 'Water the new chalksticks in',
        description: 'Soak each plant once, and then every second week until it has rooted, unless it rains.',
        why: 'Even a succulent needs a drink until it has rooted.',
        inPot: { description: 'Soak the pot once, and then whenever its top half is dry.' },
      }),
      weedMat('chalksticks'),
      {
        ...feedIn(
          'Cactus and succulent food',
          'Give the potted chalksticks a weak feed',
          { tropical: [5], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
          'Water in half-strength cactus and succulent food.',
          'A pot holds little food; in the ground they need none.',
        ),
        only: 'pot',
      },
      {
        ...cutBack(
          'Shear leggy chalksticks by half',
          { tropical: [6], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
          'Clip the mat all over, let the pieces dry for a day and push them into the gaps.',
          'Every cut branches, and the pieces root within weeks in mild weather.',
        ),
        fromMonths: 12,
      },
    ],
  },
]

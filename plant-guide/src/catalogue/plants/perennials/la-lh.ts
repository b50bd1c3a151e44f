import type { CatalogueEntry } from '../../../entry.ts'
import { prune } from '../../../jobs/jobs.ts'
import { settleInBy } from '../../../kinds/common-jobs.ts'
import {
  cutBack,
  cutDown,
  divideClump,
  feedIn,
  lookFor,
  richBedCare,
  soakInDrySpells,
} from '../../jobs/garden-jobs.ts'
import { gentleAndMoist, openAndDry, shadeAndMoist } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Lady’s mantle',
    synonyms: ['Alchemilla', 'Alchemilla mollis', 'ladys mantle', 'lady mantle'],
    species: 'Alchemilla mollis',
    kind: 'perennial',
    care: {
      watering: 'Weekly in summer; the leaves crisp when it is dry.',
      sunlight: 'Half shade, or sun in cool gardens.',
      soil: 'Damp soil with compost.',
      fertilizing: 'Compost or pellets in early spring.',
      pruning: 'Shear lady’s mantle to the ground after flowering.',
    },
    needs: gentleAndMoist,
    without: ['prune-late-winter', 'add-compost'],
    jobs: [
      cutBack(
        'Shear the lady’s mantle after flowering',
        { temperate: [12, 1], cool: [1] },
        'Cut flowers and tired leaves to the ground and soak the clump.',
        'New leaves are up in two weeks, and it does not seed over the garden.',
      ),
      cutDown(
        'Clear the old leaves off the lady’s mantle',
        { temperate: [8], cool: [9] },
        'Pull or cut the brown leaves away at the crown, and leave the new buds.',
        'The fresh leaves unfold clean where the old ones are gone.',
      ),
      divideClump(
        'Divide the lady’s mantle',
        { temperate: [4], cool: [3, 9] },
        'If it is crowded, lift the clump, cut it into pieces with a few buds each and replant them 40 cm apart.',
        'Pieces moved in mild, damp weather flower the next summer.',
      ),
    ],
  },
  {
    name: 'Lamb’s ear',
    synonyms: ['lambs ears', 'Stachys', 'Big Ears', 'lamb’s tongue'],
    species: 'Stachys byzantina',
    kind: 'perennial',
    care: {
      watering: 'Seldom, and never over the leaves.',
      sunlight: 'Full sun.',
      soil: 'Poor, drained soil.',
      fertilizing: 'Seldom needed.',
      pruning: 'Cut lamb’s ear flower stems off and pull mushy leaves out after rain.',
    },
    needs: openAndDry,
    without: ['prune-late-winter', 'feed-spring', ...richBedCare],
    feeding: 'never',
    jobs: [
      soakInDrySpells('lamb’s ears'),
      cutBack(
        'Cut the lamb’s ear flower stems',
        { subtropical: [11], temperate: [11, 12], cool: [12, 1], arid: [11] },
        'Cut stems at the base and clear rotted leaves from below.',
        'The leaves stay dense if the plant does not set seed.',
      ),
      prune({
        rule: 'clear-winter-leaves',
        priority: 2,
        minutes: 15,
        fromMonths: 3,
        months: { temperate: [8], cool: [8, 9] },
        title: 'Rake the winter’s rotten leaves out of the lamb’s ears',
        description: 'Take brown, soft leaves away from below by hand or with a soft rake, on a dry day.',
        why: 'Cold and wet rot the woolly leaves, and new ones come up where there is light.',
      }),
      prune({
        rule: 'clear-rotten-leaves',
        priority: 2,
        minutes: 10,
        months: { subtropical: [2], temperate: [2] },
        title: 'Pull rotten leaves out of the lamb’s ears',
        description: 'Take brown and slimy leaves away from below on a dry day.',
        why: 'Woolly leaves that stay wet in close, warm weather rot, and the rot spreads.',
      }),
    ],
  },
  {
    name: 'Lamium',
    synonyms: ['dead nettle', 'deadnettle', 'Lamium maculatum', 'White Nancy', 'Beacon Silver', 'lamiums'],
    akin: ['yellow archangel', 'Lamium galeobdolon'],
    species: 'Lamium maculatum',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather; under trees more often.',
      sunlight: 'Shade or morning sun.',
      soil: 'Damp soil with compost.',
      fertilizing: 'A little compost in early spring.',
      pruning: 'Shear lamium to a few centimetres after its flowers.',
    },
    needs: shadeAndMoist,
    weedNote:
      'The yellow-flowered relative, yellow archangel, runs wild in cool, wet gullies. Grow the spotted kinds, and bin what you pull.',
    without: ['prune-late-winter', 'mulch-before-summer'],
    jobs: [
      cutBack(
        'Shear the lamium after flowering',
        { subtropical: [11], temperate: [11, 12], cool: [12, 1] },
        'Cut the mat low with shears and water it.',
        'Silver leaves come fresh within three weeks and cover the ground again.',
      ),
      lookFor(
        'Look for snails under the lamium',
        { subtropical: [8], temperate: [8, 9], cool: [9, 10] },
        'Lift the edges of the mat on a damp evening and collect what hides there.',
        'They shelter in the mat by day and eat its new leaves.',
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
]

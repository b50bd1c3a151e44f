import { water } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import {
  cutBack,
  cutDown,
  deadhead,
  divideClump,
  lookFor,
  richBedCare,
  soakInDrySpells,
} from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile, shadeAndMoist } from '../situations.ts'

/** Perennials of cottage gardens and shady corners. */
export const collectorsPerennials: readonly CatalogueEntry[] = [
  {
    name: 'Gypsophila',
    synonyms: ['baby’s breath', 'Gypsophila paniculata', 'babys breath', 'chalk plant'],
    species: 'Gypsophila paniculata',
    kind: 'perennial',
    care: {
      watering: 'Weekly until it flowers, then seldom.',
      sunlight: 'Full sun.',
      soil: 'Limy, sharply drained soil.',
      fertilizing: 'Hardly any.',
      pruning: 'Cut gypsophila by half after its first flush.',
    },
    needs: openAndDrained,
    without: [...richBedCare, 'divide', 'feed-spring', 'prune-late-winter'],
    jobs: [
      cutBack(
        'Cut the gypsophila by half after flowering',
        { temperate: [12, 1], cool: [1], arid: [11] },
        'Shorten the whole cloud above side shoots.',
        'A second, smaller flush follows in about eight weeks.',
      ),
      soakInDrySpells('gypsophila'),
    ],
  },
  {
    name: 'Bee balm',
    synonyms: ['Monarda', 'bergamot plant', 'Monarda didyma', 'Oswego tea', 'monardas'],
    species: 'Monarda didyma',
    kind: 'perennial',
    care: {
      watering: 'Twice a week in summer; dry plants get mildew.',
      sunlight: 'Sun, with some shade in the afternoon.',
      soil: 'Rich, damp soil.',
      fertilizing: 'Slow-release and compost in spring.',
      pruning: 'Cut bee balm stems down after flowering.',
    },
    needs: gentleAndMoist,
    jobs: [
      deadhead(
        'Cut spent bee balm heads',
        { temperate: [1], cool: [1, 2] },
        'Cut each stem above the next pair of leaves with buds.',
        'The side buds open two or three weeks later.',
      ),
      cutDown(
        'Cut the bee balm to the ground',
        { temperate: [6, 7], cool: [6, 7] },
        'Take all old stems off and bin leaves with white mildew.',
        'Mildew winters on what is left lying.',
      ),
      divideClump(
        'Divide the bee balm',
        { temperate: [8], cool: [8, 9] },
        'Lift the mat, throw the bare middle away and replant the outer pieces.',
        'The middle dies out every three years.',
      ),
    ],
  },
  {
    name: 'Sea holly',
    synonyms: ['Eryngium', 'Eryngium planum', 'sea hollies', 'Big Blue eryngium'],
    akin: ['globe thistle', 'Echinops'],
    species: 'Eryngium planum',
    kind: 'perennial',
    care: {
      watering: 'A soak in long dry spells.',
      sunlight: 'Full, hot sun.',
      soil: 'Poor, sandy or stony soil.',
      fertilizing: 'None.',
      pruning: 'Cut sea holly stems for drying or leave them until winter.',
    },
    needs: openAndDrained,
    feeding: 'never',
    without: [...richBedCare, 'divide'],
    jobs: [
      deadhead(
        'Cut sea holly for drying',
        { temperate: [1], cool: [1, 2], arid: [12] },
        'Cut stems as the heads turn blue and hang them in the shade.',
        'Cut later, the heads are brown.',
      ),
      cutDown(
        'Cut old sea holly stems off',
        { temperate: [7], cool: [7, 8], arid: [7] },
        'Cut dry stems to the rosette of leaves, with gloves on.',
        'New leaves come up through the old ones soon.',
      ),
      soakInDrySpells('sea holly'),
    ],
  },
  {
    name: 'Bear’s breeches',
    synonyms: ['Acanthus', 'Acanthus mollis', 'bears breeches', 'oyster plant acanthus'],
    akin: ['oyster plant'],
    species: 'Acanthus mollis',
    kind: 'perennial',
    care: {
      watering: 'Weekly in spring; it may rest in a dry summer.',
      sunlight: 'Shade, or some morning sun.',
      soil: 'Any soil with compost.',
      fertilizing: 'Compost in autumn.',
      pruning: 'Cut acanthus leaves and spikes to the ground after flowering.',
    },
    needs: shadeAndMoist,
    weedNote:
      'Any piece of root grows again, and it seeds near creeks: plant it where it can stay, and bin the roots.',
    without: ['divide', 'feed-spring', 'prune-late-winter', 'check-pests-summer'],
    jobs: [
      cutBack(
        'Cut the acanthus down after flowering',
        { subtropical: [12], temperate: [1], cool: [1, 2] },
        'Cut flower spikes and tired leaves to the ground before the seed is thrown.',
        'A fresh set of leaves comes up with the autumn rain.',
      ),
      lookFor(
        'Keep snails off the acanthus',
        { subtropical: [8], temperate: [8, 9], cool: [9, 10] },
        'Look under the leaves by torchlight and pick off what you find.',
        'The wide leaves give snails shade all day.',
      ),
    ],
  },
  {
    name: 'Bleeding heart',
    synonyms: ['Dicentra', 'Lamprocapnos', 'Dicentra spectabilis', 'Lamprocapnos spectabilis'],
    species: 'Lamprocapnos spectabilis',
    kind: 'perennial',
    care: {
      watering: 'Twice a week from spring until the leaves turn yellow.',
      sunlight: 'Cool, dappled shade.',
      soil: 'Deep, damp soil with leaf mould.',
      fertilizing: 'Compost and a little slow-release as the shoots come up.',
      pruning: 'Let bleeding heart die down by itself in summer.',
    },
    needs: shadeAndMoist,
    without: ['divide', 'prune-late-winter', 'check-pests-summer'],
    needsChill: 'plenty',
    jobs: [
      cutBack(
        'Clear the bleeding heart’s yellow stems',
        { temperate: [1], cool: [2] },
        'Cut stems at the ground once they are yellow, and mark the place with a stick.',
        'It sleeps until spring, and its brittle roots are easily dug up by mistake.',
      ),
      water({
        rule: 'water-summer',
        priority: 1,
        repeat: 'season',
        months: { temperate: [9, 10, 11], cool: [9, 10, 11] },
        title: 'Keep the bleeding heart damp while it is in leaf',
        description:
          'Soak the roots twice a week that it has not rained, and stop as the leaves turn yellow.',
        why: 'Dry soil sends it to sleep before its time.',
      }),
      lookFor(
        'Keep snails off the bleeding heart’s shoots',
        { temperate: [8], cool: [9] },
        'Ring the red shoots with grit and look by torchlight.',
        'One night’s meal costs the whole plant its year.',
      ),
    ],
  },
  {
    name: 'Lungwort',
    synonyms: ['Pulmonaria', 'pulmonarias', 'Pulmonaria officinalis'],
    akin: ['Brunnera', 'Jack Frost'],
    species: 'Pulmonaria officinalis',
    kind: 'perennial',
    care: {
      watering: 'Twice a week in warm weather.',
      sunlight: 'Shade.',
      soil: 'Damp soil with leaf mould.',
      fertilizing: 'Compost after flowering.',
      pruning: 'Cut lungwort leaves off after flowering; new ones are cleaner.',
    },
    needs: shadeAndMoist,
    without: ['prune-late-winter', 'feed-spring'],
    jobs: [
      cutBack(
        'Cut the lungwort’s old leaves off',
        { temperate: [11], cool: [11, 12] },
        'Cut the whole clump to a hand’s height and water it.',
        'Old leaves catch mildew, and fresh spotted ones are up in two weeks.',
      ),
      divideClump(
        'Divide the lungwort',
        { temperate: [4], cool: [3, 4] },
        'Lift and pull the clump apart after rain, and replant the pieces in the shade.',
        'It roots before winter and flowers early in spring.',
      ),
    ],
  },
  {
    name: 'Crocosmia',
    synonyms: ['Crocosmia Lucifer', 'Lucifer crocosmia', 'falling stars'],
    akin: ['montbretia', 'Crocosmia crocosmiiflora'],
    species: 'Crocosmia ‘Lucifer’',
    kind: 'summer-bulb',
    care: {
      watering: 'Weekly in spring and early summer.',
      sunlight: 'Sun to light shade.',
      soil: 'Any drained soil.',
      fertilizing: 'A little bulb food in spring.',
      pruning: 'Cut crocosmia stems before they seed.',
    },
    needs: openAndFertile,
    weedNote:
      'The common orange montbretia runs wild along creeks in the south-east: plant named cultivars only, and bin every corm you dig.',
    without: ['lift-bulbs'],
    jobs: [
      deadhead(
        'Cut spent crocosmia stems',
        { subtropical: [1], temperate: [1, 2], cool: [2], arid: [1] },
        'Cut each arching stem at its base once the flowers are over.',
        'It spreads by seed as well as by corms.',
      ),
      divideClump(
        'Thin the crocosmia',
        { subtropical: [8], temperate: [7, 8], cool: [8, 9], arid: [8] },
        'Lift the clump, keep the largest corms and replant them 8 cm deep; bin the rest.',
        'Crowded corms make leaves and few flowers.',
      ),
    ],
  },
]

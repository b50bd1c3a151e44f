import type { CatalogueEntry } from '../../entry.ts'
import { propagate, prune, water } from '../../jobs/jobs.ts'
import { brushHairyLeaves, divideClump } from '../garden-jobs.ts'
import { brightIndoors } from '../situations.ts'

/** Pot plants that flower on a bright windowsill or a sheltered verandah. */
export const floweringPots: readonly CatalogueEntry[] = [
  {
    name: 'Streptocarpus',
    synonyms: ['Cape primrose', 'streptocarpus hybrids', 'cape primroses', 'strep plant'],
    akin: ['streptocarpella'],
    species: 'Streptocarpus × hybridus',
    kind: 'indoor',
    care: {
      watering: 'When the top of the mix is dry and the leaves just begin to soften; sparingly in winter.',
      sunlight: 'Bright light without midday sun.',
      soil: 'African violet mix in a shallow pot.',
      fertilizing: 'Half-strength flower food each month from spring to autumn.',
      pruning: 'Snap spent streptocarpus stems off at the leaf.',
    },
    needs: brightIndoors,
    without: ['wash-leaves', 'tidy-leaves'],
    jobs: [
      brushHairyLeaves('streptocarpus', {
        tropical: [9],
        subtropical: [9, 10],
        temperate: [9, 10],
        cool: [10],
        arid: [9],
      }),
      propagate({
        rule: 'take-cuttings',
        priority: 3,
        fromMonths: 12,
        months: { subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
        title: 'Root streptocarpus leaves',
        description: 'Cut a healthy leaf across into pieces and stand them, lower edge down, in damp mix.',
        why: 'Young plants come up along the cut within two months of warm weather.',
      }),
      prune({
        rule: 'deadhead',
        priority: 1,
        minutes: 10,
        months: { subtropical: [10, 11, 12], temperate: [11, 12, 1], cool: [12, 1, 2], arid: [10, 11] },
        title: 'Snap off the spent streptocarpus stems',
        description: 'Break each finished stem off where it leaves the leaf, and take off twisted seed pods.',
        why: 'A leaf sends up stem after stem if none sets seed.',
      }),
      prune({
        rule: 'shorten-leaves',
        fromMonths: 6,
        priority: 2,
        minutes: 10,
        months: { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        title: 'Take the old leaves off the streptocarpus',
        description: 'Cut brown ends off straight, and remove the oldest leaves whole at the base.',
        why: 'Each new leaf brings its own flowers, and the old ones have had theirs.',
      }),
    ],
  },
  {
    name: 'Purple shamrock',
    synonyms: [
      'Oxalis triangularis',
      'purple oxalis',
      'butterfly oxalis',
      'false shamrock',
      'love plant oxalis',
    ],
    akin: ['oxalis', 'shamrock', 'Oxalis tetraphylla', 'Iron Cross oxalis', 'Oxalis versicolor'],
    species: 'Oxalis triangularis',
    kind: 'indoor',
    hardyTo: 'light',
    care: {
      watering: 'When the top of the mix is dry; hardly at all while it rests.',
      sunlight: 'A bright window with some morning sun.',
      soil: 'Drained potting mix in a pot.',
      fertilizing: 'Half-strength liquid food each month while it grows.',
      pruning: 'Pull off faded purple shamrock leaves; cut all of them once it goes to rest.',
    },
    needs: brightIndoors,
    weedNote:
      'Many oxalis are bad weeds: soursob and creeping oxalis should never be planted. Keep ornamental kinds in pots, and bin spare bulbs.',
    without: ['take-cuttings', 'wash-leaves', 'tidy-leaves'],
    jobs: [
      water({
        rule: 'rest-winter',
        priority: 2,
        minutes: 10,
        fromMonths: 6,
        months: { tropical: [6], subtropical: [7], temperate: [6, 7], cool: [6, 7], arid: [7] },
        title: 'Let the purple shamrock rest',
        inPot: {
          description:
            'Once most leaves have faded, cut them all at the mix and keep it nearly dry for a month; then soak it once.',
        },
        description:
          'Once most leaves have faded, cut them all at the soil and keep it nearly dry for a month; then soak it once.',
        why: 'The small bulbs rest for some weeks and then make a fresh set of leaves.',
      }),
      divideClump(
        'Divide the bulbs of the purple shamrock',
        { tropical: [9], subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8] },
        'If they are crowded, tip the pot out, part the small scaly bulbs and plant ten to a pot, 4 cm deep.',
        'They are about to shoot, and a crowded pot has small leaves.',
      ),
    ],
  },
]

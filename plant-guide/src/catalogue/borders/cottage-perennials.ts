import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { cutBack, deadhead, divideClump, feedAgain, watchFor } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile } from '../situations.ts'

/** Perennials of the cottage garden. */
export const cottagePerennials: readonly CatalogueEntry[] = [
  {
    name: 'Cranesbill',
    synonyms: ['hardy geranium', 'Rozanne', 'true geranium', 'cranesbills'],
    species: 'Geranium ‘Rozanne’',
    kind: 'perennial',
    care: {
      watering: 'Weekly while it is dry.',
      sunlight: 'Sun to half shade.',
      soil: 'Any fertile soil.',
      fertilizing: 'Compost in early spring.',
      pruning:
        'Shear cranesbills to the base after their first flowers; one that never stops, such as ‘Rozanne’, by half.',
    },
    needs: gentleAndMoist,
    jobs: [
      prune({
        rule: 'trim-summer',
        fromMonths: 4,
        priority: 1,
        minutes: 15,
        months: { subtropical: [12], temperate: [1], cool: [1, 2], arid: [12] },
        title: 'Shear the cranesbills once they straggle',
        description:
          'Cut a clump that has flowered to a few centimetres, and one that flowers on, such as ‘Rozanne’, back by half. Water it and feed it.',
        why: 'Fresh leaves and more flowers follow within a month.',
      }),
    ],
  },
  {
    name: 'Easter daisy',
    synonyms: ['aster', 'Michaelmas daisy', 'perennial aster', 'Symphyotrichum'],
    species: 'Symphyotrichum novi-belgii',
    kind: 'perennial',
    unusualIn: ['tropical'],
    care: {
      watering: 'Weekly in summer, at the base.',
      sunlight: 'Full sun.',
      soil: 'Fertile, drained soil.',
      fertilizing: 'Pellets in early spring.',
      pruning: 'Pinch Easter daisies in late spring and cut them down after flowering.',
    },
    needs: openAndFertile,
    without: ['prune-late-winter'],
    jobs: [
      prune({
        rule: 'pinch-tips',
        priority: 2,
        minutes: 10,
        months: { subtropical: [10], temperate: [11], cool: [11, 12], arid: [10] },
        title: 'Pinch the Easter daisies',
        description: 'Nip every stem back by a third when they are knee high.',
        why: 'Shorter, branched stems need no stakes in autumn.',
      }),
      prune({
        rule: 'cut-down-tops',
        priority: 1,
        minutes: 20,
        months: { tropical: [6], subtropical: [5], temperate: [5, 6], cool: [5, 6], arid: [5] },
        title: 'Cut the Easter daisies down after flowering',
        description: 'Cut all stems to the ground before they seed.',
        why: 'New leaves are at the base, and fewer seedlings come up.',
      }),
      {
        ...watchFor(
          'Look for white powder on the Easter daisies',
          { subtropical: [2], temperate: [2, 3], cool: [2, 3], arid: [3] },
          'Take off leaves with white, powdery spots, and water at the base in the morning.',
          'Mildew comes when days are warm and nights cool, and bares the stems before they flower.',
        ),
        priority: 3,
      },
      divideClump(
        'Divide the Easter daisies',
        { tropical: [7], subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        'If they are crowded, lift the clump, keep rooted pieces from the edge and replant them 40 cm apart.',
        'Old clumps get mildew and flower less.',
      ),
    ],
  },
  {
    name: 'Scabiosa',
    synonyms: ['pincushion flower perennial', 'Butterfly Blue', 'scabious'],
    akin: ['pincushion flower'],
    species: 'Scabiosa columbaria',
    kind: 'perennial',
    care: {
      watering: 'Once a week in dry spells.',
      sunlight: 'Full sun.',
      soil: 'Drained soil with some lime.',
      fertilizing: 'A light feed in spring.',
      pruning: 'Deadhead scabiosa every few days.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter'],
    jobs: [
      deadhead(
        'Deadhead the scabiosas',
        { subtropical: [10, 11, 12], temperate: range(11, 2), cool: [12, 1, 2], arid: [10, 11] },
        'Cut each spent flower to the next bud or leaf.',
        'They flower for months if they cannot seed.',
      ),
    ],
  },
  {
    name: 'Campanula',
    synonyms: ['bellflower', 'Serbian bellflower', 'campanulas'],
    akin: ['Canterbury bells'],
    species: 'Campanula poscharskyana',
    kind: 'perennial',
    care: {
      watering: 'Weekly in summer, in the morning.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Compost each spring.',
      pruning: 'Shear campanula after flowering.',
    },
    needs: gentleAndMoist,
    without: ['prune-late-winter'],
    jobs: [
      cutBack(
        'Shear the campanulas after flowering',
        { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        'Cut the mat back by half and water it.',
        'It flowers again lightly before autumn.',
      ),
    ],
  },
  {
    name: 'Perennial phlox',
    synonyms: ['garden phlox', 'Phlox paniculata', 'border phlox'],
    akin: ['phlox'],
    species: 'Phlox paniculata',
    kind: 'perennial',
    care: {
      watering: 'Twice a week in summer, never over the leaves.',
      sunlight: 'Sun with afternoon shade.',
      soil: 'Rich soil that stays moist.',
      fertilizing: 'Pellets in spring and again before flowering.',
      pruning: 'Cut spent phlox heads, and the clump down in winter.',
    },
    needs: openAndFertile,
    jobs: [
      feedAgain('phlox', {
        months: { temperate: [12], cool: [12] },
        title: 'Feed the phlox before it flowers',
        description: 'Scatter a handful of pellets around the clump and water them in.',
        why: 'The flower heads are forming at the tips.',
        product: 'Organic pellet fertiliser',
      }),
      deadhead(
        'Cut the spent phlox heads',
        { temperate: [1, 2], cool: [2, 3] },
        'Cut below the head, above the first side shoots.',
        'Smaller heads follow from the side.',
      ),
      prune({
        rule: 'thin-stems',
        priority: 2,
        minutes: 15,
        months: { temperate: [10], cool: [10, 11] },
        title: 'Thin the phlox stems',
        description: 'Cut out the weakest third of the new stems at the ground.',
        why: 'More air means less mildew, and the stems that stay flower better.',
      }),
    ],
  },
]

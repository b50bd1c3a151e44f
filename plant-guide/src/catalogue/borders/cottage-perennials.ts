import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { cutBack, cutDown, deadhead, divideClump } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry, openAndFertile } from '../situations.ts'

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
      pruning: 'Shear cranesbills to the base after their first flowers.',
    },
    needs: gentleAndMoist,
    jobs: [
      prune({
        rule: 'trim-summer',
        priority: 1,
        minutes: 15,
        months: { subtropical: [11], temperate: [12, 1], cool: [1], arid: [11] },
        title: 'Shear the cranesbills after flowering',
        description: 'Cut the clump to a few centimetres, water it and feed it.',
        why: 'Fresh leaves and more flowers follow within a month.',
      }),
    ],
  },
  {
    name: 'Easter daisy',
    synonyms: ['aster', 'Michaelmas daisy', 'perennial aster', 'Symphyotrichum'],
    species: 'Symphyotrichum novi-belgii',
    kind: 'perennial',
    care: {
      watering: 'Weekly in summer, at the base.',
      sunlight: 'Full sun.',
      soil: 'Fertile, drained soil.',
      fertilizing: 'Pellets in early spring.',
      pruning: 'Pinch Easter daisies in late spring and cut them down after flowering.',
    },
    needs: openAndFertile,
    without: ['deadhead', 'prune-late-winter'],
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
        months: { subtropical: [5], temperate: [5, 6], cool: [5, 6], arid: [5] },
        title: 'Cut the Easter daisies down after flowering',
        description: 'Cut all stems to the ground before they seed.',
        why: 'New leaves are at the base, and fewer seedlings come up.',
      }),
      divideClump(
        'Divide the Easter daisies',
        { subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        'Lift the clump, keep rooted pieces from the edge and replant them 40 cm apart.',
        'Old clumps get mildew and flower less.',
      ),
    ],
  },
  {
    name: 'Society garlic',
    synonyms: ['Tulbaghia', 'wild garlic', 'Tulbaghia violacea'],
    species: 'Tulbaghia violacea',
    kind: 'perennial',
    care: {
      watering: 'A soak each fortnight in dry weather.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut spent society garlic stems at the base.',
    },
    needs: openAndDry,
    without: ['prune-late-winter'],
    jobs: [
      deadhead(
        'Cut spent society garlic stems',
        { tropical: [8], subtropical: [12, 1], temperate: [1, 2], cool: [2], arid: [12] },
        'Cut finished stems at the base and pull off yellow leaves.',
        'It flowers from spring to autumn if no seed ripens.',
      ),
      divideClump(
        'Divide the society garlic',
        { subtropical: [4, 8], temperate: [4, 8], cool: [9], arid: [4] },
        'Lift the clump, pull it into fans and replant them a hand apart.',
        'Crowded clumps flower less.',
      ),
    ],
  },
  {
    name: 'Statice',
    synonyms: ['Limonium', 'sea lavender', 'perennial statice'],
    species: 'Limonium perezii',
    kind: 'perennial',
    care: {
      watering: 'A soak every two weeks in summer.',
      sunlight: 'Full sun by the sea.',
      soil: 'Sandy, drained soil.',
      fertilizing: 'A little slow-release in autumn.',
      pruning: 'Cut statice stems at the base as the colour goes.',
    },
    needs: openAndDry,
    weedNote:
      'Statice seeds itself on coasts in South Australia, Victoria and Western Australia. Cut the heads before they seed.',
    without: ['prune-late-winter', 'divide'],
    jobs: [
      deadhead(
        'Cut the statice before it seeds',
        { subtropical: [11, 12], temperate: [12, 1], cool: [1, 2], arid: [11] },
        'Cut fresh stems to dry and spent ones at the base.',
        'The flowers keep their colour if they are cut when they are fully open.',
      ),
    ],
  },
  {
    name: 'Scabiosa',
    synonyms: ['pincushion flower perennial', 'Butterfly Blue', 'scabious'],
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
    jobs: [
      deadhead(
        'Deadhead the scabiosas',
        { subtropical: [11, 12], temperate: [12, 1, 2], cool: [1, 2], arid: [11] },
        'Cut each spent flower to the next bud or leaf.',
        'They flower for months if they cannot seed.',
      ),
    ],
  },
  {
    name: 'Campanula',
    synonyms: ['bellflower', 'Canterbury bells', 'Serbian bellflower', 'campanulas'],
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
    synonyms: ['phlox', 'garden phlox', 'Phlox paniculata'],
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
  {
    name: 'Heliotrope',
    synonyms: ['cherry pie', 'Heliotropium', 'Lord Roberts'],
    species: 'Heliotropium arborescens',
    kind: 'perennial',
    care: {
      watering: 'Once or twice a week in warm weather.',
      sunlight: 'Morning sun.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Flower food in spring and summer.',
      pruning: 'Cut heliotrope by a third in spring. All parts are poisonous.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      cutBack(
        'Cut the heliotrope back by a third',
        { subtropical: [8], temperate: [9], cool: [10], arid: [9] },
        'Shorten stems above a leaf once the frosts are over.',
        'Old stems get woody; scented heads come on new ones.',
      ),
    ],
  },
  {
    name: 'Russian sage',
    synonyms: ['Perovskia', 'Blue Spire', 'Salvia yangii'],
    species: 'Salvia yangii',
    kind: 'perennial',
    care: {
      watering: 'A deep soak every two weeks at most.',
      sunlight: 'Full sun.',
      soil: 'Poor, drained soil.',
      fertilizing: 'None in most soils.',
      pruning: 'Cut Russian sage to a hand high in late winter.',
    },
    needs: openAndDry,
    without: ['feed-summer', 'divide'],
    jobs: [
      cutDown(
        'Cut the Russian sage to a hand high',
        { temperate: [8], cool: [8, 9], arid: [7, 8] },
        'Cut every grey stem above the lowest pair of buds.',
        'All its blue flowers come on new stems.',
      ),
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { prune } from '../../jobs/jobs.ts'
import { range, south } from '../../jobs/months.ts'
import {
  cutBack,
  cutDown,
  deadhead,
  divideClump,
  feedAgain,
  feedIn,
  richBedCare,
  soakInDrySpells,
} from '../garden-jobs.ts'
import { openAndDrained, openAndDry } from '../situations.ts'

/** Perennials for a dry, sunny border. */
export const dryBorder: readonly CatalogueEntry[] = [
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
    without: ['prune-late-winter', ...richBedCare],
    jobs: [
      soakInDrySpells('society garlic'),
      {
        ...deadhead(
          'Cut spent society garlic stems',
          { tropical: [6, 7, 8], ...south(...range(12, 2)) },
          'Cut finished stems at the base and pull off yellow leaves.',
          'It flowers for months if no seed ripens.',
        ),
        repeat: 'season',
      },
      divideClump(
        'Divide the society garlic',
        { subtropical: [4, 8], temperate: [4, 8], cool: [9], arid: [4] },
        'If it is crowded, lift the clump, pull it into fans and replant them 15 cm apart.',
        'Crowded clumps flower less.',
      ),
    ],
  },
  {
    name: 'Statice',
    synonyms: ['Limonium', 'sea lavender', 'perennial statice', 'statis'],
    species: 'Limonium perezii',
    kind: 'perennial',
    hardyTo: 'moderate',
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
    without: ['prune-late-winter', 'divide', ...richBedCare],
    jobs: [
      feedIn(
        'Slow-release fertiliser',
        'Give the statice a little food',
        { subtropical: [4], temperate: [4], cool: [3], arid: [4] },
        'Scatter a pinch of slow-release fertiliser around each plant and water it in.',
        'It grows through the mild months towards its flowers.',
      ),
      soakInDrySpells('statice'),
      deadhead(
        'Cut the statice before it seeds',
        { subtropical: [11, 12], temperate: [12, 1], cool: [1, 2], arid: [11] },
        'Cut fresh stems to dry and spent ones at the base.',
        'The flowers keep their colour if they are cut when they are fully open.',
      ),
    ],
  },
  {
    name: 'Heliotrope',
    synonyms: ['cherry pie', 'Heliotropium', 'Lord Roberts'],
    akin: ['blue heliotrope'],
    species: 'Heliotropium arborescens',
    kind: 'perennial',
    care: {
      watering: 'Once or twice a week in warm weather.',
      sunlight: 'Morning sun.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Flower food in spring and summer.',
      pruning: 'Cut heliotrope by a third in spring. All parts are poisonous.',
    },
    hardyTo: 'light',
    needs: openAndDrained,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      deadhead(
        'Cut the spent heliotrope heads',
        { subtropical: [12], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12] },
        'Cut each brown head above the next leaf, and wash your hands: every part is poisonous.',
        'New heads come from the leaves below.',
      ),
      feedAgain('heliotrope'),
      coverFromFrost('heliotrope'),
      cutBack(
        'Cut the heliotrope back by a third',
        { subtropical: [8], temperate: [9], cool: [10], arid: [9] },
        'Shorten stems above a leaf once the cold nights are over.',
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
      pruning: 'Cut Russian sage to 15 cm in late winter.',
    },
    needs: openAndDry,
    without: ['divide', ...richBedCare],
    feeding: 'never',
    jobs: [
      soakInDrySpells('Russian sage'),
      cutDown(
        'Cut the Russian sage to 15 cm',
        { temperate: [8], cool: [9], arid: [7, 8] },
        'Cut every grey stem 15 cm above the ground, just over fat buds.',
        'All its blue flowers come on new stems.',
      ),
    ],
  },
  {
    name: 'Tree poppy',
    synonyms: ['Romneya', 'Romneya coulteri', 'Californian tree poppy', 'matilija poppy', 'fried egg flower'],
    species: 'Romneya coulteri',
    kind: 'perennial',
    unusualIn: ['tropical', 'subtropical'],
    care: {
      watering: 'Now and then in its first summer, later none.',
      sunlight: 'Full sun.',
      soil: 'Poor, sandy or stony soil that drains.',
      fertilizing: 'None.',
      pruning: 'Cut tree poppy to the ground in winter.',
    },
    needs: openAndDry,
    feeding: 'never',
    without: ['divide', ...richBedCare],
    jobs: [
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 6,
        months: { temperate: [7], cool: [8], arid: [7] },
        title: 'Cut the tree poppy to the ground',
        description:
          'Cut every old stem a hand high, and pull out runners that come up where you don’t want them.',
        why: 'The big white flowers come on new stems, and old ones only look untidy.',
      }),
      soakInDrySpells('tree poppy'),
    ],
  },
]

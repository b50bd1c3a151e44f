import type { CatalogueEntry } from '../../../entry.ts'
import { feed, pests, prune, soil } from '../../../jobs/jobs.ts'
import { cutBack, feedAcidLover, feedIn, soakInDrySpells } from '../../jobs/garden-jobs.ts'
import { oneLeader, waterWeekly } from '../../jobs/native-jobs.ts'
import { liftCrown } from '../../jobs/tree-jobs.ts'
import {
  gentleAndDrained,
  gentleAndMoist,
  openAndDrained,
  openAndDry,
  sunOrHalfShade,
} from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'English lavender',
    synonyms: ['Lavandula angustifolia', 'true lavender', 'Grosso', 'Hidcote lavender', 'Munstead lavender'],
    akin: ['lavender', 'Hidcote', 'Munstead', 'Allardii', 'Lavandula allardii'],
    species: 'Lavandula angustifolia',
    kind: 'flowering-shrub',
    care: {
      watering:
        'Weekly in its first summer, then only when it droops. Humid summers trouble it more than dry ones.',
      sunlight: 'Full sun, the more the better.',
      soil: 'Gravelly, drained, limey soil. Raise the bed in clay.',
      fertilizing:
        'A light handful of general fertiliser in spring, lime each year where soil is acid, and no more.',
      pruning: 'Cut back by a third after the summer flowers, into leaves and never into bare wood.',
    },
    needs: openAndDry,
    without: ['add-compost', 'mulch-before-summer'],
    jobs: [
      soakInDrySpells('lavender'),
      prune({
        rule: 'prune-after-flowering',
        title: 'Cut spent heads and a third of the leaves off the lavender',
        description: 'Take off all flower stems and a third of the green, leaving leaves on every stem.',
        why: 'Cut right after the main flush, lavender stays a cushion and has time to regrow before the cold.',
        technical: 'Bare lavender wood has no dormant buds, so a cut below the leaves is final.',
        priority: 1,
        months: { temperate: [2, 3], cool: [2, 3], arid: [12] },
        fromMonths: 2,
      }),
      feed({
        rule: 'feed-spring',
        title: 'Give the lavender a very light feed',
        description: 'Scatter half a handful of slow-release fertiliser around each plant.',
        why: 'A little food brings flowers; more makes lavender soft and floppy.',
        priority: 2,
        months: { temperate: [11], cool: [11], arid: [8, 9] },
      }),
      soil({
        rule: 'lime-acid-soil',
        only: 'ground',
        title: 'Lime acid soil around the lavender',
        description: 'Sprinkle a handful of garden lime around the plant if your soil tests acid.',
        why: 'Lavender comes from chalk hills, and lime in autumn is ready for it by spring.',
        priority: 2,
        minutes: 10,
        months: { temperate: [4, 5], cool: [4] },
      }),
      pests({
        rule: 'check-pests-spring',
        title: 'Look for froth and caterpillars on the lavender',
        description: 'Hose spittlebug froth off the stems and pick off caterpillars in the flower heads.',
        why: 'The buds are forming and a quick look keeps the heads clean.',
        priority: 1,
        minutes: 10,
        months: { temperate: [10, 11], cool: [11], arid: [9, 10] },
        arid: {
          title: 'Look for caterpillars on the lavender',
          description: 'Look into the flower heads and pick the caterpillars off.',
        },
      }),
      prune({
        rule: 'cut-for-drying',
        priority: 2,
        minutes: 15,
        fromMonths: 12,
        months: { temperate: [12], cool: [1], arid: [11] },
        title: 'Cut English lavender for drying',
        description:
          'Cut stems on a dry morning as the lowest florets open, and hang them upside down in the shade.',
        why: 'The scent is strongest before the flowers are fully open.',
      }),
    ],
  },
  {
    name: 'Enkianthus',
    synonyms: ['Enkianthus campanulatus', 'redvein enkianthus', 'pagoda bush'],
    akin: ['Enkianthus perulatus'],
    species: 'Enkianthus campanulatus',
    kind: 'flowering-shrub',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    care: {
      watering: 'Twice a week in dry summer weather; its roots lie near the surface.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Acid, damp soil full of leaf mould.',
      fertilizing: 'Camellia and azalea food after flowering.',
      pruning: 'Enkianthus needs hardly any; shorten what is out of shape after the bells.',
    },
    needs: gentleAndMoist,
    jobs: [
      cutBack(
        'Shorten what is out of shape on the enkianthus',
        { temperate: [11, 12], cool: [12] },
        'Cut single long shoots back to a side branch, and leave the tiers as they are.',
        'The bells have fallen, and the buds of next spring form on this summer’s growth.',
      ),
      feedAcidLover('enkianthus', { temperate: [11], cool: [11, 12] }),
      waterWeekly('enkianthus', 'twice a week'),
    ],
  },
  {
    name: 'Erica',
    synonyms: [
      'ericas',
      'winter heath',
      'Darley Dale heath',
      'Cape heath',
      'Erica × darleyensis',
      'Erica carnea',
      'Erica melanthera',
    ],
    akin: ['heather', 'heath', 'Calluna', 'Calluna vulgaris', 'Scotch heather', 'Ruby Shepherd', 'Improved'],
    species: 'Erica × darleyensis',
    kind: 'flowering-shrub',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    care: {
      watering: 'A soak each week in dry weather: the roots are as fine as hair, and a dry pot kills it.',
      sunlight: 'Sun, with afternoon shade where summers are hot.',
      soil: 'Acid, sandy soil or azalea mix; never limed.',
      fertilizing: 'A little azalea food once, after flowering.',
      pruning: 'Shear ericas just behind the spent flowers each year, never into bare wood.',
    },
    needs: sunOrHalfShade(gentleAndDrained),
    weedNote:
      'Spanish heath (Erica lusitanica), tall with white flowers, is a declared weed in Tasmania and spreads in Victoria: don’t plant that one.',
    without: ['add-compost', 'check-pests-spring', 'check-pests-summer'],
    jobs: [
      waterWeekly('ericas'),
      feedAcidLover('erica', { temperate: [10], cool: [10, 11] }),
      cutBack(
        'Shear the erica just behind its spent flowers',
        { temperate: [9, 10], cool: [10] },
        'Clip off the spikes that have flowered, and stop where the stems still have green leaves.',
        'Bare wood does not shoot again, and an erica that is never clipped opens in the middle.',
      ),
    ],
  },
  {
    name: 'Euryops',
    synonyms: ['yellow daisy bush', 'Euryops pectinatus', 'golden daisy bush', 'brighteyes'],
    species: 'Euryops pectinatus',
    kind: 'flowering-shrub',
    care: {
      watering: 'Every fortnight in dry weather.',
      sunlight: 'Full sun.',
      soil: 'Drained soil.',
      fertilizing: 'A light feed in autumn.',
      pruning: 'Shear euryops by a third as its spring flowers finish.',
    },
    needs: openAndDry,
    without: ['add-compost'],
    jobs: [
      feedIn(
        'Slow-release fertiliser',
        'Give the euryops a light feed',
        { subtropical: [4], temperate: [3, 4], cool: [3], arid: [4] },
        'Scatter a small handful of slow-release fertiliser and water it in.',
        'It makes its buds in autumn and flowers from winter on.',
      ),
      soakInDrySpells('euryops'),
      cutBack(
        'Shear the euryops by a third',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Cut all over into leafy stems.',
        'It grows back dense and flowers again from autumn.',
      ),
    ],
  },
  {
    name: 'Evergreen ash',
    synonyms: ['Fraxinus griffithii', 'Himalayan ash', 'evergreen ash tree'],
    species: 'Fraxinus griffithii',
    kind: 'flowering-shrub',
    hardyTo: 'moderate',
    care: {
      watering: 'A slow soak each week in its first two summers, then in dry spells.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Slow-release in spring while young.',
      pruning:
        'Cut the seed bunches off an evergreen ash before they turn brown, and lift its crown while young.',
    },
    needs: openAndDrained,
    feeding: 'while-young',
    without: ['prune-after-flowering'],
    weedNote:
      'It seeds into bushland in south-east Queensland and along the New South Wales coast: cut the seed off green, or choose another tree near bush.',
    jobs: [
      prune({
        rule: 'cut-off-seed',
        priority: 1,
        minutes: 30,
        fromMonths: 36,
        months: { subtropical: [1, 2], temperate: [2], arid: [1, 2] },
        title: 'Cut the green seed off the evergreen ash',
        description: 'Snip the bunches of winged seed you can reach while they are green, and bin them.',
        why: 'Brown seed flies far on the wind, and seedlings come up in gutters and bushland.',
      }),
      soakInDrySpells('evergreen ash'),
      {
        ...oneLeader('evergreen ash'),
        untilMonths: 35,
        months: { subtropical: [8], temperate: [8, 9], arid: [8] },
      },
      liftCrown('evergreen ash', { subtropical: [8], temperate: [8, 9], arid: [8] }),
    ],
  },
]

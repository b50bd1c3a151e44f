import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack, divideClump, feedInAPotAlone, richBedCare, soakInDrySpells } from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndDry, sunnyAnySoil } from '../situations.ts'

/** Old herbs that are grown for their leaves and scent and not for the kitchen. */
export const strongScented: readonly CatalogueEntry[] = [
  {
    name: 'Wormwood',
    synonyms: [
      'Artemisia absinthium',
      'Powis Castle',
      'silver wormwood',
      'absinthe',
      'tree wormwood',
      'Artemisia arborescens',
    ],
    akin: [
      'artemisia',
      'southernwood',
      'lad’s love',
      'Artemisia abrotanum',
      'Valerie Finnis',
      'Artemisia ludoviciana',
      'mugwort',
    ],
    species: 'Artemisia absinthium',
    kind: 'perennial',
    care: {
      watering: 'Only while young, and in long dry spells.',
      sunlight: 'Full sun.',
      soil: 'Poor, dry soil that drains.',
      fertilizing: 'None.',
      pruning: 'Cut wormwood back by half as it starts to grow; clip it to hedge.',
    },
    needs: openAndDry,
    feeding: 'never',
    without: ['prune-late-winter', 'divide', ...richBedCare],
    jobs: [
      soakInDrySpells('wormwood'),
      prune({
        rule: 'prune-early-spring',
        priority: 1,
        fromMonths: 6,
        months: { subtropical: [8], temperate: [8, 9], cool: [9, 10], arid: [8] },
        title: 'Cut the wormwood back by half',
        description: 'Cut to where small silver shoots show low on the stems, and no lower.',
        why: 'It splits open in the middle unless it starts each year from low down.',
      }),
      {
        ...cutBack(
          'Clip the flower heads off the wormwood',
          { subtropical: [12], temperate: [1], cool: [1, 2], arid: [12] },
          'Shear off the dull yellow heads and a hand’s length of the leafy stem below them, before they seed.',
          'The silver leaves are the show, and the seed comes up in gravel and paths.',
        ),
        rule: 'remove-flowers',
        priority: 2,
      },
    ],
  },
  {
    name: 'Tansy',
    synonyms: ['Tanacetum vulgare', 'common tansy', 'golden buttons tansy'],
    species: 'Tanacetum vulgare',
    kind: 'perennial',
    care: {
      watering: 'Little: a soak where weeks pass without rain.',
      sunlight: 'Sun to half shade.',
      soil: 'Any soil; a sunken pot keeps it in.',
      fertilizing: 'None.',
      pruning: 'Cut tansy to the ground before it seeds.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'Runs underground and seeds: keep it in a pot or a sunken ring, well away from paddocks and creeks.',
    feeding: 'never',
    without: ['divide', 'add-compost', 'check-pests-spring'],
    jobs: [
      soakInDrySpells('tansy'),
      {
        ...cutBack(
          'Cut the tansy down before it seeds',
          { subtropical: [1], temperate: [2], cool: [2, 3] },
          'Cut all stems to 15 cm above the ground as the yellow buttons brown.',
          'It comes back green within weeks, and every head holds hundreds of seeds.',
        ),
        rule: 'cut-before-seed',
      },
      prune({
        rule: 'cut-runners',
        priority: 2,
        fromMonths: 12,
        months: { subtropical: [9], temperate: [9], cool: [10] },
        title: 'Chop round the tansy and pull the runners',
        description: 'Cut a ring with a spade, and pull out every shoot that has come up beyond it.',
        why: 'Young runners lift out easily, and by summer they are a thicket.',
        inPot: {
          title: 'Cut back what tansy sends over the rim of the pot',
          description: 'Snip off runners that creep over the rim or out of the holes.',
        },
      }),
    ],
  },
  {
    name: 'Pennyroyal',
    synonyms: ['Mentha pulegium', 'penny royal', 'pennyroyal mint'],
    akin: ['Corsican mint', 'Mentha requienii', 'Mentha satureioides', 'native pennyroyal'],
    species: 'Mentha pulegium',
    kind: 'perennial',
    care: {
      watering: 'Two or three times a week; it wants damp soil.',
      sunlight: 'Half shade, or sun where it stays damp.',
      soil: 'Rich, moist soil between stones, or a wide pot.',
      fertilizing: 'Little: a light feed in spring in a pot.',
      pruning: 'Shear pennyroyal to a mat after its mauve flowers.',
    },
    needs: gentleAndMoist,
    weedNote:
      'Spreads into wet paddocks and along creeks: keep it in a pot there, and shear it before it seeds.',
    without: ['prune-late-winter', 'feed-spring', 'mulch-before-summer'],
    jobs: [
      feedInAPotAlone('pennyroyal', { subtropical: [9], temperate: [9], cool: [10] }),
      {
        ...cutBack(
          'Shear the pennyroyal after flowering',
          { subtropical: [1], temperate: [2], cool: [2, 3] },
          'Cut the flowering stems down to the mat with shears and rake them off.',
          'The mat thickens again before winter, and no seed gets away.',
        ),
        fromMonths: 2,
      },
      waterWeekly('pennyroyal', 'two or three times a week'),
      divideClump(
        'Divide the pennyroyal',
        { subtropical: [4, 9], temperate: [4, 9], cool: [3, 10] },
        'If it is crowded, lift rooted pieces of the mat and press them into bare, damp soil.',
        'Mats die out in the middle after a few years.',
      ),
    ],
  },
]

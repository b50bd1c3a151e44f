import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack, deadhead, divideClump, feedIn, lookFor, settleInWet } from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile, sunOrHalfShade } from '../situations.ts'

/** Perennials of rich soil that flower until autumn. */
export const lateBorder: readonly CatalogueEntry[] = [
  {
    name: 'Goldenrod',
    synonyms: ['Solidago', 'golden rod', 'solidagos', 'Golden Baby solidago', 'Fireworks solidago'],
    species: 'Solidago hybrids',
    kind: 'perennial',
    care: {
      watering: 'A soak each week in a dry summer.',
      sunlight: 'Full sun.',
      soil: 'Ordinary soil, not rich.',
      fertilizing: 'A little compost or slow-release in early spring.',
      pruning: 'Cut goldenrod plumes before they turn fluffy.',
    },
    needs: openAndFertile,
    weedNote:
      'Tall goldenrod, Solidago canadensis, spreads by root and seed along roads and creeks in the east. Grow short garden hybrids and cut the plumes.',
    without: ['add-compost', 'prune-late-winter'],
    jobs: [
      feedIn(
        'Compost',
        'Give the goldenrod a thin layer of compost',
        { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        'Spread 2 cm of compost around the clump, and no other food.',
        'Rich food makes it run at the root and fall over in flower.',
      ),
      cutBack(
        'Cut the goldenrod before it turns fluffy',
        { subtropical: [3], temperate: [3, 4], cool: [3, 4], arid: [3] },
        'Cut every stem to the ground as the gold fades, and bin the heads.',
        'The fluff is seed, and the wind takes it.',
      ),
      prune({
        rule: 'keep-in-place',
        priority: 2,
        only: 'ground',
        minutes: 15,
        fromMonths: 12,
        months: { subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        title: 'Dig goldenrod runners out at the edge',
        description: 'Chop round the clump with a spade, fork out what is beyond it and bin the roots.',
        why: 'It doubles its width in a season if nobody stops it.',
      }),
    ],
  },
  {
    name: 'Potentilla',
    synonyms: ['cinquefoil', 'Potentilla nepalensis', 'Miss Willmott', 'Gibson’s Scarlet', 'potentillas'],
    akin: ['Potentilla fruticosa', 'shrubby cinquefoil'],
    species: 'Potentilla nepalensis',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather while it flowers.',
      sunlight: 'Full sun; afternoon shade where it is hot.',
      soil: 'Drained soil that is not rich.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'Cut spent potentilla stems at the base; shrubby kinds are only thinned.',
    },
    needs: openAndDrained,
    without: ['add-compost', 'prune-late-winter'],
    jobs: [
      cutBack(
        'Cut the spent potentilla stems',
        { temperate: [12, 1], cool: [1, 2] },
        'Cut the sprawling flower stems back to the leaves; on a shrubby kind trim the tips alone.',
        'Fresh stems flower again before autumn.',
      ),
    ],
  },
  {
    name: 'Helenium',
    synonyms: ['sneezeweed', 'heleniums', 'Mardi Gras helenium', 'Moerheim Beauty', 'Helen’s flower'],
    species: 'Helenium autumnale',
    kind: 'perennial',
    care: {
      watering: 'Twice a week in summer; dry heleniums drop their lower leaves.',
      sunlight: 'Full sun.',
      soil: 'Rich soil that stays damp.',
      fertilizing: 'Pellets in early spring.',
      pruning: 'Pinch heleniums in late spring, and cut them down in winter.',
    },
    needs: openAndFertile,
    jobs: [
      prune({
        rule: 'pinch-tips',
        priority: 2,
        minutes: 10,
        months: { temperate: [11], cool: [11, 12] },
        title: 'Pinch the helenium tips',
        description: 'Nip every stem back by a third while it is below the knee.',
        why: 'The stems branch, stay shorter and stand without stakes.',
      }),
      deadhead(
        'Deadhead the heleniums',
        { temperate: [2, 3], cool: [2, 3] },
        'Cut faded heads back to a side bud.',
        'They flower for six weeks more.',
      ),
    ],
  },
  {
    name: 'Obedient plant',
    synonyms: ['Physostegia', 'Physostegia virginiana', 'physostegias', 'false dragonhead'],
    species: 'Physostegia virginiana',
    kind: 'perennial',
    care: {
      watering: 'Weekly in summer, until the flowers are over.',
      sunlight: 'Sun to half shade.',
      soil: 'Any soil that does not dry out.',
      fertilizing: 'Compost or pellets in early spring.',
      pruning: 'Cut obedient plant to the ground after its autumn flowers.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['add-compost', 'prune-late-winter'],
    jobs: [
      cutBack(
        'Cut the obedient plant to the ground',
        { subtropical: [5], temperate: [5], cool: [4, 5] },
        'Cut all stems at soil level once the spikes are over.',
        'A low winter carpet of leaves is already at the base.',
      ),
      {
        ...divideClump(
          'Thin the obedient plant',
          { subtropical: [8], temperate: [8], cool: [9] },
          'Fork out the runners at the edge and replant the best where you want them.',
          'It runs wide in damp soil and flowers less as it crowds itself.',
        ),
        priority: 2,
        fromMonths: 18,
      },
    ],
  },
  {
    name: 'Cardinal flower',
    synonyms: [
      'Lobelia cardinalis',
      'perennial lobelia',
      'Queen Victoria lobelia',
      'Lobelia speciosa',
      'Lobelia siphilitica',
    ],
    species: 'Lobelia cardinalis',
    kind: 'perennial',
    care: {
      watering: 'Every second day in summer; it grows at the edge of ponds.',
      sunlight: 'Sun where the soil is wet, half shade elsewhere.',
      soil: 'Rich, wet soil.',
      fertilizing: 'Compost or pellets in early spring.',
      pruning: 'Cut spent cardinal flower spikes above the leaves. All parts are poisonous.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['prune-late-winter', 'add-compost', 'water-summer', 'check-pests-spring', 'apply-soil-wetter'],
    jobs: [
      settleInWet,
      {
        ...waterWeekly('cardinal flowers', 'every second day'),
        inPot: {
          title: 'Keep the cardinal flowers wet',
          description:
            'Feel the mix every day while it is warm, and water before its top is dry; on warm days let the pot stand in a saucer of water.',
          why: 'They grow at the edge of ponds, and die back where the mix dries out.',
        },
      },
      lookFor(
        'Keep snails off the cardinal flowers',
        { subtropical: [9], temperate: [9, 10], cool: [10] },
        'Hunt on damp evenings and ring the rosettes with grit.',
        'A rosette that is eaten in spring sends up no spike.',
      ),
      deadhead(
        'Cut the spent cardinal flower spikes',
        { subtropical: [1], temperate: [2], cool: [2, 3] },
        'Cut each spike down to a side shoot, and wash your hands: the sap is poisonous.',
        'Side spikes open into autumn.',
      ),
    ],
  },
  {
    name: 'Monkshood',
    synonyms: ['Aconitum', 'Aconitum napellus', 'aconite', 'wolfsbane', 'Aconitum carmichaelii'],
    species: 'Aconitum carmichaelii',
    kind: 'perennial',
    care: {
      watering: 'Weekly from spring until it has flowered; dry leaves scorch.',
      sunlight: 'Half shade.',
      soil: 'Deep soil that stays damp.',
      fertilizing: 'Compost or pellets in early spring.',
      pruning: 'Cut monkshood down after flowering, in gloves: every part can kill.',
    },
    needs: { ...openAndFertile, sunlight: gentleAndMoist.sunlight },
    without: ['prune-late-winter', 'divide'],
    needsChill: 'plenty',
    jobs: [
      prune({
        rule: 'cut-down-tops',
        priority: 1,
        minutes: 15,
        months: { temperate: [6], cool: [5, 6] },
        title: 'Cut the monkshood down in gloves',
        description: 'Cut all stems at the ground, keep the sap off your skin and wash your hands and tools.',
        why: 'The stems have died back, and nobody will take the leaves for a herb.',
      }),
      lookFor(
        'Keep snails off the monkshood shoots',
        { subtropical: [8, 9], temperate: [9, 10], cool: [10], arid: [8, 9] },
        'Hunt at dusk in gloves, as its sap is poisonous, and clear what they hide under.',
        'A shoot that is eaten as it rises may be the only one.',
      ),
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { prune } from '../../jobs/jobs.ts'
import { thirsty } from '../../jobs/months.ts'
import { cutBack, feedIn, lookFor, soakInDrySpells, waterIn } from '../garden-jobs.ts'
import { myrtleRust } from '../native-jobs.ts'
import { openAndDrained, openAndFertile, sunnyAnySoil } from '../situations.ts'

/** Conifers, and evergreens grown as screens and small trees. */
export const conifersAndEvergreens: readonly CatalogueEntry[] = [
  {
    name: 'Conifer',
    synonyms: [
      'conifers',
      'cypress',
      'Leighton Green',
      'thuja',
      'juniper',
      'Smaragd',
      'Leyland cypress',
      'Leylandii',
      'book leaf pine',
      'Spartan juniper',
      'Mint Julep',
      'Juniperus chinensis',
    ],
    akin: ['Spartan', 'Blue Pacific', 'shore juniper'],
    species: 'Cupressus and Juniperus hybrids',
    kind: 'hedge',
    care: {
      watering: 'Deeply each week for three summers; a browned conifer does not green up again.',
      sunlight: 'Full sun on every side.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Trim conifers lightly in green growth; they do not shoot from bare wood.',
    },
    needs: openAndDrained,
    without: ['trim-early-summer', 'trim-late-summer', 'tip-prune-young'],
    jobs: [
      prune({
        rule: 'trim-growth',
        priority: 1,
        fromMonths: 12,
        months: { subtropical: [9, 12], temperate: [9, 10, 12], cool: [10, 12], arid: [9] },
        title: 'Trim the conifers lightly',
        description: 'Clip the soft new growth only, and stop where the green ends.',
        why: 'A conifer cut back to brown wood stays brown, so little and often is the way.',
      }),
      {
        ...waterIn(
          'Soak the conifers in dry weather',
          thirsty,
          'Let a hose trickle at the roots once a week, twice in hot wind.',
          'Conifers show thirst weeks too late, when whole branches brown.',
        ),
        tropics: { title: 'Soak the conifers through the dry' },
      },
      lookFor(
        'Look for mites and bag worms on conifers',
        { subtropical: [11], temperate: [11, 12], cool: [12], arid: [10] },
        'Shake a branch over white paper: moving dots are mites, which a strong hose removes. Cut bags off.',
        'Dry, dusty weather brings mites to the inner branches first.',
      ),
      prune({
        rule: 'clear-needles',
        priority: 2,
        minutes: 20,
        fromMonths: 24,
        months: { subtropical: [4], temperate: [4], cool: [4], arid: [5] },
        title: 'Clear dead needles out of the conifers',
        description: 'Rub the inside branches with a gloved hand and shake the brown needles out.',
        why: 'Packed dead needles hold the damp and hide mites.',
      }),
    ],
  },
  {
    name: 'Norfolk Island pine',
    synonyms: ['Araucaria', 'Norfolk pine', 'living Christmas tree'],
    species: 'Araucaria heterophylla',
    kind: 'hedge',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly for three summers; pots when the top is dry.',
      sunlight: 'Full sun outdoors, a bright window inside.',
      soil: 'Deep, drained soil far from the house, or a pot.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Never cut the top of a Norfolk pine; take only dead branches.',
    },
    needs: openAndDrained,
    without: ['trim-early-summer', 'trim-late-summer', 'tip-prune-young', 'feed-spring', 'follow-ants'],
    jobs: [
      feedIn(
        'Slow-release fertiliser',
        'Feed the Norfolk pine',
        { tropical: [10], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'Scatter slow-release fertiliser under the outer branches and water it in.',
        'A young pine grows half a metre a year on it.',
      ),
      lookFor(
        'Look for scale on the Norfolk pine',
        { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10, 11], arid: [9] },
        'Look along the twigs for white or brown lumps and black, sooty needles, and hose them hard.',
        'Scale sits among the needles and shows first where they turn black.',
      ),
      prune({
        rule: 'remove-dead-branches',
        fromMonths: 12,
        priority: 2,
        minutes: 15,
        months: { tropical: [8], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        title: 'Take dead branches off the Norfolk pine',
        description: 'Cut brown lower branches close to the trunk and leave the tip alone.',
        why: 'The tip is its only leader: without it the tree loses its shape for good.',
      }),
    ],
  },
  {
    name: 'Weeping fig',
    synonyms: ['Ficus hillii', 'Flash fig', 'ficus hedge', 'Hills weeping fig'],
    akin: ['Ficus benjamina', 'bonsai fig'],
    species: 'Ficus microcarpa var. hillii',
    kind: 'hedge',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly until established; pots twice.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any soil, at least ten metres from pipes and walls, or a large pot.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Clip a fig hedge four times in the warm months. The sap irritates.',
    },
    needs: sunnyAnySoil,
    frostShelter: 'while-young',
    jobs: [
      lookFor(
        'Check the fig hedge for psyllids and thrips',
        { tropical: [9], subtropical: [10, 11], temperate: [11], arid: [10] },
        'Clip off folded or waxy leaves and bin them.',
        'Thrips fold the new leaves and psyllids coat them in white wax.',
      ),
    ],
  },
  {
    name: 'Gordonia',
    synonyms: ['fried egg tree', 'Polyspora', 'poached egg tree'],
    species: 'Polyspora axillaris',
    kind: 'flowering-shrub',
    care: {
      watering: 'A deep soak each week in dry spells.',
      sunlight: 'Full sun to dappled shade.',
      soil: 'Acid, drained soil with compost.',
      fertilizing: 'Camellia food in early spring.',
      pruning: 'Shape gordonia lightly in spring after its flowers.',
    },
    needs: openAndFertile,
    jobs: [
      cutBack(
        'Shape the gordonia after flowering',
        { subtropical: [9], temperate: [9, 10], cool: [10] },
        'Shorten long shoots to a leaf inside the crown.',
        'Buds for autumn form on the new growth.',
      ),
      feedIn(
        'Azalea and camellia food',
        'Feed the gordonia with camellia food',
        { subtropical: [8], temperate: [9], cool: [9, 10] },
        'Scatter azalea and camellia food over damp soil out to the edge of the leaves and water it in.',
        'Like its cousins the camellias it wants its food acid.',
      ),
    ],
  },
  {
    name: 'NZ Christmas bush',
    synonyms: ['Metrosideros', 'pohutukawa', 'New Zealand Christmas tree', 'Tahiti metrosideros'],
    species: 'Metrosideros excelsa',
    kind: 'flowering-shrub',
    care: {
      watering: 'Each week for two summers.',
      sunlight: 'Full sun; salt wind does no harm.',
      soil: 'Any drained soil.',
      fertilizing: 'A light spring feed.',
      pruning: 'Trim metrosideros after its summer flowers.',
    },
    needs: sunnyAnySoil,
    without: ['feed-autumn', 'check-pests-summer', 'check-pests-autumn', 'add-compost'],
    weedNote: 'Pohutukawa seeds into coastal cliffs near Sydney and in Victoria.',
    jobs: [
      coverFromFrost('young NZ Christmas bush', { untilMonths: 36 }),
      soakInDrySpells('NZ Christmas bush'),
      myrtleRust(),
      cutBack(
        'Trim the NZ Christmas bush after flowering',
        { subtropical: [1], temperate: [1, 2], cool: [2] },
        'Cut flowered tips back by a quarter.',
        'Buds for next summer form on the shoots that follow.',
      ),
    ],
  },
]

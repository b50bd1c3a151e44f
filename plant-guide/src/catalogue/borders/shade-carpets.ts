import type { CatalogueEntry } from '../../entry.ts'
import { cutBack, divideClump, feedAgain, lookFor } from '../garden-jobs.ts'
import { waterWeekly, weedMat } from '../native-jobs.ts'
import { gentleAndMoist, shadeAndMoist } from '../situations.ts'

/** Mats for shade and damp ground. */
export const shadeCarpets: readonly CatalogueEntry[] = [
  {
    name: 'Creeping Jenny',
    synonyms: [
      'Lysimachia',
      'moneywort',
      'Lysimachia nummularia',
      'golden creeping Jenny',
      'Goldilocks lysimachia',
    ],
    akin: ['Lysimachia atropurpurea'],
    species: 'Lysimachia nummularia',
    kind: 'perennial',
    care: {
      watering: 'Twice a week in dry weather; it grows in wet soil, too.',
      sunlight: 'Light shade; golden kinds scorch in hot sun.',
      soil: 'Damp soil or a hanging basket.',
      fertilizing: 'Liquid plant food in summer.',
      pruning: 'Cut creeping Jenny back where it runs too far.',
    },
    needs: gentleAndMoist,
    weedNote:
      'Creeping Jenny roots at every joint and floats away in water: keep it out of creeks and drains, and bin the trimmings.',
    without: ['prune-late-winter', 'feed-spring', 'mulch-before-summer', 'water-summer'],
    jobs: [
      waterWeekly('creeping Jenny', 'twice a week'),
      feedAgain('creeping Jenny', {
        months: { subtropical: [11], temperate: [12], cool: [12, 1], arid: [11] },
        title: 'Feed the creeping Jenny',
        description: 'Water a weak liquid plant food over the mat on damp soil.',
        why: 'It grows fastest now, and a feed keeps the leaves bright.',
        product: 'Liquid fertiliser',
      }),
      cutBack(
        'Cut the creeping Jenny back',
        { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        'Clip bare, trailing stems to a hand’s length and pull out runners that have left their place.',
        'New leaves come thick from the joints that stay.',
      ),
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
    name: 'Pachysandra',
    synonyms: ['Japanese spurge', 'Pachysandra terminalis', 'pachysandras'],
    species: 'Pachysandra terminalis',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather until it has covered its ground.',
      sunlight: 'Shade.',
      soil: 'Acid soil with leaf mould.',
      fertilizing: 'Compost or pellets in early spring.',
      pruning: 'Clip straggly pachysandra over at the end of winter.',
    },
    needs: shadeAndMoist,
    without: ['add-compost', 'prune-late-winter'],
    jobs: [
      cutBack(
        'Clip over the straggly pachysandra',
        { temperate: [8], cool: [8, 9] },
        'Shorten long, bare stems to 15 cm with shears.',
        'Side shoots come from below the cut and thicken the carpet.',
      ),
      divideClump(
        'Move pachysandra runners into the gaps',
        { temperate: [4, 9], cool: [3, 9] },
        'Lift rooted pieces from the edge and plant them 20 cm apart in leaf mould.',
        'It spreads slowly by itself and takes well from rooted pieces.',
      ),
    ],
  },
  {
    name: 'Pratia',
    synonyms: [
      'Pratia pedunculata',
      'Lobelia pedunculata',
      'blue star creeper',
      'Isotoma fluviatilis',
      'white star creeper',
      'swamp isotome',
    ],
    akin: ['mazus', 'isotoma groundcover'],
    species: 'Lobelia pedunculata',
    kind: 'native-perennial',
    care: {
      watering: 'Twice a week in dry weather until it has covered the ground, then weekly.',
      sunlight: 'Morning sun or light shade; sun where the soil is damp.',
      soil: 'Damp soil between pavers or at a pond.',
      fertilizing: 'A light native feed low in phosphorus in spring.',
      pruning: 'Clip pratia runners at the edge; it takes light feet.',
    },
    needs: gentleAndMoist,
    without: ['cut-spent-stems', 'check-drainage', 'mulch-before-summer'],
    jobs: [
      waterWeekly('pratia', 'twice a week'),
      weedMat('pratia'),
      cutBack(
        'Clip the pratia back to its edge',
        { subtropical: [3], temperate: [3], cool: [3] },
        'Cut runners off along the path or the lawn, and press rooted pieces into bare spots.',
        'It creeps on as long as the soil is warm and damp.',
      ),
    ],
  },
  {
    name: 'Baby’s tears',
    synonyms: ['Soleirolia', 'Soleirolia soleirolii', 'babys tears', 'mind-your-own-business', 'helxine'],
    species: 'Soleirolia soleirolii',
    kind: 'perennial',
    care: {
      watering: 'Every day or two in warm weather: it browns as soon as it is dry.',
      sunlight: 'Shade.',
      soil: 'Damp soil, or a shallow pot.',
      fertilizing: 'A weak liquid feed in spring.',
      pruning: 'Shear baby’s tears where it turns patchy, and pull it out where it strays.',
    },
    needs: shadeAndMoist,
    weedNote: 'Every scrap of baby’s tears roots in damp ground: keep it out of lawns, creeks and drains.',
    without: [
      'prune-late-winter',
      'mulch-before-summer',
      'water-summer',
      'check-pests-spring',
      'add-compost',
      'feed-spring',
    ],
    jobs: [
      waterWeekly('baby’s tears', 'every second day'),
      feedAgain('baby’s tears', {
        months: { subtropical: [9], temperate: [9, 10], cool: [10] },
        title: 'Give the baby’s tears a weak feed',
        description: 'Water quarter-strength liquid plant food over damp leaves.',
        why: 'It closes its gaps now, while the soil is damp and mild.',
        product: 'Liquid fertiliser',
      }),
      cutBack(
        'Shear the patchy baby’s tears',
        { subtropical: [3], temperate: [3], cool: [3] },
        'Cut brown patches to the soil with scissors and keep them damp.',
        'New leaves cover them within three weeks while it is still mild.',
      ),
    ],
  },
]

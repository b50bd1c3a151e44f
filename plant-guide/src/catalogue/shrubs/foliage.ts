import { coverFromFrost } from '../../frost.ts'
import type { CatalogueEntry } from '../entry.ts'
import { cutBack, cutDown, lookFor } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile, shadeAndMoist, sunnyAnySoil } from '../situations.ts'

/** Shrubs kept for leaves, scent or a dense screen. */
export const foliageShrubs: readonly CatalogueEntry[] = [
  {
    name: 'Port wine magnolia',
    synonyms: [
      'Michelia',
      'Michelia figo',
      'banana shrub',
      'Fairy magnolia',
      'White Caviar',
      'Bubbles magnolia',
    ],
    species: 'Magnolia figo',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly and deep until two years old.',
      sunlight: 'Sun or half shade, out of hot wind.',
      soil: 'Drained, slightly acid soil with compost.',
      fertilizing: 'Azalea and camellia food in spring.',
      pruning: 'Clip port wine magnolia straight after its spring flowers.',
    },
    needs: openAndFertile,
    without: ['feed-autumn'],
    jobs: [
      cutBack(
        'Clip the port wine magnolia after flowering',
        { subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
        'Shorten new shoots by a third, and a hedge to the line you want.',
        'The buds for next spring form at the tips of what grows from now on.',
      ),
      lookFor(
        'Look for scale and black soot on port wine magnolia',
        { subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [10] },
        'Wipe brown lumps off the stems with soapy water and wash the soot away.',
        'Scale hides along the undersides, and sooty mould grows on what it drops.',
      ),
    ],
  },
  {
    name: 'Fatsia',
    synonyms: ['Japanese aralia', 'aralia', 'Fatsia japonica', 'Spider’s Web fatsia'],
    species: 'Fatsia japonica',
    kind: 'flowering-shrub',
    care: {
      watering: 'Twice a week in summer; it wilts when it is dry.',
      sunlight: 'Shade or a bright room.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut leggy fatsia stems low in early spring.',
    },
    needs: shadeAndMoist,
    without: ['prune-after-flowering', 'feed-autumn'],
    jobs: [
      cutDown(
        'Cut leggy fatsia stems low',
        { subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        'Take the tallest stems out near the ground, no more than a third of them in one year.',
        'New shoots come from the base and fill it in again.',
      ),
    ],
  },
  {
    name: 'Aucuba',
    synonyms: ['gold dust plant', 'Japanese laurel', 'spotted laurel', 'Aucuba japonica'],
    species: 'Aucuba japonica',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in summer; limp leaves stand up again after a drink.',
      sunlight: 'Shade; sun blackens the leaves.',
      soil: 'Any soil with compost.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Shorten aucuba in early spring.',
    },
    needs: shadeAndMoist,
    without: ['prune-after-flowering', 'feed-autumn'],
    jobs: [
      cutDown(
        'Shorten the aucuba to a side shoot',
        { subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        'Cut long stems inside the bush with secateurs, and take out any that have turned plain green.',
        'Growth is about to start and hides the cuts.',
      ),
    ],
  },
  {
    name: 'Alternanthera',
    synonyms: ['Little Ruby', 'Joseph’s coat groundcover', 'Alternanthera dentata'],
    species: 'Alternanthera dentata',
    kind: 'flowering-shrub',
    care: {
      watering: 'Twice a week while it is warm; it droops to tell you.',
      sunlight: 'Full sun for the darkest leaves.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in spring and summer.',
      pruning: 'Shear Little Ruby every few weeks while it grows.',
    },
    needs: sunnyAnySoil,
    without: ['prune-after-flowering', 'feed-autumn', 'clear-fallen-leaves'],
    jobs: [
      cutDown(
        'Cut the alternanthera back by half',
        { tropical: [8], subtropical: [9], temperate: [9, 10], cool: [10, 11], arid: [9] },
        'Shear the whole mound once nights are mild.',
        'Cold leaves it thin, and new leaves are the reddest.',
      ),
      coverFromFrost('alternanthera'),
    ],
  },
  {
    name: 'Cuphea',
    synonyms: ['cigar plant', 'false heather', 'Mexican heather', 'cigarette plant'],
    species: 'Cuphea hyssopifolia',
    kind: 'flowering-shrub',
    care: {
      watering: 'Twice a week in dry weather; small roots dry out fast.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Shear cuphea by a third at the end of winter.',
    },
    needs: openAndDrained,
    weedNote: 'Seeds into damp ground in warm, wet districts: pull seedlings, and keep it away from creeks.',
    without: ['prune-after-flowering', 'feed-autumn'],
    jobs: [
      cutDown(
        'Shear the cuphea by a third',
        { tropical: [5], subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        'Clip all over into leafy stems.',
        'It flowers on new shoots, and an unclipped bush goes bare at the base.',
      ),
      coverFromFrost('cuphea'),
    ],
  },
  {
    name: 'Coral plant',
    synonyms: ['Russelia', 'coral fountain', 'firecracker plant', 'Russelia equisetiformis'],
    species: 'Russelia equisetiformis',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in dry weather until it has filled out.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut the oldest russelia stems to the ground as winter ends.',
    },
    needs: openAndDrained,
    without: ['prune-after-flowering', 'feed-autumn'],
    jobs: [
      cutDown(
        'Thin the oldest coral plant stems',
        { tropical: [5], subtropical: [8], temperate: [9], arid: [8] },
        'Cut a third of the stems to the ground and shorten none of the others.',
        'New weeping stems carry the flowers; tipped ones lose their shape.',
      ),
      coverFromFrost('coral plant'),
    ],
  },
  {
    name: 'Persian shield',
    synonyms: ['Strobilanthes', 'goldfussia', 'Brunetthy', 'Strobilanthes dyerianus'],
    species: 'Strobilanthes dyeriana',
    kind: 'flowering-shrub',
    care: {
      watering: 'Twice a week in warm weather, more in a pot.',
      sunlight: 'Morning sun or bright shade.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut strobilanthes hard in spring and pinch it through summer.',
    },
    needs: gentleAndMoist,
    without: ['prune-after-flowering', 'feed-autumn'],
    jobs: [
      cutDown(
        'Cut the Persian shield back by half',
        { tropical: [8], subtropical: [9], temperate: [10], arid: [9] },
        'Shorten every stem above a pair of leaves; the tips root in water.',
        'Old stems go bare, and young leaves have the colour.',
      ),
      coverFromFrost('Persian shield'),
    ],
  },
  {
    name: 'Cape honeysuckle',
    synonyms: ['tecomaria', 'Tecoma capensis'],
    species: 'Tecoma capensis',
    kind: 'hedge',
    care: {
      watering: 'Every week or two for two summers; then it looks after itself.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil; stands salt wind.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Clip tecoma hard in late winter and again in summer.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'Roots where its stems touch the ground and spreads into bush in the warm east: clip it, and bin the pieces.',
    jobs: [
      cutDown(
        'Cut the Cape honeysuckle hard',
        { tropical: [8], subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        'Shorten every stem by half, and pull up those that have rooted.',
        'It flowers on the shoots that it makes now.',
      ),
    ],
  },
  {
    name: 'Box honeysuckle',
    synonyms: ['Lonicera nitida', 'shrubby honeysuckle', 'Baggesen’s Gold', 'box leaf honeysuckle'],
    species: 'Lonicera nitida',
    kind: 'hedge',
    care: {
      watering: 'Weekly until two years old.',
      sunlight: 'Sun to half shade.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Clip lonicera every six weeks from spring to autumn.',
    },
    needs: sunnyAnySoil,
    jobs: [
      cutDown(
        'Cut a bare box honeysuckle hard',
        { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        'Where it is thin at the base, cut the whole bush back by half.',
        'It shoots from old wood, and spring growth covers it again.',
      ),
    ],
  },
  {
    name: 'Natal plum',
    synonyms: ['Carissa', 'Desert Star', 'Carissa macrocarpa', 'Emerald Star'],
    species: 'Carissa macrocarpa',
    kind: 'hedge',
    care: {
      watering: 'Every week or two in dry weather, less by the sea.',
      sunlight: 'Full sun.',
      soil: 'Drained soil; stands salt wind.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Clip carissa in spring and after its summer flowers. Mind the thorns.',
    },
    needs: openAndDrained,
    jobs: [coverFromFrost('Natal plum', { untilMonths: 24 })],
  },
]

import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { pests, propagate, prune, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import {
  cutBack,
  deadhead,
  divideClump,
  feedInAPotAlone,
  feedWhileItFlowers,
  soakInDrySpells,
} from '../../jobs/garden-jobs.ts'
import {
  gentleAndMoist,
  openAndDrained,
  shadeAndDry,
  shadeAndMoist,
  sunOrHalfShade,
} from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Felicia',
    synonyms: ['blue marguerite', 'blue daisy', 'kingfisher daisy'],
    species: 'Felicia amelloides',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather, pots every second day.',
      sunlight: 'Full sun.',
      soil: 'Soil that drains.',
      fertilizing: 'Slow-release food in spring.',
      pruning: 'Shear after each flush.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      { ...coverFromFrost('felicia'), where: 'hard-frost' },
      cutBack(
        'Shear the felicia after its spring flowers',
        { subtropical: [11], temperate: [11, 12], cool: [12], arid: [10] },
        'Take a third off all over and water it.',
        'It makes new buds within weeks.',
      ),
    ],
  },
  {
    name: 'Feverfew',
    synonyms: [
      'Tanacetum parthenium',
      'feverfews',
      'Chrysanthemum parthenium',
      'golden feverfew',
      'featherfew',
    ],
    species: 'Tanacetum parthenium',
    kind: 'perennial',
    care: {
      watering: 'A weekly soak in hot weather.',
      sunlight: 'Sun to half shade.',
      soil: 'Any drained soil.',
      fertilizing: 'None in the ground; a light feed in spring in a pot.',
      pruning: 'Shear feverfew to 15 cm after its flowers. The leaves irritate some people’s skin.',
    },
    needs: sunOrHalfShade(openAndDrained),
    weedNote:
      'Feverfew seeds itself through beds and onto roadsides in the south-east: shear it before it seeds.',
    feeding: 'never',
    without: ['prune-late-winter'],
    jobs: [
      feedInAPotAlone('feverfew', { subtropical: [9], temperate: [9], cool: [10], arid: [9] }),
      cutBack(
        'Shear the feverfew after its flowers',
        { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        'Cut it to 15 cm, in gloves if your skin is sensitive, and bin the heads.',
        'It makes fresh leaves and flowers again, with far fewer seedlings.',
      ),
    ],
  },
  {
    name: 'Foam flower',
    synonyms: ['Tiarella', 'foamflower', 'tiarellas', 'Tiarella cordifolia'],
    akin: ['Heucherella', 'foamy bells'],
    species: 'Tiarella cordifolia',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather; never soggy in winter.',
      sunlight: 'Shade or soft morning sun.',
      soil: 'Drained soil with leaf mould.',
      fertilizing: 'Compost or pellets in early spring.',
      pruning: 'Cut spent foam flower spikes and tatty leaves at the base.',
    },
    needs: shadeAndMoist,
    without: ['prune-late-winter', 'add-compost'],
    jobs: [
      deadhead(
        'Cut the spent foam flower spikes',
        { temperate: [11], cool: [12] },
        'Follow each spike down into the leaves and snip it there.',
        'A clean clump often flowers again in autumn.',
      ),
      divideClump(
        'Replant foam flowers that have lifted',
        { temperate: [4], cool: [3, 4] },
        'Lift the clump, pull it apart and set the pieces with their crowns level with the soil.',
        'The crowns creep upwards and dry out after two or three years.',
      ),
    ],
  },
  {
    name: 'Foxtail fern',
    synonyms: [
      'Asparagus Myersii',
      'Asparagus meyeri',
      'Asparagus densiflorus Myersii',
      'cat’s tail fern',
      'foxtail asparagus',
    ],
    akin: ['asparagus fern', 'plume asparagus', 'ornamental asparagus', 'Asparagus densiflorus'],
    species: 'Asparagus densiflorus ‘Myersii’',
    kind: 'perennial',
    hardyTo: 'moderate',
    care: {
      watering: 'A soak in long dry spells: its tubers store water, and rot where it is always wet.',
      sunlight: 'Morning sun to bright shade.',
      soil: 'Any drained soil or a pot.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut yellow plumes at the base, and every red berry.',
    },
    needs: shadeAndDry,
    weedNote:
      'Other asparagus ferns may not be sold anywhere, and this one seeds as well: cut the berries off.',
    without: ['prune-late-winter', 'add-compost', 'check-pests-spring'],
    jobs: [
      soakInDrySpells('foxtail ferns'),
      prune({
        rule: 'cut-old-plumes',
        priority: 1,
        minutes: 15,
        fromMonths: 6,
        months: { tropical: [9], subtropical: [8, 9], temperate: [9], cool: [10], arid: [9] },
        title: 'Cut yellow plumes out of the foxtail fern',
        description: 'Wear gloves and follow each tired plume down to the soil.',
        why: 'Fresh plumes come straight from the crown as it warms up.',
      }),
      prune({
        rule: 'remove-berries',
        priority: 1,
        minutes: 10,
        months: { tropical: [4], subtropical: [3, 4], temperate: [3, 4], cool: [3, 4], arid: [3] },
        title: 'Cut the berries off the foxtail fern',
        description: 'Snip them while they are green and put them in the bin, not the compost.',
        why: 'Birds carry red berries into bushland, where asparagus smothers the ground.',
      }),
      propagate({
        rule: 'divide',
        priority: 3,
        fromMonths: 36,
        months: { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        title: 'Divide a crowded foxtail fern',
        description: 'Lift it, saw the roots in half, trim some of the swollen ones and replant both pieces.',
        why: 'Its fat roots crowd together until water runs past them.',
      }),
    ],
  },
  {
    name: 'Fuchsia',
    synonyms: ['ladies eardrops', 'fushia', 'fuschia', 'hanging fuchsia', 'Fuchsia hybrida'],
    akin: ['tree fuchsia'],
    species: 'Fuchsia × hybrida',
    kind: 'perennial',
    care: {
      watering: 'Keep moist; a basket wants water daily in warm weather.',
      sunlight: 'Morning sun, cool shade after lunch.',
      soil: 'Rich, airy mix.',
      fertilizing: 'Liquid flower food each fortnight from spring to autumn.',
      pruning: 'Cut back by half to two thirds once the cold is past, then pinch tips twice.',
    },
    needs: gentleAndMoist,
    without: ['divide'],
    jobs: [
      {
        ...feedWhileItFlowers('fuchsia'),
        months: { subtropical: [9, 10, 11, 12], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [9, 10, 11] },
        description:
          'Water in liquid flower food, rich in potash, over damp soil, and again two weeks later.',
      },
      deadhead(
        'Pick spent flowers and berries off the fuchsia',
        { subtropical: [10, 11, 12], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [11, 12] },
        'Pinch each one off with its stalk.',
        'A fuchsia slows down once its berries ripen.',
      ),
      prune({
        rule: 'prune-late-winter',
        title: 'Cut the fuchsia back by two thirds',
        description: 'Cut to a pair of buds near the frame once the coldest nights are past.',
        why: 'Fuchsias flower on new shoots.',
        priority: 1,
        minutes: 20,
        months: { subtropical: [7, 8], temperate: [8], cool: [9], arid: [8] },
        fromMonths: 6,
      }),
      prune({
        rule: 'pinch-tips',
        priority: 2,
        minutes: 10,
        months: { subtropical: [9], temperate: [10], cool: [11], arid: [9] },
        title: 'Pinch the tips of the fuchsia',
        description:
          'Nip each new shoot out above its third pair of leaves, and once more when the side shoots have three.',
        why: 'Every pinched shoot makes two, and each of them ends in flowers.',
      }),
      pests({
        rule: 'check-pests-spring',
        title: 'Check for mites, whitefly and rust',
        description:
          'Look under the leaves for web, white flies and orange dust. Pick off bad leaves and hose the rest.',
        why: 'All three start in spring, when they are easiest to control.',
        priority: 1,
        minutes: 10,
        months: { subtropical: [9], temperate: [10], cool: [10, 11], arid: [9] },
      }),
      water({
        rule: 'water-summer',
        title: 'Keep the fuchsia’s roots cool and damp',
        description:
          'Water in the morning, and in the evening too above 35 °C, and shade it from the sun after lunch.',
        inPot: {
          description:
            'Feel the mix each morning and water when its top is dry, in the evening too above 35 °C, and keep it out of the hot sun.',
        },
        why: 'Fuchsias wilt in the heat unless their roots stay cool.',
        priority: 1,
        minutes: 10,
        months: { subtropical: range(9, 2), temperate: [12, 1, 2], cool: [12, 1, 2], arid: range(9, 3) },
        repeat: 'season',
      }),
    ],
  },
]

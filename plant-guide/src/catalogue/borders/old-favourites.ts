import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack, deadhead, divideClump, feedIn, lookFor, soakInDrySpells } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, shadeAndDry } from '../situations.ts'

/** Flowers that gardeners have always handed over the fence. */
export const oldFavourites: readonly CatalogueEntry[] = [
  {
    name: 'Coreopsis',
    synonyms: ['tickseed', 'coreopsis Moonbeam', 'Early Sunrise'],
    species: 'Coreopsis grandiflora',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather; established clumps manage on less.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, poor included.',
      fertilizing: 'A handful of pellets in spring.',
      pruning: 'Deadhead coreopsis all summer; cut it down in late winter.',
    },
    needs: openAndDrained,
    weedNote:
      'Seeds along roads in New South Wales and Queensland: deadhead it, or choose a named cultivar that sets no seed.',
    jobs: [
      deadhead(
        'Shear spent coreopsis flowers',
        { subtropical: [11, 12], temperate: [12, 1, 2], cool: [1, 2], arid: [11] },
        'Clip the whole clump back by a hand’s width once most flowers are over.',
        'A second flush opens about five weeks after the trim, and no seed is spread.',
      ),
    ],
  },
  {
    name: 'Wallflower',
    synonyms: ['Erysimum', 'Winter Joy', 'Bowles Mauve', 'perennial wallflower'],
    species: 'Erysimum × allionii',
    kind: 'perennial',
    care: {
      watering: 'Weekly until it has rooted, then in dry spells.',
      sunlight: 'Full sun.',
      soil: 'Drained soil with a little lime.',
      fertilizing: 'A light feed in autumn.',
      pruning: 'Clip wallflowers by a third after flowering, never into bare wood.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'divide', 'add-compost'],
    jobs: [
      feedIn(
        'Slow-release fertiliser',
        'Give the wallflowers a light feed',
        { subtropical: [4], temperate: [4], cool: [3], arid: [4] },
        'Scatter a pinch of slow-release fertiliser around each plant and water it in.',
        'They make their buds through the cool months.',
      ),
      soakInDrySpells('wallflowers'),
      cutBack(
        'Clip the wallflowers after flowering',
        { subtropical: [10, 11], temperate: [11], cool: [12], arid: [10] },
        'Shear the spent stems off just above the leaves.',
        'They stay low and live a year or two longer.',
      ),
      lookFor(
        'Look for cabbage white caterpillars on wallflowers',
        { subtropical: [9], temperate: [9, 10], cool: [10, 11], arid: [9] },
        'Turn the leaves over and rub off eggs and green caterpillars.',
        'Wallflowers belong to the cabbage family, and the butterflies know it.',
      ),
    ],
  },
  {
    name: 'Bergenia',
    synonyms: [
      'elephant’s ears bergenia',
      'saxifrage bergenia',
      'pigsqueak',
      'heartleaf bergenia',
      'elephant ear saxifrage',
    ],
    species: 'Bergenia cordifolia',
    kind: 'perennial',
    care: {
      watering: 'Weekly in summer; it copes with dry shade.',
      sunlight: 'Shade to morning sun.',
      soil: 'Any soil with compost.',
      fertilizing: 'A handful of pellets in spring.',
      pruning: 'Pull off old leaves and spent flower stems.',
    },
    needs: shadeAndDry,
    without: ['prune-late-winter'],
    jobs: [
      prune({
        rule: 'cut-spent-stems',
        priority: 1,
        minutes: 10,
        months: { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        title: 'Take spent stems and old leaves off the bergenia',
        description: 'Cut the flower stems at the base and pull away leaves that lie brown on the ground.',
        why: 'Its flowers are over, and snails sleep under the old leaves.',
      }),
      divideClump(
        'Divide the bergenia',
        { subtropical: [4, 5], temperate: [4, 5], cool: [4], arid: [5] },
        'If it is crowded, cut off woody stems with a tuft of leaves and bury them up to the leaves.',
        'Old stems lie bare on the ground, and young pieces flower better.',
      ),
    ],
  },
  {
    name: 'Geum',
    synonyms: ['avens', 'Mrs Bradshaw', 'Lady Stratheden'],
    species: 'Geum hybrids',
    kind: 'perennial',
    care: {
      watering: 'Weekly while it flowers; it sulks in dry soil.',
      sunlight: 'Sun, with afternoon shade where summers are hot.',
      soil: 'Drained soil with compost.',
      fertilizing: 'A handful of pellets in spring.',
      pruning: 'Cut spent geum stems to the base.',
    },
    needs: gentleAndMoist,
    without: ['prune-late-winter'],
    unusualIn: ['arid'],
    jobs: [
      deadhead(
        'Cut spent geum stems to the base',
        { temperate: [11, 12], cool: [12, 1], arid: [10] },
        'Follow each stem down into the leaves and cut it there.',
        'New stems come for weeks if no seed is set.',
      ),
    ],
  },
  {
    name: 'Sweet violet',
    synonyms: ['violets', 'violet', 'English violet', 'Viola odorata'],
    species: 'Viola odorata',
    kind: 'perennial',
    care: {
      watering: 'Weekly, so that the soil under the leaves stays damp in summer.',
      sunlight: 'Winter sun and summer shade.',
      soil: 'Rich, damp soil with leaf mould.',
      fertilizing: 'Blood and bone in late summer.',
      pruning: 'Clip violets over at the end of summer.',
    },
    needs: gentleAndMoist,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      feedIn(
        'Blood and bone',
        'Feed the violets before their flowers',
        { subtropical: [3], temperate: [2, 3], cool: [2], arid: [3] },
        'Scatter a little blood and bone over the clipped patch and water it in.',
        'They make new leaves now, and buds before winter.',
      ),
      prune({
        rule: 'clip-late-summer',
        priority: 1,
        minutes: 15,
        months: { subtropical: [3], temperate: [2, 3], cool: [2], arid: [3] },
        title: 'Clip old leaves and runners off the violets',
        description: 'Cut the patch down to new leaves and bin any that are rusty or webbed.',
        why: 'They flower in winter and spring above fresh leaves, and mites go with the old ones.',
      }),
      lookFor(
        'Look for spider mites under violet leaves',
        { subtropical: [12, 1], temperate: [1, 2], cool: [1, 2], arid: [12] },
        'Hose the undersides of pale, speckled leaves three mornings running.',
        'Violets in dry summer shade are the mites’ favourite plant.',
      ),
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import {
  cutBack,
  cutDown,
  deadhead,
  divideClump,
  lookFor,
  richBedCare,
  soakInDrySpells,
} from '../garden-jobs.ts'
import { openAndDrained, openAndDry, sunOrHalfShade } from '../situations.ts'

/** Perennials that flower in summer and autumn sun. */
export const prairie: readonly CatalogueEntry[] = [
  {
    name: 'Gaillardia',
    synonyms: [
      'blanket flower',
      'blanketflower',
      'Gaillardia × grandiflora',
      'Goblin gaillardia',
      'gaillardias',
    ],
    species: 'Gaillardia × grandiflora',
    kind: 'perennial',
    care: {
      watering: 'A soak every week or two once established.',
      sunlight: 'Full sun.',
      soil: 'Poor, sandy, drained soil.',
      fertilizing: 'Little; rich soil shortens its life.',
      pruning: 'Cut spent gaillardias, and shorten the plant by half at the end of summer.',
    },
    needs: openAndDry,
    weedNote: 'Gaillardia has run wild on sandy ground along the coast of Queensland and New South Wales.',
    feeding: 'never',
    without: [...richBedCare, 'prune-late-winter'],
    jobs: [
      soakInDrySpells('gaillardias'),
      deadhead(
        'Deadhead the gaillardias',
        {
          tropical: [7, 8],
          subtropical: [11, 12, 1],
          temperate: [12, 1, 2],
          cool: [12, 1, 2],
          arid: [11, 12],
        },
        'Cut each round seed head off with its stem.',
        'New flowers keep opening as long as no seed ripens.',
      ),
      {
        ...cutBack(
          'Cut the gaillardias back by half',
          { subtropical: [3], temperate: [3], cool: [3], arid: [3] },
          'Shorten all stems to leafy growth.',
          'Plants that make new leaves before winter live through it.',
        ),
        fromMonths: 4,
      },
    ],
  },
  {
    name: 'Liatris',
    synonyms: ['gayfeather', 'blazing star', 'Liatris spicata', 'Kobold', 'snakeroot liatris'],
    species: 'Liatris spicata',
    kind: 'perennial',
    care: {
      watering: 'Weekly while it grows; dry in winter.',
      sunlight: 'Full sun.',
      soil: 'Drained soil; the corms rot in winter wet.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'Cut liatris spikes as the flowers fade, from the top down.',
    },
    needs: openAndDrained,
    planting: { subtropical: [7, 8], temperate: [7, 8, 9], cool: [8, 9], arid: [7, 8] },
    without: ['prune-late-winter'],
    jobs: [
      deadhead(
        'Cut the finished liatris spikes',
        { subtropical: [1], temperate: [1, 2], cool: [2], arid: [1] },
        'Cut each spike above the grassy leaves.',
        'The leaves go on filling the corm for next summer.',
      ),
      cutDown(
        'Clear the dry liatris leaves',
        { subtropical: [7], temperate: [7], cool: [8], arid: [7] },
        'Pull the brown leaves away and mark the spot.',
        'Nothing shows above the soil until spring.',
      ),
    ],
  },
  {
    name: 'Stokesia',
    synonyms: ['Stokes’ aster', 'stokes aster', 'Stokesia laevis', 'stokesias', 'cornflower aster'],
    species: 'Stokesia laevis',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry summers, and little in winter.',
      sunlight: 'Full sun to light shade.',
      soil: 'Drained soil; wet winters rot the crown.',
      fertilizing: 'Slow-release in early spring.',
      pruning: 'Cut spent stokesia stems at the base.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['prune-late-winter'],
    jobs: [
      deadhead(
        'Cut the spent stokesia stems',
        { subtropical: [12, 1], temperate: [1, 2], cool: [2], arid: [12] },
        'Cut each finished stem down to the leaves, which stay through winter.',
        'More buds open on the stems that follow.',
      ),
      divideClump(
        'Divide the stokesia',
        { subtropical: [4, 8], temperate: [4, 8], cool: [9], arid: [4, 8] },
        'If it is crowded, lift the clump, cut it into rooted pieces and replant them with the crown level with the soil.',
        'Three-year-old clumps are crowded and flower less.',
      ),
    ],
  },
  {
    name: 'Balloon flower',
    synonyms: [
      'Platycodon',
      'Platycodon grandiflorus',
      'balloon flowers',
      'Chinese bellflower',
      'Astra platycodon',
    ],
    species: 'Platycodon grandiflorus',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather while it grows.',
      sunlight: 'Sun, with shade on hot afternoons.',
      soil: 'Deep, drained soil.',
      fertilizing: 'A little compost or slow-release in early spring.',
      pruning: 'Take spent balloon flowers off one by one; clear the stems in winter.',
    },
    needs: openAndDrained,
    without: ['divide', 'add-compost'],
    jobs: [
      lookFor(
        'Guard the balloon flower’s shoots from snails',
        { subtropical: [9, 10], temperate: [10, 11], cool: [10, 11], arid: [10] },
        'Collect snails at dusk, and put a ring of grit around each clump.',
        'It comes up later than its neighbours, and snails eat the fat shoots as they show.',
      ),
      deadhead(
        'Snip off the spent balloon flowers',
        { subtropical: [12, 1], temperate: [1, 2], cool: [2], arid: [12] },
        'Nip each faded flower off and leave the stem, which has more buds.',
        'They open for two months if no pods form.',
      ),
      {
        ...cutDown(
          'Clear the balloon flower stems and mark the place',
          { subtropical: [7], temperate: [6, 7], cool: [6, 7], arid: [7] },
          'Cut the yellow stems at the ground and push in a stick.',
          'It comes up later than anything else, and its thick root breaks if it is dug.',
        ),
        inPot: {
          description: 'Cut the yellow stems at the base.',
          why: 'It comes up later than anything else, and until then the pot only looks empty.',
        },
      },
    ],
  },
  {
    name: 'Veronica',
    synonyms: [
      'speedwell',
      'Veronica spicata',
      'veronicas',
      'Veronica longifolia',
      'spike speedwell',
      'Veronica Oxford Blue',
      'Veronica Georgia Blue',
    ],
    species: 'Veronica spicata',
    kind: 'perennial',
    care: {
      watering: 'Weekly in summer, at the roots.',
      sunlight: 'Full sun to light shade.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Compost or pellets in early spring.',
      pruning: 'Cut spent veronica spikes; shear low kinds after their spring flowers.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['prune-late-winter'],
    jobs: [
      deadhead(
        'Cut the spent veronica spikes',
        { subtropical: [11, 12], temperate: [12, 1], cool: [1, 2], arid: [11] },
        'Cut each spike above the next side shoots.',
        'A second, shorter show follows before autumn.',
      ),
      cutDown(
        'Cut the dead veronica spikes to the base leaves',
        { subtropical: [7], temperate: [7], cool: [8], arid: [7] },
        'Cut old stems just above the low leaves, and leave those that cover the ground.',
        'New shoots come up through the base leaves.',
      ),
      divideClump(
        'Divide the veronica',
        { subtropical: [4], temperate: [4, 9], cool: [3, 9], arid: [4] },
        'If it is crowded, lift the clump and replant the outer pieces 25 cm apart.',
        'Old clumps fall open and catch mildew.',
      ),
    ],
  },
]

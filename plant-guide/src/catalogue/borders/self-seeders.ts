import type { CatalogueEntry } from '../../entry.ts'
import { prune, water } from '../../jobs/jobs.ts'
import { range, thirsty } from '../../jobs/months.ts'
import {
  cutBack,
  deadhead,
  feedIn,
  feedInAPotAlone,
  richBedCare,
  soakInDrySpells,
  waterIn,
} from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry, sunOrHalfShade } from '../situations.ts'

/** Cottage perennials that come up by themselves, and leaves to set them off. */
export const selfSeeders: readonly CatalogueEntry[] = [
  {
    name: 'Red valerian',
    synonyms: ['Centranthus', 'Centranthus ruber', 'Jupiter’s beard'],
    akin: [],
    species: 'Centranthus ruber',
    kind: 'perennial',
    care: {
      watering: 'None once it has settled, but for the longest dry spells.',
      sunlight: 'Full sun.',
      soil: 'Poor, limy or stony soil.',
      fertilizing: 'None.',
      pruning: 'Shear red valerian by half before the seed flies.',
    },
    needs: openAndDry,
    weedNote:
      'Red valerian seeds itself into walls, roadsides and coastal bush in the southern states. Shear it before the fluff flies, and not near bush.',
    feeding: 'never',
    without: ['prune-late-winter', ...richBedCare],
    jobs: [
      soakInDrySpells('red valerian'),
      prune({
        rule: 'trim-summer',
        fromMonths: 1,
        priority: 1,
        minutes: 15,
        months: { subtropical: [11, 12], temperate: [12, 1], cool: [12, 1], arid: [11, 12] },
        title: 'Shear the red valerian before its seed flies',
        description: 'Cut all stems back by half as the flowers fade, and bin the heads.',
        why: 'It flowers again in autumn, and the wind carries no fluff.',
      }),
    ],
  },
  {
    name: 'Valerian',
    synonyms: [
      'Valeriana',
      'Valeriana officinalis',
      'garden heliotrope',
      'true valerian',
      'valerian herb',
      'medicinal valerian',
    ],
    species: 'Valeriana officinalis',
    kind: 'perennial',
    care: {
      watering: 'Twice a week in warm weather; it wilts in dry soil.',
      sunlight: 'Sun to half shade.',
      soil: 'Rich, damp soil.',
      fertilizing: 'Compost or pellets in early spring.',
      pruning: 'Cut valerian stems to the base after flowering.',
    },
    needs: gentleAndMoist,
    without: ['add-compost', 'prune-late-winter', 'water-summer'],
    jobs: [
      waterWeekly('valerian', 'twice a week'),
      cutBack(
        'Cut the valerian stems after flowering',
        { temperate: [12, 1], cool: [1] },
        'Cut the tall stems to the leaves at the base before they seed.',
        'The strength stays in the roots, and fewer seedlings come up.',
      ),
    ],
  },
  {
    name: 'Verbascum',
    synonyms: ['mullein', 'Verbascum phoeniceum', 'Southern Charm', 'purple mullein', 'verbascums'],
    species: 'Verbascum hybrids',
    kind: 'perennial',
    care: {
      watering: 'Only in long dry spells; the taproot goes deep.',
      sunlight: 'Full sun.',
      soil: 'Poor, drained soil.',
      fertilizing: 'None.',
      pruning: 'Cut verbascum spikes to the rosette before they seed.',
    },
    needs: openAndDry,
    weedNote:
      'Great mullein and twiggy mullein are weeds of paddocks and roadsides in the south. Grow the garden hybrids, and cut the spikes.',
    feeding: 'never',
    without: ['prune-late-winter', 'divide', ...richBedCare],
    jobs: [
      soakInDrySpells('verbascums'),
      deadhead(
        'Cut the verbascum spikes to the rosette',
        { subtropical: [11], temperate: [11, 12, 1], cool: [12, 1], arid: [11] },
        'Cut each spike low as its top flowers fade.',
        'A cut plant flowers again and lives longer, and one spike drops thousands of seeds.',
      ),
    ],
  },
  {
    name: 'Pyrethrum',
    synonyms: [
      'painted daisy',
      'Tanacetum coccineum',
      'pyrethrum daisy',
      'Tanacetum cinerariifolium',
      'Dalmatian pyrethrum',
      'Robinson’s pyrethrum',
    ],
    species: 'Tanacetum cinerariifolium',
    kind: 'perennial',
    care: {
      watering: 'Every week or two in dry weather; it rots in wet soil.',
      sunlight: 'Full sun.',
      soil: 'Drained soil with some lime.',
      fertilizing: 'A little compost or slow-release in early spring.',
      pruning: 'Cut pyrethrum stems to the leaves after flowering.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'add-compost', 'mulch-before-summer', 'check-pests-spring'],
    jobs: [
      soakInDrySpells('pyrethrum'),
      cutBack(
        'Cut the pyrethrum stems after flowering',
        { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        'Cut all stems down to the ferny leaves.',
        'A few more daisies follow in autumn, and the clump lasts longer.',
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
    name: 'Rose campion',
    synonyms: ['Lychnis', 'Lychnis coronaria', 'Silene coronaria', 'mullein pink'],
    akin: ['campion'],
    species: 'Silene coronaria',
    kind: 'perennial',
    care: {
      watering: 'Hardly at all once it has settled.',
      sunlight: 'Full sun.',
      soil: 'Poor, drained soil.',
      fertilizing: 'None.',
      pruning: 'Cut rose campion stems to the silver leaves after flowering.',
    },
    needs: openAndDry,
    feeding: 'never',
    without: ['prune-late-winter', 'divide', ...richBedCare],
    jobs: [
      soakInDrySpells('rose campions'),
      deadhead(
        'Cut the rose campion stems after flowering',
        { subtropical: [12], temperate: [12, 1], cool: [2], arid: [12] },
        'Cut stems to the rosette, and leave one to drop its seed.',
        'A plant lives two or three years, and a few seedlings take its place.',
      ),
    ],
  },
  {
    name: 'Oriental poppy',
    synonyms: ['Papaver orientale', 'oriental poppies', 'perennial poppy'],
    species: 'Papaver orientale',
    kind: 'perennial',
    needsChill: 'some',
    care: {
      watering: 'Weekly in spring; hardly at all once the leaves die down.',
      sunlight: 'Full sun.',
      soil: 'Deep, drained soil.',
      fertilizing: 'A little compost or slow-release in early spring.',
      pruning: 'Cut oriental poppies to the ground as they brown after flowering.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'divide', 'add-compost', 'mulch-before-summer'],
    jobs: [
      water({
        rule: 'water-pot',
        priority: 1,
        only: 'pot',
        repeat: 'season',
        months: { temperate: range(1, 12), cool: range(1, 12) },
        title: 'Water the potted oriental poppies, and little while they rest',
        description:
          'While they are in leaf, water until it drains out the bottom once the top of the mix is dry; once the leaves have browned, a sip every second week is enough.',
        why: 'They rest through the heat, and a crown that is wet while it rests rots.',
      }),
      waterIn(
        'Water the oriental poppies until they have flowered',
        { ...thirsty, temperate: [9, 10, 11], cool: [9, 10, 11] },
        'Soak the roots once a week in dry weather, and stop as the leaves turn brown.',
        'They rest through the heat, and a crown that is wet while it rests rots.',
      ),
      {
        ...cutBack(
          'Cut the oriental poppies to the ground',
          { temperate: [12, 1], cool: [12, 1] },
          'Cut stems and brown leaves at soil level and mark the place.',
          'They rest through the heat and make new leaves in autumn.',
        ),
        fromMonths: 1,
      },
      {
        ...feedIn(
          'Organic pellet fertiliser',
          'Feed the oriental poppies as growth starts',
          { temperate: [9], cool: [9, 10] },
          'Scatter organic pellets or sieved compost around the clump and water well.',
          'The season’s leaves and flowers are all still to come.',
        ),
        // Plants set out in spring soon rest, so they are not fed.
        fromMonths: 3,
      },
    ],
  },
  {
    name: 'Dusty miller',
    synonyms: [
      'Senecio cineraria',
      'Cineraria maritima',
      'Jacobaea maritima',
      'Silver Dust',
      'Cirrus dusty miller',
    ],
    akin: ['Senecio Angel Wings', 'Senecio candidans'],
    species: 'Jacobaea maritima',
    kind: 'perennial',
    care: {
      watering: 'Only when the soil has dried out.',
      sunlight: 'Full sun.',
      soil: 'Poor, drained soil, sand by the sea included.',
      fertilizing: 'None.',
      pruning:
        'Cut dusty miller back by half in spring and nip off the yellow flowers. It is poisonous to stock.',
    },
    needs: openAndDry,
    feeding: 'never',
    unusualIn: ['tropical'],
    without: ['prune-late-winter', 'divide', ...richBedCare],
    jobs: [
      soakInDrySpells('dusty miller'),
      cutBack(
        'Cut the dusty miller back by half',
        { subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        'Shorten the bare stems above silver leaves; keep the cuttings from horses and stock.',
        'New growth is the most silver and hides the woody base.',
      ),
      deadhead(
        'Nip the flower stems off the dusty miller',
        { subtropical: [11], temperate: [11, 12], cool: [12, 1], arid: [10] },
        'Cut the stems at the top leaves while they are in bud.',
        'A plant that flowers goes bare at the base.',
      ),
    ],
  },
]

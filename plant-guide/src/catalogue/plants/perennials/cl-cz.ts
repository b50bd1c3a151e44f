import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { feed, pests, propagate, prune } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { regionalPests } from '../../../jobs/regional-pests.ts'
import {
  cutBack,
  deadhead,
  feedAgain,
  feedIn,
  richBedCare,
  soakInDrySpells,
  watchFor,
  waterIn,
} from '../../jobs/garden-jobs.ts'
import { waterWeekly } from '../../jobs/native-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry, shadeAndDry } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Clivia',
    synonyms: ['kaffir lily', 'bush lily', 'Clivia miniata'],
    species: 'Clivia miniata',
    kind: 'perennial',
    care: {
      watering: 'Every fortnight in summer, hardly at all in winter: a dry winter sets the flowers.',
      sunlight: 'Shade or filtered light. Direct sun burns the straps.',
      soil: 'Any drained soil, even dry ground between tree roots.',
      fertilizing: 'Slow-release food in spring after flowering, liquid potash in autumn.',
      pruning: 'Pull out dead leaves and cut the flower stem once it fades.',
    },
    needs: shadeAndDry,
    without: ['check-pests-spring', 'prune-late-winter', 'divide'],
    jobs: [
      coverFromFrost('clivias'),
      soakInDrySpells('clivia'),
      feed({
        rule: 'feed-spring',
        title: 'Feed the clivia after flowering',
        description: 'Scatter slow-release fertiliser between the plants and water it in.',
        why: 'New leaves follow the flowers and build strength for next year.',
        priority: 1,
        months: { subtropical: [10], temperate: [10, 11], cool: [11] },
      }),
      pests({
        rule: 'check-lily-caterpillar',
        states: regionalPests.lilyCaterpillar.states,
        title: 'Check the clivia for lily caterpillars',
        description:
          'Look for black and yellow caterpillars at the leaf bases, under the leaves too, and squash or drop them into soapy water.',
        why: 'Lily caterpillars eat a clivia to the ground in days, from the underside where you do not look.',
        technical:
          'Spodoptera picta feeds in groups when young; a Bacillus thuringiensis spray works on small larvae only.',
        priority: 1,
        months: { subtropical: [11, 12, 1], temperate: [1, 2] },
      }),
      prune({
        rule: 'prune-after-flowering',
        title: 'Cut the spent clivia stems low',
        description: 'Cut each finished stem near the base unless you want the red berries.',
        why: 'A clivia that ripens no berries flowers better next year.',
        priority: 2,
        minutes: 10,
        months: { subtropical: [10], temperate: [10, 11], cool: [11] },
      }),
      pests({
        rule: 'check-mealybug',
        priority: 2,
        minutes: 10,
        months: { subtropical: [8], temperate: [8, 9], cool: [9] },
        title: 'Look between the clivia’s leaves for mealybug and snails',
        description:
          'Part the leaves at the base, dab white fluff with a cotton bud dipped in methylated spirits and pick snails off.',
        why: 'Snails eat the buds as they rise, and mealybug hides where leaves overlap.',
      }),
      feed({
        rule: 'feed-autumn',
        priority: 2,
        fromMonths: 12,
        months: { subtropical: [4], temperate: [4], cool: [3] },
        title: 'Give the clivias potash in autumn',
        description: 'Water in a liquid flower food rich in potash, on damp soil.',
        why: 'The flower stems form in the cool months ahead, and potash helps them.',
        product: 'Liquid flower food',
      }),
    ],
  },
  {
    name: 'Columbine',
    synonyms: ['aquilegia', 'granny’s bonnet', 'columbines'],
    species: 'Aquilegia vulgaris',
    kind: 'perennial',
    care: {
      watering: 'Weekly in spring; less once it has flowered.',
      sunlight: 'Light shade, or sun in cool places.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Compost in autumn.',
      pruning: 'Cut aquilegia stems to the base after flowering unless you want seedlings.',
    },
    needs: gentleAndMoist,
    without: ['divide', 'prune-late-winter', 'add-compost'],
    jobs: [
      feedIn(
        'Compost',
        'Feed the columbines with compost',
        { temperate: [4, 5], cool: [4], subtropical: [4], arid: [4] },
        'Spread a handful of sieved compost around each plant, clear of its crown.',
        'The leaves that come now feed the flowers of spring.',
      ),
      waterIn(
        'Water the columbines in dry weeks',
        {
          subtropical: range(8, 11),
          temperate: range(9, 2),
          cool: range(9, 2),
          arid: range(8, 2),
        },
        'Give one soak a week at the roots if it doesn’t rain.',
        'Stems in flower wilt first where the soil is dry, and the leaves burn in a dry summer.',
      ),
      deadhead(
        'Cut finished columbine stems',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Cut stems to the base, or shake ripe seed where you want more.',
        'Seedlings rarely match their parent and come up everywhere.',
      ),
      propagate({
        rule: 'sow-fresh',
        priority: 3,
        fromMonths: 24,
        months: { subtropical: [11], temperate: [12, 1], cool: [1, 2], arid: [11] },
        title: 'Scatter fresh columbine seed',
        description:
          'Shake ripe pods over damp, raked soil in light shade, or into a tray, and do not cover the seed.',
        why: 'A columbine tires after three or four years, and young ones are ready by then.',
      }),
      watchFor(
        'Remove mildewed columbine leaves',
        { temperate: [12, 1], cool: [1, 2] },
        'Cut all spotted and white leaves to the ground; fresh ones follow.',
        'Mildew comes after flowering, and the plant makes new leaves at once.',
      ),
    ],
  },
  {
    name: 'Convolvulus',
    synonyms: ['ground morning glory', 'Two Moons', 'Convolvulus sabatius'],
    species: 'Convolvulus sabatius',
    kind: 'perennial',
    care: {
      watering: 'A soak every fortnight in summer once it covers the ground.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, walls and banks included.',
      fertilizing: 'A pinch of slow-release in early spring.',
      pruning: 'Cut convolvulus back by half in late winter. It is not the weedy morning glory.',
    },
    needs: openAndDry,
    without: ['prune-late-winter', 'divide', ...richBedCare],
    jobs: [
      soakInDrySpells('convolvulus'),
      {
        ...cutBack(
          'Cut the convolvulus back by half',
          { subtropical: [8], temperate: [8], cool: [9], arid: [8] },
          'Shear the trailing stems and leave some leaves on each.',
          'Cut before spring, the new stems flower for months.',
        ),
        fromMonths: 10,
      },
    ],
  },
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
    name: 'Cotton lavender',
    synonyms: ['Santolina', 'lavender cotton'],
    species: 'Santolina chamaecyparissus',
    kind: 'perennial',
    unusualIn: ['subtropical'],
    care: {
      watering: 'Each week in its first summer, then hardly.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, poor or limy.',
      fertilizing: 'None; food makes it flop.',
      pruning: 'Clip santolina hard in early spring and again after its flowers.',
    },
    needs: openAndDry,
    without: ['divide', ...richBedCare],
    feeding: 'never',
    jobs: [
      soakInDrySpells('cotton lavender'),
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 9,
        months: { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        title: 'Clip the cotton lavender by half',
        description: 'Cut every stem back by half, and leave grey leaves on each: bare wood does not shoot.',
        why: 'It shoots at once in spring; unclipped it falls open in the middle.',
      }),
      cutBack(
        'Shear the spent cotton lavender flowers',
        { subtropical: [12], temperate: [1], cool: [2], arid: [12] },
        'Clip off the yellow buttons with the top few centimetres of leaf.',
        'The cushion stays round and grey through winter.',
      ),
    ],
  },
  {
    name: 'Cranesbill',
    synonyms: ['hardy geranium', 'Rozanne', 'true geranium', 'cranesbills'],
    species: 'Geranium ‘Rozanne’',
    kind: 'perennial',
    care: {
      watering: 'Weekly while it is dry.',
      sunlight: 'Sun to half shade.',
      soil: 'Any fertile soil.',
      fertilizing: 'Compost in early spring.',
      pruning:
        'Shear cranesbills to the base after their first flowers; one that never stops, such as ‘Rozanne’, by half.',
    },
    needs: gentleAndMoist,
    jobs: [
      prune({
        rule: 'trim-summer',
        fromMonths: 4,
        priority: 1,
        minutes: 15,
        months: { subtropical: [12], temperate: [1], cool: [1, 2], arid: [12] },
        title: 'Cut the cranesbill back by half',
        description: 'Cut the whole clump back once it straggles, water it and feed it.',
        why: 'Fresh leaves and more flowers follow within a month.',
      }),
    ],
  },
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
    name: 'Curry plant',
    synonyms: ['Helichrysum italicum', 'silver curry plant'],
    species: 'Helichrysum italicum',
    kind: 'perennial',
    care: {
      watering: 'Little: a soak in long dry spells.',
      sunlight: 'Full sun.',
      soil: 'Poor, drained soil.',
      fertilizing: 'None.',
      pruning: 'Shear curry plant lightly after flowering, never into bare wood.',
    },
    needs: openAndDrained,
    feeding: 'never',
    without: ['divide', 'prune-late-winter', 'check-pests-spring', ...richBedCare],
    jobs: [
      soakInDrySpells('curry plant'),
      cutBack(
        'Shear the curry plant after flowering',
        { subtropical: [12], temperate: [1, 2], cool: [2], arid: [12] },
        'Take off the flower heads with a third of the new stems, and leave silver leaves below each cut.',
        'A clip each year keeps it from falling open.',
      ),
    ],
  },
]

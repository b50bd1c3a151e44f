import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { feed, pests, prune, soil, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { cutBack, cutDown, feedAgain, soakInDrySpells, watchFor } from '../../jobs/garden-jobs.ts'
import {
  gentleAndMoist,
  openAndDrained,
  openAndFertile,
  sunnyAnySoil,
  sunOrHalfShade,
} from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Hebe',
    synonyms: ['hebes', 'Wiri', 'shrub veronica'],
    species: 'Hebe hybrids',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in dry weather, at the roots.',
      sunlight: 'Full sun; half shade inland.',
      soil: 'Drained soil.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'Trim hebe by a third after flowering, always into leaf.',
    },
    needs: sunOrHalfShade(openAndDrained),
    jobs: [
      cutBack(
        'Trim the hebe after flowering',
        { subtropical: [11], temperate: [12, 1], cool: [1, 2], arid: [11] },
        'Shorten flowered stems by a third and leave green leaves below each cut.',
        'Hebes do not shoot again from bare wood.',
      ),
      watchFor(
        'Look for spots and mildew on hebes',
        { temperate: [5, 9], cool: [5, 10] },
        'Pick spotted leaves up and water the soil only.',
        'Leaf spot and downy mildew show in cool, wet weather.',
      ),
    ],
  },
  {
    name: 'Hibiscus',
    synonyms: ['Hawaiian hibiscus', 'Hibiscus rosa-sinensis', 'Chinese hibiscus', 'tropical hibiscus'],
    akin: ['Snow Queen'],
    species: 'Hibiscus rosa-sinensis',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in warm weather; steady moisture keeps the buds on.',
      sunlight: 'Full sun, out of the cold wind.',
      soil: 'Drained, fertile soil with compost and mulch.',
      fertilizing: 'Hibiscus food, high in potassium, every two months of warm weather from spring.',
      pruning: 'Cut back by a third in spring once the cold is over; it flowers on the new wood.',
    },
    needs: openAndFertile,
    without: ['prune-after-flowering'],
    jobs: [
      coverFromFrost('hibiscus'),
      prune({
        rule: 'prune-spring',
        title: 'Cut the hibiscus back by a third',
        description: 'Shorten every branch by a third to an outward bud and remove weak ones.',
        why: 'Hibiscus flowers on new wood, and warm weather is coming to grow it.',
        technical: 'Wait until nights stay above about 10 °C; earlier cuts die back.',
        priority: 1,
        months: { tropical: [8], subtropical: [8, 9], temperate: [9, 10], arid: [9] },
        fromMonths: 6,
      }),
      feed({
        rule: 'feed-spring',
        title: 'Feed with hibiscus food',
        description: 'Scatter a potassium-rich flower food under the outer leaves and water it in.',
        why: 'A hibiscus makes a new flower every day, and each needs feeding.',
        priority: 1,
        months: { tropical: [9], subtropical: [9, 10], temperate: [10], arid: [9] },
        product: 'Hibiscus fertiliser',
      }),
      feed({
        rule: 'feed-late-summer',
        title: 'Feed the hibiscus for late flowers',
        description: 'Give the last feed of the season on damp soil.',
        why: 'The best flowers come in mild weather; after that it should slow down.',
        priority: 2,
        months: { tropical: [4], subtropical: [2, 3], temperate: [2], arid: [2, 3] },
        product: 'Hibiscus fertiliser',
      }),
      feedAgain('hibiscus', {
        fromMonths: 3,
        months: { tropical: [12], subtropical: [12], temperate: [12], arid: [12] },
        description: 'Scatter a little hibiscus food on damp soil and water it in.',
        product: 'Hibiscus fertiliser',
      }),
      pests({
        rule: 'check-beetles',
        title: 'Catch hibiscus flower beetles',
        description: 'Stand a white bowl of soapy water under the bush, pick up fallen buds and bin them.',
        why: 'The small black beetles breed in fallen buds, so clearing those away means far fewer.',
        priority: 1,
        months: { tropical: [10, 11], subtropical: [11, 12], temperate: [12, 1], arid: [11, 12] },
      }),
    ],
  },
  {
    name: 'Honey bush',
    synonyms: ['Melianthus', 'Melianthus major', 'honeybush', 'giant honey flower', 'Purple Haze melianthus'],
    species: 'Melianthus major',
    kind: 'flowering-shrub',
    hardyTo: 'moderate',
    unusualIn: ['tropical'],
    care: {
      watering: 'A good soak a week in its first summer; later it droops when it is thirsty.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any soil that drains.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'Cut flowered stems of honey bush to the ground, in gloves: all of it is poisonous.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'Seeds and suckers into paddocks and along creeks in the southern states: cut the flowers off before they seed.',
    without: ['add-compost'],
    jobs: [
      soakInDrySpells('honey bush'),
      cutBack(
        'Cut the flowered honey bush stems to the ground',
        { subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [10] },
        'Take out each stem that has flowered, spikes and all, above a young shoot at its foot. Wear gloves: it is poisonous.',
        'New stems bring the best leaves, and a bush that is cut now sets no seed.',
      ),
    ],
  },
  {
    name: 'Hydrangea',
    synonyms: ['mophead hydrangea', 'lacecap hydrangea', 'hortensia', 'Endless Summer', 'blue hydrangea'],
    species: 'Hydrangea macrophylla',
    kind: 'flowering-shrub',
    care: {
      watering:
        'The name means water vessel: soak three times a week in summer, and every evening in a heatwave.',
      sunlight: 'Morning sun or bright shade. Hot afternoon sun burns the flowers brown.',
      soil: 'Moist, rich soil with compost. Acid soil turns flowers blue, lime turns them pink.',
      fertilizing: 'Camellia and azalea food or compost in early spring and again after Christmas.',
      pruning:
        'In winter, at its end where frost is hard, cut only stems that have flowered, down to two plump buds. Stems that have not flowered carry next summer’s heads.',
    },
    needs: gentleAndMoist,
    without: ['prune-after-flowering'],
    jobs: [
      feedAgain('hydrangea', {
        fromMonths: 3,
        months: { subtropical: [1], temperate: [1], cool: [1], arid: [1] },
        title: 'Feed the hydrangea again after Christmas',
        description: 'Scatter half as much as in spring on damp soil and water it in.',
        why: 'It is in full leaf, and next year’s buds come soon.',
        product: 'Camellia and azalea fertiliser',
      }),
      prune({
        rule: 'prune-winter',
        title: 'Cut flowered hydrangea stems to two plump buds',
        description:
          'Shorten each stem that flowered to the lowest pair of fat buds. Leave every stem that did not flower.',
        why: 'The fat buds below the old heads are next summer’s flowers; cutting here makes them shoot without losing any.',
        technical:
          'Mopheads set buds on old wood; in hard frost leave the old heads on as a cap until the end of July.',
        priority: 1,
        months: { subtropical: [6, 7], temperate: [7, 8], cool: [8], arid: [7] },
        fromMonths: 6,
      }),
      feed({
        rule: 'feed-spring',
        title: 'Feed as the leaves unfold',
        description: 'Scatter camellia and azalea food, or spread compost and old manure, and water well.',
        inPot: { description: 'Scatter camellia and azalea food over damp mix and water it in.' },
        why: 'Big leaves and bigger flower heads are both built from what the roots find now.',
        priority: 1,
        months: { subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8, 9] },
        product: 'Camellia and azalea fertiliser',
      }),
      water({
        rule: 'water-summer',
        title: 'Give the hydrangea a long evening soak',
        description:
          'Soak the roots three evenings a week, and shade the plant with an old sheet above 35 °C.',
        why: 'Hydrangeas have large, soft leaves that lose water fast on a hot day.',
        priority: 1,
        months: { subtropical: range(9, 2), temperate: [12, 1, 2], cool: [12, 1, 2], arid: range(9, 3) },
        repeat: 'season',
      }),
      prune({
        rule: 'deadhead-summer',
        title: 'Take scorched heads off the hydrangea',
        description: 'Snip browned heads off above the first pair of strong buds.',
        why: 'A light tidy makes the bush look fresh and takes no buds.',
        priority: 3,
        minutes: 15,
        months: { subtropical: [2], temperate: [2], cool: [2] },
      }),
      soil({
        rule: 'set-colour',
        title: 'Set the hydrangea’s flower colour',
        description:
          'Water in aluminium sulphate for blue, or a handful of garden lime for pink, by the label.',
        why: 'Colour is decided months before the flowers open, by what the roots take up in late winter.',
        technical:
          'Aluminium is available below about pH 5.5; above 6.5 the flowers go pink. White ones do not change.',
        priority: 3,
        minutes: 10,
        months: { subtropical: [7], temperate: [7, 8], cool: [8] },
      }),
      pests({
        rule: 'check-pests-spring',
        title: 'Check under the leaves for mites and snails',
        description:
          'Turn leaves over for speckles and fine web, hose them underneath, and pick snails off at dusk.',
        why: 'Mites and snails are few in spring and easy to deal with.',
        priority: 1,
        months: { subtropical: [9], temperate: [10], cool: [10, 11], arid: [9] },
      }),
    ],
  },
  {
    name: 'Hypericum',
    synonyms: ['Hypericum Hidcote', 'goldflower', 'Magical hypericum'],
    akin: ['Hypericum calycinum', 'Aaron’s beard'],
    species: 'Hypericum hybrids',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in summer until it is settled, then in dry spells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any drained soil.',
      fertilizing: 'Compost and slow-release food in spring.',
      pruning: 'Cut hypericum back by a third to a half at the end of winter.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'Its wild cousins, St John’s wort and tutsan, are declared weeds in several states: buy a named hypericum, and pull seedlings.',
    without: ['prune-after-flowering'],
    jobs: [
      soakInDrySpells('hypericum'),
      cutDown(
        'Cut the hypericum back by a third',
        { subtropical: [7, 8], temperate: [8], cool: [8, 9] },
        'Shorten every stem above a pair of buds and take one old stem in four out at the base.',
        'It flowers in summer at the ends of the shoots it is about to make.',
      ),
    ],
  },
]

import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { potDrink } from '../../kinds/common-jobs.ts'
import { cutBack, feedIn, lookFor, soakInDrySpells } from '../garden-jobs.ts'
import { myrtleRust, waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, sunnyAnySoil } from '../situations.ts'

/** Shrubs from across the Tasman. */
export const newZealandShrubs: readonly CatalogueEntry[] = [
  {
    name: 'Corokia',
    synonyms: ['Corokia cotoneaster', 'wire netting bush', 'korokio', 'Corokia virgata', 'Frosted Chocolate'],
    species: 'Corokia × virgata',
    kind: 'hedge',
    care: {
      watering: 'Weekly for two summers, then in drought.',
      sunlight: 'Sun or half shade; wind and salt do no harm.',
      soil: 'Any soil that drains.',
      fertilizing: 'Slow-release food in spring.',
      pruning: 'Clip corokia once or twice a year; it stands any cut.',
    },
    needs: sunnyAnySoil,
    without: ['check-pests-spring'],
    jobs: [
      prune({
        rule: 'trim-early-summer',
        priority: 1,
        minutes: 45,
        fromMonths: 10,
        months: { subtropical: [11], temperate: [11, 12], cool: [12], arid: [10] },
        title: 'Clip the corokia',
        description: 'Shorten the new shoots by half, and keep a hedge wider at its foot than at the top.',
        why: 'It has flowered, and the second growth fills the gaps.',
      }),
    ],
  },
  {
    name: 'Lophomyrtus',
    synonyms: [
      'Black Stallion',
      'Lophomyrtus ralphii',
      'Red Dragon lophomyrtus',
      'Kathryn lophomyrtus',
      'ramarama',
    ],
    akin: ['Luma', 'Luma apiculata', 'Glanleam Gold'],
    species: 'Lophomyrtus × ralphii',
    kind: 'hedge',
    care: {
      watering: 'Once or twice a week in summer; it drops leaves when dry.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Rich soil that drains, mulched.',
      fertilizing: 'Slow-release food in spring.',
      pruning: 'Clip lophomyrtus little and often.',
    },
    needs: gentleAndMoist,
    without: ['check-pests-spring'],
    jobs: [
      prune({
        rule: 'trim-early-summer',
        priority: 1,
        minutes: 30,
        fromMonths: 14,
        months: { subtropical: [11], temperate: [11, 12], cool: [12] },
        title: 'Clip the lophomyrtus',
        description: 'Take the tips off all over, and no more than a third of the new growth.',
        why: 'Dark young leaves come again after each light clip.',
      }),
      waterWeekly('lophomyrtus'),
      myrtleRust(),
      {
        ...myrtleRust(1),
        rule: 'check-myrtle-rust-spring',
        months: { subtropical: [9, 10], temperate: [10, 11, 12], cool: [11, 12] },
        title: 'Look for myrtle rust on the lophomyrtus’s spring shoots',
      },
      prune({
        rule: 'tip-prune-young',
        priority: 2,
        fromMonths: 2,
        untilMonths: 12,
        months: { subtropical: [9, 10], temperate: [10, 11, 12, 1], cool: [11, 12, 1] },
        title: 'Pinch the young lophomyrtus',
        description: 'Take no more than the tip off each shoot, in a dry spell.',
        why: 'Each shoot branches, and the soft growth that follows takes myrtle rust less readily in dry weather.',
      }),
    ],
  },
  {
    name: 'Kowhai',
    synonyms: ['Sophora', 'Sophora microphylla', 'Sophora tetraptera', 'Dragon’s Gold', 'New Zealand kowhai'],
    akin: ['Sophora prostrata', 'Little Baby kowhai', 'Sophora japonica'],
    species: 'Sophora microphylla',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly until it is two years old, then when it is very dry.',
      sunlight: 'Full sun to light shade.',
      soil: 'Any soil that drains.',
      fertilizing: 'A little slow-release after flowering.',
      pruning: 'Shorten kowhai lightly after its yellow flowers.',
    },
    needs: sunnyAnySoil,
    without: ['take-cuttings'],
    jobs: [
      { ...soakInDrySpells('kowhai'), inPot: potDrink },
      feedIn(
        'Slow-release shrub fertiliser',
        'Feed the kowhai after flowering',
        { temperate: [10, 11], cool: [11] },
        'Scatter a little slow-release shrub food under the outer leaves and water it in.',
        'Its new leaves open once the flowers are over.',
      ),
      cutBack(
        'Shorten the kowhai after flowering',
        { temperate: [10, 11], cool: [11] },
        'Cut long shoots back to a side branch, and take the pods off where children or dogs play.',
        'The flowers of next spring come on the twigs that ripen this summer.',
      ),
      lookFor(
        'Look for caterpillars on the kowhai',
        { temperate: [12, 1], cool: [1] },
        'Pick spotted green caterpillars off by hand in the evening.',
        'Left alone they can strip a young tree in a week.',
      ),
    ],
  },
  {
    name: 'Hoheria',
    synonyms: [
      'lacebark',
      'Hoheria populnea',
      'Hoheria sexstylosa',
      'ribbonwood',
      'houhere',
      'New Zealand lacebark',
    ],
    species: 'Hoheria populnea',
    kind: 'hedge',
    hardyTo: 'moderate',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    care: {
      watering: 'Once or twice a week in its first two summers, then in dry spells.',
      sunlight: 'Sun or half shade.',
      soil: 'Any damp soil that drains.',
      fertilizing: 'Slow-release food in spring.',
      pruning: 'Shorten hoheria after its white flowers; it stands a hard cut.',
    },
    needs: gentleAndMoist,
    without: ['trim-early-summer', 'trim-late-summer', 'check-pests-spring'],
    jobs: [
      prune({
        rule: 'trim-after-flowering',
        priority: 1,
        minutes: 45,
        fromMonths: 14,
        months: { temperate: [4], cool: [4] },
        title: 'Shorten the hoheria after flowering',
        description: 'Cut the long shoots back by a third all over, into leaf.',
        why: 'The flowers of autumn are over, and it fills in again before the next.',
      }),
      waterWeekly('hoheria'),
    ],
  },
]

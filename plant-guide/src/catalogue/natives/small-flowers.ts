import type { CatalogueEntry } from '../../entry.ts'
import { cutBack } from '../garden-jobs.ts'
import {
  myrtleRust,
  nativeFeed,
  pinchYoung,
  settleIn,
  tipInFirstAutumn,
  waterWeekly,
} from '../native-jobs.ts'
import { gentleAndDrained, gentleAndMoist, openAndDrained, sunOrHalfShade } from '../situations.ts'

/** Small native shrubs with many small flowers. */
export const smallFlowerNatives: readonly CatalogueEntry[] = [
  {
    name: 'Zieria',
    synonyms: ['Pink Crystals', 'Zieria Carpet Star', 'pink zieria', 'zierias', 'Carpet Star'],
    species: 'Zieria hybrids',
    kind: 'native-shrub',
    care: {
      watering: 'A soak each week that stays dry, young or old.',
      sunlight: 'Morning sun or dappled shade.',
      soil: 'Drained soil with leaf mulch.',
      fertilizing: 'Low-phosphorus native fertiliser after flowering.',
      pruning: 'Trim zieria by a third as its spring flowers fade.',
    },
    needs: gentleAndDrained,
    without: ['check-pests-spring'],
    jobs: [
      cutBack(
        'Trim the zieria as its flowers fade',
        { subtropical: [10], temperate: [10, 11], cool: [11, 12] },
        'Shorten flowered shoots by a third, into leaf.',
        'A trim each year keeps it from opening up in the middle.',
      ),
      nativeFeed(
        { subtropical: [10], temperate: [10, 11], cool: [11, 12] },
        'New shoots follow the flowers, and a light feed brings them on.',
      ),
      waterWeekly('zieria'),
    ],
  },
  {
    name: 'Baeckea',
    synonyms: [
      'Sannantha',
      'Baeckea virgata',
      'Sannantha virgata',
      'twiggy heath myrtle',
      'Clarence River baeckea',
    ],
    species: 'Sannantha virgata',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly through its first two summers.',
      sunlight: 'Full sun to light shade.',
      soil: 'Any drained soil, clay included.',
      fertilizing: 'Low-phosphorus native fertiliser in spring.',
      pruning: 'Trim baeckea by a quarter after its summer flowers.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['check-pests-spring'],
    jobs: [
      cutBack(
        'Trim the baeckea after its white flowers',
        { subtropical: [2, 3], temperate: [2, 3], cool: [3] },
        'Clip a quarter off all over, into leafy twigs.',
        'It shoots from below the cuts and stays dense.',
      ),
      tipInFirstAutumn('baeckea'),
      myrtleRust(),
    ],
  },
  {
    name: 'Darwinia',
    synonyms: [
      'Darwinia citriodora',
      'lemon-scented darwinia',
      'Seaspray darwinia',
      'Coolamon Pink',
      'darwinias',
    ],
    akin: ['mountain bell', 'Stirling Range bells'],
    species: 'Darwinia citriodora',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly in dry weather; it dries out before it wilts.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Light soil that drains fast.',
      fertilizing: 'A light native feed, low in phosphorus, in spring.',
      pruning: 'Trim darwinia lightly when its spring flowers are over.',
    },
    needs: gentleAndDrained,
    unusualIn: ['tropical', 'arid'],
    without: ['check-pests-spring'],
    jobs: [
      cutBack(
        'Trim the darwinia after flowering',
        { subtropical: [11], temperate: [11, 12], cool: [12] },
        'Clip the tips off all over, into leaf and never into bare wood.',
        'It flowers at the ends of what grows in summer and autumn.',
      ),
      waterWeekly('darwinia'),
      myrtleRust(3),
    ],
  },
  {
    name: 'Bauera',
    synonyms: ['river rose', 'Bauera rubioides', 'river dog rose', 'baueras'],
    akin: ['dog rose'],
    species: 'Bauera rubioides',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly in dry weather; it must not dry out.',
      sunlight: 'Dappled shade or morning sun.',
      soil: 'Damp, slightly acid soil that drains.',
      fertilizing: 'A light native feed, low in phosphorus, in spring.',
      pruning: 'Trim bauera by a quarter when its spring flowers thin out.',
    },
    needs: gentleAndMoist,
    unusualIn: ['tropical', 'arid'],
    without: ['check-pests-spring', 'water-dry-spells'],
    jobs: [
      cutBack(
        'Trim the bauera after its pink flowers',
        { subtropical: [11], temperate: [11, 12], cool: [12], arid: [10] },
        'Clip a quarter off the arching stems, into leaf.',
        'Clipped each year, it stays a mound; left alone, it scrambles.',
      ),
      waterWeekly('bauera'),
      pinchYoung('bauera', { subtropical: [2], temperate: [2], cool: [2] }),
    ],
  },
  {
    name: 'Geebung',
    synonyms: ['Persoonia', 'pine-leaf geebung', 'Persoonia pinifolia', 'geebungs', 'snottygobble'],
    species: 'Persoonia pinifolia',
    kind: 'native-shrub',
    feeding: 'never',
    care: {
      watering: 'A deep soak each week for two summers.',
      sunlight: 'Full sun to light shade.',
      soil: 'Sandy, acid soil that drains, left undisturbed.',
      fertilizing: 'None: sandstone soil has all it wants.',
      pruning: 'Tip a geebung lightly after its fruit; it hates disturbed roots.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['take-cuttings'],
    jobs: [
      cutBack(
        'Tip the geebung lightly',
        { subtropical: [8], temperate: [8, 9] },
        'Nip the soft ends of long shoots and leave older wood alone.',
        'Tips that branch now carry the flowers of summer.',
      ),
      settleIn(
        ['subtropical', 'temperate'],
        'Pour a bucket slowly around the edge of the leaves once a week.',
      ),
    ],
  },
]

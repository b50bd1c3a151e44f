import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { feedIn, lookFor, watchFor, waterIn } from '../garden-jobs.ts'
import { gentleAndDrained, gentleAndMoist, sunnyAnySoil } from '../situations.ts'

/** Evergreen screens and conifers of cool gardens. */
export const laurelsAndCypress: readonly CatalogueEntry[] = [
  {
    name: 'Cherry laurel',
    synonyms: ['Prunus laurocerasus', 'English laurel', 'laurel hedge', 'Otto Luyken', 'Etna laurel'],
    akin: ['laurel'],
    species: 'Prunus laurocerasus',
    kind: 'hedge',
    unusualIn: ['subtropical', 'arid'],
    care: {
      watering: 'A deep soak each week for two summers, and in dry spells.',
      sunlight: 'Sun to deep shade.',
      soil: 'Damp soil that drains.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut cherry laurel with secateurs after its flowers; shears slice the big leaves.',
    },
    needs: gentleAndMoist,
    weedNote:
      'Birds carry the cherries into wet forest in Victoria, Tasmania and the Blue Mountains: clip after flowering.',
    without: ['trim-early-summer', 'trim-late-summer'],
    jobs: [
      prune({
        rule: 'trim-after-flowering',
        priority: 1,
        fromMonths: 14,
        minutes: 60,
        months: { subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [10] },
        title: 'Shorten the cherry laurel after flowering',
        description:
          'Cut each long shoot back inside the hedge with secateurs. Wear gloves, and work in the open air.',
        why: 'The spring growth has firmed, and the spent flowers go before they turn to cherries.',
        inPot: {
          description:
            'Cut each long shoot back inside the outline with secateurs. Wear gloves, and work in the open air.',
        },
      }),
      watchFor(
        'Look for shot holes in the leaves of the cherry laurel',
        { temperate: [9, 10], cool: [10] },
        'Cut out the worst shoots on a dry day and rake up fallen leaves.',
        'Wet springs spread the spots, which drop out and leave holes.',
      ),
    ],
  },
  {
    name: 'Portuguese laurel',
    synonyms: ['Portugal laurel', 'Prunus lusitanica', 'Myrtifolia laurel', 'portugese laurel'],
    akin: ['laurel'],
    species: 'Prunus lusitanica',
    kind: 'hedge',
    unusualIn: ['subtropical', 'arid'],
    care: {
      watering: 'Weekly for two summers; then it stands dry spells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any drained soil, lime included.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Clip Portuguese laurel in early summer and lightly once more in early autumn.',
    },
    needs: sunnyAnySoil,
    without: ['trim-early-summer'],
    jobs: [
      prune({
        rule: 'trim-after-flowering',
        priority: 1,
        fromMonths: 14,
        minutes: 60,
        months: { subtropical: [11], temperate: [12], cool: [12, 1], arid: [11] },
        title: 'Clip the Portuguese laurel after flowering',
        description: 'Clip to shape on a dull day, with secateurs where leaves would be sliced in half.',
        why: 'The long white flowers are over, and a cut now leaves no fruit for the birds to carry.',
      }),
      lookFor(
        'Look for black slugs on the Portuguese laurel',
        { temperate: [12, 1], cool: [1] },
        'Hose off the slimy grubs of the pear sawfly, or dust the leaves with dry ash.',
        'They skin the upper side of the leaves, which then turn brown.',
      ),
    ],
  },
  {
    name: 'False cypress',
    synonyms: [
      'Chamaecyparis',
      'hinoki cypress',
      'Chamaecyparis obtusa',
      'Nana Gracilis',
      'dwarf conifer',
      'Lawson cypress',
      'Chamaecyparis lawsoniana',
      'Chamaecyparis pisifera',
      'Boulevard cypress',
    ],
    akin: [
      'Cryptomeria',
      'Cryptomeria japonica',
      'Japanese cedar',
      'blue spruce',
      'Picea pungens',
      'Picea',
      'dwarf spruce',
    ],
    species: 'Chamaecyparis obtusa',
    kind: 'hedge',
    unusualIn: ['subtropical', 'arid'],
    care: {
      watering: 'Twice a week in dry weather; it never recovers a branch that dried out.',
      sunlight: 'Morning sun, shade from the hottest afternoons.',
      soil: 'Cool, slightly acid soil that drains.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Hardly any; snip stray tips of a false cypress in green growth.',
    },
    needs: gentleAndDrained,
    without: ['trim-early-summer', 'trim-late-summer', 'tip-prune-young'],
    jobs: [
      prune({
        rule: 'trim-growth',
        priority: 1,
        fromMonths: 12,
        minutes: 15,
        months: { temperate: [10], cool: [10, 11] },
        title: 'Snip stray tips off the false cypress',
        description: 'Shorten only the soft green ends, and brush dead needles out of the middle.',
        why: 'It keeps its own shape, and brown wood never turns green again.',
      }),
      feedIn(
        'Slow-release fertiliser',
        'Feed the false cypress lightly',
        { temperate: [9], cool: [9, 10] },
        'Scatter slow-release fertiliser under the outer leaves and water it in.',
        'One light feed a year keeps it dense and its colour clear.',
      ),
      waterIn(
        'Water the false cypress in dry weeks',
        { temperate: [12, 1, 2], cool: [12, 1, 2] },
        'Water slowly at the roots twice a week, and wash the dust off the foliage in the evening.',
        'A dry week in hot wind browns one side for good.',
      ),
      lookFor(
        'Look for mites on the false cypress',
        { temperate: [11, 12], cool: [12] },
        'Shake a branch over white paper; where dots move, hose the bush hard from inside.',
        'Mites breed in dry, dusty foliage and bronze it.',
      ),
    ],
  },
]

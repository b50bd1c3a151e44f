import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack, feedAcidLover, thinOnceGrown } from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndDrained, gentleAndMoist, sunOrHalfShade } from '../situations.ts'

/** Low shrubs of cool hillsides, sold in flower. */
export const coolSlopes: readonly CatalogueEntry[] = [
  {
    name: 'Erica',
    synonyms: [
      'ericas',
      'winter heath',
      'Darley Dale heath',
      'Cape heath',
      'Erica × darleyensis',
      'Erica carnea',
      'Erica melanthera',
    ],
    akin: ['heather', 'heath', 'Calluna', 'Calluna vulgaris', 'Scotch heather', 'Ruby Shepherd', 'Improved'],
    species: 'Erica × darleyensis',
    kind: 'flowering-shrub',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    care: {
      watering: 'A soak each week in dry weather: the roots are as fine as hair, and a dry pot kills it.',
      sunlight: 'Sun, with afternoon shade where summers are hot.',
      soil: 'Acid, sandy soil or azalea mix; never limed.',
      fertilizing: 'A little azalea food once, after flowering.',
      pruning: 'Shear ericas just behind the spent flowers each year, never into bare wood.',
    },
    needs: sunOrHalfShade(gentleAndDrained),
    weedNote:
      'Spanish heath (Erica lusitanica), tall with white flowers, is a declared weed in Tasmania and spreads in Victoria: don’t plant that one.',
    without: ['add-compost', 'check-pests-spring', 'check-pests-summer'],
    jobs: [
      waterWeekly('ericas'),
      feedAcidLover('erica', { temperate: [10], cool: [10, 11] }),
      cutBack(
        'Shear the erica just behind its spent flowers',
        { temperate: [9, 10], cool: [10] },
        'Clip off the spikes that have flowered, and stop where the stems still have green leaves.',
        'Bare wood does not shoot again, and an erica that is never clipped opens in the middle.',
      ),
    ],
  },
  {
    name: 'Kerria',
    synonyms: ['Kerria japonica', 'Japanese rose kerria', 'Jew’s mallow'],
    akin: ['Pleniflora'],
    species: 'Kerria japonica',
    kind: 'flowering-shrub',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    needsChill: 'some',
    care: {
      watering: 'A soak each week while a summer is dry.',
      sunlight: 'Morning sun or light shade, which keeps the gold from bleaching.',
      soil: 'Any soil with compost that drains.',
      fertilizing: 'Compost and a little slow-release in spring.',
      pruning: 'Cut a third of the kerria stems that have flowered to the ground each year.',
    },
    needs: gentleAndMoist,
    jobs: [
      ...thinOnceGrown(
        'kerria',
        'Thin the kerria after its flowers',
        { temperate: [10, 11], cool: [11] },
        'Cut a third of the stems that have flowered to the ground, and leave the fresh green ones.',
        'Next spring’s flowers come on the stems that grow from the ground this summer.',
      ),
      prune({
        rule: 'remove-suckers',
        priority: 2,
        only: 'ground',
        minutes: 15,
        fromMonths: 24,
        months: { temperate: [6, 7], cool: [7] },
        title: 'Dig out kerria suckers that stray',
        description: 'Chop those that come up outside its place off with a spade, and pot or give them away.',
        why: 'It spreads by suckers, and while it is bare you can see where they start.',
      }),
    ],
  },
]

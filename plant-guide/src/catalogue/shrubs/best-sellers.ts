import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack, feedIn, soakInDrySpells } from '../garden-jobs.ts'
import { pinchYoung } from '../native-jobs.ts'
import { openAndDrained, openAndFertile, sunnyAnySoil, sunOrHalfShade } from '../situations.ts'

/** The shrubs that every nursery has by the gate. */
export const bestSellers: readonly CatalogueEntry[] = [
  {
    name: 'Nandina',
    synonyms: [
      'sacred bamboo',
      'heavenly bamboo',
      'Gulf Stream',
      'Nandina nana',
      'dwarf nandina',
      'Obsession',
      'Moon Bay',
    ],
    akin: ['Flirt'],
    species: 'Nandina domestica',
    kind: 'flowering-shrub',
    care: {
      watering: 'Every week or two in the first summers, then in dry spells.',
      sunlight: 'Full sun for red winter leaves; it also grows in half shade.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in early spring.',
      pruning: 'Cut a third of the oldest nandina canes to the ground in late winter; never shear it.',
    },
    unusualIn: ['tropical'],
    needs: sunnyAnySoil,
    weedNote:
      'Nandina with berries seeds into bushland in New South Wales and Queensland. Choose a kind that does not fruit.',
    without: ['take-cuttings'],
    jobs: [
      soakInDrySpells('nandina'),
      {
        ...cutBack(
          'Cut the oldest nandina canes to the ground',
          { tropical: [8], subtropical: [8], temperate: [8], cool: [9], arid: [8] },
          'Take out one cane in three, low down, and leave the rest uncut.',
          'New canes rise leafy from the base, while a clipped top stays bare below.',
        ),
        fromMonths: 30,
      },
    ],
  },
  {
    name: 'Diosma',
    synonyms: [
      'Coleonema',
      'breath of heaven',
      'golden diosma',
      'pink diosma',
      'confetti bush',
      'Sunset Gold',
    ],
    species: 'Coleonema pulchellum',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly for two summers; diosma dies quickly in wet clay.',
      sunlight: 'Full sun.',
      soil: 'Drained, slightly acid soil.',
      fertilizing: 'A little slow-release after pruning.',
      pruning: 'Trim diosma all over by a third after flowering, never into bare wood.',
    },
    needs: openAndDrained,
    without: ['add-compost', 'check-pests-spring'],
    jobs: [
      feedIn(
        'Slow-release shrub fertiliser',
        'Feed the diosma after its trim',
        { subtropical: [10], temperate: [10], cool: [11], arid: [10] },
        'Scatter a little slow-release shrub food under the outer leaves and water it in.',
        'New shoots follow the shears and carry next year’s flowers.',
      ),
      soakInDrySpells('diosma'),
      cutBack(
        'Trim the diosma after flowering',
        { subtropical: [9], temperate: [9, 10], cool: [10, 11], arid: [9] },
        'Shear a third off, keeping green leaves below every cut.',
        'Diosma goes bare in the middle unless it is trimmed each year.',
      ),
      pinchYoung('diosma', { subtropical: [1], temperate: [1], cool: [1], arid: [1] }),
    ],
  },
  {
    name: 'Loropetalum',
    synonyms: ['Chinese fringe flower', 'Plum Gorgeous', 'Purple Pixie', 'fringe flower', 'China Pink'],
    species: 'Loropetalum chinense',
    kind: 'flowering-shrub',
    care: {
      watering: 'A soak each week in summer.',
      sunlight: 'Sun for dark leaves, or half shade.',
      soil: 'Drained, slightly acid soil with compost.',
      fertilizing: 'Azalea or shrub food after flowering.',
      pruning: 'Prune loropetalum right after its spring flowers.',
    },
    needs: sunOrHalfShade(openAndFertile),
    jobs: [
      feedIn(
        'Camellia and azalea fertiliser',
        'Feed the loropetalum after flowering',
        { tropical: [10], subtropical: [10], temperate: [10], cool: [11], arid: [10] },
        'Scatter azalea food under the outer leaves on damp soil and water it in.',
        'The shoots that grow now carry next year’s flowers.',
      ),
      cutBack(
        'Prune the loropetalum after its flowers',
        { tropical: [9], subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9] },
        'Shorten long arching shoots by a third, or clip a hedge to shape.',
        'Next year’s buds form on the growth that follows.',
      ),
    ],
  },
  {
    name: 'Abelia',
    synonyms: ['glossy abelia', 'Francis Mason', 'abelias', 'Abelia grandiflora'],
    akin: ['Kaleidoscope'],
    species: 'Abelia × grandiflora',
    kind: 'flowering-shrub',
    care: {
      watering: 'A deep soak every week or two in summer.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in early spring.',
      pruning: 'Take the oldest abelia canes out in late winter and clip the rest lightly.',
    },
    needs: sunnyAnySoil,
    jobs: [
      soakInDrySpells('abelia'),
      {
        ...cutBack(
          'Thin the old canes of the abelia',
          { tropical: [8], subtropical: [8], temperate: [8], cool: [9], arid: [8] },
          'Cut a few of the oldest stems to the ground and shorten wild shoots.',
          'It flowers for months on the shoots that follow.',
        ),
        fromMonths: 30,
      },
      prune({
        rule: 'trim-summer',
        fromMonths: 9,
        priority: 3,
        minutes: 20,
        months: { subtropical: [12], temperate: [12, 1], cool: [1], arid: [12] },
        title: 'Tip the long abelia shoots',
        description: 'Cut whippy shoots back into the bush.',
        why: 'The tipped shoots branch and flower in autumn.',
      }),
    ],
  },
]

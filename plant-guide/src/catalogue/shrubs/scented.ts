import type { CatalogueEntry } from '../../entry.ts'
import { pests } from '../../jobs/jobs.ts'
import { cutBack, feedAcidLover, feedAgain, feedIn, soakInDrySpells } from '../garden-jobs.ts'
import { gentleAndMoist, openAndFertile, shadeAndMoist } from '../situations.ts'

/** Shrubs grown for the scent of their flowers, most of them in the cold. */
export const scentedShrubs: readonly CatalogueEntry[] = [
  {
    name: 'Osmanthus',
    synonyms: [
      'sweet osmanthus',
      'sweet olive',
      'tea olive',
      'fragrant olive',
      'Osmanthus fragrans',
      'Heaven Scent',
    ],
    species: 'Osmanthus fragrans',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly for two summers, then in dry spells.',
      sunlight: 'Morning sun or half shade.',
      soil: 'Rich soil that drains, a little acid.',
      fertilizing: 'Camellia food in spring and again when summer ends.',
      pruning: 'Lightly after flowering; it can be clipped as a hedge.',
    },
    needs: gentleAndMoist,
    jobs: [
      feedAcidLover('osmanthus', { subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8, 9] }),
      feedAgain('osmanthus', {
        months: { subtropical: [3], temperate: [3], cool: [2, 3], arid: [3] },
        title: 'Feed the osmanthus as summer ends',
        description: 'Scatter camellia food lightly on damp soil and water it in.',
        why: 'Its autumn flowers are forming.',
        product: 'Camellia and azalea fertiliser',
      }),
      soakInDrySpells('osmanthus'),
      cutBack(
        'Trim the osmanthus lightly',
        { subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9] },
        'Shorten long shoots by a third, into leaf.',
        'Trimmed now it has the whole summer to set its autumn flowers.',
      ),
    ],
  },
  {
    name: 'Sarcococca',
    synonyms: ['sweet box', 'Christmas box'],
    species: 'Sarcococca confusa',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in its first summer; then it stands dry shade.',
      sunlight: 'Shade or half shade.',
      soil: 'Any soil with leaf mould.',
      fertilizing: 'Compost and a little slow-release food in spring.',
      pruning: 'Cut old stems out at the base in spring.',
    },
    needs: shadeAndMoist,
    jobs: [
      soakInDrySpells('sarcococca'),
      {
        ...cutBack(
          'Thin the sarcococca after flowering',
          { temperate: [9], cool: [9, 10] },
          'Cut one old stem in four to the ground.',
          'New stems come from the base and flower next winter.',
        ),
        fromMonths: 36,
      },
    ],
  },
  {
    name: 'Skimmia',
    synonyms: ['Skimmia Rubella', 'Japanese skimmia'],
    species: 'Skimmia japonica',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in summer; never let it dry out.',
      sunlight: 'Shade or morning sun.',
      soil: 'Acid soil with leaf mould.',
      fertilizing: 'Camellia food after flowering.',
      pruning: 'None but a stem for the vase.',
    },
    needs: { ...shadeAndMoist, moisture: ['moist'] },
    without: ['check-pests-spring'],
    jobs: [
      pests({
        rule: 'check-mites',
        priority: 2,
        minutes: 10,
        months: { temperate: [1], cool: [1, 2] },
        title: 'Look for mites under the skimmia’s leaves',
        description: 'Hose pale, speckled leaves from below on three mornings.',
        why: 'Mites breed on skimmia wherever the soil and the air are dry.',
      }),
      feedIn(
        'Camellia and azalea fertiliser',
        'Feed the skimmia after flowering',
        { temperate: [10, 11], cool: [11] },
        'Scatter camellia food thinly over damp soil and water it in.',
        'It makes new leaves now, and then its buds.',
      ),
      cutBack(
        'Take straggling stems off the skimmia',
        { temperate: [10], cool: [10, 11] },
        'Cut back to a leaf inside the dome.',
        'It makes its new buds from now on, so trim before them.',
      ),
    ],
  },
  {
    name: 'Wintersweet',
    synonyms: ['Chimonanthus'],
    species: 'Chimonanthus praecox',
    kind: 'flowering-shrub',
    care: {
      watering: 'A slow soak a week in a dry summer.',
      sunlight: 'Full sun for good flowers.',
      soil: 'Any soil that drains.',
      fertilizing: 'Compost and a light slow-release feed in spring.',
      pruning: 'Thin old stems right after flowering.',
    },
    needs: openAndFertile,
    without: ['take-cuttings'],
    jobs: [
      {
        ...cutBack(
          'Thin the wintersweet after flowering',
          { temperate: [8, 9], cool: [9] },
          'Cut two of the oldest stems to the ground and leave the others whole.',
          'It flowers on stems that had a summer of sun.',
        ),
        fromMonths: 36,
      },
    ],
  },
  {
    name: 'Witch hazel',
    synonyms: ['Hamamelis', 'witchhazel'],
    species: 'Hamamelis mollis',
    kind: 'flowering-shrub',
    needsChill: 'plenty',
    care: {
      watering: 'A deep soak each week of summer; it sulks if dry.',
      sunlight: 'Morning sun, afternoon shade.',
      soil: 'Rich, damp, acid soil.',
      fertilizing: 'Camellia food in spring.',
      pruning: 'Hardly any: crossing wood after flowering.',
    },
    needs: gentleAndMoist,
    without: ['take-cuttings'],
    jobs: [
      feedAcidLover('witch hazel', { temperate: [9], cool: [9, 10] }),
      {
        ...cutBack(
          'Take crossing twigs out of the witch hazel',
          { temperate: [8], cool: [8, 9] },
          'Cut them out where they start, and pull suckers from below the graft.',
          'The flowers are over, and those of next winter come on the shoots that grow from now on.',
        ),
        fromMonths: 12,
      },
    ],
  },
]

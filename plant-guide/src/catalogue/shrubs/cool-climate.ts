import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack, deadhead, feedIn, lookFor, soakInDrySpells, thinOnceGrown } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile } from '../situations.ts'

/** Shrubs that flower best after a cold winter. */
export const coolClimateShrubs: readonly CatalogueEntry[] = [
  {
    name: 'Rhododendron',
    synonyms: ['rhododendrons', 'rhodo', 'hybrid rhododendron'],
    akin: ['vireya'],
    species: 'Rhododendron hybrids',
    kind: 'flowering-shrub',
    care: {
      watering: 'Twice a week in summer; the fine roots lie just under the mulch.',
      sunlight: 'Dappled shade or morning sun.',
      soil: 'Acid, drained soil full of leaf mould; never limed.',
      fertilizing: 'Azalea and camellia food after flowering.',
      pruning: 'Snap spent rhododendron trusses off; little other pruning is needed.',
    },
    needs: gentleAndMoist,
    unusualIn: ['subtropical'],
    without: ['feed-spring', 'prune-after-flowering', 'take-cuttings'],
    jobs: [
      deadhead(
        'Snap the spent rhododendron trusses off',
        { subtropical: [10], temperate: [11], cool: [11, 12] },
        'Bend each truss over with thumb and finger, just above the new buds.',
        'Seed takes the strength that next year’s buds need.',
      ),
      feedIn(
        'Azalea and camellia food',
        'Feed the rhododendron after flowering',
        { subtropical: [10], temperate: [11], cool: [12] },
        'Scatter azalea food thinly under the branches, over damp mulch, and water it in.',
        'It grows and sets its buds in the weeks after flowering.',
      ),
      lookFor(
        'Look for lace bug under rhododendron leaves',
        { subtropical: [10], temperate: [10, 11], cool: [11, 12] },
        'Check silvery leaves for black specks below, and hose or spray the undersides.',
        'The first young of the season are hatching, and each brood does more harm.',
      ),
    ],
  },
  {
    name: 'Lilac',
    synonyms: ['lilacs', 'Syringa', 'French lilac', 'Persian lilac'],
    species: 'Syringa vulgaris',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in dry summers.',
      sunlight: 'Full sun.',
      soil: 'Drained soil with a little lime.',
      fertilizing: 'Slow-release food in early spring; compost and a handful of lime in autumn.',
      pruning: 'Cut spent lilac heads off at once and remove suckers.',
    },
    needs: openAndDrained,
    without: ['take-cuttings'],
    needsChill: 'plenty',
    jobs: [
      cutBack(
        'Cut off the spent lilac heads',
        { temperate: [10, 11], cool: [11] },
        'Cut just above the two new shoots below each head; on a bush of five years or more, take an old stem out too.',
        'Next spring’s buds form at the ends of this summer’s shoots.',
      ),
      prune({
        rule: 'remove-suckers',
        priority: 2,
        minutes: 15,
        months: { temperate: [12], cool: [1] },
        title: 'Pull suckers from the lilac',
        description: 'Scrape the soil back and tear suckers off where they start.',
        why: 'On a grafted lilac they belong to the rootstock and take over.',
      }),
    ],
  },
  {
    name: 'May bush',
    synonyms: ['spiraea', 'spirea', 'Reeves spiraea', 'bridal wreath'],
    akin: ['Anthony Waterer'],
    species: 'Spiraea cantoniensis',
    kind: 'flowering-shrub',
    care: {
      watering: 'Every ten days in summer.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release after flowering.',
      pruning: 'Take old May bush stems to the ground after the spring flowers; never clip it square.',
    },
    needs: openAndFertile,
    jobs: [
      feedIn(
        'Slow-release shrub fertiliser',
        'Feed the May bush after flowering',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Scatter slow-release shrub food under the outer leaves and water it in.',
        'The stems that it makes this summer flower next spring.',
      ),
      soakInDrySpells('May bush'),
      ...thinOnceGrown(
        'May bush',
        'Thin the May bush after flowering',
        { subtropical: [10], temperate: [10, 11], cool: [11, 12], arid: [10] },
        'Cut a third of the oldest stems to the ground and leave the rest to arch.',
        'It flowers in spring on the stems it makes this summer.',
      ),
    ],
  },
  {
    name: 'Weigela',
    synonyms: ['weigelas', 'fairy trumpets'],
    species: 'Weigela florida',
    kind: 'flowering-shrub',
    care: {
      watering: 'A weekly soak while summer is dry.',
      sunlight: 'Full sun or light shade.',
      soil: 'Any fertile soil.',
      fertilizing: 'Compost and a handful of slow-release food in spring.',
      pruning: 'Shorten weigela stems that have flowered and take the oldest out.',
    },
    needs: openAndFertile,
    jobs: [
      cutBack(
        'Prune the weigela after flowering',
        { subtropical: [11], temperate: [11], cool: [12], arid: [11] },
        'Cut flowered stems back to a strong side shoot; once the shrub is four years old, cut one or two of the oldest out at the base.',
        'Summer’s new shoots carry next spring’s flowers.',
      ),
    ],
  },
  {
    name: 'Flowering quince',
    synonyms: ['japonica quince', 'Chaenomeles', 'ornamental quince'],
    species: 'Chaenomeles speciosa',
    kind: 'flowering-shrub',
    care: {
      watering: 'Every fortnight in summer.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'A little compost and slow-release food in spring.',
      pruning: 'Shorten flowering quince side shoots after its flowers. Mind the thorns.',
    },
    needs: openAndDrained,
    jobs: [
      soakInDrySpells('flowering quince'),
      ...thinOnceGrown(
        'flowering quince',
        'Prune the flowering quince',
        { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Shorten flowered shoots to a few buds and thin the oldest stems. Wear gloves.',
        'Flowers come on short spurs of older wood in late winter.',
      ),
    ],
  },
  {
    name: 'Pieris',
    synonyms: ['Pieris japonica', 'Temple Bells', 'lily of the valley shrub', 'lily of the valley bush'],
    species: 'Pieris japonica',
    kind: 'flowering-shrub',
    care: {
      watering: 'Twice a week in summer, with rainwater where the tap is hard.',
      sunlight: 'Morning sun or dappled shade.',
      soil: 'Acid soil with leaf mould; never limed.',
      fertilizing: 'Azalea food after flowering.',
      pruning: 'Nip spent pieris flowers off and shape lightly.',
    },
    needs: gentleAndMoist,
    without: ['feed-spring'],
    jobs: [
      cutBack(
        'Take the spent flowers off the pieris',
        { temperate: [9, 10], cool: [10, 11] },
        'Snip each spray off at its base, above the red new leaves.',
        'Buds for next year form by autumn.',
      ),
      feedIn(
        'Azalea and camellia food',
        'Feed the pieris after flowering',
        { temperate: [10], cool: [11] },
        'Scatter azalea food over damp mulch under the branches and water it in.',
        'New leaves and buds follow the flowers.',
      ),
    ],
  },
  {
    name: 'Smoke bush',
    synonyms: ['cotinus', 'smoke tree', 'Grace smoke bush'],
    akin: ['Royal Purple'],
    species: 'Cotinus coggygria',
    kind: 'flowering-shrub',
    care: {
      watering: 'A soak every week or two in the first summers.',
      sunlight: 'Full sun for the darkest leaves.',
      soil: 'Drained soil that is not too rich.',
      fertilizing: 'Little.',
      pruning:
        'Shorten smoke bush in winter for bold leaves, or leave it for its plumes. The sap can irritate skin.',
    },
    needs: openAndDrained,
    without: ['prune-after-flowering', 'add-compost', 'take-cuttings', 'check-pests-summer'],
    feeding: 'while-young',
    jobs: [
      soakInDrySpells('smoke bush'),
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 8,
        months: { subtropical: [7], temperate: [7, 8], cool: [8], arid: [7] },
        title: 'Prune the smoke bush while it is bare',
        description:
          'Shorten long shoots by a third; cut all of them low only if you want leaves rather than plumes.',
        why: 'Plumes come on older wood and the largest leaves on new shoots.',
      }),
    ],
  },
]

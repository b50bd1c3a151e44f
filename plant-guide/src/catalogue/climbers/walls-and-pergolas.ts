import { prune } from '../../jobs.ts'
import { pickFrom } from '../edibles/pick-from.ts'
import type { CatalogueEntry } from '../entry.ts'
import { cutBack, cutDown, divideClump, feedIn, soakInDrySpells, watchFor } from '../garden-jobs.ts'
import { gentleAndDrained, openAndFertile, sunnyAnySoil } from '../situations.ts'

/** Climbers for walls, posts and shade in summer. */
export const wallsAndPergolas: readonly CatalogueEntry[] = [
  {
    name: 'Virginia creeper',
    synonyms: ['Parthenocissus quinquefolia', 'five-leaved ivy', 'virginian creeper'],
    species: 'Parthenocissus quinquefolia',
    kind: 'climber',
    care: {
      watering: 'A soak each week in its first two summers.',
      sunlight: 'Any light; the red is best in sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Seldom needed.',
      pruning: 'Cut Virginia creeper away from gutters and windows while it is bare.',
    },
    needs: sunnyAnySoil,
    without: ['prune-after-flowering', 'tie-in', 'add-compost', 'check-pests-spring'],
    feeding: 'never',
    jobs: [
      prune({
        rule: 'prune-winter',
        fromMonths: 9,
        priority: 1,
        minutes: 45,
        months: { subtropical: [7], temperate: [6, 7], cool: [7, 8], arid: [7] },
        title: 'Cut the Virginia creeper away from roof and gutters',
        description:
          'Cut stems back half a metre from gutters, tiles and window frames; pull runners off the ground.',
        why: 'It is bare, so you see where it has gone, and it grows that half metre again by the end of spring.',
      }),
      {
        ...cutBack(
          'Trim the Virginia creeper in midsummer',
          { temperate: [1], cool: [1], subtropical: [12] },
          'Shorten hanging shoots and those that reach for the eaves.',
          'It makes several metres in a summer, and a second cut keeps it off the roof.',
        ),
        rule: 'trim-midsummer',
        priority: 2,
      },
    ],
  },
  {
    name: 'Ornamental grape',
    synonyms: ['Ganzin Glory', 'Vitis Ganzin Glory', 'ornamental vine', 'glory vine', 'ornamental grapevine'],
    akin: ['Vitis coignetiae', 'crimson glory vine', 'Alicante Bouschet', 'Ampelopsis'],
    species: 'Vitis vinifera ‘Ganzin Glory’',
    kind: 'climber',
    planting: { subtropical: [7], temperate: [6, 7, 8], cool: [7, 8], arid: [7] },
    care: {
      watering: 'A deep soak each week in its first summers, then in dry spells.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'Cut an ornamental grape back to two buds a spur in winter.',
    },
    needs: openAndFertile,
    without: ['prune-after-flowering', 'take-cuttings', 'add-compost'],
    jobs: [
      soakInDrySpells('ornamental grape'),
      prune({
        rule: 'prune-winter',
        fromMonths: 9,
        priority: 1,
        minutes: 60,
        months: { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
        title: 'Prune the ornamental grape to its frame',
        description: 'Leave the main arms along the pergola and cut each side shoot back to two buds.',
        why: 'Cut while it sleeps it does not bleed, and young shoots make the roof of leaves.',
      }),
      watchFor(
        'Look for mildew on the ornamental grape',
        { subtropical: [10], temperate: [11, 12], cool: [12], arid: [10] },
        'Thin crowded shoots so that air moves, and pick off leaves with white dust.',
        'Mildew starts in the thickest, stillest part of the vine.',
      ),
    ],
  },
  {
    name: 'Potato vine',
    synonyms: ['Solanum jasminoides', 'Solanum laxum', 'jasmine nightshade', 'white potato vine'],
    akin: ['Solanum wendlandii', 'Solanum crispum'],
    species: 'Solanum laxum',
    kind: 'climber',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly in its first summer, then in dry spells.',
      sunlight: 'Sun to half shade.',
      soil: 'Any soil that drains.',
      fertilizing: 'A little in spring.',
      pruning: 'Cut a potato vine back hard at the end of winter, and shear it when it strays.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'Runs into bushland from gardens in the southern states: shear it before it fruits and bin the pieces.',
    without: ['prune-after-flowering', 'add-compost'],
    jobs: [
      soakInDrySpells('potato vine'),
      cutDown(
        'Cut the potato vine back hard',
        { subtropical: [8], temperate: [8, 9], cool: [9, 10], arid: [8] },
        'Take it back to its main stems and clear the dead twigs out from underneath.',
        'It flowers on new shoots, and left alone it becomes a heap of dead wood.',
      ),
    ],
  },
  {
    name: 'Carolina jasmine',
    synonyms: [
      'Gelsemium',
      'Gelsemium sempervirens',
      'Carolina jessamine',
      'yellow jasmine',
      'yellow jessamine',
    ],
    species: 'Gelsemium sempervirens',
    kind: 'climber',
    care: {
      watering: 'Weekly in its first summers, then in dry spells.',
      sunlight: 'Sun to half shade.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Slow-release flower food in spring.',
      pruning: 'Thin Carolina jasmine after its spring flowers; wear gloves.',
    },
    needs: gentleAndDrained,
    without: ['take-cuttings'],
    jobs: [
      cutBack(
        'Thin the Carolina jasmine after flowering',
        { subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9] },
        'Cut tangled stems out and shorten the rest by a third. Wear gloves, and keep cuttings from animals.',
        'It flowers in late winter and spring on what it grows from now on.',
      ),
    ],
  },
  {
    name: 'Hops',
    synonyms: ['Humulus', 'Humulus lupulus', 'hop vine', 'hop plant', 'golden hop'],
    species: 'Humulus lupulus',
    kind: 'climber',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    planting: { temperate: [7, 8, 9], cool: [8, 9, 10] },
    care: {
      watering: 'Deeply twice a week while it climbs.',
      sunlight: 'Full sun, with five metres of string to climb.',
      soil: 'Deep, rich soil.',
      fertilizing: 'Compost in late winter, a rich feed in spring.',
      pruning: 'Cut hops to the ground each winter and keep a few shoots in spring.',
    },
    needs: openAndFertile,
    without: ['prune-after-flowering', 'tie-in', 'take-cuttings'],
    jobs: [
      feedIn(
        'Organic pellet fertiliser',
        'Feed the hops richly',
        { temperate: [9], cool: [9, 10] },
        'Spread compost and a handful of pelletised manure round the crown and water it in.',
        'It climbs five metres by midsummer and eats as it goes.',
      ),
      prune({
        rule: 'choose-shoots',
        priority: 1,
        minutes: 20,
        months: { temperate: [9], cool: [10] },
        title: 'Choose the best hop shoots and lead them up the strings',
        description: 'Wind two or three strong shoots clockwise round each string and cut off the others.',
        why: 'A root sends up dozens, and a few strong ones bear more cones than a thicket.',
      }),
      pickFrom(
        1,
        'Pick the hop cones',
        { temperate: [2, 3], cool: [2, 3] },
        'Pick when the cones feel papery and smell strong, and dry them in an airy place out of the sun.',
        'The yellow powder inside is ripe for only a week or two.',
      ),
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 6,
        months: { temperate: [6], cool: [5, 6] },
        title: 'Cut the hops to the ground',
        description: 'Cut the dead stems a hand above the soil and clear the strings.',
        why: 'The top dies each winter; the root shoots again in spring.',
      }),
      divideClump(
        'Divide the hops and pull stray runners',
        { temperate: [8], cool: [8, 9] },
        'Chop round the crown, lift the runners beyond it and replant a piece with two buds.',
        'Runners travel underground and come up metres away.',
      ),
    ],
  },
]

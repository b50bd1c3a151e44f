import type { CatalogueEntry } from '../../entry.ts'
import { feed, prune, water } from '../../jobs/jobs.ts'
import { always, thirsty } from '../../jobs/months.ts'
import { removeYellowLeaves } from '../../kinds/water-plant.ts'
import { cutDown, divideClump, feedIn } from '../jobs/garden-jobs.ts'
import { openAndFertile, sunOrHalfShade } from '../situations.ts'

const inShallows: CatalogueEntry['needs'] = {
  sunlight: sunOrHalfShade(openAndFertile).sunlight,
  soil: ['loam', 'clay', 'silt'],
  moisture: ['wet'],
}

const inWater: CatalogueEntry['needs'] = {
  sunlight: openAndFertile.sunlight,
  soil: ['loam', 'clay', 'silt'],
  moisture: ['wet'],
}

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Lotus',
    synonyms: ['sacred lotus', 'Nelumbo', 'Nelumbo nucifera', 'lotus flower', 'lotus lily', 'water lotus'],
    species: 'Nelumbo nucifera',
    kind: 'water-plant',
    unusualIn: ['cool'],
    care: {
      watering: 'Ten to 30 cm of still water over the soil, in winter too.',
      sunlight: 'Full, hot sun all day.',
      soil: 'Heavy loam in a wide, round tub without holes.',
      fertilizing: 'Tablets once the leaves stand above the water, none before and none from autumn on.',
      pruning: 'Cut dead lotus stalks above the water: below it they rot the tuber.',
    },
    needs: inWater,
    planting: { subtropical: [8, 9], temperate: [9, 10], arid: [8, 9] },
    without: ['clear-before-winter', 'remove-yellow-leaves'],
    jobs: [
      feedIn(
        'Aquatic plant tablets',
        'Feed the lotus once its leaves stand above the water',
        { tropical: [10], subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Push aquatic plant tablets deep into the mud, a hand’s length away from the growing tips.',
        'It grows with the heat and is hungry; food before that burns the running tips.',
      ),
      feed({
        rule: 'feed-summer',
        priority: 2,
        minutes: 10,
        fromMonths: 4,
        months: { tropical: [12], subtropical: [12], temperate: [1], cool: [2], arid: [12] },
        title: 'Give the lotus a second round of tablets',
        description: 'Push fresh tablets deep into the mud, a hand’s length away from the growing tips.',
        why: 'The first are used up within two months or so.',
        product: 'Aquatic plant tablets',
      }),
      cutDown(
        'Cut the dead lotus stalks above the water',
        { subtropical: [7], temperate: [7], cool: [6, 7], arid: [7] },
        'Cut brown stalks 15 cm above the water and lift the leaves out.',
        'The stalks are hollow: cut below the water, they let it run down to the tuber, which rots.',
      ),
      {
        ...divideClump(
          'Repot the crowded lotus',
          { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
          'Tip the tub out gently, and lay one tuber with two joints and an unbroken tip flat on fresh mud.',
          'It fills a tub in two or three years, and is about to shoot.',
        ),
        fromMonths: 24,
      },
    ],
  },
  {
    name: 'Nardoo',
    synonyms: [
      'Marsilea',
      'Marsilea drummondii',
      'Marsilea mutica',
      'rainbow nardoo',
      'four-leaf clover water fern',
    ],
    species: 'Marsilea drummondii',
    kind: 'water-plant',
    care: {
      watering: 'Up to 20 cm of water, or mud that never dries.',
      sunlight: 'Full sun to half shade.',
      soil: 'Heavy loam in a wide, shallow pot.',
      fertilizing: 'One tablet in the mud in spring.',
      pruning:
        'Shorten nardoo runners that leave their pot. Its spore cases are poisonous unless roasted and washed.',
    },
    needs: inShallows,
    planting: { subtropical: [8, 9, 10], temperate: [9, 10, 11], cool: [10, 11], arid: [8, 9, 10] },
    without: ['feed-summer', 'check-pests-spring'],
    jobs: [
      feedIn(
        'Aquatic plant tablets',
        'Push one tablet into the nardoo’s mud',
        { tropical: [10], subtropical: [9], temperate: [10], cool: [11], arid: [9] },
        'Push an aquatic plant tablet finger-deep beside a runner.',
        'It needs little, and what is left over turns a pond green.',
      ),
      {
        ...removeYellowLeaves,
        title: 'Take yellow nardoo leaves out of the pond',
        description: 'Cut yellow leaves off, and lift out what has sunk.',
      },
      cutDown(
        'Shorten the nardoo’s runners',
        { tropical: [9], subtropical: [8, 9], temperate: [9], cool: [10], arid: [8] },
        'Cut off runners that hang over the rim, and lift out brown leaves.',
        'It covers a small pond within months, and cut pieces root in a new pot.',
      ),
    ],
  },
  {
    name: 'Papyrus',
    synonyms: ['Cyperus papyrus', 'dwarf papyrus', 'papyrus reed', 'Egyptian papyrus', 'paper reed'],
    akin: [
      'umbrella sedge',
      'umbrella grass',
      'Cyperus alternifolius',
      'Cyperus involucratus',
      'Cyperus prolifer',
    ],
    species: 'Cyperus papyrus',
    kind: 'water-plant',
    hardyTo: 'light',
    unusualIn: ['cool'],
    care: {
      watering: 'Stand the pot in water, or keep the soil always wet.',
      sunlight: 'Full sun to half shade, out of the wind, which snaps the stems.',
      soil: 'Heavy, rich soil.',
      fertilizing: 'Tablets or slow-release pushed into the mud in spring.',
      pruning: 'Cut yellow papyrus stems at the base.',
    },
    needs: sunOrHalfShade(inWater),
    weedNote:
      'Papyrus and its relatives run wild along creeks and dams in the warm north and east: keep them in a pot or a closed pond.',
    planting: { tropical: [9, 10], subtropical: [9, 10], temperate: [10, 11], arid: [9, 10] },
    without: [
      'remove-yellow-leaves',
      'clear-before-winter',
      'skim-algae',
      'check-pests-spring',
      'check-mosquitoes',
      'feed-summer',
    ],
    jobs: [
      feedIn(
        'Slow-release fertiliser',
        'Push slow-release food into the papyrus’s mud',
        { tropical: [10], subtropical: [9], temperate: [10], arid: [9] },
        'Push a handful in a few places a finger deep, or tablets for water plants where it stands in a pond.',
        'It makes all its stems in the warm months, and they use up what the mud holds.',
      ),
      prune({
        rule: 'thin-stems',
        priority: 2,
        minutes: 15,
        fromMonths: 6,
        months: { tropical: [3], subtropical: [2], temperate: [2], arid: [2] },
        title: 'Thin the papyrus’s yellow stems',
        description: 'Cut stems that have yellowed or snapped at the base, a few from each side.',
        why: 'A stem lives for a season, and light on the crown brings new ones.',
      }),
      water({
        rule: 'settle-in',
        phase: 'establish',
        priority: 1,
        minutes: 10,
        untilMonths: 0,
        months: always,
        title: 'Keep the new papyrus standing in water',
        description: 'Keep a hand of water in the tub or saucer, and top it up before it is gone.',
        why: 'It wilts within a day once its roots dry out.',
        inGround: {
          title: 'Keep the soil under the new papyrus wet',
          description: 'See every day that the soil is as wet as mud, and flood it gently where it is not.',
        },
      }),
      water({
        rule: 'water-summer',
        priority: 1,
        minutes: 10,
        repeat: 'season',
        months: thirsty,
        title: 'Keep the papyrus standing in water',
        description: 'Top up the pond, tub or saucer before it is empty.',
        why: 'It grows wild in swamps, and its tops turn brown as soon as the roots dry.',
        inGround: {
          title: 'Keep the soil under the papyrus wet',
          description: 'Flood the soil around it every second day, unless it grows at the edge of a pond.',
        },
      }),
      cutDown(
        'Cut old papyrus stems at the base',
        { tropical: [9], subtropical: [8, 9], temperate: [9], arid: [9] },
        'Cut brown and bent stems as low as you can, and leave the green ones.',
        'New stems are about to rise, and old ones do not green up again.',
      ),
    ],
  },
  {
    name: 'Pickerel rush',
    synonyms: ['pickerel weed', 'pickerel', 'Pontederia', 'Pontederia cordata', 'pickerelweed'],
    species: 'Pontederia cordata',
    kind: 'water-plant',
    care: {
      watering: 'Five to 15 cm of water over the pot.',
      sunlight: 'Full sun for flowers.',
      soil: 'Heavy loam in a wide pot, gravel on top.',
      fertilizing: 'Tablets in the mud in spring and again in summer.',
      pruning: 'Cut spent pickerel spikes and yellow leaves under the water line.',
    },
    needs: inShallows,
    weedNote: 'It spreads along creeks and dams from pieces and seed: keep it in a pot in a closed pond.',
    planting: { subtropical: [8, 9, 10], temperate: [9, 10, 11], cool: [10, 11], arid: [8, 9, 10] },
    jobs: [
      prune({
        rule: 'remove-spikes',
        priority: 2,
        minutes: 10,
        fromMonths: 3,
        months: { tropical: [4], subtropical: [2, 3], temperate: [3], cool: [3], arid: [2, 3] },
        title: 'Cut the pickerel rush’s spent spikes',
        description: 'Cut each stalk low once its blue flowers are over, and keep it out of the water.',
        why: 'The spikes bend into the water and drop their seed there.',
      }),
      divideClump(
        'Divide the pickerel rush',
        { tropical: [9], subtropical: [8, 9], temperate: [9], cool: [10], arid: [8, 9] },
        'Lift the pot, cut the rootstock into pieces with a shoot each and replant the strongest in fresh loam.',
        'It has filled its pot in two or three years, and is about to shoot.',
      ),
    ],
  },
  {
    name: 'Water lily',
    synonyms: ['waterlily', 'Nymphaea', 'pond lily', 'hardy water lily', 'tropical water lily', 'blue lotus'],
    species: 'Nymphaea hybrids',
    kind: 'water-plant',
    care: {
      watering: 'Still water, 20 to 50 cm over the pot; no fountain splashing on the leaves.',
      sunlight: 'Full sun, five hours at least.',
      soil: 'Heavy loam in a wide, shallow pot, gravel on top.',
      fertilizing: 'Tablets in the mud in spring and every second month until the end of summer.',
      pruning: 'Cut yellow water lily leaves and spent flowers low on their stalks.',
    },
    needs: inWater,
    planting: { subtropical: [8, 9, 10], temperate: [9, 10, 11], cool: [10, 11], arid: [8, 9, 10] },
    jobs: [
      {
        ...removeYellowLeaves,
        title: 'Take yellow leaves and spent flowers off the water lily',
        description: 'Follow each stalk down into the water and cut it near the crown.',
        why: 'Each leaf lasts a few weeks only, and what sinks fouls the water.',
      },
      divideClump(
        'Divide the water lily',
        { subtropical: [8, 9], temperate: [8, 9], cool: [9, 10], arid: [8, 9] },
        'If it is crowded, lift the pot, cut the rootstock into pieces with a growing tip each and replant one in fresh, heavy soil, its tip just free.',
        'Leaves that stand up out of the water show that it has filled its pot.',
      ),
    ],
  },
]

import { pests, prune, water } from '../jobs.ts'
import { everywhere, south } from '../months.ts'
import type { CatalogueEntry } from './entry.ts'
import { myrtleRust, nativeFeed, settleIn } from './native-jobs.ts'
import { gentleAndDrained, openAndDrained, openAndDry, sunnyAnySoil } from './situations.ts'

/** Australian shrubs, from grevilleas to lilly pilly hedges. */
export const nativeShrubs: readonly CatalogueEntry[] = [
  {
    name: 'Grevillea',
    synonyms: [
      'large-flowered grevillea',
      'spider flower',
      'Robyn Gordon',
      'Superb',
      'Honey Gem',
      'Moonlight',
      'Peaches and Cream',
    ],
    species: 'Grevillea ‘Robyn Gordon’',
    kind: 'native-shrub',
    care: {
      watering:
        'Water weekly through the first two summers, then only in long dry spells. More grevilleas die of wet roots than of drought.',
      sunlight:
        'Full sun for the most flowers and the most honeyeaters. It grows in part shade but flowers less.',
      soil: 'Sandy or gravelly soil that drains freely. On clay, plant into a mound 30 cm high.',
      fertilizing:
        'One light feed of low-phosphorus native fertiliser as the weather warms. Never use rose or lawn food.',
      pruning:
        'Take a third off in early spring once frosts have passed and tip prune through the year. Gloves help: the leaves of some grevilleas irritate skin.',
    },
    needs: openAndDry,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Cut the grevillea back by a third',
        description:
          'Shorten every stem by about a third, always leaving green leaves below the cut. Wear gloves.',
        why: 'A cut now keeps the bush dense, and the new wood carries months of flower.',
        technical: 'Cut to a leafy side shoot; bare wood of large-flowered hybrids reshoots unreliably.',
        priority: 1,
        minutes: 30,
        months: { tropical: [4, 5], subtropical: [8, 9], temperate: [9], cool: [10], arid: [9] },
        fromMonths: 6,
      }),
      nativeFeed(
        { tropical: [8, 9], subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [9] },
        'One light feed now carries a grevillea through its whole flowering, and the low phosphorus keeps its roots safe.',
      ),
      prune({
        rule: 'deadhead-winter',
        title: 'Snip off the spent flower heads',
        description:
          'Nip finished flower heads just above the next pair of leaves. Leave harder cuts until it grows strongly.',
        why: 'Taking off spent flowers keeps the next flush coming for the birds without waking soft growth too early.',
        priority: 2,
        minutes: 15,
        months: everywhere(6),
        fromMonths: 6,
      }),
      settleIn(
        ['tropical', 'subtropical', 'temperate', 'cool', 'arid'],
        'Give a slow half bucket at the drip line once a week, and let the surface dry between soaks.',
      ),
    ],
  },
  {
    name: 'Groundcover grevillea',
    synonyms: ['prostrate grevillea', 'Poorinda Royal Mantle', 'Bronze Rambler', 'grevillea ground cover'],
    species: 'Grevillea ‘Poorinda Royal Mantle’',
    kind: 'native-shrub',
    care: {
      watering: 'Water weekly for the first summer; after that a soak every few weeks in dry heat is plenty.',
      sunlight: 'Full sun on a bank or spilling over a wall; it thins out in shade.',
      soil: 'Almost any soil that drains. Its own leaves make the mulch once it has covered the ground.',
      fertilizing: 'A handful of low-phosphorus native fertiliser per square metre in early spring.',
      pruning: 'Trim the edges after the spring flush so that it covers ground rather than path.',
    },
    needs: openAndDry,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Trim the edges of the groundcover grevillea',
        description:
          'Cut runners back to a leafy joint inside the edge of the bed and lift out any dead patches.',
        why: 'Trimming the edges after flowering makes the middle branch and keeps weeds out of the mat.',
        priority: 1,
        minutes: 25,
        months: { subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
        fromMonths: 9,
      }),
      nativeFeed(
        { subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8, 9] },
        'Low-phosphorus feed at the start of growth helps the mat knit together before summer weeds do.',
      ),
    ],
  },
  {
    name: 'Banksia',
    synonyms: ['hairpin banksia', 'Birthday Candles', 'Cherry Candles', 'Honey Pots', 'dwarf banksia'],
    species: 'Banksia spinulosa',
    kind: 'native-shrub',
    care: {
      watering:
        'Water deeply once a week until it is two years old; established plants need help only in drought.',
      sunlight: 'Full sun to light shade; more sun means more candles.',
      soil: 'Sandy, slightly acid soil with sharp drainage. It will not sit in wet clay.',
      fertilizing:
        'Low-phosphorus native fertiliser once, at the end of winter. Ordinary plant food can kill it.',
      pruning:
        'Snip off spent candles from autumn on, cutting back into leafy stems. Leave some for the cockatoos if you like the look.',
    },
    needs: openAndDry,
    without: ['take-cuttings'],
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Cut off the spent banksia candles',
        description: 'As the candles go brown, cut them off with a hand’s length of leafy stem.',
        why: 'Cutting behind the spent candles makes a banksia branch, and every new branch can carry a candle next autumn.',
        technical:
          'Species with a lignotuber also take a hard cut to 30 cm; without one, never cut below the leaves.',
        priority: 1,
        minutes: 20,
        months: south(8),
        fromMonths: 9,
      }),
      nativeFeed(
        south(8, 9),
        'A banksia’s fine roots take in every bit of phosphorus they meet, so it gets a native feed and nothing richer.',
      ),
    ],
  },
  {
    name: 'Bottlebrush',
    synonyms: ['callistemon', 'crimson bottlebrush', 'Little John', 'Captain Cook', 'weeping bottlebrush'],
    species: 'Callistemon citrinus',
    kind: 'native-shrub',
    care: {
      watering:
        'Happy in a damp spot and fine in a dry one. A deep soak every fortnight in summer brings more brushes.',
      sunlight: 'Full sun for the most flowers.',
      soil: 'Nearly any soil, heavy clay included.',
      fertilizing: 'Low-phosphorus native fertiliser after the spring flush and again in late summer.',
      pruning: 'Cut just behind the spent brush as soon as it finishes, before the new tip hardens.',
    },
    needs: sunnyAnySoil,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Cut just behind the spent bottlebrushes',
        description:
          'Snip each stem a leaf or two behind the old flower, before the woody seed capsules form.',
        why: 'New shoots are growing straight out of the old brushes; cut now and each stem becomes several.',
        priority: 1,
        minutes: 30,
        months: { tropical: [11, 12], subtropical: [12], temperate: [12, 1], cool: [1], arid: [12] },
        fromMonths: 6,
      }),
      {
        ...nativeFeed(
          everywhere(12),
          'A native feed right after pruning supports the new shoots that flower next.',
        ),
        rule: 'feed-spring',
      },
      {
        ...nativeFeed(
          everywhere(2),
          'A second light feed, low in phosphorus, sets the bush up for its autumn brushes.',
          2,
        ),
        rule: 'feed-late-summer',
      },
      pests({
        rule: 'check-sawfly',
        title: 'Check the bottlebrush for sawfly larvae',
        description:
          'Look for chewed tips and clusters of wriggling grubs with pointed tails. Prune out the cluster or knock it into soapy water.',
        why: 'Bottlebrush sawfly can strip a bush in a week, and a cluster is easiest to remove while it is small.',
        priority: 1,
        minutes: 10,
        months: everywhere(1, 2),
      }),
      myrtleRust(),
    ],
  },
  {
    name: 'Correa',
    synonyms: ['native fuchsia', 'Dusky Bells', 'common correa'],
    species: 'Correa reflexa',
    kind: 'native-shrub',
    care: {
      watering:
        'Water weekly in the first summer. Later it manages dry shade well and asks only for a soak in heatwaves.',
      sunlight: 'Morning sun or the dappled shade under gums.',
      soil: 'Well-drained soil, a little lime is no trouble.',
      fertilizing: 'Low-phosphorus native fertiliser in spring, half strength.',
      pruning: 'Tip prune after the winter bells finish to stop it going leggy.',
    },
    needs: gentleAndDrained,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Tip-prune the correa after flowering',
        description: 'Take the top 5 to 10 cm off every shoot, no further than the leaves reach.',
        why: 'The winter bells are over, so a light trim now shapes the bush and costs no flowers.',
        priority: 1,
        minutes: 15,
        months: { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        fromMonths: 6,
      }),
      nativeFeed(
        { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'A half-strength feed, low in phosphorus, follows the pruning and builds next winter’s flowering wood.',
      ),
    ],
  },
  {
    name: 'Westringia',
    synonyms: ['coastal rosemary', 'native rosemary', 'Zena', 'Wynyabbie Gem', 'Grey Box'],
    species: 'Westringia fruticosa',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly while young; after that it gets by on rain almost anywhere in the south.',
      sunlight: 'Full sun. Salt wind does it no harm.',
      soil: 'Any soil that drains, from beach sand to loam.',
      fertilizing: 'A light feed of low-phosphorus native fertiliser in spring.',
      pruning: 'Clips beautifully. Trim little and often and never into bare wood.',
    },
    needs: openAndDry,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Clip the westringia to shape',
        description: 'Trim the green growth by a hand’s width with shears. Stop before you reach bare wood.',
        why: 'After the spring flowers a clip keeps the bush tight, and it has the warm months to fill in.',
        priority: 1,
        minutes: 30,
        months: { subtropical: [11], temperate: [11], cool: [12], arid: [11] },
        fromMonths: 6,
      }),
      prune({
        rule: 'trim-autumn',
        title: 'Tidy the westringia hedge lightly',
        description: 'Run the shears over the longest shoots only.',
        why: 'A light autumn tidy holds the shape through winter; anything harder waits for spring.',
        priority: 2,
        minutes: 20,
        months: { subtropical: [3, 4], temperate: [3], arid: [3] },
        fromMonths: 12,
      }),
      nativeFeed(south(9), 'A little low-phosphorus feed keeps a clipped bush from thinning out inside.'),
    ],
  },
  {
    name: 'Tea-tree',
    synonyms: ['leptospermum', 'tea tree', 'manuka', 'Cardwell', 'Copper Glow', 'wild may'],
    species: 'Leptospermum polygalifolium',
    kind: 'native-shrub',
    care: {
      watering: 'Likes steady moisture in its first years and copes with damp ground later.',
      sunlight: 'Full sun to light shade.',
      soil: 'Moist, lime-free soil; add compost to sand.',
      fertilizing: 'Low-phosphorus native fertiliser in early spring.',
      pruning: 'Shear lightly after the spring blossom. Old bare wood does not shoot again.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'Coast tea-tree (Leptospermum laevigatum) invades bushland in Victoria, South Australia and Western Australia. Choose another species there.',
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Shear the tea-tree after its blossom',
        description: 'Take off the flowered tips, a third of the green growth at most.',
        why: 'Tea-tree flowers on the wood it makes from now on, so the cut belongs right behind the blossom.',
        priority: 1,
        minutes: 20,
        months: { subtropical: [10, 11], temperate: [11], cool: [12], arid: [10] },
        fromMonths: 6,
      }),
      pests({
        rule: 'check-webbing-caterpillar',
        title: 'Pull caterpillar nests out of the tea-tree',
        description:
          'Look for leaves matted together with silk and droppings. Pull the nests out with gloved hands and bin them.',
        why: 'Webbing caterpillars hide in their nests by day, and one quick tidy by hand beats any spray.',
        priority: 1,
        minutes: 10,
        months: { subtropical: [11, 12, 1], temperate: [12, 1, 2], cool: [1, 2], arid: [12, 1] },
      }),
      nativeFeed(south(9), 'A native feed, low in phosphorus, goes on as the spring growth starts.'),
      myrtleRust(),
    ],
  },
  {
    name: 'Boronia',
    synonyms: ['brown boronia', 'scented boronia', 'Carousel', 'red boronia'],
    species: 'Boronia megastigma',
    kind: 'native-shrub',
    care: {
      watering:
        'Never let it dry out and never let it stand in water. Keep its roots cool under stones or mulch.',
      sunlight: 'Morning sun with shade from the afternoon heat.',
      soil: 'Light, acid, well-drained soil or a camellia-type potting mix.',
      fertilizing: 'A pinch of low-phosphorus native fertiliser after flowering.',
      pruning: 'Cut back by a third straight after the perfume fades.',
    },
    needs: gentleAndDrained,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Cut the boronia back by a third after flowering',
        description: 'Trim all over into leafy green stems. The cuttings scent the kitchen.',
        why: 'Boronia grows leggy and short-lived unless it is cut straight after flowering every year.',
        priority: 1,
        minutes: 15,
        months: { temperate: [10, 11], cool: [11] },
      }),
      nativeFeed(
        { temperate: [10, 11], cool: [11] },
        'A pinch of low-phosphorus feed supports the new growth after the trim.',
      ),
      water({
        rule: 'water-summer',
        title: 'Keep the boronia’s roots cool and damp',
        description: 'Feel under the mulch every second day in heat and water before it is quite dry.',
        why: 'Boronia can die after a single dry afternoon in summer.',
        priority: 1,
        minutes: 10,
        months: { temperate: [12, 1, 2], cool: [12, 1, 2] },
        repeat: 'season',
      }),
    ],
  },
  {
    name: 'Waratah',
    synonyms: ['telopea', 'New South Wales waratah', 'Shady Lady', 'Braidwood Brilliant'],
    species: 'Telopea speciosissima',
    kind: 'native-shrub',
    care: {
      watering: 'A deep soak each week in the dry months. Drainage has to be perfect.',
      sunlight: 'Morning sun or light shade; hot western sun bleaches the flowers.',
      soil: 'Deep sandy loam, slightly acid. Raise the bed if yours is heavy.',
      fertilizing: 'Low-phosphorus native fertiliser in early spring and after flowering, lightly.',
      pruning: 'Cut each flowered stem back by half to two thirds once the flower fades.',
    },
    needs: gentleAndDrained,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Shorten the waratah stems that flowered',
        description:
          'Cut every stem that flowered back by half or more. The shoots that follow bear next year’s flowers.',
        why: 'A waratah flowers on last summer’s shoots, so the cut right after flowering decides how many flowers come next year.',
        technical: 'The lignotuber lets an old plant be renewed by cutting stems to 20 cm.',
        priority: 1,
        minutes: 20,
        months: { subtropical: [10], temperate: [10, 11], cool: [11, 12] },
        fromMonths: 12,
      }),
      nativeFeed(
        { subtropical: [8, 9], temperate: [9], cool: [9, 10] },
        'Low-phosphorus feed as buds swell is all the extra a waratah can use.',
      ),
      pests({
        rule: 'check-borers',
        title: 'Check waratah buds and stems for borers',
        description:
          'Look for sawdust and holes at the forks and in the fat buds. Cut affected stems below the damage.',
        why: 'Macadamia twig-girdler and bud borers ruin next spring’s flower while it is still a bud.',
        priority: 2,
        minutes: 10,
        months: { subtropical: [2, 3], temperate: [2, 3], cool: [3] },
      }),
    ],
  },
  {
    name: 'Geraldton wax',
    synonyms: ['waxflower', 'Chamelaucium', 'wax flower', 'Purple Pride'],
    species: 'Chamelaucium uncinatum',
    kind: 'native-shrub',
    care: {
      watering:
        'Water weekly in the first summer. Later keep it on the dry side; humid wet summers are what it hates.',
      sunlight: 'Full sun and moving air.',
      soil: 'Sand or gravel, alkaline is fine. Use a big pot in clay country.',
      fertilizing: 'A very light low-phosphorus native feed in autumn or late winter.',
      pruning: 'Pick armfuls for the vase and cut the rest back by a third as the flowers drop.',
    },
    needs: openAndDry,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Cut the Geraldton wax back as its flowers drop',
        description: 'Shorten all flowered stems by a third, leaving leaves below each cut.',
        why: 'Cutting as the flowers finish keeps Geraldton wax from splitting open in the middle.',
        priority: 1,
        minutes: 25,
        months: { subtropical: [10], temperate: [10, 11], arid: [10] },
        fromMonths: 6,
      }),
      nativeFeed(
        { subtropical: [8], temperate: [8, 9], arid: [8] },
        'A light low-phosphorus feed before flowering is plenty for a plant of the sand plains.',
        2,
      ),
    ],
  },
  {
    name: 'Emu bush',
    synonyms: ['eremophila', 'spotted emu bush', 'fuchsia bush', 'Kalbarri Carpet', 'silky eremophila'],
    species: 'Eremophila maculata',
    kind: 'native-shrub',
    care: {
      watering:
        'Weekly until established, then next to nothing. Overhead water in humid weather brings mildew.',
      sunlight: 'All the sun there is, with air around it.',
      soil: 'Any well-drained soil, including alkaline clay of the inland.',
      fertilizing: 'A small low-phosphorus native feed in spring.',
      pruning: 'Tip prune after the main flush; it answers a harder cut well.',
    },
    needs: openAndDry,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Trim the emu bush after its main flush',
        description: 'Take a third off the flowered stems to keep the bush open to the breeze.',
        why: 'An open, trimmed emu bush dries quickly after rain and flowers again sooner.',
        priority: 1,
        minutes: 20,
        months: { temperate: [11], cool: [12], arid: [10, 11] },
        fromMonths: 9,
      }),
      nativeFeed(
        { temperate: [9], cool: [10], arid: [8, 9] },
        'A handful of low-phosphorus feed a year suits a plant of the dry inland.',
        2,
      ),
      settleIn(
        ['temperate', 'cool', 'arid'],
        'Soak the root ball slowly once a week and keep the leaves dry.',
      ),
    ],
  },
  {
    name: 'Mint bush',
    synonyms: ['prostanthera', 'native mint bush', 'round-leaf mint bush', 'snowy mint bush'],
    species: 'Prostanthera rotundifolia',
    kind: 'native-shrub',
    care: {
      watering:
        'Watch the leaves: they droop in dry soil and recover if you are quick. Mulch keeps the roots cool.',
      sunlight: 'Dappled light or morning sun.',
      soil: 'Well-drained and moist, lightened with coarse compost.',
      fertilizing: 'Low-phosphorus native fertiliser in spring after flowering.',
      pruning: 'Cut back by a third right after flowering, every year from the first.',
    },
    needs: gentleAndDrained,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Prune the mint bush straight after flowering',
        description: 'Shorten every shoot by a third and stop above the lowest leaves.',
        why: 'Mint bushes live twice as long when they are cut after each flowering.',
        priority: 1,
        minutes: 20,
        months: { temperate: [10, 11], cool: [11, 12] },
      }),
      nativeFeed(
        { temperate: [10, 11], cool: [11] },
        'A low-phosphorus feed after pruning brings the new shoots on.',
        2,
      ),
      water({
        rule: 'water-summer',
        title: 'Water the mint bush before its leaves droop',
        description: 'Soak the roots early in the morning twice a week in hot weather.',
        why: 'A shallow-rooted mint bush is the first plant to show drought and the last to recover.',
        priority: 1,
        minutes: 10,
        months: { temperate: [12, 1, 2], cool: [12, 1, 2] },
        repeat: 'season',
      }),
    ],
  },
  {
    name: 'Lilly pilly',
    synonyms: ['syzygium', 'acmena', 'lillypilly', 'Resilience', 'Cascade', 'brush cherry', 'Backyard Bliss'],
    species: 'Syzygium australe',
    kind: 'hedge',
    care: {
      watering:
        'Deep water weekly through the first two summers; in dry weather, a hedge needs a soak every fortnight after that.',
      sunlight: 'Full sun to part shade; fruits best in sun.',
      soil: 'Any decent soil with compost and mulch. It likes moisture more than most natives.',
      fertilizing: 'Low-phosphorus native fertiliser in early spring and after the summer trim.',
      pruning:
        'Trim in spring after the first flush and again in late summer. Tip prune young plants so that the hedge is thick from the ground.',
    },
    needs: sunnyAnySoil,
    without: ['feed-late-summer'],
    jobs: [
      prune({
        rule: 'trim-early-summer',
        title: 'Trim the lilly pilly hedge',
        description:
          'Trim the sides a little wider at the base than the top so that light reaches the lowest leaves.',
        why: 'The first flush has hardened; a trim now turns each shoot into two or three.',
        priority: 1,
        minutes: 45,
        months: { tropical: [9], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
        fromMonths: 6,
      }),
      {
        ...nativeFeed(
          everywhere(9),
          'A low-phosphorus feed before the trim gives the hedge what it needs to thicken.',
        ),
      },
      pests({
        rule: 'check-psyllids',
        title: 'Check new lilly pilly leaves for pimple psyllids',
        description:
          'Look for little bumps on the new tips. Clip the tips off into a bag; for a bad case use an oil spray on a day below 30 °C, by the label.',
        why: 'Psyllids settle on the soft tips that follow a trim, and clipping them off early ends the matter.',
        technical: 'Trioza eugeniae lays only on expanding leaves, so time trims for fewer, shorter flushes.',
        priority: 1,
        minutes: 15,
        months: { tropical: [5, 6], subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9, 10] },
      }),
      myrtleRust(1),
    ],
  },
  {
    name: 'Hakea',
    synonyms: ['pincushion hakea', 'Burrendong Beauty', 'Stockdale Sensation', 'Hakea laurina'],
    species: 'Hakea ‘Burrendong Beauty’',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly in the first summer, then seldom. It resents summer wet on heavy soil.',
      sunlight: 'Full sun.',
      soil: 'Well-drained sand or loam; graft-grown plants manage heavier ground.',
      fertilizing: 'Low-phosphorus native fertiliser once at the end of winter, no more.',
      pruning: 'Shape lightly after the winter flowers.',
    },
    needs: openAndDry,
    without: ['take-cuttings'],
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Shape the hakea after its winter flowers',
        description: 'Shorten long arms to a side branch and take out anything crossing.',
        why: 'The flowers are done and the warm months lie ahead to regrow, so shape it now.',
        priority: 1,
        minutes: 20,
        months: { temperate: [9, 10], cool: [10], arid: [9] },
        fromMonths: 12,
      }),
      nativeFeed(
        { temperate: [9], cool: [10], arid: [8, 9] },
        'Hakeas share the banksia’s dislike of phosphorus: a low-phosphorus feed, once.',
      ),
    ],
  },
  {
    name: 'Thryptomene',
    synonyms: ['Payne’s thryptomene', 'Grampians thryptomene', 'heath myrtle'],
    species: 'Thryptomene saxicola',
    kind: 'native-shrub',
    care: {
      watering: 'Moderate water in summer; it wilts in long dry spells.',
      sunlight: 'Full sun or half a day of it.',
      soil: 'Light, well-drained, lime-free soil.',
      fertilizing: 'A light feed of low-phosphorus native fertiliser in spring.',
      pruning: 'Cut sprays for the house all winter and finish with a trim in spring.',
    },
    needs: openAndDrained,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Trim the thryptomene by a third',
        description: 'Shear the arching stems by a third once the last flowers fall.',
        why: 'Thryptomene flowers along new wood, and a trim after bloom grows more of it.',
        priority: 1,
        minutes: 15,
        months: { temperate: [9, 10], cool: [10, 11], arid: [9] },
      }),
      nativeFeed(
        { temperate: [9, 10], cool: [10], arid: [9] },
        'A light low-phosphorus feed helps the shoots that follow the trim.',
        2,
      ),
      myrtleRust(3),
    ],
  },
]

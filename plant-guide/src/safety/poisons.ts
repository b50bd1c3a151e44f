import { pageOf, type Row } from './note.ts'
import { sources } from './sources.ts'

/** `dangerous`: can kill or do lasting harm. `harmful`: causes illness. `irritating`: irritates skin, mouth or stomach. */
export type PoisonRow = Row & { severity: 'dangerous' | 'harmful' | 'irritating' }

const dangerous = (row: Row): PoisonRow => ({ ...row, severity: 'dangerous' })
const harmful = (row: Row): PoisonRow => ({ ...row, severity: 'harmful' })
const irritating = (row: Row): PoisonRow => ({ ...row, severity: 'irritating' })

/** Poisonous plants, and whom they poison. The first matching row applies, so exceptions come before their genus. */
export const poisons: readonly PoisonRow[] = [
  dangerous({
    taxa: ['Lilium', 'Hemerocallis'],
    text: 'Deadly to cats: a leaf, a little pollen or the water of the vase destroys the kidneys. See a vet at once, before there are signs.',
    source: sources.racq,
  }),
  dangerous({
    taxa: ['Brunfelsia'],
    text: 'Very poisonous to dogs, and to cats: berries and seed pods bring long seizures. Clear up prunings and fallen fruit.',
    source: pageOf(sources.animalPoisons, 'news/brunfelsia-is-highly-toxic'),
  }),
  dangerous({
    taxa: ['Cycas', 'Zamia', 'Macrozamia', 'Lepidozamia'],
    text: 'Very poisonous to dogs, cats and children, the seeds most: one or two can kill a dog. Take off the seed heads.',
    source: sources.wavets,
  }),
  dangerous({
    taxa: ['Nerium', 'Cascabela', 'Thevetia'],
    text: 'Every part is very poisonous to people and animals, and so is its smoke. Wear gloves, and never burn it or use its sticks.',
    source: sources.childrensNsw,
  }),
  dangerous({
    taxa: ['Digitalis', 'Convallaria', 'Aconitum', 'Delphinium', 'Consolida', 'Taxus', 'Acokanthera'],
    text: 'Every part is poisonous to people and animals and can stop the heart. Plant it out of reach and wear gloves.',
    source: sources.aspca,
  }),
  dangerous({
    taxa: ['Ricinus', 'Abrus'],
    text: 'A few chewed seeds can kill a child or a pet.',
    source: sources.childrensNsw,
  }),
  dangerous({
    taxa: ['Brugmansia', 'Datura'],
    text: 'Every part is very poisonous to people and animals. Wash your hands: sap in the eye widens the pupil.',
    source: sources.childrensQld,
  }),
  dangerous({
    taxa: ['Melia azedarach'],
    text: 'The ripe fruit is poisonous to children, dogs and other animals: rake it up.',
    source: sources.raisingChildren,
  }),
  dangerous({
    taxa: ['Toxicodendron succedaneum'],
    text: 'Touch, sap and smoke bring up severe blisters days later. Keep away, and have it taken out by somebody who knows how.',
    source: pageOf(sources.nswWeeds, 'Weeds/RhusTree'),
  }),
  dangerous({
    taxa: ['Dendrocnide'],
    text: 'Any touch stings severely, and the pain can return for months.',
    source: sources.childrensQld,
  }),
  dangerous({
    taxa: ['Nicotiana'],
    text: 'Every part is poisonous to people and animals. Wear gloves, and keep children and pets from the leaves.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Jacobaea', 'Senecio'],
    text: 'Harms the liver of horses and stock that eat it. Don’t feed out the prunings.',
    source: sources.practice,
  }),
  irritating({
    taxa: ['Ammi', 'Angelica'],
    text: 'Sap on the skin blisters in sunlight: wear gloves and sleeves, and cut it on a dull day.',
    source: sources.practice,
  }),
  irritating({
    taxa: ['Tanacetum'],
    text: 'The leaves bring some people out in a rash: wear gloves.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Oxalis', 'Nierembergia'],
    text: 'Makes dogs, cats and grazing animals ill if they eat much of it.',
    source: sources.practice,
  }),
  harmful({
    taxa: [
      'Lobelia cardinalis',
      'Lobelia siphilitica',
      'Hymenocallis',
      'Sprekelia',
      'Haemanthus',
      'Scadoxus',
      'Eucharis',
      'Cyrtanthus',
      'Nerine',
      'Crinum',
      'Heliotropium',
    ],
    text: 'Poisonous if eaten, to people and animals; the sap irritates some people’s skin.',
    source: sources.practice,
  }),
  dangerous({
    taxa: ['Cestrum', 'Solandra'],
    text: 'Every part is poisonous to people and animals.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Castanospermum australe'],
    text: 'The large seeds make people and animals ill: pick up fallen pods.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Aesculus'],
    text: 'Conkers, leaves and shoots make people, dogs, cats and horses ill: rake up what falls. They are no chestnuts.',
    source: pageOf(sources.aspca, 'horse-chestnut'),
  }),
  irritating({
    taxa: ['Caryota', 'Arenga'],
    text: 'The juice of the fruit burns and itches on skin, and the whole palm burns mouths: wear gloves to clear up fruit.',
    source: sources.childrensQld,
  }),
  irritating({
    taxa: ['Carpentaria'],
    text: 'The juice of the fruit burns and itches on skin and in mouths: wear gloves to clear it up.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Quercus'],
    text: 'Acorns make dogs and horses ill if they eat many: rake them up.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Ornithogalum'],
    text: 'Poisonous if eaten, to people, pets and grazing animals, fresh or dried; the sap irritates some people’s skin.',
    source: sources.practice,
  }),
  irritating({
    taxa: ['Polyscias'],
    text: 'The sap irritates skin, and chewed leaves irritate the mouths of pets and children.',
    source: sources.practice,
  }),
  dangerous({
    taxa: ['Gloriosa', 'Colchicum'],
    text: 'Every part is very poisonous to people and animals, the tuber most.',
    source: sources.childrensQld,
  }),
  dangerous({
    taxa: ['Rhododendron', 'Pieris', 'Leucothoe'],
    text: 'Leaves and flowers are poisonous to dogs, cats, horses and goats. Don’t feed out the prunings.',
    source: sources.aspca,
  }),
  dangerous({
    taxa: ['Adenium'],
    text: 'Every part and the sap are poisonous to people and animals.',
    source: sources.childrensQld,
  }),
  dangerous({
    taxa: ['Kalanchoe', 'Bryophyllum'],
    text: 'Poisonous to dogs, cats and stock; the flowers are worst.',
    source: pageOf(sources.aspca, 'devils-backbone'),
  }),
  dangerous({
    taxa: ['Cotyledon'],
    text: 'Poisonous to dogs, stock and poultry: don’t feed out the prunings.',
    source: sources.practice,
  }),
  dangerous({
    taxa: ['Allium'],
    text: 'Onion, garlic, leek and chives make dogs and cats seriously ill days later, raw or cooked. Keep pets off the bed.',
    source: sources.logan,
  }),
  dangerous({
    taxa: ['Vitis'],
    text: 'Grapes and raisins can destroy a dog’s kidneys, and no amount is known to be safe. Pick up fallen fruit.',
    source: sources.petCircle,
  }),
  dangerous({
    taxa: ['Humulus'],
    text: 'Hops, fresh or spent, can bring a deadly fever to dogs: keep cones and brewing waste out of their reach and out of the compost.',
    source: sources.aspca,
  }),
  dangerous({
    taxa: ['Persea americana'],
    text: 'Leaves, bark, skin and stone are poisonous to horses, stock and cage birds.',
    source: pageOf(sources.aspca, 'avocado'),
  }),
  dangerous({
    taxa: ['Robinia pseudoacacia'],
    text: 'Bark, seeds and leaves are poisonous to people and animals, horses most.',
    source: pageOf(sources.aspca, 'locust'),
  }),
  harmful({
    taxa: ['Macadamia'],
    text: 'The nuts make dogs weak and shaky, and shells can block the gut: pick up what falls.',
    source: sources.logan,
  }),
  harmful({
    taxa: [
      'Narcissus',
      'Hippeastrum',
      'Amaryllis',
      'Clivia',
      'Tulipa',
      'Hyacinthus',
      'Iris',
      'Gladiolus',
      'Cyclamen',
      'Zephyranthes',
      'Leucojum',
      'Galanthus',
      'Eucomis',
    ],
    text: 'Poisonous if eaten, to people and pets, the bulb or tuber most. Store bulbs away from the kitchen: they look like onions.',
    source: sources.aspca,
  }),
  harmful({
    taxa: ['Lathyrus'],
    text: 'The seeds and pods are poisonous; they are not edible peas.',
    source: pageOf(sources.aspca, 'everlasting-pea'),
  }),
  harmful({
    taxa: ['Lantana', 'Ligustrum'],
    text: 'Leaves and berries are poisonous to children and animals.',
    source: sources.aspca,
  }),
  harmful({
    taxa: ['Duranta'],
    text: 'The yellow berries and the leaves are poisonous to children and animals.',
    source: sources.raisingChildren,
  }),
  harmful({
    taxa: ['Hydrangea'],
    text: 'Leaves and buds make children, dogs and cats ill if they are eaten.',
    source: pageOf(sources.aspca, 'hydrangea'),
  }),
  harmful({
    taxa: ['Wisteria'],
    text: 'Seeds and pods make children and pets very sick: clear them away.',
    source: sources.childrensQld,
  }),
  harmful({
    taxa: ['Erythrina'],
    text: 'Seeds, bark and leaves are poisonous to children and dogs.',
    source: sources.raisingChildren,
  }),
  harmful({
    taxa: ['Crassula', 'Aloe', 'Nandina', 'Buxus'],
    text: 'Makes dogs, cats and horses ill if they eat it.',
    source: sources.aspca,
  }),
  harmful({
    taxa: ['Hedera'],
    text: 'Leaves and berries are poisonous, and the sap brings some people out in a rash: wear gloves.',
    source: pageOf(sources.aspca, 'branching-ivy'),
  }),
  harmful({
    taxa: ['Solanum tuberosum'],
    text: 'Leaves, fruit, sprouts and green potatoes are poisonous to people and animals. Throw out a potato that is green or bitter.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Solanum lycopersicum'],
    text: 'Leaves, stems and green fruit make dogs, cats and horses ill; ripe tomatoes are fine.',
    source: pageOf(sources.aspca, 'tomato-plant'),
  }),
  harmful({
    taxa: ['Rheum'],
    text: 'Only the stalks are food: the leaves are poisonous to people and animals.',
    source: sources.childrensQld,
  }),
  harmful({
    taxa: ['Prunus laurocerasus', 'Prunus lusitanica'],
    text: 'Leaves and seeds are poisonous to people and animals, and bruised leaves give off the poison: clear up the prunings in the open air.',
    source: sources.aspca,
  }),
  harmful({
    taxa: ['Prunus', 'Malus'],
    text: 'Crushed stones and pips and wilting leaves are poisonous to pets and stock, and whole stones block the gut. The flesh is fine.',
    source: sources.aspca,
  }),
  harmful({
    taxa: ['Zantedeschia', 'Dieffenbachia', 'Alocasia', 'Colocasia'],
    text: 'Chewed raw, any part burns and swells the mouth of children and pets. Taro is eaten only when it is well cooked.',
    source: sources.childrensQld,
  }),
  harmful({
    taxa: ['Euonymus'],
    text: 'Leaves and berries make children, dogs, cats and horses ill if they are eaten.',
    source: sources.aspca,
  }),
  dangerous({
    taxa: ['Gelsemium'],
    text: 'Every part, the nectar too, is very poisonous to people and animals. Wear gloves when you prune.',
    source: sources.aspca,
  }),
  harmful({
    taxa: ['Sophora'],
    text: 'The hard seeds are poisonous to people and animals if they are chewed: pick up fallen pods.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Solanum aviculare', 'Solanum laciniatum'],
    text: 'Leaves and green fruit are poisonous to people and animals.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Iochroma'],
    text: 'Every part is poisonous to people and animals if eaten.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Jatropha'],
    text: 'The seeds are poisonous to people and animals, and the milky sap burns skin and eyes: wear gloves.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Solanum laxum', 'Solanum jasminoides', 'Lycianthes'],
    text: 'Leaves and berries are poisonous to people and animals. It is no potato.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Mentha pulegium'],
    text: 'Its oil is poisonous to people, dogs, cats and horses, and dangerous in pregnancy: don’t use it as mint or tea.',
    source: sources.aspca,
  }),
  harmful({
    taxa: ['Artemisia absinthium', 'Tanacetum vulgare', 'Dysphania ambrosioides'],
    text: 'The oil, and much of the plant at once, is poisonous to people and animals; not for pregnant women or children.',
    source: sources.practice,
  }),
  harmful({
    taxa: ['Anacardium'],
    text: 'The shell of the raw nut holds an oil that burns skin, and so does its smoke: never shell or roast cashews at home.',
    source: sources.practice,
  }),
  irritating({
    taxa: ['Cotoneaster', 'Ruscus', 'Parthenocissus'],
    text: 'The berries make children and pets sick if they eat many.',
    source: sources.practice,
  }),
  irritating({
    taxa: ['Spathiphyllum'],
    text: 'Chewed leaves burn the mouth of children and pets. It is not one of the lilies that harm a cat’s kidneys.',
    source: pageOf(sources.aspca, 'peace-lily'),
  }),
  irritating({
    taxa: [
      'Monstera',
      'Philodendron',
      'Epipremnum',
      'Caladium',
      'Anthurium',
      'Syngonium',
      'Aglaonema',
      'Zamioculcas',
    ],
    text: 'Chewed leaves burn the mouth of children and pets.',
    source: sources.aspca,
  }),
  irritating({
    taxa: ['Euphorbia pulcherrima'],
    text: 'The milky sap irritates skin and mouths. Less dangerous than its reputation.',
    source: pageOf(sources.aspca, 'poinsettia'),
  }),
  harmful({
    taxa: ['Euphorbia'],
    text: 'The milky sap burns skin and is serious in the eye: rinse at once, and wear gloves.',
    source: sources.childrensQld,
  }),
  irritating({
    taxa: ['Ficus', 'Plumeria'],
    text: 'The milky sap irritates skin and stomachs: wear gloves when you prune.',
    source: sources.aspca,
  }),
  irritating({
    taxa: [
      'Grevillea banksii',
      'Grevillea Robyn Gordon',
      'Grevillea Robyn',
      'Grevillea Superb',
      'Grevillea Ned Kelly',
    ],
    text: 'Brings some people out in a rash: wear gloves and sleeves when you prune.',
    source: sources.dermnet,
  }),
  irritating({
    taxa: ['Capsicum'],
    text: 'Hot chillies burn skin and eyes: wear gloves, and wash your hands.',
    source: sources.practice,
  }),
  irritating({
    taxa: [
      'Agapanthus',
      'Alstroemeria',
      'Plumbago',
      'Ranunculus',
      'Anemone',
      'Schinus molle',
      'Primula obconica',
    ],
    text: 'The sap irritates some people’s skin: wear gloves.',
    source: sources.childrensQld,
  }),
  harmful({
    taxa: ['Helleborus', 'Catharanthus', 'Symphytum', 'Ruta'],
    text: 'Poisonous if eaten, to people and animals; wear gloves against the sap.',
    source: sources.childrensQld,
  }),
  harmful({
    taxa: ['Ipomoea indica', 'Ipomoea cairica', 'Ipomoea purpurea', 'Ipomoea tricolor', 'Ipomoea alba'],
    text: 'The seeds are poisonous to children and pets.',
    source: pageOf(sources.aspca, 'morning-glory'),
  }),
  harmful({
    taxa: ['Eucalyptus', 'Corymbia'],
    text: 'The leaves upset pets that eat them; the concentrated oil is poisonous, to children too.',
    source: pageOf(sources.aspca, 'eucalyptus'),
  }),
  irritating({
    taxa: [
      'Schefflera',
      'Heptapleurum',
      'Dracaena',
      'Sansevieria',
      'Cordyline',
      'Yucca',
      'Tradescantia',
      'Pelargonium',
      'Chrysanthemum',
      'Gardenia',
      'Begonia',
      'Strelitzia',
      'Dahlia',
      'Ilex',
      'Citrus',
      'Primula',
    ],
    text: 'Dogs and cats that chew it may be sick.',
    source: sources.aspca,
  }),
  irritating({
    taxa: ['Asparagus aethiopicus', 'Asparagus densiflorus'],
    text: 'The berries make dogs and cats sick, and the thorns scratch.',
    source: pageOf(sources.aspca, 'asparagus-fern'),
  }),
]

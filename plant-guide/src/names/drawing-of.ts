import type { PlantKind } from '../entry.ts'
import { nameWordsOf } from '../words.ts'
import { findEntry } from './find-care.ts'
import { kindOfPlant } from './genus.ts'

/** Drawings in addition to those of the kinds, by their names in the web app's `kinds.svg`. */
export const ownDrawings = [
  'avocado',
  'banana',
  'beetroot',
  'blueberry',
  'cactus',
  'conifer',
  'corn',
  'cucumber',
  'lavender',
  'pepper',
  'pineapple',
  'pumpkin',
  'raspberry',
  'spire',
  'sunflower',
  'tree-fern',
  'tuber',
] as const
type Drawing = PlantKind | (typeof ownDrawings)[number]

const conifers: [Drawing, ...string[]] = [
  'conifer',
  ...['conifer', 'cedrus', 'cupressus', 'chamaecyparis', 'juniperus', 'thuja', 'taxus', 'picea', 'pinus'],
  ...['araucaria', 'agathis', 'wollemia', 'callitris', 'phyllocladus', 'huon pine'],
]

type Names = { name: string; species: string }

/**
 * Plants that look nothing like the drawing of their kind, recognised by words of their names, mostly a genus. The
 * first match is drawn. Indoor plants always show their kind, because forms use it to tell which plants go in a pot.
 */
const unlike: Partial<Record<Exclude<PlantKind, 'indoor'>, readonly (readonly [Drawing, ...string[]])[]>> = {
  'fruiting-vegetable': [
    ['corn', 'zea', 'sweet corn', 'maize'],
    ['pepper', 'capsicum', 'chilli'],
    ['cucumber', 'cucumber', 'luffa', 'momordica', 'melothria', 'cucumis metuliferus'],
    ['pumpkin', 'pumpkin', 'squash', 'melon', 'watermelon', 'rockmelon', 'gourd', 'citrullus'],
    ['cucumber', 'zucchini', 'cucumis'],
    ['pumpkin', 'cucurbita'],
  ],
  'root-vegetable': [
    ['beetroot', 'beta', 'raphanus', 'brassica', 'celeriac', 'beetroot', 'radish', 'turnip', 'swede'],
    ['tuber', 'solanum', 'ipomoea', 'smallanthus', 'manihot', 'oxalis', 'dioscorea', 'potato', 'yam'],
    ['tuber', 'zingiber', 'curcuma', 'alpinia', 'canna'],
  ],
  'perennial-vegetable': [
    ['leafy-vegetable', 'rheum', 'rhubarb'],
    ['tuber', 'helianthus', 'colocasia'],
    ['root-vegetable', 'armoracia'],
  ],
  brassica: [['leafy-vegetable', 'capitata', 'sabellica', 'alboglabra', 'cabbage', 'kale']],
  herb: [
    ['ornamental-grass', 'chive', 'cymbopogon', 'lemongrass'],
    ['perennial', 'chamomile', 'matricaria'],
  ],
  'tropical-fruit': [
    ['avocado', 'persea', 'avocado'],
    ['banana', 'musa', 'banana'],
    ['pineapple', 'ananas', 'pineapple'],
    ['cactus', 'selenicereus', 'dragon fruit', 'pitaya'],
  ],
  berry: [
    ['raspberry', 'rubus', 'morus', 'raspberry', 'blackberry', 'mulberry'],
    ['blueberry', 'vaccinium', 'ribes', 'sambucus', 'lycium', 'ugni', 'blueberry', 'currant', 'gooseberry'],
  ],
  'vine-fruit': [
    ['tropical-fruit', 'passiflora', 'passionfruit'],
    ['cucumber', 'sechium', 'choko'],
  ],
  'native-perennial': [
    ['perennial', 'daisy', 'actinotus', 'xerochrysum', 'brachyscome', 'rhodanthe'],
    ['annual-flower', 'viola'],
  ],
  'flowering-shrub': [['lavender', 'lavandula', 'lavender']],
  perennial: [
    ['lavender', 'nepeta', 'salvia yangii'],
    ['spire', 'salvia', 'lupin', 'lupinus', 'penstemon', 'verbascum', 'liatris', 'veronica', 'aconitum'],
  ],
  'annual-flower': [
    ['sunflower', 'helianthus', 'sunflower'],
    ['spire', 'delphinium', 'digitalis', 'alcea', 'consolida', 'antirrhinum', 'matthiola', 'moluccella'],
    ['spire', 'foxglove', 'hollyhock', 'larkspur', 'snapdragon'],
    ['climber', 'lathyrus', 'sweet pea'],
  ],
  succulent: [
    ['succulent', 'rhipsalis', 'schlumbergera', 'epiphyllum', 'euphorbia'],
    ['cactus', 'cactus', 'cactaceae', 'cereus', 'echinopsis', 'opuntia', 'mammillaria'],
  ],
  hedge: [conifers],
  'native-tree': [['native-shrub', 'banksia'], conifers],
  'deciduous-tree': [['conifer', 'taxodium', 'metasequoia']],
  'summer-bulb': [['perennial', 'dahlia']],
  fern: [['tree-fern', 'dicksonia', 'cyathea', 'tree fern']],
  'water-plant': [['ornamental-grass', 'cyperus', 'papyrus']],
}

/** The drawing for a plant: one that resembles it, otherwise that of its kind. Undefined if the kind is unknown. */
export function drawingOf({ name, species }: Names): Drawing | undefined {
  const entry = findEntry(name, species)
  const kind = entry?.kind ?? kindOfPlant(name, species)
  if (!kind || kind === 'indoor') return kind
  const words = nameWordsOf([name, species, entry?.name, entry?.species].join(' '))
  const has = (text: string) => text.split(' ').every((word) => words.includes(word))
  return unlike[kind]?.find(([, ...names]) => names.some(has))?.[0] ?? kind
}

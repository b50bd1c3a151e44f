import { type SunNeed, sunNeeds } from '@wattle/contracts/guide/choices.ts'
import type { Sunlight } from '@wattle/contracts/locations/choices.ts'
import type { CatalogueEntry, PlantKind } from '../entry.ts'
import { memberOf } from '../taxon.ts'

const sunOf: Partial<Record<Sunlight, SunNeed>> = {
  'Full sun all day': 'sun',
  'Morning shade, afternoon sun': 'sun',
  'Morning sun, afternoon shade': 'part-shade',
  'Filtered sun all day': 'part-shade',
  'Partial sun (3–6 hrs direct light)': 'part-shade',
  'Full sun in winter, filtered shade in summer': 'part-shade',
  'Partial shade (bright but no direct sun)': 'shade',
  'Full shade all day': 'shade',
}

export function sunNeedsOf({ needs }: CatalogueEntry): SunNeed[] {
  const suits = new Set(needs.sunlight.map((sunlight) => sunOf[sunlight]))
  return sunNeeds.filter((need) => suits.has(need))
}

/** Whether a plant's soil never dries, because it grows at the edge of water. */
export const isOfMarshes = ({ needs }: CatalogueEntry): boolean =>
  needs.moisture.every((each) => each === 'wet')

/** Whether a plant grows well in dry soil. */
export const likesItDry = ({ needs }: CatalogueEntry): boolean => needs.moisture.includes('dry')

/** Kinds that outgrow any pot a gardener can move, or that a pot has no room for. */
const groundKinds: readonly PlantKind[] = ['lawn', 'native-tree', 'deciduous-tree', 'nut', 'tropical-fruit']
const isOfGroundTaxa = memberOf(['Cucurbita', 'Citrullus', 'Zea', 'Asparagus officinalis', 'Wisteria'])
/** Plants that do grow in a pot, unlike the rest of their kind. */
const isOfPottedTaxa = memberOf(['Acer palmatum', 'Lagerstroemia', 'Ananas', 'Selenicereus', 'Carica'])

export function suitsPot({ kind, species }: CatalogueEntry): boolean {
  return isOfPottedTaxa(species) || !(groundKinds.includes(kind) || isOfGroundTaxa(species))
}

const nativeKinds: readonly PlantKind[] = ['native-shrub', 'native-tree', 'native-perennial']
/** Australian plants among the other kinds. */
const isOfNativeTaxa = memberOf([
  'Adiantum aethiopicum',
  'Archontophoenix',
  'Arthropodium strictum',
  'Asplenium australasicum',
  'Asplenium bulbiferum',
  'Backhousia',
  'Brachychiton',
  'Carpentaria',
  'Carpobrotus glaucescens',
  'Cissus antarctica',
  'Citrus australasica',
  'Citrus glauca',
  'Cordyline stricta',
  'Cyathea',
  'Dendrobium',
  'Dicksonia',
  'Doodia',
  'Ficinia nodosa',
  'Hardenbergia',
  'Hibbertia',
  'Howea',
  'Hymenosporum',
  'Kennedia',
  'Livistona',
  'Lomandra',
  'Macadamia',
  'Marsilea',
  'Melia azedarach',
  'Mentha australis',
  'Microseris',
  'Pandorea',
  'Pennisetum alopecuroides',
  'Platycerium',
  'Poa labillardierei',
  'Podocarpus elatus',
  'Rubus parvifolius',
  'Schefflera actinophylla',
  'Syzygium',
  'Tetragonia',
  'Themeda',
  'Toona',
  'Viola banksii',
  'Viola hederacea',
])

export function isNative({ kind, species }: CatalogueEntry): boolean {
  return nativeKinds.includes(kind) || isOfNativeTaxa(species)
}

/** Australian plants that gardeners pick from. */
const isOfBushFoodTaxa = memberOf([
  'Acronychia acidula',
  'Araucaria bidwillii',
  'Atriplex nummularia',
  'Austromyrtus dulcis',
  'Backhousia citriodora',
  'Citrus australasica',
  'Citrus glauca',
  'Davidsonia',
  'Kunzea pomifera',
  'Macadamia',
  'Mentha australis',
  'Microseris',
  'Podocarpus elatus',
  'Rubus parvifolius',
  'Salicornia',
  'Santalum acuminatum',
  'Solanum centrale',
  'Syzygium anisatum',
  'Syzygium luehmannii',
  'Tasmannia',
  'Terminalia ferdinandiana',
  'Tetragonia',
])

export function isBushFood({ species }: CatalogueEntry): boolean {
  return isOfBushFoodTaxa(species)
}

/** Shrubs and vines that rest bare in winter, among kinds that mostly keep their leaves. */
const isOfBareTaxa = memberOf([
  'Chaenomeles',
  'Cotinus',
  'Deutzia',
  'Euonymus alatus',
  'Forsythia',
  'Hibiscus syriacus',
  'Hydrangea',
  'Kolkwitzia',
  'Magnolia × soulangeana',
  'Parthenocissus',
  'Philadelphus',
  'Spiraea',
  'Syringa',
  'Viburnum opulus',
  'Vitis',
  'Weigela',
  'Wisteria',
])

export function restsBare({ species }: CatalogueEntry): boolean {
  return isOfBareTaxa(species)
}

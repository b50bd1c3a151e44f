import type { Zone } from '@wattle/contracts/guide/choices.ts'
import type { CatalogueEntry } from '../entry.ts'

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/,\s*/))

/** Plants of every kind that most gardeners start with and nurseries display first, by their names in the catalogue. */
const anywhere = namesIn(`
Tomato, Cherry tomato, Capsicum, Chilli, Eggplant, Cucumber, Zucchini, Pumpkin, Sweet corn,
Lettuce, Silverbeet, English spinach, Rocket, Pak choy, Broccoli, Cauliflower, Cabbage, Kale,
Carrot, Beetroot, Radish, Potato, French bean, Broad bean, Pea, Snow pea,
Garlic, Onion, Spring onion, Leek, Asparagus, Rhubarb, Strawberry, Raspberry, Blueberry,
Basil, Mint, Parsley, Coriander, Rosemary, Thyme, Oregano, Sage, Chives, Dill,
Lemon, Lime, Mandarin, Navel orange, Apple, Pear, Peach, Nectarine, Plum, Apricot, Fig,
Hybrid tea rose, Floribunda rose, Iceberg rose, David Austin rose, Wisteria, Japanese maple,
Cumquat, Grape, Olive, Valencia orange,
Kangaroo paw, Grevillea, Bottlebrush, Banksia, Correa, Westringia, Waratah, Geraldton wax, Wattle, Red flowering gum,
Water gum, Lemon myrtle, Paper daisy, Native violet, Fan flower, Lomandra, Dianella, Hardenbergia, Finger lime,
Lilly pilly, Box hedge, Photinia, Viburnum, Camellia japonica, Camellia sasanqua, Hydrangea, Azalea, Gardenia,
Daphne, Magnolia, English lavender, Nandina, Crepe myrtle, Flowering cherry, Ornamental pear,
Star jasmine, Clematis, Salvia, Pelargonium, Hellebore, Daylily, Clivia, Marguerite daisy, Gerbera,
Mondo grass, Liriope, Buffalo lawn, Couch lawn, Kikuyu lawn, Tree fern, Bird’s nest fern, Boston fern, Maidenhair fern,
Monstera, Peace lily, Fiddle leaf fig, Snake plant, Devil’s ivy, ZZ plant, Rubber plant, Spider plant,
Heartleaf philodendron, African violet, Moth orchid, Cymbidium orchid, Kentia palm,
Aloe vera, Jade plant, Echeveria, Zygocactus,
Petunia, Pansy, Marigold, Sweet pea, Snapdragon, Sunflower, Zinnia, Cosmos, Alyssum, Lobelia,
Nasturtium, Calendula, Stock, Iceland poppy, Primula, Impatiens, Cornflower, Flanders poppy,
Daffodil, Tulip, Freesia, Ranunculus, Hyacinth, Dutch iris, Dahlia, Gladiolus, Lilium`)

/** Popular only where winters are warm. */
const inWarmth = namesIn(`
Watermelon, Rockmelon, Okra, Snake bean, Sweet potato, Ginger, Turmeric, Taro, Rosella, Kangkong,
Banana, Papaya, Pineapple, Mango, Avocado, Passionfruit, Dragon fruit, Lemongrass, Malabar spinach,
Vinca, Portulaca, Celosia, Torenia, Globe amaranth, Frangipani, Bougainvillea, Hibiscus, Heliconia,
Macadamia, Murraya, Jacaranda, Mandevilla, Golden cane palm`)

const warm: readonly Zone[] = ['tropical', 'subtropical']

/** Whether many gardeners grow the plant in this zone; without a zone, in any. */
export function isPopular(name: string, zone?: Zone): boolean {
  return anywhere.has(name) || ((zone === undefined || warm.includes(zone)) && inWarmth.has(name))
}

/**
 * Moves the plants that many gardeners of a zone grow to the front; without a zone, first those that are grown
 * anywhere. Otherwise the order stays the same.
 */
export function grownFirst<Plant extends { entry: CatalogueEntry }>(
  plants: readonly Plant[],
  zone?: Zone,
): Plant[] {
  const rankOf = ({ entry }: Plant) => {
    if (!isPopular(entry.name, zone)) return 2
    return zone === undefined && !anywhere.has(entry.name) ? 1 : 0
  }
  return plants.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Every name in these lists. */
export const popularNames = [...anywhere, ...inWarmth]

import type { Zone } from '@wattle/contracts/guide/choices.ts'
import type { CatalogueEntry } from '../entry.ts'

const namesIn = (text: string): readonly string[] => text.trim().split(/,\s*/)

/** What most gardeners begin with: what nurseries put in front, by the names of the catalogue. */
const anywhere = namesIn(`
Tomato, Cherry tomato, Capsicum, Chilli, Eggplant, Cucumber, Zucchini, Pumpkin, Sweet corn,
Lettuce, Silverbeet, English spinach, Rocket, Pak choy, Broccoli, Cauliflower, Cabbage, Kale,
Carrot, Beetroot, Radish, Potato, French bean, Broad bean, Pea, Snow pea,
Garlic, Onion, Spring onion, Leek, Asparagus, Rhubarb, Strawberry, Raspberry, Blueberry,
Basil, Mint, Parsley, Coriander, Rosemary, Thyme, Oregano, Sage, Chives, Dill,
Lemon, Lime, Mandarin, Navel orange, Apple, Pear, Peach, Nectarine, Plum, Apricot, Fig,
Hybrid tea rose, Floribunda rose, Iceberg rose, David Austin rose, Wisteria, Japanese maple,
Petunia, Pansy, Marigold, Sweet pea, Snapdragon, Sunflower, Zinnia, Cosmos, Alyssum, Lobelia,
Nasturtium, Calendula, Stock, Iceland poppy, Primula, Impatiens, Cornflower, Flanders poppy,
Daffodil, Tulip, Freesia, Ranunculus, Hyacinth, Dutch iris, Dahlia, Gladiolus, Lilium`)

/** And where winters are warm. */
const inWarmth = namesIn(`
Watermelon, Rockmelon, Okra, Snake bean, Sweet potato, Ginger, Turmeric, Taro, Rosella, Kangkong,
Banana, Papaya, Pineapple, Mango, Avocado, Passionfruit, Dragon fruit, Lemongrass, Malabar spinach,
Vinca, Portulaca, Celosia, Torenia, Globe amaranth, Frangipani, Bougainvillea, Hibiscus, Heliconia`)

const warm: readonly Zone[] = ['tropical', 'subtropical']

/** Whether many gardeners of a zone grow it; without a zone, of any. */
export function isPopular(name: string, zone?: Zone): boolean {
  return anywhere.includes(name) || ((zone === undefined || warm.includes(zone)) && inWarmth.includes(name))
}

/** What many gardeners of a zone grow before the rest, each in their order. */
export function grownFirst<Plant extends { entry: CatalogueEntry }>(
  plants: readonly Plant[],
  zone?: Zone,
): Plant[] {
  const grown = new Set(plants.filter(({ entry }) => isPopular(entry.name, zone)))
  return [...grown, ...plants.filter((plant) => !grown.has(plant))]
}

/** Every name in these lists. */
export const popularNames = [...anywhere, ...inWarmth]

import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import { type Zone, zones } from '../entry.ts'
import { spokenOf } from './testing/published-tasks.ts'

/** Plant, zone, task, months that published Australian sources call right, months that would be a mistake, sources. */
const published = `
Alyssum | any | plant | 3 4 5 | | BHG AU: What to plant in autumn
Alyssum | cool | plant | 1 2 9 12 | | About the Garden: Summer flower planting guide; Seed Station AU: What seeds to plant in September
Alyssum | subtropical | plant | 12 | | BHG AU Dec 2017: Garden diary flowers
Alyssum | temperate | plant | 1 2 3 4 5 7 12 | | About the Garden: Summer flower planting guide; Searles: Grow Now Temperate; Flower Power: July gardening diary; Baileys Fertiliser Perth: Garden calendar January
Alyssum | arid | plant | | 1 2 12 | About the Garden: Summer flower planting guide
Bedding begonia | arid | plant | 1 2 12 | | Searles: Grow Now In Inland gardens
Bedding begonia | temperate | plant | 10 12 | | Eden Gardens Sydney: Garden Diary October; BHG AU Dec 2017: Garden diary flowers
Buddleja | temperate | prune | 5 7 | | Garden Clinic: It's time to July; Garden Clinic: It's time to May
Calendula | any | plant | 3 4 5 | | BHG AU: What to plant in autumn; Gardening Australia magazine Apr 2020: 20 flowers to sow now
Calendula | temperate | plant | 3 4 5 7 | | Flower Power: July gardening diary; Organic Gardens Perth: What to plant in autumn; Baileys Fertiliser Perth: Garden calendar April 2019
Chrysanthemum | any | feed | 9 10 11 | | Daylilies in Australia: Chrysanthemums growing and care
Chrysanthemum | cool | divide | 7 8 9 10 11 | 1 2 3 4 5 12 | The Chrysanthemum Project: FAQ and growing reference
Chrysanthemum | temperate | prune | 6 7 8 12 | | Flower Power: Chrysanthemum care; Daylilies in Australia: Chrysanthemums growing and care
Conifer | cool | prune | 9 10 | | Garden Cleanup Professionals Melbourne: hedge guide
Conifer | temperate | prune | 12 | | West Wollongong Garden Club: December
Coprosma | any | prune | 3 10 11 | 5 6 7 8 | Mitre 10 NZ: Native shrub pruning
Cosmos | cool | plant | 8 9 12 | | BHG AU Dec 2017: Garden diary flowers; Global Net Academy TAS: Seed to sow now for spring
Cosmos | temperate | plant | 1 10 11 | | Baileys Fertiliser Perth: Garden calendar November; Sydney City Property Care: Garden calendar; Baileys Fertiliser Perth: Garden calendar January; Garden Clinic: January
Cosmos | tropical | plant | 3 4 5 | | Bernie's dry-tropics garden blog: autumn record; About the Garden autumn list via itskatiejones blog
Cosmos | any | plant | 9 10 11 | | Yates AU: Growing With You spring 2020
Cosmos | arid | plant | 3 4 5 6 7 8 | | Searles: Grow Now In Inland gardens
Dahlia | any | divide | 6 7 8 9 10 | 1 2 3 | BHG AU: How to grow dahlias; Gardening Australia magazine Oct 2021
Dahlia | cool | lift | 5 6 7 | 1 2 3 11 12 | Yates AU seeds: Dahlia Cinderella
Diosma | temperate | prune | 9 10 | | West Wollongong Garden Club: September
Gerbera | any | deadhead | 1 2 3 4 5 9 10 11 12 | | Love The Garden AU: How to grow and care for gerbera
Gerbera | any | feed | 1 2 9 10 11 12 | | Love The Garden AU: How to grow and care for gerbera
Gladiolus | any | plant | 9 | | Gardening Australia magazine Sep 2017: month list
Gladiolus | cool | plant | 8 9 10 11 12 | 4 5 6 7 | Vogelvry TAS: Culture notes for summer flowering bulbs
Gladiolus | temperate | plant | 7 8 9 | | Flower Power: July gardening diary; The Skilled Gardener: Growing gladioli in Australia; Baileys Fertiliser Perth: Garden calendar August
Hoya | any | water | 1 2 3 9 10 11 12 | | Garden Clinic: It's time to January
Hyacinth | any | plant | 4 5 | 1 2 10 11 12 | ACS: Spring flowering bulbs
Hyacinth | subtropical | plant | 5 | 1 2 3 10 11 12 | challengenews 2013 bulbs column
Hyacinth | temperate | plant | 3 4 5 6 | 1 2 | Baileys Fertiliser Perth: Garden calendar February; Garden Clinic: In the garden March 2024; Baileys Fertiliser Perth: Garden calendar May 2024; Garden Clinic: In the garden May
Impatiens | arid | plant | 1 2 3 4 5 6 7 8 12 | | Searles: Grow Now In Inland gardens
Impatiens | cool | plant | 11 12 | 5 6 7 8 9 | CityNews Canberra: frost-tender impatiens; frosts to early November
Impatiens | temperate | plant | 12 | | BHG AU Dec 2017: Garden diary flowers
Impatiens | subtropical | plant | 1 2 3 4 5 12 | | About the Garden: Summer flower planting guide; BHG AU: What to plant in autumn
Impatiens | tropical | plant | 3 4 5 | | BHG AU: What to plant in autumn
White jasmine | subtropical | prune | 10 | 5 6 7 8 | Queensland Gardening Pages: October
Liriope | temperate | prune | 7 | | Garden Clinic: July jobs
Lobelia | any | feed | 6 7 8 9 10 11 | | About the Garden winter 2025: Lobelia Laguna
Lobelia | cool | plant | 1 2 12 | | About the Garden: Summer flower planting guide
Lobelia | temperate | plant | 3 4 5 6 7 8 | | Searles: Grow Now Temperate; Baileys Fertiliser Perth: Garden calendar March; Baileys Fertiliser Perth: Garden calendar April 2019
Lobelia | tropical | plant | 3 4 5 | 1 2 11 12 | Bernie's dry-tropics garden blog: autumn record
Nasturtium | temperate | plant | 3 4 5 | | Searles: Grow Now Temperate
Nasturtium | any | plant | 5 | | The Seed Collection: Seeds to sow now May 2022
Nasturtium | arid | plant | 3 4 5 6 7 8 | | Searles: Grow Now In Inland gardens
Nasturtium | cool | plant | 12 | | BHG AU Dec 2017: Garden diary flowers
Nasturtium | subtropical | plant | 3 4 5 | | BHG AU: What to plant in autumn; Queensland Gardening Pages: April
Nasturtium | tropical | plant | 3 4 5 | | BHG AU: What to plant in autumn
Osteospermum | temperate | deadhead | 6 7 8 9 10 11 | | Flower Power: African daisy
Osteospermum | temperate | feed | 6 7 8 9 10 11 | | Flower Power: African daisy
Osteospermum | cool | protect-frost | 6 7 8 | | Ultimate Backyard AU: How to grow African daisy
Osteospermum | any | prune | | 1 2 12 | Heritage Nursery: Osteospermum
Osteospermum | temperate | prune | 3 4 5 6 | | Yates AU Ask an Expert: How do you prune African daisies
New Zealand flax | cool | divide | 6 7 8 | | Block Hill NZ: Bronze flax
New Zealand flax | temperate | divide | 5 | | Auckland Botanic Gardens NZ: Phormium Platt's Black
Poinsettia | any | prune | 9 10 11 | 4 5 6 7 | Gardening Australia magazine Sep 2017: Prune after bloom
Poinsettia | subtropical | prune | 10 | 4 5 6 7 | Queensland Gardening Pages: October
Poinsettia | temperate | prune | 9 | | Garden Clinic: It's time to September; The Outdoor Collective: September
Primula | any | plant | 3 4 5 | | BHG AU: What to plant in autumn
Primula | cool | plant | 1 2 12 | | About the Garden: Summer flower planting guide
Primula | temperate | plant | 2 4 7 | | Flower Power: July gardening diary; Baileys Fertiliser Perth: Garden calendar April 2019; Baileys Fertiliser Perth: Garden calendar February
Rhaphiolepis | temperate | prune | 12 | | West Wollongong Garden Club: December
Staghorn fern | any | feed | 1 2 9 10 11 12 | | BHG AU: Staghorn fern
Staghorn fern | cool | protect-frost | 6 7 8 | | BHG AU: Staghorn fern
Tibouchina | temperate | prune | 5 8 9 | | West Wollongong Garden Club: February; Baileys Fertiliser Perth: Garden calendar August
Zinnia | cool | plant | 1 2 9 12 | 5 6 7 8 | About the Garden: Summer flower planting guide; Seed Station AU: What seeds to plant in September
Zinnia | subtropical | plant | 1 2 12 | | BHG AU Dec 2017: Garden diary flowers; About the Garden: Summer flower planting guide
Zinnia | temperate | plant | 1 11 | 5 6 7 8 | Baileys Fertiliser Perth: Garden calendar November; Baileys Fertiliser Perth: Garden calendar January; Garden Clinic: January
Zinnia | any | plant | 1 2 9 10 11 12 | | Three Pine Friday AU: Easy flower seeds for beginner gardeners
Zinnia | arid | plant | 1 2 3 4 5 6 7 8 12 | | Searles: Grow Now In Inland gardens
Gardenia | temperate | feed | 3 4 9 10 11 | 1 12 | Yates AU Garden Expert: fertilising gardenia; Gardening Australia magazine Mar 2021: Renovate gardenias
Camellia japonica | any | feed | 2 8 9 | | Camellia questions Sydney (early spring, later summer); Gardening with Angus: When and how to fertilise camellias
Camellia sasanqua | any | feed | 1 9 11 | | Bindy AU: Camellia tree
Daylily | any | feed | 2 3 8 9 | | Rainbow Ridge Nursery: Daylilies cultural notes
Lilium | any | water | 1 2 10 11 12 | | Van Diemen Quality Bulbs: Growing instructions L-Z
Agapanthus | temperate | prune | 2 | 10 11 | West Wollongong Garden Club: February
Celery | cool | plant | 2 3 7 8 9 | 5 6 | ABC Gardening Australia : The Vegie Guide, cool zone
Celery | temperate | plant | 9 11 | | ABC Gardening Australia : The Vegie Guide, temperate zone
Celery | subtropical | plant | 3 4 5 6 7 8 9 10 | 1 12 | ABC Gardening Australia : The Vegie Guide, subtropical zone
Celery | tropical | plant | 2 3 4 5 6 7 8 9 | 11 12 | ABC Gardening Australia : The Vegie Guide, tropical zone
Turmeric | tropical | plant | 10 11 | 5 6 7 | ABC Gardening Australia : The Vegie Guide, tropical zone
Peach | cool | spray-disease | 5 6 8 9 | 1 10 11 12 | Bulleen Art & Garden : Peach Leaf Curl; Dan & Dan spray notes
Peach | temperate | spray-disease | 5 6 8 9 | 1 10 11 12 | Bulleen Art & Garden : Peach Leaf Curl; Dan & Dan spray notes
Peach | subtropical | spray-disease | 5 6 7 | 1 9 10 11 12 | Fruit Salad Trees : Leaf Curl / Winter Spraying
Navel orange | temperate | check-bronze-bug | 6 7 8 9 | | Gardens Online : Bronze orange bug; Handyman : stink bugs
Navel orange | subtropical | check-bronze-bug | 6 7 8 9 | | Gardens Online : Bronze orange bug; Handyman : stink bugs
Apricot | cool | prune | 2 3 | 5 6 7 8 | Sustainable Macleod : Pruning apricot and cherry trees
Apricot | temperate | prune | 2 3 | 5 6 7 8 | Sustainable Macleod : Pruning apricot and cherry trees
Sweet cherry | cool | prune | 1 2 3 | 5 6 7 8 | Sustainable Macleod : Pruning apricot and cherry trees
Sweet cherry | temperate | prune | 1 2 3 | 5 6 7 8 | Sustainable Macleod : Pruning apricot and cherry trees
Apple | cool | thin | 10 11 | 2 3 | Canberra Times : Fruits need labour; Gardening Under the Southern Cross : fruit thinning
Apple | temperate | thin | 10 11 | 2 3 | Canberra Times : Fruits need labour; Gardening Under the Southern Cross : fruit thinning
Pear | cool | thin | 10 11 | 2 3 | Gardening Under the Southern Cross : fruit thinning
Pear | temperate | thin | 10 11 | 2 3 | Gardening Under the Southern Cross : fruit thinning
Plum | cool | thin | 10 11 | | Gardening Under the Southern Cross : fruit thinning
Plum | temperate | thin | 10 11 | | Gardening Under the Southern Cross : fruit thinning
Apricot | cool | thin | 10 11 | | Gardening Under the Southern Cross : fruit thinning
Apricot | temperate | thin | 10 11 | | Gardening Under the Southern Cross : fruit thinning
Peach | cool | thin | 10 11 | | Canberra Times : Fruits need labour
Peach | temperate | thin | 10 11 | | Canberra Times : Fruits need labour
Walnut | cool | harvest | 3 4 | | Blue Mountains Fruit & Nut Tree Network : chestnut and walnut outing
Chestnut | cool | harvest | 3 4 | | Blue Mountains Fruit & Nut Tree Network : chestnut expedition
Mandarin | temperate | thin | 1 2 12 | | Yates via NZ Herald
Turmeric | subtropical | plant | 9 10 | 5 6 7 | Green Harvest text via Janella Purcell : Grow turmeric
Turmeric | temperate | plant | 9 10 11 | 4 5 6 7 | Gardening Australia magazine : Grow ginger and turmeric
Chinese water chestnut | subtropical | plant | 9 10 | 4 5 6 7 | Green Harvest : Waterchestnut growing information
Chinese water chestnut | subtropical | harvest | 6 7 8 | 12 1 2 3 | Green Harvest : Waterchestnut growing information; Earthcare, Maleny : Water chestnut cultural notes
Turmeric | subtropical | harvest | 6 7 8 | | Janella Purcell : Grow turmeric
Rosella | subtropical | plant | 1 2 3 9 10 11 12 | 5 6 7 | Gympie Horticultural Society in the Gladstone Observer : The joy of growing rosellas
Rosella | subtropical | harvest | 2 3 4 5 | 8 9 10 11 | Searles : Growing rosellas; Gladstone Observer : The joy of growing rosellas (autumn)
Lemon myrtle | any | feed | 3 4 9 10 | | Yates : Lemon myrtle and myrtle rust control
NSW Christmas bush | temperate | prune | 1 2 | 8 9 10 | Flower Power : NSW Christmas bush
NSW Christmas bush | temperate | feed | 1 2 3 | 8 9 10 11 12 | Gardening With Angus : native job lists August, November; Flower Power; Canberra Times
NSW Christmas bush | temperate | water | 11 12 | | Gardening With Angus : native job list November
NSW Christmas bush | subtropical | prune | 1 12 | | Eden at Byron : NSW Christmas bush
Native wax flower | temperate | prune | 10 11 | 6 7 | Gardening With Angus : native job lists October, November
Native wax flower | temperate | feed | 11 | | Gardening With Angus : native job list November
Grevillea | cool | protect-frost | 5 6 7 8 | | Gardening With Angus : native job list May (large-flowered hybrids)
Zieria | temperate | feed | 10 11 | 6 7 | Gardening With Angus : native job list August (as each finishes flowering)
Crowea | temperate | prune | 5 | 2 3 | Gardening With Angus : native job list May; ABC : Pruning natives
Protea | temperate | prune | 9 | | Yates Ask an Expert : prune protea in Sydney
Protea | any | feed | 8 | | Proteaflora : Caring for your established protea
Protea | any | prune | 2 9 10 | | Proteaflora : young bushes spring and late summer
Leucadendron | temperate | prune | 9 10 11 | | Ausflora Pacific : Spring protea gardening; Proteaflora
Leucadendron | cool | prune | 9 10 11 | | Ausflora Pacific : Spring protea gardening; Proteaflora
Leucadendron | any | feed | 8 | | Proteaflora : established plants
Leucadendron | any | prune | 2 9 10 | | Proteaflora : young bushes spring and late summer
River wattle | any | prune | 5 6 7 | | ABC Gardening Australia : Pruning natives
Midyim | temperate | prune | 8 | | Green Magazine : Permaculture tips
Midyim | subtropical | prune | 8 | | Green Magazine : Permaculture tips
Curry leaf | subtropical | prune | 1 2 3 11 12 | | ABC Gardening Australia : Weed alert curry plant
Cape gooseberry | tropical | plant | 3 4 5 6 7 8 | 11 12 1 | Get Regeno : How to grow cape gooseberry in Australia
Curry leaf | cool | protect-frost | 6 7 8 | | Garden Express : Curry leaf tree guide
Curry leaf | temperate | protect-frost | 6 7 8 | | Garden Express : Curry leaf tree guide
Billy buttons | any | feed | 1 2 9 10 11 12 | | Bunnings : How to grow billy buttons
Sturt’s desert pea | arid | plant | 7 8 9 | | Cool Natives : Growing Sturt's desert pea
Sturt’s desert pea | temperate | plant | 7 8 9 | | Cool Natives : Growing Sturt's desert pea
Makrut lime | subtropical | harvest | 2 3 4 5 6 7 | | Lennox Community Gardens : Lime 'Makrut'
Makrut lime | subtropical | prune | 7 8 | | Lennox Community Gardens : Lime 'Makrut'
Snake vine | cool | protect-frost | 6 7 8 | | Bluedale Plants : Snake vine; Toowoomba Plants
Lemon myrtle | temperate | check-myrtle-rust | 2 3 6 | | Gardening With Angus: native job list June; Yates: natives February
Midyim | subtropical | check-myrtle-rust | 2 6 | | Gardening With Angus: native job list June; Yates: natives February
`

const months = (text: string) => text.split(' ').filter(Boolean).map(Number)

const rows = published
  .trim()
  .split('\n')
  .map((line) => {
    const [plant = '', zone = '', task = '', right = '', wrong = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    return { plant, zone, task, right: months(right), wrong: months(wrong) }
  })

function monthsByZone(plant: string, task: string): Map<Zone, readonly number[]> {
  const entry = catalogue.find(({ name }) => name === plant)
  const fits = spokenOf[task]
  if (!entry || !fits) throw new Error(`${plant} or ${task} is not known`)
  const jobs = effectiveJobs(entry).filter(fits)
  if (jobs.length === 0) throw new Error(`${plant} has no job to ${task}`)
  return new Map(zones.map((zone) => [zone, jobs.flatMap((job) => job.months[zone] ?? [])]))
}

describe('the months that published Australian sources give for what nurseries sell', () => {
  it.each(rows)('$plant, $zone: $task in no month that is a mistake', ({ plant, zone, task, wrong }) => {
    const ours = monthsByZone(plant, task)
    const places = zone === 'any' ? zones : [zone as Zone]
    const misplaced = places.flatMap((place) =>
      (ours.get(place) ?? []).filter((month) => wrong.includes(month)),
    )
    expect(misplaced).toEqual([])
  })

  it.each(rows.filter(({ right }) => right.length > 0))(
    '$plant, $zone: $task in a month that is right',
    ({ plant, zone, task, right }) => {
      const ours = monthsByZone(plant, task)
      const here = zone === 'any' ? [...ours.values()].flat() : (ours.get(zone as Zone) ?? [])
      expect(here.filter((month) => right.includes(month))).not.toEqual([])
    },
  )
})

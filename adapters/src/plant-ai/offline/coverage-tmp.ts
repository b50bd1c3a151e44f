import { catalogue } from './catalogue/catalogue.ts'
import { zones } from './catalogue/entry.ts'
import { planCare } from './plan-care.ts'
import { effortLimits } from '@wattle/contracts/profile/choices.ts'
const places = { tropical: ['0820','Northern Territory'], subtropical: ['4000','Queensland'], temperate: ['2000','New South Wales'], cool: ['2600','Australian Capital Territory'], arid: ['5700','South Australia'] } as const
console.log(catalogue.length, new Set(catalogue.map(e=>e.name)).size)
for (const planted of [36, 1]) {
const short: Record<string, string[]> = {}
let total = 0, bad = 0
for (const e of catalogue) for (const z of zones) {
  if (!e.jobs.some(j => j.months[z]?.length)) continue
  for (const effort of ['Low','Medium','High'] as const) {
    total++
    const today = '2026-11-21'
    const d = new Date(Date.UTC(2026, 10-planted, 15)).toISOString().slice(0,10)
    const [postcode, state] = places[z]
    const p = planCare({ plant: { name: e.name, species: e.species, plantedDate: d, plantingMethod: 'ground', careInstructions: e.care }, place: { postcode, state }, effort, preferredTaskTypes: ['Fertilising','Pruning','Pest control','Watering'], complexity: 'Simple', today })
    if (p.tasks.length < effortLimits[effort].fewest) { bad++; (short[`${e.name} [${e.kind}]`] ??= []).push(`${z}/${effort}:${p.tasks.length}`) }
  }
}
console.log('planted months ago', planted, total, bad)
if (process.argv[2]) for (const [k, v] of Object.entries(short)) console.log(k, v.join(' '))
}

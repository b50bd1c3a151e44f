import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import {
  type AustralianState,
  type Complexity,
  type Effort,
  effortLimits,
} from '@wattle/contracts/profile/choices.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import { identify } from '@wattle/plant-guide/names/identify.ts'
import { planCare } from '@wattle/plant-guide/plan/plan-care.ts'
import type { ChatRequest } from './chat-request.ts'

/** What the double takes every picture for that comes without a hint. */
const anyPlant = 'Lemon'
const unknown = { sunlight: [], soil: [], moisture: [] }

type Asked = { hint?: string; mostMatches: number }
type AskedPlan = {
  plant: { name: string; species: string; plantedDate: CivilDate; grows: string }
  place: { state: AustralianState }
  wishes: { mostTasks: number; taskTypes: TaskType[]; wording: Complexity }
  firstDay: CivilDate
}

/** A good answer to what a request asks, from the plant guide. */
export function answerTo({ messages, response_format }: ChatRequest): unknown {
  const parts = messages.find(({ role }) => role === 'user')?.content
  if (!Array.isArray(parts)) throw new Error('The double expects the question in parts.')
  const words = parts.find(({ type }) => type === 'text')
  const data = JSON.parse(String(words?.text))
  return response_format.json_schema.name === 'care_plan' ? planFor(data) : matchesFor(data)
}

function matchesFor({ hint = anyPlant, mostMatches }: Asked) {
  const { plants } = identify({ hint, maxMatches: mostMatches })
  return { plants: plants.map((plant) => ({ needs: unknown, ...plant })) }
}

function planFor({ plant, place, wishes, firstDay }: AskedPlan) {
  const efforts = Object.keys(effortLimits) as Effort[]
  const { tasks } = planCare({
    plant: {
      ...plant,
      plantingMethod: plant.grows === 'in a pot' ? 'pot' : 'ground',
      careInstructions: noCareInstructions,
    },
    place: { ...place, postcode: '' },
    effort: efforts.find((each) => effortLimits[each].most === wishes.mostTasks) ?? 'Medium',
    preferredTaskTypes: wishes.taskTypes,
    complexity: wishes.wording,
    today: firstDay,
  })
  return {
    tasks: tasks.map(({ productName = null, reason: { text, rule }, ...task }) => {
      return { ...task, productName, reason: { text, rule } }
    }),
  }
}

import { openGuidePlantAi } from '@wattle/adapters/plant-ai/guide-plant-ai.ts'
import { openOpenAiPlantAi } from '@wattle/adapters/plant-ai/openai/openai-plant-ai.ts'
import { openOpenAiDouble } from '@wattle/adapters/plant-ai/openai/testing/openai-double.ts'
import type { CarePlanRequest } from '@wattle/adapters/plant-ai/port.ts'
import { lemon } from '@wattle/adapters/plant-ai/testing/lemon.ts'
import { taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { proposed } from '../testing/care-plans.ts'
import { noon, openedLog } from '../testing/garden-log.ts'
import { openPlantAi } from './open-plant-ai.ts'

const look = (garden: string) => {
  return { gardenId: idOf(garden), picture: new Uint8Array([0xff, 0xd8, 0xff]), hint: 'basil', maxMatches: 1 }
}

async function opened(limits: { everybody: number; gardener: number }) {
  const apiKey = 'double'
  const double = await openOpenAiDouble({ apiKey })
  onTestFinished(() => double.close())
  const registry = new Registry()
  const plantAi = openPlantAi({
    openPaidAi: (allowance, onReview) =>
      openOpenAiPlantAi({
        apiKey,
        baseUrl: double.baseUrl,
        model: 'gpt-5-mini',
        prices: { input: 0.25, output: 2 },
        allowance,
        onReview,
      }),
    guide: openGuidePlantAi(),
    limits,
    log: openedLog(),
    clock: () => noon,
    registry,
    report: () => undefined,
  })
  const metric = async (name: string) => (await registry.getSingleMetric(name)?.get())?.values
  return { plantAi, double, metric }
}

// An identification is reserved at about 0.012 dollars and costs 0.0019, so a second one does not fit.
test('a gardener past her daily share is answered by the plant guide, others by the AI', async () => {
  const { plantAi, double, metric } = await opened({ everybody: 1, gardener: 0.013 })
  expect(await plantAi.identify(look('iris'))).toMatchObject({ source: 'picture' })
  const { source, note } = await plantAi.identify(look('iris'))
  expect([source, note]).toEqual([
    'hint',
    'We have reached today’s limit for AI, so your picture was not checked.',
  ])
  expect(await plantAi.identify(look('fern'))).toMatchObject({ source: 'picture' })
  expect(double.requests).toHaveLength(2)
  // Two identifications, each with 1,200 tokens to the model and 800 from it.
  expect(await metric('wattle_plant_ai_spend_dollars')).toEqual([{ labels: {}, value: 0.0038 }])
  expect(await metric('wattle_plant_ai_calls_total')).toEqual([
    { labels: { engine: 'ai', task: 'identify', outcome: 'answered' }, value: 2 },
    { labels: { engine: 'ai', task: 'identify', outcome: 'used-up' }, value: 1 },
    { labels: { engine: 'guide', task: 'identify', outcome: 'answered' }, value: 1 },
  ])
})

test('a care plan comes from the AI, or from the plant guide when the AI fails', async () => {
  const { plantAi, double } = await opened({ everybody: 1, gardener: 1 })
  const request: CarePlanRequest = {
    ...lemon,
    effort: 'High',
    preferredTaskTypes: [...taskTypes],
    today: '2026-03-21',
  }
  const title = 'Talk to the lemon'
  const reason = { text: 'Lemons listen.', rule: 'talk' }
  const { reason: _reason, productName: _product, ...task } = { ...proposed, title, dueDate: '2026-09-15' }
  const answered = { ...task, productName: null, reason }
  double.next({ content: JSON.stringify({ tasks: [answered] }) }, { status: 400 })
  expect(await plantAi.planCare(request)).toEqual({
    tasks: [{ ...task, reason: { ...reason, zone: 'temperate', season: 'spring' } }],
    note: 'Only 1 job suits this plant here. AI suggestion, please check.',
  })
  expect(await plantAi.planCare(request)).toEqual({
    tasks: (await openGuidePlantAi().planCare(request)).tasks,
    note: 'Made from our plant guide, because the AI could not be reached.',
  })
})

test('corrections by the plant guide to the AI’s plan are counted in the metrics', async () => {
  const { plantAi, double, metric } = await opened({ everybody: 1, gardener: 1 })
  const { reason: _reason, productName: _product, ...task } = { ...proposed, title: 'Prune in late winter' }
  const northern = {
    ...task,
    dueDate: '2027-01-20',
    productName: null,
    reason: { text: 'It is bare.', rule: 'prune' },
  }
  double.next({ content: JSON.stringify({ tasks: [northern] }) })
  const { tasks } = await plantAi.planCare({ ...lemon, preferredTaskTypes: [...taskTypes] })
  expect(tasks.map(({ dueDate }) => dueDate.slice(5, 7))).not.toContain('01')
  expect(await metric('wattle_plant_ai_corrections_total')).toEqual([
    { labels: { correction: 'moved' }, value: 1 },
    { labels: { correction: 'dropped' }, value: 0 },
  ])
})

test('a limit of zero means that the AI is never called', async () => {
  const { plantAi, double } = await opened({ everybody: 0, gardener: 0 })
  expect(await plantAi.identify(look('iris'))).toMatchObject({ source: 'hint' })
  expect(double.requests).toEqual([])
})

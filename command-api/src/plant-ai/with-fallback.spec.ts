import { AllowanceUsedUp } from '@wattle/adapters/plant-ai/allowance.ts'
import { openGuidePlantAi } from '@wattle/adapters/plant-ai/guide-plant-ai.ts'
import { type PlantAi, PlantAiUnavailable } from '@wattle/adapters/plant-ai/port.ts'
import { gardenId, lemon } from '@wattle/adapters/plant-ai/testing/lemon.ts'
import { describe, expect, test } from 'vitest'
import { proposed } from '../testing/care-plans.ts'
import { type PlantAiCall, withGuideAsFallback } from './with-fallback.ts'

const guide = openGuidePlantAi()
const picture = new Uint8Array([1])
const look = { gardenId, picture, hint: 'lemon', maxMatches: 1 }
const found = { source: 'picture', plants: [] } as const
const planned = { tasks: [proposed] }

const answering: PlantAi = {
  identify: async () => ({ ...found, plants: [] }),
  planCare: async () => planned,
}
const failing = (error: Error): PlantAi => ({
  identify: () => Promise.reject(error),
  planCare: () => Promise.reject(error),
})
const away = new PlantAiUnavailable('Away.')
const usedUp = new AllowanceUsedUp('Used up.')

function opened(ai: PlantAi | null) {
  const calls: string[] = []
  const errors: unknown[] = []
  const onCall = ({ engine, task, outcome }: PlantAiCall) => calls.push(`${engine} ${task} ${outcome}`)
  const plantAi = withGuideAsFallback({ ai, guide, onCall, report: (error) => errors.push(error) })
  return { plantAi, calls, errors }
}

test('the AI’s answer is used, and its plan is labelled as an AI suggestion', async () => {
  const { plantAi, calls } = opened(answering)
  expect(await plantAi.identify(look)).toEqual(found)
  expect(await plantAi.planCare(lemon)).toEqual({ ...planned, note: 'AI suggestion, please check.' })
  expect(calls).toEqual(['ai identify answered', 'ai plan answered'])
})

describe.each([
  ['is away', away, 'unavailable', [away], 'because the AI could not be reached.'],
  ['may not answer any more today', usedUp, 'used-up', [], 'because we have reached today’s limit for AI.'],
  ['fails', new Error('Oh.'), 'failed', [new Error('Oh.')], 'because the AI could not be reached.'],
])('when the AI %s', (_, error, outcome, reported, because) => {
  test('the plant guide makes the plan and labels it', async () => {
    const { plantAi, calls, errors } = opened(failing(error))
    const { tasks } = await guide.planCare(lemon)
    expect(await plantAi.planCare(lemon)).toEqual({ tasks, note: `Made from our plant guide, ${because}` })
    expect(calls).toEqual([`ai plan ${outcome}`, 'guide plan answered'])
    expect(errors).toEqual(reported)
  })

  test('the plant guide matches the hint and says that the picture was not checked', async () => {
    const { plantAi, calls } = opened(failing(error))
    expect(await plantAi.identify(look)).toEqual({
      ...(await guide.identify(look)),
      source: 'hint',
      note: `${because.replace('because the', 'The').replace('because we', 'We').replace('.', '')}, so your picture was not checked.`,
    })
    expect(calls).toEqual([`ai identify ${outcome}`, 'guide identify answered'])
  })
})

test('the note of an incomplete plan states the gap first, then who made the plan', async () => {
  const { plantAi } = opened(failing(away))
  expect((await plantAi.planCare({ ...lemon, preferredTaskTypes: [] })).note).toBe(
    'We found no jobs of the types you chose for this plant here. Made from our plant guide, because the AI could not be reached.',
  )
})

describe('when the guide does not know the plant', () => {
  const unknown = { gardenId, picture }

  test('and the AI is away, identification fails as unavailable', async () => {
    await expect(opened(failing(away)).plantAi.identify(unknown)).rejects.toThrow(PlantAiUnavailable)
  })

  test('and the AI’s daily limit is reached, the answer says so', async () => {
    expect(await opened(failing(usedUp)).plantAi.identify(unknown)).toEqual({
      source: 'hint',
      plants: [],
      note: 'We have reached today’s limit for AI, so your picture was not checked.',
    })
  })
})

test('without an AI the plant guide answers and labels its plan', async () => {
  const { plantAi, calls, errors } = opened(null)
  expect(await plantAi.identify(look)).toEqual(await guide.identify(look))
  expect((await plantAi.planCare(lemon)).note).toBe('Made from our plant guide.')
  expect(calls).toEqual(['guide identify answered', 'guide plan answered'])
  expect(errors).toEqual([])
})

test('an aborted request is answered by neither the AI nor the guide', async () => {
  const { plantAi, calls, errors } = opened(failing(away))
  const caller = AbortSignal.abort()
  await expect(plantAi.planCare(lemon, caller)).rejects.toBe(caller.reason)
  expect([calls, errors]).toEqual([[], []])
})

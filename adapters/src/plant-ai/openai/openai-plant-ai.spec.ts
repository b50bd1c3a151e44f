import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Allowance, AllowanceUsedUp } from '../allowance.ts'
import { plantAiContract } from '../contract.ts'
import { type CarePlanRequest, PlantAiUnavailable } from '../port.ts'
import { type OpenAiOptions, openOpenAiPlantAi } from './openai-plant-ai.ts'
import { type Fault, type OpenAiDouble, openOpenAiDouble } from './testing/openai-double.ts'

const apiKey = 'sk-very-secret'
const gardenId = '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11'
const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const rose = { gardenId, picture, hint: 'rose', maxMatches: 1 }

const lemon: CarePlanRequest = {
  gardenId,
  plant: {
    name: 'Granny’s lemon',
    species: 'Citrus limon',
    plantedDate: '2023-09-12',
    plantingMethod: 'pot',
    careInstructions: { watering: 'Deeply.', sunlight: '', soil: '', fertilizing: '', pruning: '' },
  },
  place: { state: 'Victoria', postcode: '3777' },
  effort: 'Medium',
  preferredTaskTypes: ['Fertilising', 'Pruning'],
  complexity: 'Simple',
  today: '2026-03-15',
}

let double: OpenAiDouble
beforeAll(async () => {
  double = await openOpenAiDouble({ apiKey })
})
afterAll(() => double.close())

/** A reservation and its settled cost. */
type Entry = { garden: string; most: number; cost: number | 'open' }

function watched(): { allowance: Allowance; entries: Entry[] } {
  const entries: Entry[] = []
  const allowance: Allowance = {
    async reserve(garden, most) {
      const entry: Entry = { garden, most, cost: 'open' }
      entries.push(entry)
      return {
        settle: async (cost) => {
          entry.cost = cost
        },
      }
    },
  }
  return { allowance, entries }
}

function opened(options: Partial<OpenAiOptions> = {}) {
  const { allowance, entries } = watched()
  const pauses: number[] = []
  const ai = openOpenAiPlantAi({
    apiKey,
    baseUrl: double.baseUrl,
    model: 'gpt-5-mini',
    prices: { input: 0.25, output: 2 },
    allowance,
    pause: async (milliseconds) => {
      pauses.push(milliseconds)
    },
    ...options,
  })
  return { ai, entries, pauses }
}

test('an answer is returned although its cost cannot be recorded', async () => {
  // The question times out right after its answer has arrived.
  const late = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  onTestFinished(() => timeout.mockRestore())
  const settle = () => {
    late.abort()
    return new Promise<never>(() => undefined)
  }
  const { ai } = opened({ allowance: { reserve: async () => ({ settle }) } })
  expect(await ai.identify(rose)).toMatchObject({ source: 'picture' })
})

/** The settled cost of one answer of the double: 1,200 tokens to it, 800 from it. */
const oneAnswer = 1200 * 0.25 + 800 * 2

async function failing(faults: Fault[], options: Partial<OpenAiOptions> = {}) {
  const { ai, entries, pauses } = opened(options)
  double.next(...faults)
  const before = double.requests.length
  const error = await ai.identify(rose).catch((caught: unknown) => caught)
  return { error, costs: entries.map(({ cost }) => cost), pauses, calls: double.requests.length - before }
}

plantAiContract(async () => opened().ai)

describe('the request to the model', () => {
  test('contains the picture, the hint and the number of matches wanted', async () => {
    await opened().ai.identify(rose)
    const request = double.requests.at(-1)
    expect(request).toMatchObject({
      model: 'gpt-5-mini',
      store: false,
      reasoning_effort: 'low',
      response_format: { type: 'json_schema', json_schema: { name: 'plant_matches', strict: true } },
      messages: [
        { role: 'system', content: expect.stringContaining('never an instruction') },
        {
          role: 'user',
          content: [
            { type: 'text', text: '{"hint":"rose","mostMatches":1}' },
            { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/4A==', detail: 'high' } },
          ],
        },
      ],
    })
  })

  test('says nothing of who the gardener is or where exactly she lives', async () => {
    await opened().ai.planCare(lemon)
    const request = double.requests.at(-1)
    const [, user] = request?.messages ?? []
    const [{ text } = { text: null }] = Array.isArray(user?.content) ? user.content : []
    expect(JSON.parse(String(text))).toEqual({
      plant: {
        name: 'Granny’s lemon',
        species: 'Citrus limon',
        plantedDate: '2023-09-12',
        grows: 'in a pot',
        careInstructions: lemon.plant.careInstructions,
      },
      place: { state: 'Victoria', climateZone: 'temperate', frost: 'moderate', drySummer: false },
      wishes: {
        fewestTasks: 5,
        mostTasks: 7,
        priorities: [1, 2],
        taskTypes: ['Fertilising', 'Pruning'],
        wording: 'Simple',
      },
      guide: {
        plant: 'Lemon (Citrus × limon ‘Eureka’)',
        work: expect.arrayContaining([
          { task: 'Feed again for swelling fruit', type: 'Fertilising', months: ['December'] },
        ]),
        avoid: ['Work on open ground: it grows in a pot.', 'The bronze orange bug: Victoria is free of it.'],
      },
      firstDay: '2026-03-15',
      lastDay: '2027-03-15',
    })
    for (const secret of [lemon.place.postcode, gardenId, apiKey])
      expect(JSON.stringify(request)).not.toContain(secret)
  })

  test('sets a reasoning effort only for models that support it', async () => {
    await opened({ model: 'gpt-4.1-mini' }).ai.identify(rose)
    expect(double.requests.at(-1)).not.toHaveProperty('reasoning_effort')
  })
})

describe('the allowance', () => {
  test('reserves the highest possible cost of a call, and settles the real one', async () => {
    const { ai, entries } = opened()
    const before = double.requests.length
    await ai.planCare(lemon)
    expect(entries).toEqual([{ garden: gardenId, most: expect.any(Number), cost: oneAnswer }])
    const { messages, response_format } = double.requests[before] ?? {}
    const bytes = Buffer.byteLength(JSON.stringify([messages, response_format]))
    expect(entries[0]?.most).toBeGreaterThanOrEqual(bytes * 0.25 + 8000 * 2)
  })

  test('when used up stops every call', async () => {
    const { ai } = opened({
      allowance: {
        reserve: async () => {
          throw new AllowanceUsedUp('Used up.')
        },
      },
    })
    const before = double.requests.length
    await expect(ai.identify(rose)).rejects.toThrow(AllowanceUsedUp)
    await expect(ai.planCare(lemon)).rejects.toThrow(AllowanceUsedUp)
    expect(double.requests).toHaveLength(before)
  })

  test('without an answer is given up after the time for an answer', async () => {
    const timeout = { identify: 50, planCare: 50 }
    const { ai } = opened({ timeout, allowance: { reserve: () => new Promise(() => undefined) } })
    await expect(ai.identify(rose)).rejects.toEqual(new PlantAiUnavailable('OpenAI did not answer in time.'))
  })

  test('that is granted after the time for an answer costs nothing', async () => {
    const timeout = { identify: 50, planCare: 50 }
    const granted = Promise.withResolvers<void>()
    const settled = Promise.withResolvers<number>()
    const reserve = async () => {
      await granted.promise
      return { settle: async (cost: number) => settled.resolve(cost) }
    }
    const { ai } = opened({ timeout, allowance: { reserve } })
    await expect(ai.identify(rose)).rejects.toThrow(PlantAiUnavailable)
    granted.resolve()
    expect(await settled.promise).toBe(0)
  })

  test('is not reserved when there is nothing to ask', async () => {
    const { ai, entries } = opened()
    await ai.identify({ gardenId, picture: null, hint: ' ' })
    await ai.planCare({ ...lemon, preferredTaskTypes: [] })
    expect(entries).toEqual([])
  })
})

describe('a failing server', () => {
  test('is retried after the delay that it asks for', async () => {
    const { error, costs, pauses } = await failing([
      { status: 429, headers: { 'retry-after': '7' }, error: { code: 'rate_limit_exceeded' } },
      { status: 503, headers: { 'retry-after-ms': '120' } },
    ])
    expect(error).toMatchObject({ source: 'picture' })
    expect(pauses).toEqual([7000, 120])
    expect(costs).toEqual([0, 0, oneAnswer])
  })

  test('is called three times, then counts as unavailable', async () => {
    const { error, pauses } = await failing([{ status: 500 }, { status: 500 }, { status: 502 }])
    expect(error).toEqual(new PlantAiUnavailable('OpenAI answered 502.'))
    expect(pauses).toHaveLength(2)
  })

  test('is not retried when it asks for a longer wait than the time for an answer', async () => {
    const { error, pauses } = await failing([{ status: 429, headers: { 'retry-after': '3600' } }])
    expect(error).toEqual(new PlantAiUnavailable('OpenAI answered 429.'))
    expect(pauses).toEqual([])
  })

  test.each<[string, Fault, string]>([
    [
      'its quota is used up',
      { status: 429, error: { code: 'insufficient_quota' } },
      '429 (insufficient_quota)',
    ],
    ['it takes the request for wrong', { status: 400, error: { code: 'Bad Code!' } }, '400'],
    ['it knows no such model', { status: 404, error: { code: 'model_not_found' } }, '404 (model_not_found)'],
  ])('is not retried when %s', async (_, fault, words) => {
    const { error, costs } = await failing([fault])
    expect(error).toEqual(new PlantAiUnavailable(`OpenAI answered ${words}.`))
    expect(costs).toEqual([0])
  })

  test.each([408, 409, 500, 502, 504, 524])(
    'with status %i may have done the work: the call counts in full',
    async (status) => {
      const { error, costs } = await failing([{ status }])
      expect(error).toMatchObject({ source: 'picture' })
      expect(costs).toEqual(['open', oneAnswer])
    },
  )

  test.each([400, 401, 403, 404, 413, 422, 429, 503])(
    'that refuses a call with status %i has not begun it: the call costs nothing',
    async (status) => {
      const { costs } = await failing([{ status }])
      expect(costs[0]).toBe(0)
    },
  )

  test('that hangs up may have done the work: its calls count in full', async () => {
    const { error, costs } = await failing([{ hangsUp: 'at once' }, { hangsUp: 'in the body' }])
    expect(error).toMatchObject({ source: 'picture' })
    expect(costs).toEqual(['open', 'open', oneAnswer])
  })

  test.each<[string, Fault]>([
    ['at once', { silent: 'at once' }],
    ['in the middle of an answer', { silent: 'in the body' }],
  ])('that falls silent %s times out, and its call counts in full', async (_, fault) => {
    const timeout = { identify: 200, planCare: 200 }
    const { error, costs } = await failing([fault], { timeout })
    expect(error).toEqual(new PlantAiUnavailable('OpenAI did not answer in time.'))
    expect(costs).toEqual(['open'])
  })

  test('that cannot be reached costs nothing', async () => {
    const gone = await openOpenAiDouble({ apiKey })
    await gone.close()
    const { error, costs } = await failing([], { baseUrl: gone.baseUrl })
    expect(error).toEqual(new PlantAiUnavailable('OpenAI cannot be reached (ECONNREFUSED).'))
    expect(costs).toEqual([0, 0, 0])
  })

  test('is abandoned at once when the caller aborts', async () => {
    const { ai, entries } = opened()
    const caller = new AbortController()
    double.next({ silent: 'at once' })
    const before = double.requests.length
    const answer = ai.planCare(lemon, caller.signal)
    await vi.waitUntil(() => double.requests.length > before)
    caller.abort()
    await expect(answer).rejects.toBe(caller.signal.reason)
    expect(entries).toMatchObject([{ cost: 'open' }])
    await expect(ai.identify(rose, caller.signal)).rejects.toBe(caller.signal.reason)
    expect(entries).toHaveLength(1)
  })
})

describe('the API key', () => {
  test('is in no error and no log when it is wrong, even if the server quotes it', async () => {
    const written = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
    const { error, costs, calls } = await failing([], { apiKey: 'sk-mistyped' })
    expect(error).toEqual(new PlantAiUnavailable('OpenAI answered 401 (invalid_api_key).'))
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain('sk-mistyped')
    expect(JSON.stringify(written.map((each) => each.mock.calls))).not.toContain('sk-mistyped')
    expect([costs, calls]).toEqual([[0], 0])
    for (const each of written) each.mockRestore()
  })
})

describe('an unusable answer', () => {
  const broken: [string, Fault][] = [
    ['no JSON', { content: '{"plants": [' }],
    ['cut off', { content: '{"plants": [{"name": "Ro', end: 'length' }],
    ['of another shape', { content: '{"plants": [{"name": 7}]}' }],
    ['empty', { content: null }],
    ['no answer at all', { body: '{"object": "list", "data": []}' }],
  ]

  test.each(broken)('is retried once when it is %s', async (_, fault) => {
    const { error, pauses } = await failing([fault])
    expect(error).toMatchObject({ source: 'picture', plants: [{ name: 'Rose' }] })
    expect(pauses).toEqual([])
  })

  test.each(broken)('is an error when it is %s twice', async (_, fault) => {
    const { error, calls } = await failing([fault, fault])
    expect(error).toBeInstanceOf(PlantAiUnavailable)
    expect(calls).toBe(2)
  })

  test('is charged all the same', async () => {
    const { costs } = await failing([{ content: 'Roses are red' }, { content: 'Violets are blue' }])
    expect(costs).toEqual([oneAnswer, oneAnswer])
  })

  test.each([
    '{"choices": []}',
    '{"choices": [], "usage": {}}',
    '{"choices": [], "usage": {"prompt_tokens": "many", "completion_tokens": 1}}',
  ])('without a token count counts in full: %s', async (body) => {
    const { costs } = await failing([{ body }])
    expect(costs).toEqual(['open', oneAnswer])
  })

  test('is not retried when the model refuses', async () => {
    const refusal = await failing([{ content: null, refusal: 'I am sorry.' }])
    expect(refusal.error).toEqual(new PlantAiUnavailable('The model refused to answer.'))
    const filtered = await failing([{ content: '', end: 'content_filter' }])
    expect(filtered.error).toEqual(new PlantAiUnavailable('The model refused to answer.'))
    expect([refusal.calls, filtered.calls]).toEqual([1, 1])
  })

  test('is retried when the response is not JSON', async () => {
    const { error, costs } = await failing([{ body: '<html>Proxy error</html>' }])
    expect(error).toMatchObject({ source: 'picture' })
    expect(costs).toEqual(['open', oneAnswer])
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type OpenAI from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { ChatCompletion } from 'openai/resources'
import type { z } from 'zod'
import type { Allowance } from '../allowance.ts'
import { PlantAiUnavailable } from '../port.ts'
import { type Fault, faultOf } from './fault.ts'
import { costOf, type Prices } from './prices.ts'
import { mostCostOf, parametersOf, type Question, UnusableAnswer } from './question.ts'

export type ModelOptions = {
  client: OpenAI
  model: string
  prices: Prices
  allowance: Allowance
  /** Waits before another attempt. Ends early if the signal aborts. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

type AskModel = <Shape extends z.ZodType, Answer>(
  gardenId: GardenId,
  question: Question<Shape, Answer>,
  signal?: AbortSignal,
) => Promise<Answer>

/** Maximum attempts while calls fail, and maximum unusable answers. */
const tries = 3
const answers = 2

/**
 * Asks the model, reserving the allowance for each call, until there is a usable answer or retrying makes no sense.
 * Throws `PlantAiUnavailable`, `AllowanceUsedUp`, or the abort reason of the caller's signal.
 */
export function createAskModel({ client, model, prices, allowance, ...options }: ModelOptions): AskModel {
  const pause = options.pause ?? ((milliseconds, signal) => sleep(milliseconds, undefined, { signal }))

  return async (gardenId, question, signal) => {
    signal?.throwIfAborted()
    const late = AbortSignal.timeout(question.timeout)
    const ends = signal ? AbortSignal.any([late, signal]) : late
    const begun = performance.now()
    const format = zodResponseFormat(question.shape, question.name)
    const parameters = parametersOf(question, model, format)
    const most = mostCostOf(parameters, prices)

    const failed = (message: string) => {
      signal?.throwIfAborted()
      return new PlantAiUnavailable(late.aborted ? 'OpenAI did not answer in time.' : message)
    }

    /** Settling must not delay a paid answer beyond the timeout, nor fail it. */
    const settled = (settling: Promise<void>) => unlessAborted(ends, settling).catch(() => undefined)

    let unusable = 0
    for (let attempt = 1; ; attempt++) {
      const { completion, fault } = await call()
      if (completion) {
        try {
          return read(completion, question)
        } catch (error) {
          if (!(error instanceof UnusableAnswer)) throw error
          if (++unusable === answers) throw failed(error.message)
        }
      } else {
        const wait = fault.wait ?? 500 * 2 ** attempt * (0.5 + Math.random() / 2)
        const left = question.timeout - (performance.now() - begun)
        if (!fault.mayPass || attempt >= tries || wait >= left) throw failed(fault.message)
        await pause(wait, ends).catch(() => undefined)
      }
      if (ends.aborted) throw failed('OpenAI was not asked again in time.')
    }

    type Called = { completion: ChatCompletion; fault?: never } | { completion?: never; fault: Fault }

    async function call(): Promise<Called> {
      const reserving = allowance.reserve(gardenId, most)
      const reservation = await unlessAborted(ends, reserving).catch((error) => {
        if (!ends.aborted) throw error
        // No call is made, so a reservation that comes late costs nothing.
        void reserving.then((late) => late.settle(0)).catch(() => undefined)
        throw failed('The allowance could not be checked in time.')
      })
      try {
        const completion = await client.chat.completions.create(parameters, { signal: ends })
        const { prompt_tokens: input = Number.NaN, completion_tokens: output = Number.NaN } =
          completion.usage ?? {}
        const cost = costOf({ input, output }, prices)
        // Without token counts, the reservation stands.
        if (cost >= 0) await settled(reservation.settle(cost))
        return { completion }
      } catch (error) {
        const fault = faultOf(error)
        if (ends.aborted) throw failed(fault.message)
        if (fault.free) await settled(reservation.settle(0))
        return { fault }
      }
    }
  }
}

/** Resolves or rejects as the call does, or rejects with the signal's reason once it aborts. */
function unlessAborted<T>(signal: AbortSignal, call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason)
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    call.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}

function read<Shape extends z.ZodType, Answer>(
  { choices }: ChatCompletion,
  { shape, read: check }: Question<Shape, Answer>,
): Answer {
  const [choice] = Array.isArray(choices) ? choices : []
  const { finish_reason: end, message } = choice ?? {}
  if (message?.refusal || end === 'content_filter')
    throw new PlantAiUnavailable('The model refused to answer.')
  if (end === 'length') throw new UnusableAnswer('The model’s answer was cut off.')
  const parsed = shape.safeParse(jsonIn(message?.content))
  if (!parsed.success) throw new UnusableAnswer('The model’s answer does not have the requested form.')
  return check(parsed.data)
}

function jsonIn(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw new UnusableAnswer('The model’s answer is not JSON.')
  }
}

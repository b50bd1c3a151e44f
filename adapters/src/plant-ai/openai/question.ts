import type { ChatCompletionContentPart, ChatCompletionCreateParamsNonStreaming } from 'openai/resources'
import type { z } from 'zod'
import { costOf, type Prices } from './prices.ts'

/** A question to the model, and how its answer is read. */
export type Question<Shape extends z.ZodType, Answer> = {
  /** Names the answer's shape for the server. */
  name: string
  /** The answer's shape, without bounds: servers refuse those in a strict schema. */
  shape: Shape
  instructions: string
  /** The input for the model, as JSON. */
  data: Record<string, unknown>
  picture: Uint8Array | null
  /** Tokens that the answer may take, with what the model thinks before it. */
  mostTokens: number
  /** Milliseconds for the whole of it, with every further try. */
  timeout: number
  /** Checks what the shape cannot say. Throws `UnusableAnswer`. */
  read: (answer: z.infer<Shape>) => Answer
}

/** The model answered, but not with what was asked for. */
export class UnusableAnswer extends Error {
  readonly code = 'unusable-answer'
}

type Parameters = ChatCompletionCreateParamsNonStreaming

/** A question as the server takes it. `format` is its shape as a JSON schema. */
export function parametersOf(
  { instructions, data, picture, mostTokens }: Question<z.ZodType, unknown>,
  model: string,
  format: NonNullable<Parameters['response_format']>,
): Parameters {
  const words: ChatCompletionContentPart = { type: 'text', text: JSON.stringify(data) }
  return {
    model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: picture ? [words, partOf(picture)] : [words] },
    ],
    response_format: format,
    max_completion_tokens: mostTokens,
    // The server must not store what gardeners ask.
    store: false,
    ...(thinksFirst(model) ? { reasoning_effort: 'low' } : {}),
  }
}

function partOf(picture: Uint8Array): ChatCompletionContentPart {
  const url = `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`
  return { type: 'image_url', image_url: { url, detail: 'high' } }
}

/** These models reason before they answer, for a minute if allowed; others reject the setting. */
function thinksFirst(model: string): boolean {
  return /^(gpt-5|o\d)/.test(model) && !model.includes('chat')
}

/** Above what a picture is counted as by any model of today with such a price. */
const tokensOfPicture = 5000
const tokensOfFraming = 100

/** What a call costs at most, in millionths of a US dollar: no text has more tokens than bytes. */
export function mostCostOf(parameters: Parameters, prices: Prices): number {
  const [system, user] = parameters.messages
  const parts = (user?.content ?? []) as ChatCompletionContentPart[]
  const words = parts.filter(({ type }) => type === 'text')
  const pictures = parts.length - words.length
  const text = JSON.stringify([system, words, parameters.response_format])
  const input = Buffer.byteLength(text) + pictures * tokensOfPicture + tokensOfFraming
  return costOf({ input, output: parameters.max_completion_tokens ?? 0 }, prices)
}

import type { ChatCompletionContentPart, ChatCompletionCreateParamsNonStreaming } from 'openai/resources'
import type { z } from 'zod'
import { costOf, type Prices } from './prices.ts'

/** A question to the model, and how to read its answer. */
export type Question<Shape extends z.ZodType, Answer> = {
  /** The name of the answer's schema for the server. */
  name: string
  /** The schema of the answer. It must not contain bounds, which servers reject in strict schemas. */
  shape: Shape
  instructions: string
  /** The input for the model, as JSON. */
  data: Record<string, unknown>
  picture: Uint8Array | null
  /** Maximum tokens of the answer, including those for reasoning. */
  mostTokens: number
  /** Timeout in milliseconds, including retries. */
  timeout: number
  /** Checks what the schema cannot express. Throws `UnusableAnswer`. */
  read: (answer: z.infer<Shape>) => Answer
}

/** The model answered, but not as requested. */
export class UnusableAnswer extends Error {
  readonly code = 'unusable-answer'
}

type Parameters = ChatCompletionCreateParamsNonStreaming

/** The request body for a question. `format` is its schema as JSON schema. */
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
    // The server must not store gardeners' questions.
    store: false,
    ...(thinksFirst(model) ? { reasoning_effort: 'low' } : {}),
  }
}

function partOf(picture: Uint8Array): ChatCompletionContentPart {
  const url = `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`
  return { type: 'image_url', image_url: { url, detail: 'high' } }
}

/**
 * Whether the model reasons before it answers, which takes up to a minute unless limited. Other models reject the
 * setting.
 */
function thinksFirst(model: string): boolean {
  return /^(gpt-5|o\d)/.test(model) && !model.includes('chat')
}

/** More tokens than any current model at such prices counts for one picture. */
const tokensOfPicture = 5000
const tokensOfFraming = 100

/** The maximum cost of a call in millionths of a US dollar. A text never has more tokens than bytes. */
export function mostCostOf(parameters: Parameters, prices: Prices): number {
  const [system, user] = parameters.messages
  const parts = (user?.content ?? []) as ChatCompletionContentPart[]
  const words = parts.filter(({ type }) => type === 'text')
  const pictures = parts.length - words.length
  const text = JSON.stringify([system, words, parameters.response_format])
  const input = Buffer.byteLength(text) + pictures * tokensOfPicture + tokensOfFraming
  return costOf({ input, output: parameters.max_completion_tokens ?? 0 }, prices)
}

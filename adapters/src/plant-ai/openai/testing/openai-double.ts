import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerTo } from './answers.ts'
import type { ChatRequest } from './chat-request.ts'
import { objectionTo } from './strict-schema.ts'

/** How the double misbehaves instead of answering well. */
export type Fault =
  | { status: number; headers?: Record<string, string>; error?: Record<string, string> }
  /** The text of the answer to any question; `end` is the finish reason. */
  | { content: string | null; end?: string; refusal?: string }
  /** Any response body. */
  | { body: string }
  /** Never answers, or stops after the headers and the first half of the body. */
  | { silent: 'at once' | 'in the body' }
  /** Closes the connection. */
  | { hangsUp: 'at once' | 'in the body' }

export type OpenAiDouble = {
  /** The `baseUrl` option for the client. */
  baseUrl: string
  /** The request bodies of all calls with the right key. */
  requests: ChatRequest[]
  /** Queues faults for the next calls, one each; later calls are answered well. */
  next(...faults: Fault[]): void
  close(): Promise<void>
}

/**
 * A double of OpenAI for tests: implements the part of Chat Completions that we use, with the plant guide as the model.
 * Like OpenAI, it rejects wrong keys and invalid strict schemas.
 */
export async function openOpenAiDouble({ apiKey }: { apiKey: string }): Promise<OpenAiDouble> {
  const requests: ChatRequest[] = []
  const faults: Fault[] = []
  const server = createServer((incoming, outgoing) => {
    void handle(incoming, outgoing).catch((error) => {
      outgoing.destroy(error as Error)
    })
  })

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const text = await bodyOf(incoming)
    const { authorization = '' } = incoming.headers
    if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') {
      refuse(outgoing, 404, { message: `Unknown request URL: ${incoming.method} ${incoming.url}` })
    } else if (authorization !== `Bearer ${apiKey}`) {
      const message = `Incorrect API key provided: ${authorization.slice('Bearer '.length)}.`
      refuse(outgoing, 401, { message, code: 'invalid_api_key', type: 'invalid_request_error' })
    } else {
      const request = JSON.parse(text) as ChatRequest
      requests.push(request)
      const fault = faults.shift()
      if (fault) misbehave(outgoing, request, fault)
      else answer(outgoing, request)
    }
  }

  function answer(outgoing: ServerResponse, request: ChatRequest): void {
    const { strict, schema } = request.response_format.json_schema
    const objection = strict ? objectionTo(schema) : 'strict has to be true'
    if (objection) refuse(outgoing, 400, { message: objection, code: 'invalid_json_schema' })
    else send(outgoing, 200, completion(request, JSON.stringify(answerTo(request))))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    next: (...more) => {
      faults.push(...more)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function misbehave(outgoing: ServerResponse, request: ChatRequest, fault: Fault): void {
  if ('status' in fault) {
    refuse(outgoing, fault.status, fault.error ?? {}, fault.headers)
  } else if ('body' in fault) {
    send(outgoing, 200, fault.body)
  } else if ('content' in fault) {
    send(outgoing, 200, completion(request, fault.content, fault))
  } else if (Object.values(fault).includes('in the body')) {
    const body = completion(request, '{}')
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    outgoing.write(body.slice(0, 40), () => {
      if ('hangsUp' in fault) outgoing.destroy()
    })
  } else if ('hangsUp' in fault) {
    outgoing.destroy()
  }
}

function completion(
  request: ChatRequest,
  content: string | null,
  { end = 'stop', refusal }: { end?: string; refusal?: string } = {},
): string {
  const counted = { prompt_tokens: 1200, completion_tokens: 800, total_tokens: 2000 }
  const message = { role: 'assistant', content, refusal: refusal ?? null }
  return JSON.stringify({
    id: 'chatcmpl-double',
    object: 'chat.completion',
    created: 0,
    model: request.model,
    choices: [{ index: 0, message, finish_reason: end, logprobs: null }],
    usage: counted,
  })
}

function send(outgoing: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

function refuse(
  outgoing: ServerResponse,
  status: number,
  error: Record<string, string>,
  headers: Record<string, string> = {},
): void {
  send(outgoing, status, JSON.stringify({ error: { message: 'No.', ...error } }), headers)
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** A request to Chat Completions. */
export type ChatRequest = {
  model: string
  messages: { role: string; content: string | ({ type: string } & Record<string, unknown>)[] }[]
  response_format: {
    type: string
    json_schema: { name: string; strict: boolean; schema: Record<string, unknown> }
  }
  max_completion_tokens: number
}

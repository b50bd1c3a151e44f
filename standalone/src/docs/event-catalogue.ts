import { gardenEvents } from '@wattle/contracts/garden/events.ts'
import { z } from 'zod'

/** Every event type of a garden with its data schema, as an AsyncAPI document. */
export function eventCatalogue(): string {
  const messages = Object.fromEntries(
    Object.entries(gardenEvents).map(([name, { schema, version }]) => {
      const data = (schema as z.ZodObject).omit({ type: true })
      const payload = z.toJSONSchema(data, { io: 'input', unrepresentable: 'any' })
      return [name, { name, title: `${name}, version ${version}`, payload }]
    }),
  )
  const document = {
    asyncapi: '3.0.0',
    info: {
      title: 'What happens in a garden',
      version: '1',
      description: 'The events in the streams `garden-<gardenId>`, in their current versions.',
    },
    channels: { garden: { address: 'garden-{gardenId}', parameters: { gardenId: {} }, messages } },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

import { gardenEvents } from '@wattle/contracts/garden/events.ts'
import { currentVersion } from '@wattle/contracts/upcasters.ts'
import { z } from 'zod'

/** Every event of a garden with the shape of its data, as an AsyncAPI document. */
export function eventCatalogue(): string {
  const messages = Object.fromEntries(
    gardenEvents.map((schema) => {
      const name = schema.shape.type.value
      const version = currentVersion(name)
      const payload = z.toJSONSchema((schema as z.ZodObject).omit({ type: true }), {
        io: 'input',
        unrepresentable: 'any',
      })
      const { description } = schema.meta() ?? {}
      return [
        name,
        { name, title: `${name}, version ${version}`, ...(description ? { description } : {}), payload },
      ]
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

import { z } from 'zod'

/** The instant after which the garden is erased. */
export const ErasureResponse = z.object({ eraseAfter: z.iso.datetime() })
export type ErasureResponse = z.infer<typeof ErasureResponse>

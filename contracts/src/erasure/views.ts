import { z } from 'zod'

/** The instant after which the garden is erased. */
export const ErasureAnswer = z.object({ eraseAfter: z.iso.datetime() })
export type ErasureAnswer = z.infer<typeof ErasureAnswer>

import { z } from 'zod'

/**
 * The body of every response with a status of 400 or more. `message` is the sentence that a gardener reads.
 */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Progress of the rebuild that the request has to wait for. */
  percent: z.number().optional(),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

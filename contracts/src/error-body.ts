import { z } from 'zod'

/** The body of every answer from 400 on. `message` is the sentence a gardener reads. */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** How far a rebuild is that the answer has to wait for. */
  percent: z.number().optional(),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

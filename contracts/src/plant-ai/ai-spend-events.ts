import { z } from 'zod'
import type { CivilDate } from '../civil-date.ts'
import { GardenId } from '../ids.ts'

/**
 * What calls to a paid AI cost on one day (the date in Sydney). A call is settled in the stream in which it
 * was reserved, even if it ends on another day.
 */
export const aiSpendStream = (date: CivilDate): string => `aiSpend-${date}`

/** Millionths of a US dollar, whole. */
const MicroDollars = z.number().int().min(0)

/** A call is about to be made for this garden and will cost at most `most`. */
export const AiSpendReserved = z.object({
  type: z.literal('AiSpendReserved'),
  reservationId: z.uuid(),
  gardenId: GardenId,
  most: MicroDollars,
})
export type AiSpendReserved = z.infer<typeof AiSpendReserved>

/**
 * The real cost of the call. A reservation that is never settled counts in full, because its process ended before it
 * could report the cost.
 */
export const AiSpendSettled = z.object({
  type: z.literal('AiSpendSettled'),
  reservationId: z.uuid(),
  cost: MicroDollars,
})
export type AiSpendSettled = z.infer<typeof AiSpendSettled>

export const AiSpendEvent = z.discriminatedUnion('type', [AiSpendReserved, AiSpendSettled])
export type AiSpendEvent = z.infer<typeof AiSpendEvent>

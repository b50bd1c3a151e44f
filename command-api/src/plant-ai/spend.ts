import { AllowanceUsedUp } from '@wattle/adapters/plant-ai/allowance.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { AiSpendEvent } from '@wattle/contracts/plant-ai/ai-spend-events.ts'
import { match } from 'ts-pattern'
import { emptyMap, get, type PersistentMap, put } from '../lib/persistent-map.ts'

/** One call: the most that it may cost while it is in progress, then its real cost. */
type Call = { readonly gardenId: GardenId; readonly amount: number; readonly settled: boolean }

/**
 * The cost of a day's calls in millionths of a US dollar, including the most that calls in progress may cost.
 */
export type Spend = {
  readonly total: number
  readonly byGarden: PersistentMap<number>
  readonly calls: PersistentMap<Call>
}

export const noSpend: Spend = { total: 0, byGarden: emptyMap, calls: emptyMap }

/** The most that a day's calls may cost, for all gardeners together and for one. */
export type Limits = { readonly everybody: number; readonly gardener: number }

export type SpendCommand =
  | { type: 'ReserveAiSpend'; reservationId: string; gardenId: GardenId; most: number; limits: Limits }
  | { type: 'SettleAiSpend'; reservationId: string; cost: number }

/** Throws `AllowanceUsedUp` if the call may cost more than is left. */
export function decideSpend(command: SpendCommand, spend: Spend): AiSpendEvent[] {
  const { reservationId } = command
  const call = get(spend.calls, reservationId)
  return match(command)
    .returnType<AiSpendEvent[]>()
    .with({ type: 'ReserveAiSpend' }, ({ gardenId, most, limits }) => {
      if (call) return []
      if (spend.total + most > limits.everybody)
        throw new AllowanceUsedUp('Today’s AI allowance for all gardeners is used up.')
      if ((get(spend.byGarden, gardenId) ?? 0) + most > limits.gardener)
        throw new AllowanceUsedUp('This gardener’s AI allowance for today is used up.')
      return [{ type: 'AiSpendReserved', reservationId, gardenId, most }]
    })
    .with({ type: 'SettleAiSpend' }, ({ cost }) =>
      call && !call.settled ? [{ type: 'AiSpendSettled', reservationId, cost }] : [],
    )
    .exhaustive()
}

export function evolveSpend(spend: Spend, event: AiSpendEvent): Spend {
  const { reservationId } = event
  return match(event)
    .with({ type: 'AiSpendReserved' }, ({ gardenId, most }) =>
      withCall(spend, reservationId, { gardenId, amount: most, settled: false }, most),
    )
    .with({ type: 'AiSpendSettled' }, ({ cost }) => {
      const call = get(spend.calls, reservationId)
      if (!call || call.settled) return spend
      return withCall(spend, reservationId, { ...call, amount: cost, settled: true }, cost - call.amount)
    })
    .exhaustive()
}

function withCall({ total, byGarden, calls }: Spend, id: string, call: Call, more: number): Spend {
  const { gardenId } = call
  return {
    total: total + more,
    byGarden: put(byGarden, gardenId, (get(byGarden, gardenId) ?? 0) + more),
    calls: put(calls, id, call),
  }
}

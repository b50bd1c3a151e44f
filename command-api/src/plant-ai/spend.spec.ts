import { AllowanceUsedUp } from '@wattle/adapters/plant-ai/allowance.ts'
import type { AiSpendEvent } from '@wattle/contracts/plant-ai/ai-spend-events.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { decideSpend, evolveSpend, noSpend, type SpendCommand } from './spend.ts'

const limits = { everybody: 1000, gardener: 300 }

const reserved = (call: string, garden: string, most: number): AiSpendEvent => {
  return { type: 'AiSpendReserved', reservationId: idOf(call), gardenId: idOf(garden), most }
}
const settled = (call: string, cost: number): AiSpendEvent => {
  return { type: 'AiSpendSettled', reservationId: idOf(call), cost }
}
const reserve = (call: string, garden: string, most: number): SpendCommand => {
  return { type: 'ReserveAiSpend', reservationId: idOf(call), gardenId: idOf(garden), most, limits }
}
const settle = (call: string, cost: number): SpendCommand => {
  return { type: 'SettleAiSpend', reservationId: idOf(call), cost }
}

const given = (...events: AiSpendEvent[]) => {
  const spend = events.reduce(evolveSpend, noSpend)
  return { when: (command: SpendCommand) => decideSpend(command, spend), total: spend.total }
}

test('a call is reserved as long as it fits into the limit, to the last unit', () => {
  expect(given().when(reserve('a', 'iris', 300))).toEqual([reserved('a', 'iris', 300)])
  expect(given(reserved('a', 'iris', 200)).when(reserve('b', 'iris', 100))).toEqual([
    reserved('b', 'iris', 100),
  ])
})

test('one gardener cannot exceed her share, whatever others have left', () => {
  const { when } = given(reserved('a', 'iris', 200))
  expect(() => when(reserve('b', 'iris', 101))).toThrow(
    new AllowanceUsedUp('This gardener’s AI allowance for today is used up.'),
  )
  expect(when(reserve('b', 'fern', 101))).toEqual([reserved('b', 'fern', 101)])
})

test('all gardeners together cannot exceed the daily limit', () => {
  const others = ['a', 'b', 'c'].map((call) => reserved(call, `garden ${call}`, 300))
  expect(() => given(...others).when(reserve('d', 'iris', 101))).toThrow(
    new AllowanceUsedUp('Today’s AI allowance for all gardeners is used up.'),
  )
  expect(given(...others).when(reserve('d', 'iris', 100))).toHaveLength(1)
})

test('a limit of zero allows no call', () => {
  const nothing = { ...reserve('a', 'iris', 1), limits: { everybody: 0, gardener: 0 } } as SpendCommand
  expect(() => given().when(nothing)).toThrow(AllowanceUsedUp)
})

test('the unused part of a settled reservation is available to the next call', () => {
  const { when, total } = given(reserved('a', 'iris', 300), settled('a', 120))
  expect(total).toBe(120)
  expect(when(reserve('b', 'iris', 180))).toHaveLength(1)
  expect(() => when(reserve('b', 'iris', 181))).toThrow(AllowanceUsedUp)
})

test('a call that cost more than its reservation counts with its real cost', () => {
  expect(() => given(reserved('a', 'iris', 100), settled('a', 250)).when(reserve('b', 'iris', 51))).toThrow(
    AllowanceUsedUp,
  )
})

test('a call that is never settled counts in full', () => {
  expect(given(reserved('a', 'iris', 300), reserved('b', 'fern', 10)).total).toBe(310)
})

test('a call is reserved and settled at most once, and settled only after its reservation', () => {
  const once = [reserved('a', 'iris', 100), settled('a', 40)]
  expect(given(...once).when(reserve('a', 'iris', 100))).toEqual([])
  expect(given(...once).when(settle('a', 90))).toEqual([])
  expect(given().when(settle('a', 90))).toEqual([])
  expect(given(...once, settled('a', 90)).total).toBe(40)
})

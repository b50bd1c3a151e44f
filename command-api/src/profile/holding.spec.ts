import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { decideConfirm, decideRelease, decideReserve, type Holding, NameOfAnother } from './holding.ts'

const [iris, fern] = [idOf('iris'), idOf('fern')]
const reservedBy = (gardenId: string): Holding => ({ gardenId, isConfirmed: false })
const confirmedFor = (gardenId: string): Holding => ({ gardenId, isConfirmed: true })

test.each([
  ['nobody has', null, false, ['DisplayNameReserved']],
  ['the garden has reserved', reservedBy(iris), false, ['DisplayNameReserved']],
  ['the garden has for good', confirmedFor(iris), false, []],
  ['another garden holds', reservedBy(fern), true, []],
  ['another garden has lost', confirmedFor(fern), false, ['DisplayNameReserved']],
])('reserving a name that %s', (_who, holding, isTaken, types) => {
  const events = types.map((type) => ({ type, gardenId: iris }))
  expect(decideReserve(holding, iris, isTaken)).toEqual(events)
})

test.each([
  ['nobody has', null, ['DisplayNameConfirmed']],
  ['the garden has reserved', reservedBy(iris), ['DisplayNameConfirmed']],
  ['the garden has for good', confirmedFor(iris), []],
])('confirming a name that %s', (_who, holding, types) => {
  expect(decideConfirm(holding, iris)).toEqual(types.map((type) => ({ type, gardenId: iris })))
})

test.each([reservedBy(fern), confirmedFor(fern)])('confirming a name of another garden: %o', (holding) => {
  expect(() => decideConfirm(holding, iris)).toThrow(NameOfAnother)
})

test.each([
  ['the garden has reserved', reservedBy(iris), false, ['DisplayNameReleased']],
  ['the garden already has', reservedBy(iris), true, []],
  ['the garden has for good', confirmedFor(iris), false, []],
])('releasing a name that %s', (_who, holding, isCarried, types) => {
  const events = types.map((type) => ({ type, gardenId: iris }))
  expect(decideRelease(holding, iris, isCarried)).toEqual(events)
})

import {
  type BulkWriteResult,
  MongoBulkWriteError,
  MongoInvalidArgumentError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
} from 'mongodb'
import { expect, test } from 'vitest'
import { ReadModelsUnavailable } from '../read-models/port.ts'
import { isLost, mongoFault } from './fault.ts'

const answered = (code: number) => new MongoServerError({ message: 'No.', code })
const inBulk = (error: Error | { message: string; code: number }) =>
  new MongoBulkWriteError(error, {} as BulkWriteResult)

test.each<{ what: string; error: Error; lost: boolean; away: boolean }>([
  { what: 'a broken connection', error: new MongoNetworkError('reset'), lost: true, away: true },
  { what: 'one in a bulk write', error: inBulk(new MongoNetworkError('reset')), lost: true, away: true },
  { what: 'a primary that stepped down', error: answered(189), lost: true, away: true },
  { what: 'a cursor of a server that restarted', error: answered(43), lost: true, away: true },
  { what: 'a full disk', error: answered(14_031), lost: false, away: true },
  { what: 'a refused sign-in', error: answered(18), lost: false, away: true },
  { what: 'a closed client', error: new MongoNotConnectedError('closed'), lost: false, away: true },
  { what: 'an id that is taken', error: answered(11_000), lost: false, away: false },
  { what: 'one in a bulk write', error: inBulk({ message: 'x', code: 11_000 }), lost: false, away: false },
  { what: 'a document that is too large', error: answered(10_334), lost: false, away: false },
  { what: 'a wrong argument', error: new MongoInvalidArgumentError('x'), lost: false, away: false },
  { what: 'a fault of ours', error: new TypeError('x'), lost: false, away: false },
])('$what is classified correctly', ({ error, lost, away }) => {
  expect(isLost(error)).toBe(lost)
  const fault = mongoFault(error)
  if (away) {
    expect(fault).toBeInstanceOf(ReadModelsUnavailable)
    expect(fault).toMatchObject({ code: 'read-models-unavailable', cause: error })
  } else expect(fault).toBe(error)
})

import { expect, onTestFinished, test } from 'vitest'
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts'
import { DocumentDamaged, ReadModelsUnavailable } from '../read-models/port.ts'
import { DeadLetterDecisions, decideDeadLetter } from './dead-letter-decisions.ts'

const gardenId = '0b8f2a58-6f0e-5c5e-9d0b-5d6f3a1e7c42'

/** How often a decision is carried out that meets this error once. */
async function carriedOut(error: Error): Promise<number> {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  await decideDeadLetter(log, () => new Date(), { type: 'DeadLetterRetried', readModel: 'plants', gardenId })
  const decisions = new DeadLetterDecisions(log)
  let times = 0
  const goOn = async () => {
    times += 1
    return times === 1 ? [error] : []
  }
  await expect(decisions.read(goOn)).rejects.toThrow('1 parked garden could not be retried.')
  await decisions.read(goOn)
  return times
}

test('a decision is carried out again if the read models were unavailable', async () => {
  expect(await carriedOut(new ReadModelsUnavailable('Away.'))).toBe(2)
})

test('a decision that meets a damaged document is not carried out for ever', async () => {
  expect(await carriedOut(new DocumentDamaged('It is no JSON.'))).toBe(1)
})

import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Database } from '../../sqlite/database.ts'
import { flushFile, flushFolder } from '../../sqlite/flush.ts'
import { removeDatabase } from '../../sqlite/remove-database.ts'
import { isIntact, type LogReport } from '../checksums/log-report.ts'
import { isDeleted } from './deleted-rows.ts'
import type { Repaired } from './repair-stream.ts'
import { ownLog } from './sqlite-event-log.ts'
import { type RepairedStream, rewrite } from './sqlite-rewrite.ts'
import { SqliteSalvage } from './sqlite-salvage.ts'
import { verifySqliteLog } from './sqlite-verify.ts'

export type Repair = {
  /** The streams that were damaged, and what became of them. */
  streams: readonly RepairedStream[]
  /** The streams that were deleted, but not whole: nothing is left of them now. */
  deleted: readonly string[]
  /** Events that were given a position and are neither in the log nor in the backup. */
  missing: number
  /** Where the damaged file is kept; null if there was nothing to repair. */
  keptAs: string | null
}

/** Whether an event is whole neither in the log nor in the backup. */
export const hasLost = ({ streams, missing }: Pick<Repair, 'streams' | 'missing'>): boolean =>
  missing > 0 || streams.some(({ lostFrom }) => lostFrom !== null)

export type RepairOptions = {
  /**
   * Ends a stream before the first event that is whole nowhere. Otherwise such a stream stays as it is, and takes no writes.
   */
  cut: boolean
  now: Date
}

/**
 * Puts the damaged streams of a log back from a backup copy, in a new file that takes the place of the old one once it has
 * been checked. Throws `LogUnavailable` while a server uses the log, and an error if the backup is one of another log.
 */
export function repairSqliteLog(path: string, backupPath: string, { cut, now }: RepairOptions): Repair {
  const release = ownLog(path)
  const copy = `${path}.repaired`
  try {
    requireReadable(path, 'restore the whole backup instead')
    requireReadable(backupPath, 'copy it to a folder that can be written to, or take another backup')
    if (isIntact(verifySqliteLog(path))) return { streams: [], deleted: [], missing: 0, keptAs: null }
    removeDatabase(copy)
    const { streams, deleted, missing } = withFiles(path, backupPath, (log, backup) => {
      if (!isCopy(log, backup))
        throw new Error(`${backupPath} is not a backup of ${path}: nothing was changed.`)
      try {
        return rewrite(copy, { log, backup, cut, now })
      } catch (cause) {
        if (!isTaken(cause)) throw cause
        const advice = 'take a backup made after its last repair or restore'
        throw new Error(`${backupPath} has events in the places of others in ${path}: ${advice}.`, { cause })
      }
    })
    requireIntact(verifySqliteLog(copy), streams, cut)
    return { streams, deleted, missing, keptAs: replace(path, copy, now) }
  } finally {
    removeDatabase(copy)
    release()
  }
}

function requireReadable(path: string, advice: string): void {
  try {
    new SqliteSalvage(path).close()
  } catch (cause) {
    throw new Error(`Nothing of ${path} can be read: ${advice}.`, { cause })
  }
}

function withFiles<T>(
  path: string,
  backupPath: string,
  work: (log: SqliteSalvage, backup: SqliteSalvage) => T,
): T {
  const log = new SqliteSalvage(path)
  try {
    const backup = new SqliteSalvage(backupPath)
    try {
      return work(log, backup)
    } finally {
      backup.close()
    }
  } finally {
    log.close()
  }
}

/** Whether a row was to be written where there is another one. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === constraintViolated

const constraintViolated = 19

const compared = 1000

/** Whether most of the first events are the same ones, but for those that one of the files has deleted. */
function isCopy(log: SqliteSalvage, backup: SqliteSalvage): boolean {
  const [own, others] = [firstIds(log), firstIds(backup)]
  const comparable = (ids: typeof own) =>
    [...ids.keys()].filter((position) => own.get(position) !== null && others.get(position) !== null)
  const same = comparable(others).filter((position) => own.get(position) === others.get(position))
  return same.length * 2 >= Math.min(comparable(others).length, comparable(own).length)
}

/** The ids of the first events by their positions, null for one that is deleted. */
const firstIds = (file: SqliteSalvage): Map<number, string | null> =>
  new Map(
    file
      .rows()
      .take(compared)
      .map((row) => [row[0], isDeleted(row) ? null : row[3]]),
  )

/** What is not said to be lost must be there. */
function requireIntact(
  { faults, damaged }: LogReport,
  streams: readonly RepairedStream[],
  cut: boolean,
): void {
  const isLost = ({ lostFrom }: Pick<Repaired, 'lostFrom'>) => lostFrom !== null
  const left = cut ? [] : streams.filter(isLost).map(({ stream }) => stream)
  const unexpected = damaged.filter(({ stream }) => !left.includes(stream)).map(({ message }) => message)
  const wrong = [...(cut ? faults : []), ...unexpected]
  if (wrong.length > 0)
    throw new Error(`The repair did not succeed, and nothing was changed. ${wrong.join(' ')}`)
}

/**
 * Keeps the damaged file under another name. A kill or a power cut at any moment leaves one of the two in place: the old file
 * needs nothing beside it once it has taken its WAL in, and then the new one takes its place in one step.
 */
function replace(path: string, copy: string, now: Date): string {
  const keptAs = `${path}.damaged-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  for (const end of ['', '-wal'])
    if (existsSync(path + end)) {
      copyFileSync(path + end, keptAs + end, constants.COPYFILE_FICLONE)
      flushFile(keptAs + end)
    }
  takeWalIn(path)
  // What is left there would be taken for a part of the new file.
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
  renameSync(copy, path)
  flushFolder(dirname(path))
  return keptAs
}

function takeWalIn(path: string): void {
  const database = new Database(path, { synchronous: 'FULL' })
  try {
    database.exec('pragma wal_checkpoint(truncate)')
  } finally {
    database.close()
  }
}

import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncFileSync, syncFolderSync } from '../../lib/durable-files.ts'
import { Database } from '../../sqlite/database.ts'
import { removeDatabase } from '../../sqlite/remove-database.ts'
import { isIntact, type LogReport } from '../checksums/log-report.ts'
import { LogDamaged } from '../port.ts'
import { isDeleted } from './deleted-rows.ts'
import type { Repaired } from './repair-stream.ts'
import { lockLog } from './sqlite-event-log.ts'
import { type RepairedStream, rewrite } from './sqlite-rewrite.ts'
import { SqliteSalvage } from './sqlite-salvage.ts'
import { verifySqliteLog } from './sqlite-verify.ts'

export type Repair = {
  /** The damaged streams and the outcome of their repair. */
  streams: readonly RepairedStream[]
  /** Streams whose deletion was incomplete and is now complete. */
  deleted: readonly string[]
  /** Assigned positions whose events are in neither the log nor the backup. */
  missing: number
  /** Path of the damaged file's copy; null if nothing needed repair. */
  keptAs: string | null
}

/** Whether some event is intact in neither the log nor the backup. */
export const hasLost = ({ streams, missing }: Pick<Repair, 'streams' | 'missing'>): boolean =>
  missing > 0 || streams.some(({ lostFrom }) => lostFrom !== null)

export type RepairOptions = {
  /**
   * Truncates a stream before the first event that is intact in neither file. Otherwise such a stream stays as it is
   * and accepts no appends.
   */
  cut: boolean
  now: Date
}

/**
 * Restores the damaged streams of a log from a backup. Writes a new file, verifies it, and replaces the old one with
 * it. Throws `LogUnavailable` while a server uses the log, and an error if the backup belongs to another log.
 */
export function repairSqliteLog(path: string, backupPath: string, { cut, now }: RepairOptions): Repair {
  const release = lockLog(path)
  const copy = `${path}.repaired`
  try {
    requireReadable(path, {
      damaged: 'restore the whole backup instead',
      unavailable: 'repair it as a user who may write to its folder',
    })
    requireReadable(backupPath, {
      damaged: 'take another backup',
      unavailable: 'copy it to a folder that can be written to',
    })
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

function requireReadable(path: string, advice: { damaged: string; unavailable: string }): void {
  if (!existsSync(path)) throw new Error(`${path} does not exist.`)
  try {
    new SqliteSalvage(path).close()
  } catch (cause) {
    const what = cause instanceof LogDamaged ? advice.damaged : advice.unavailable
    throw new Error(`Nothing of ${path} can be read: ${what}.`, { cause })
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

/** Whether an insert failed because another row is in its place. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === constraintViolated

const constraintViolated = 19

const compared = 1000

/** Whether at least half of the first events, ignoring those deleted in either file, are identical. */
function isCopy(log: SqliteSalvage, backup: SqliteSalvage): boolean {
  const [own, others] = [firstIds(log), firstIds(backup)]
  const comparable = (ids: typeof own) =>
    [...ids.keys()].filter((position) => own.get(position) !== null && others.get(position) !== null)
  const same = comparable(others).filter((position) => own.get(position) === others.get(position))
  return same.length * 2 >= Math.min(comparable(others).length, comparable(own).length)
}

/** Event ids by position in the first rows; null for a deleted event. */
const firstIds = (file: SqliteSalvage): Map<number, string | null> =>
  new Map(
    file
      .rows()
      .take(compared)
      .map((row) => [row[0], isDeleted(row) ? null : row[3]]),
  )

/** Throws unless every stream not reported as lost verifies. */
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
 * Copies the damaged file to another name, then moves the new file into its place. A kill or power cut at any moment
 * leaves one of them in place: the old file no longer depends on its WAL once it is checkpointed, and the rename is
 * atomic.
 */
function replace(path: string, copy: string, now: Date): string {
  const keptAs = `${path}.damaged-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  for (const end of ['', '-wal'])
    if (existsSync(path + end)) {
      copyFileSync(path + end, keptAs + end, constants.COPYFILE_FICLONE)
      syncFileSync(keptAs + end)
    }
  takeWalIn(path)
  // SQLite would take leftover WAL files for part of the new file.
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
  renameSync(copy, path)
  syncFolderSync(dirname(path))
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

import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoExpiredSessionError,
  MongoInvalidArgumentError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerClosedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
} from 'mongodb'
import { DocumentTooLarge, ReadModelsUnavailable } from '../read-models/port.ts'

/** The error code for an existing id. */
export const duplicateKey = 11_000

/** The server or its connection was lost during a call. Another server may answer a retry. */
const lost = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  43, // CursorNotFound, as after a restart between two batches
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9_001, // SocketException
  10_058, // LegacyNotPrimary
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
])

/** The server is available but cannot do its work now. */
const unable = new Set([
  1, // InternalError
  13, // Unauthorized
  18, // AuthenticationFailed
  50, // MaxTimeMSExpired
  14_031, // OutOfDiskSpace
])

const closed = [
  MongoClientClosedError,
  MongoExpiredSessionError,
  MongoNotConnectedError,
  MongoServerClosedError,
  MongoTopologyClosedError,
]

/** Pool errors, whose classes the driver does not export. */
const poolErrors = new Set(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError'])

/** Whether a call was interrupted, so that a retry is worthwhile. */
export function isLost(error: unknown): boolean {
  const fault = unwrapped(error)
  if (fault instanceof MongoNetworkError || fault instanceof MongoWriteConcernError) return true
  if (fault instanceof MongoBulkWriteError && fault.err) return true
  return fault instanceof MongoServerError && lost.has(Number(fault.code))
}

/**
 * Returns `ReadModelsUnavailable` if the database cannot do its work now, `DocumentTooLarge` if it never can, and any
 * other error unchanged.
 */
export function mongoFault(error: unknown): unknown {
  if (isAway(error))
    return new ReadModelsUnavailable('The read model database cannot be reached.', { cause: error })
  if (isTooLarge(error)) return new DocumentTooLarge('A document is too large to be kept.', { cause: error })
  return error
}

/** The driver checks a document's size before sending it, and fails to serialise one that is larger still. */
function isTooLarge(error: unknown): boolean {
  if (error instanceof MongoInvalidArgumentError)
    return error.message.includes('larger than the maximum size')
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_OUT_OF_RANGE'
}

function isAway(error: unknown): boolean {
  const fault = unwrapped(error)
  if (isLost(fault) || fault instanceof MongoServerSelectionError) return true
  if (closed.some((each) => fault instanceof each)) return true
  if (fault instanceof MongoServerError) return unable.has(Number(fault.code))
  return fault instanceof Error && poolErrors.has(fault.name)
}

/** The error that ended a bulk write early is wrapped in another class. */
function unwrapped(error: unknown): unknown {
  return error instanceof MongoBulkWriteError && error.errorResponse instanceof Error
    ? error.errorResponse
    : error
}

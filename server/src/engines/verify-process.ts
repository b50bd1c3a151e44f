import { verifySqliteLog } from '@wattle/adapters/event-log/sqlite/sqlite-verify.ts'

// Beside the server, in a process of its own: a check of the whole file keeps a thread busy for seconds.
process.send?.(verifySqliteLog(process.argv[2] ?? ''))

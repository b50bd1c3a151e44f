import { verifySqliteLog } from '@wattle/adapters/event-log/sqlite/sqlite-verify.ts'

// Runs in its own process, because checking the whole file keeps a thread busy for seconds.
process.send?.(verifySqliteLog(process.argv[2] ?? ''))

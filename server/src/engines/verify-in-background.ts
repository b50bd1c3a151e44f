import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { CheckedLog } from '@wattle/adapters/event-log/checksums/checked-log.ts'
import type { LogReport } from '@wattle/adapters/event-log/checksums/log-report.ts'
import { LogDamaged, StreamDamaged } from '@wattle/adapters/event-log/port.ts'

type Options = {
  /** The embedded log, in a file. */
  log: Pick<CheckedLog, 'place' | 'markDamaged' | 'refuseAllWrites'>
  /** Milliseconds before the check starts. */
  after: number
  report: (error: unknown) => void
}

/** Checks a log once, at low priority, and marks any damage it finds. */
export function verifyInBackground({ log, after, report }: Options): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()

  function begin(): void {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'verify-process.ts'), log.place], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      signal: stopping.signal,
      killSignal: 'SIGKILL',
    })
    let said = ''
    let isDone = false
    if (child.pid !== undefined) lowerPriority(child.pid)
    child.stderr?.on('data', (text) => {
      said += text
    })
    child.once('message', (found) => {
      isDone = true
      take(found as LogReport)
    })
    child.on('error', (error) => {
      if (!stopping.signal.aborted) report(error)
    })
    child.once('close', () => {
      if (!isDone && !stopping.signal.aborted)
        report(new Error(`The event log could not be verified. ${said}`))
      end()
    })
  }

  function take({ place, faults, damaged, nameless }: LogReport): void {
    for (const fault of faults) report(new LogDamaged(`${place} is damaged: ${fault}`))
    if (nameless > 0) {
      const damage = new LogDamaged(`Streams in ${place} have lost their names, so all writes are refused.`)
      log.refuseAllWrites(damage)
      report(damage)
    }
    for (const { stream, revision, fault } of damaged)
      log.markDamaged(new StreamDamaged(place, stream, revision, fault))
  }

  let hasBegun = false
  const timer = setTimeout(() => {
    hasBegun = true
    begin()
  }, after)
  return {
    /** Waits for the process to end: while it reads the file, SQLite keeps the newest events in the `-wal` file. */
    async stop() {
      clearTimeout(timer)
      if (!hasBegun) return
      stopping.abort()
      await ended
    },
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has already ended, or the system does not support priorities.
  }
}

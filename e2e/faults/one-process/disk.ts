import type { Fault } from '../fault.ts'
import type { Disk } from '../lib/disk.ts'
import type { OneProcessStage } from '../lib/one-process-stage.ts'
import { until } from '../lib/until.ts'

const refusals = 10
const noDisk = 'a disk of its own can only be mounted by root, on Linux'
const missing = ({ disk }: OneProcessStage) => (disk ? null : noDisk)

export const diskFaults: readonly Fault<OneProcessStage>[] = [
  {
    name: 'full-disk',
    does: 'the disk is full and has room again',
    missing,
    async strike({ disk }, { seen }) {
      const free = await (disk as Disk).fill()
      const wanted = seen.refusedWrites + refusals
      await until('writes were refused', () => seen.refusedWrites >= wanted)
      await free()
    },
  },
  {
    name: 'read-only-disk',
    does: 'the server is started on a disk that is read-only: it says so and ends',
    missing,
    async strike({ disk, wattle }) {
      await wattle.end()
      await (disk as Disk).mount('ro')
      const started = await wattle.start().then(
        () => true,
        () => false,
      )
      await wattle.kill()
      await (disk as Disk).mount('rw')
      await wattle.start()
      if (started) throw new Error('The server started on a disk that it cannot write to.')
    },
  },
]

import { startErasures } from '@wattle/command-api/erasure/runner.ts'
import { sweepUploads } from '@wattle/command-api/images/sweep-uploads.ts'
import { sagaWork, startSagas } from '@wattle/command-api/start-sagas.ts'
import type { WriteSide } from '@wattle/command-api/write-side.ts'
import type { EmbeddedEngines } from '@wattle/server/engines/open-embedded.ts'
import { verifyInBackground } from '@wattle/server/engines/verify-in-background.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import type { Shell } from '@wattle/server/process/shell.ts'

const anHour = 3_600_000

type Options = { verifyAfter?: number; eraseInterval?: number }

/** Verifies the log, makes care plans, erases gardens, and deletes what is not used any more. */
export async function startBackgroundWork(
  shell: Shell,
  engines: EmbeddedEngines,
  writeSide: WriteSide,
  { verifyAfter = 2_000, eraseInterval }: Options,
): Promise<void> {
  const { clock, report } = shell
  const { log, images } = engines
  if (!engines.inMemory) {
    const verifying = verifyInBackground({ log, after: verifyAfter, report })
    shell.onStop(() => verifying.stop())
  }
  const sagas = await startSagas(shell, writeSide, { ...engines, singleProcess: true })
  shell.onStop(() => sagas.stop())
  for (const work of sagaWork) shell.check(work, sagas.checks[work])
  const erasing = startErasures(shell, writeSide.gardens, {
    ...engines,
    singleProcess: true,
    ...(eraseInterval !== undefined && { interval: eraseInterval }),
  })
  shell.onStop(() => erasing.stop())
  for (const sweeping of [
    sweepUploads(images, clock, report),
    repeatedly(async () => engines.embeddedProvider?.sweep(), anHour, report),
  ]) {
    shell.onStop(() => sweeping.stop())
  }
}

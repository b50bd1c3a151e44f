import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { test } from '../src/test.ts'
import type { Driver, Installation } from './driver.ts'

/**
 * A test with windows of any browser. An error in a window fails the test; on failure, what the windows show
 * is saved and logged.
 */
export const journey = test.extend('open', async ({ task }, { onCleanup }) => {
  const windows: Driver[] = []
  onCleanup(async () => {
    try {
      const problems = (await Promise.all(windows.map((window) => window.problems()))).flat()
      if (task.result?.state === 'fail' || problems.length > 0) await keepScreens(windows)
      expect(problems).toEqual([])
    } finally {
      for (const window of windows) await window.close()
    }
  })
  return async ({ name, packages, isInstalled, open }: Installation): Promise<Driver> => {
    if (!isInstalled()) throw new Error(`${name} is not installed: apt-get install ${packages}`)
    const window = await open()
    windows.push(window)
    return window
  }
})

async function keepScreens(windows: Driver[]): Promise<void> {
  if (windows.length === 0) return
  const folder = await mkdtemp(join(tmpdir(), 'wattle-screens-'))
  for (const [index, window] of windows.entries()) {
    await writeFile(join(folder, `window-${index + 1}.png`), await window.screenshot())
    // In CI the pictures are lost with the machine, but its log keeps the text.
    console.error(`Window ${index + 1}: ${await window.evaluate<string>('document.body.innerText')}`)
  }
  console.error(`What the windows showed is in ${folder}`)
}
